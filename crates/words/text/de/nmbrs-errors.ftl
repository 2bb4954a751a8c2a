## Warum ein Text kein Stein, kein Stein mit seiner Zahl, keine Reihe ist

nmbrs-not-a-block = „{ $text }“ ist kein Stein. Steine sind die Zahlen von 1 bis { $highest } und die Joker ja, jb, jc und jd.
nmbrs-not-a-piece-without-value = Sag, für welche Zahl der Joker steht, zum Beispiel: { $joker }=35
nmbrs-not-a-piece-not-a-value = Ein Joker steht für eine Zahl von 1 bis { $highest }, und „{ $text }“ ist keine.
nmbrs-not-a-piece-not-a-joker = Nur ein Joker steht für eine andere Zahl, und { $block } ist kein Joker.
nmbrs-not-a-letter = „{ $text }“ ist keine Reihe. Reihen haben Buchstaben, zum Beispiel A.

## Warum ein Text kein Zug ist

nmbrs-not-a-move-no-such-move = „{ $text }“ ist kein Zug. Einen Zug schreibt man so: lay 30 40 50, 28 above 30, give 91; außerdem gibt es knock 35 und let go.
nmbrs-not-a-move-not-a-lay = „{ $text }“ verstehe ich nicht. Einen Schritt schreibt man so: lay 30 40 50, oder 28 above 30, 20 right of 16, insert 65 between 60 70, link 25 between 20 30, exchange 35 for ja, give 91
nmbrs-not-a-move-no-blocks = „{ $text }“ sagt nicht, welche Steine gelegt werden.
nmbrs-not-a-move-give-comes-last = Einen Stein gibst du erst ganz am Ende deines Zuges weg.
nmbrs-not-a-move-too-long = Ein Zug hat höchstens { $most } Schritte.

## Warum eine getippte Zeile nicht klar ist

nmbrs-not-understood-word = „{ $text }“ verstehe ich nicht. Tipp Schritte wie: neu 30 40 50, 65 75 in A, 28 32 quer 30, gib 91; oder klopf, oder lass.
nmbrs-not-understood-where = Sag, wohin { $text } kommen soll: in eine Reihe, an einen Stein oder als neue Reihe, zum Beispiel: neu { $text }
nmbrs-not-understood-no-blocks = „{ $text }“ sagt nicht, welche von deinen Steinen.
nmbrs-not-understood-between-which = „{ $text }“ sagt nicht, zwischen welche zwei Steine, zum Beispiel: 25 zwischen 20 30
nmbrs-not-understood-exchange-which = „{ $text }“ sagt nicht, welche Zahl du gegen einen Joker tauschst, zum Beispiel: tausche 35 gegen Joker
nmbrs-not-understood-no-joker = Für „{ $text }“ gibt es keinen Joker.
nmbrs-not-understood-give-which = Sag, welchen Stein du weggibst, zum Beispiel: gib 91
nmbrs-not-understood-nothing-given = Gerade gibt niemand einen Stein weg, also gibt es nichts zu klopfen.
nmbrs-not-understood-one-or-two = „{ $text }“ kann eine Zahl sein oder zwei. Schreib Zahlen in Ziffern, zum Beispiel: neu 30 40 50

## Warum ein Text keine Stellung ist

nmbrs-not-a-position-unknown-section = In einer Stellung gibt es keinen Abschnitt „{ $text }“. Sie braucht mindestens einen Tisch oder eine Hand, zum Beispiel: table 20 30 40 | hand 28 32 91
nmbrs-not-a-position-listed = Der Abschnitt „{ $section }“ hat { $listed } Einträge, aber es gibt { $seats } Plätze.
nmbrs-not-a-position-block-twice = { $kind ->
    [joker] Im Abschnitt „{ $section }“ steht { $block } zweimal, aber es gibt nur einen davon.
   *[number] Im Abschnitt „{ $section }“ steht die { $block } zweimal, aber es gibt nur eine.
}
nmbrs-not-a-position-lies-twice = { $kind ->
    [joker] In der Zeichnung liegt { $block } zweimal auf dem Tisch.
   *[number] In der Zeichnung liegt die { $block } zweimal auf dem Tisch.
}
nmbrs-not-a-position-too-large = Die Zeichnung des Tisches ist zu groß.
nmbrs-not-a-position-no-such-row = { $kind ->
    [joker] Eine solche Reihe mit { $block } liegt nicht auf dem Tisch.
   *[number] Eine solche Reihe mit der { $block } liegt nicht auf dem Tisch.
}
nmbrs-not-a-position-letter-twice = Zwei Reihen haben den Buchstaben { $letter }, aber jede Reihe braucht ihren eigenen.
nmbrs-not-a-position-too-many-blocks = Das sind mehr Steine, als es gibt: Im Abschnitt „table“, „hand“, „hands“, „aside“ oder „forgotten“ muss etwas weg.
nmbrs-not-a-position-empty = Eine Stellung braucht mindestens einen Tisch oder eine Hand, zum Beispiel: table 20 30 40 | hand 28 32 91

## Warum eine Stellung auf keinem Tisch liegen kann

nmbrs-bad-position-revision = Gespielt wurde nach Fassung { $found } der Regeln, aber dieses Reckon kennt nur Fassungen bis { $known }.
nmbrs-bad-position-no-such-block = { $kind ->
    [joker] An diesem Tisch spielt { $block } nicht mit.
   *[number] An diesem Tisch spielt die { $block } nicht mit.
}
nmbrs-bad-position-twice = { $kind ->
    [joker] Es gibt nur einen { $block }, und hier ist er an zwei Stellen.
   *[number] Es gibt nur eine { $block }, und hier ist sie an zwei Stellen.
}
nmbrs-bad-position-same-cell = Die Steine { $blocks } liegen auf einem Platz.
nmbrs-bad-position-cells = Die Plätze der Steine sind nicht von links oben gezählt, oder ein Stein liegt zu weit weg.
nmbrs-bad-position-joker-too-high = An diesem Tisch kann ein Joker jede Zahl von 1 bis { $most } sein, aber nicht { $value }.
nmbrs-bad-position-alone = { $kind ->
    [joker] Auf dem Tisch berührt nichts { $block }, und eine Reihe braucht mindestens drei Steine.
   *[number] Auf dem Tisch berührt nichts die { $block }, und eine Reihe braucht mindestens drei Steine.
}
# $why ist nmbrs-wrong-runs.
nmbrs-bad-position-wrong-runs = Dieser Tisch stimmt nicht: { $why }.
nmbrs-bad-position-rows = Die Buchstaben passen nicht zu den Reihen, die auf dem Tisch liegen.
nmbrs-bad-position-hand = { $person ->
    [you] Die Abschnitte „hand“ und „hands“ müssen gleich viele Steine für dich haben, und aufgezählt wird nur deine eigene Hand.
   *[other] Was von der Hand von { $who } aufgezählt ist, passt nicht zu der Person, die darauf schaut.
}
nmbrs-bad-position-empty-hand = { $person ->
    [you] Du hast keinen Stein mehr, also wäre die Runde aus.
   *[other] { $who } hat keinen Stein mehr, also wäre die Runde aus.
}
nmbrs-bad-position-blocks = Diese Stellung hat { $there } Steine, aber das Spiel hat { $blocks }. Ändere den Abschnitt „pot“, „hands“ oder „forgotten“ (wie viele beiseite liegen, die niemand mehr weiß), oder lass „pot“ weg.
nmbrs-bad-position-lots = Die Steine, die für den ersten Zug gezogen wurden, können nicht diese sein.
nmbrs-bad-position-youngest = Der Tisch hat einen anderen Platz als den jüngsten genannt.
nmbrs-bad-position-drawn = So viele Steine können nicht gezogen sein, oder nicht von diesen Spielern.
nmbrs-bad-position-empty-pot = Ist der Topf leer, kann niemand klopfen, also wird hier gerade kein Stein weggegeben.
nmbrs-bad-position-asked = So kann niemand gefragt sein, ob er klopft.
nmbrs-bad-position-sheet = Die Runden und die Punkte dieser Stellung passen nicht zusammen.
nmbrs-bad-position-point = So weit kann ein Spiel nie kommen.
