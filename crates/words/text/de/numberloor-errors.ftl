## Warum ein Text keine Karte ist

numberloor-not-a-card = „{ $text }“ ist keine Karte. Karten schreibt man so: 5, 5n, b3, near, odd, even oder skip.

## Warum ein Text kein Zug ist

numberloor-not-a-move-not-a-card = „{ $text }“ ist keine Karte. Schreib deine Karten hintereinander, wie in: b3 6, oder schreib draw, pass, end, night oder let go.
numberloor-not-a-move-no-level = Es fehlt ein Stockwerk: Ballons kommen vor einem, wie in: b3 6
numberloor-not-a-move-two-levels = Stockwerke werden einzeln gelegt, und { $card } wäre das zweite.
numberloor-not-a-move-level-at-end = Hinter dem Wort end stehen nur Ballons. Leg { $card }, bevor du deinen Zug beendest.
numberloor-not-a-move-night-needs-after = Sag, für welche offenen Karten die Nachtkarte gedacht ist, wie in: night 6n after 17
numberloor-not-a-move-too-long = Das sind mehr Karten, als ein Kartensatz hat.

## Warum eine getippte Zeile nicht eindeutig ist

numberloor-not-understood-word = „{ $text }“ verstehe ich nicht. Tipp deine Karten hintereinander, wie in: 5 7 b3 4, oder tipp ziehen, passe oder fertig.
numberloor-not-understood-word-for-beginners = „{ $text }“ verstehe ich nicht. Tipp deine Karten hintereinander, wie in: 3 links 5 rechts, oder tipp passe oder fertig.
numberloor-not-understood-neither-stack = Auf den Stapeln liegen { $left } und { $right }, nicht { $said }.
numberloor-not-understood-only-balloons = Nach { $balloons } kommt ein Stockwerk, wie in: { $typed }
numberloor-not-understood-after-end = „{ $text }“ kommt nach dem Ende deines Zuges. Dort bleiben nur Ballons oben liegen, wie in: fertig b3
numberloor-not-understood-wrong-sum = { $sum }, aber du hast { $says } geschrieben.
numberloor-not-understood-not-the-open-level = Du zählst von { $said } aus, aber offen liegt { $open }.
numberloor-not-understood-not-the-open-balloon = Du zählst { $said } weiter, aber oben liegt { $balloon }.
numberloor-not-understood-balloons-at-end = Hinter { $balloons } kommt kein Stockwerk. Leg Ballons vor ein Stockwerk, oder lass sie am Ende oben liegen, wie in: fertig { $typed }
numberloor-not-understood-which-stack = Die { $level } passt auf beide Stapel. Sag, auf welchen, wie in: { $typed } links

## Warum ein Kartensatz nicht geht; $entry zählt ab 1, $kind ist, wie die Datei ihre Einträge nennt

numberloor-bad-pack-not-a-level = Eintrag { $entry } unter „{ $kind }“: „{ $text }“ ist kein Stockwerk von 0 bis 9 und kein Bereich von Stockwerken wie 2-7.
numberloor-bad-pack-not-a-balloon = Eintrag { $entry } der Ballons: „{ $text }“ ist keine Zahl von 0 bis 10, und auch nicht near (nah), odd (ungerade), even (gerade), oe (ungerade oder gerade) oder skip (aussetzen).
numberloor-bad-pack-not-a-mark = Eintrag { $entry } unter „{ $kind }“: „{ $text }“ ist keine Marke. Es gibt blue (blau) und red (rot).
numberloor-bad-pack-no-level = Der Kartensatz hat kein Stockwerk.
numberloor-bad-pack-too-many-balloons = Ein Kartensatz hat höchstens { $most } Ballons, aber dieser hat { $there }.

## Warum ein Text keine Stellung ist

numberloor-not-a-position-unknown-section = Eine Stellung hat keinen Abschnitt „{ $text }“. Sie braucht mindestens die offenen Karten und eine Hand, wie in: open 5 b3 | hand 2 8n b3 near
numberloor-not-a-position-listed = Im Abschnitt „{ $section }“ steht für jeden Platz eine Zahl: { $seats }, nicht { $listed }.
numberloor-not-a-position-no-open-cards = Eine Stellung braucht mindestens zwei offene Karten, wie in: open 5 b3 | hand 2 8n b3 near

## Warum eine Stellung auf keinem Tisch liegen kann

numberloor-bad-position-no-such-card = Das gibt es im Kartensatz dieses Tisches nicht: { $card }.
numberloor-bad-position-card-too-many = Diese Stellung enthält öfter als der Kartensatz: { $card }.
numberloor-bad-position-open-cards = Offen liegen ein Stockwerk und ein Ballon, oder für Anfänger zwei Stockwerke bei Tag. Ein offener Ballon, der ungerade oder gerade sein kann, wird oe=odd oder oe=even geschrieben.
numberloor-bad-position-stars = Jeder Platz hat 0 bis { $most } Sterne: Mit { $most } ist das Spiel gewonnen.
numberloor-bad-position-laid = Was in diesem Zug gelegt wurde, endet mit einem Stockwerk und liegt in der Mitte obenauf, und wer es gelegt hat, hat noch Karten.
numberloor-bad-position-last-level = Mit dem letzten Stockwerk werden alle übrigen Ballons gelegt, danach hat also niemand nur noch Ballons. Als Zug schreibt man das wie 7 b1 b2, von den Karten aus, die vorher offen lagen.
numberloor-bad-position-drawn = So können in diesem Zug keine Karten genommen worden sein.
numberloor-bad-position-asked = So kann niemand nach einer Nachtkarte gefragt werden: Gefragt wird nur, wo es in Ruhe zugeht, und nie, wer als Nächstes dran ist.
numberloor-bad-position-passed = So kann niemand gepasst haben: Es gibt noch Karten zu nehmen.
numberloor-bad-position-too-long = So viele Züge hat kein Spiel, und so oft ändern sich die offenen Karten nie.
