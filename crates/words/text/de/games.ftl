### Was mehrere Spiele gleich sagen

## Warum ein Zug nicht erlaubt ist: gesagt zu der Person, die ihn versucht hat

illegal-over = Das Spiel ist aus.
illegal-not-your-turn = { $person ->
    [you] Du bist dran.
   *[other] { $who } ist dran.
}

## Warum ein Text kein Zug ist

not-a-move-empty = Darin steht kein Zug.
not-a-move-stands-alone = „{ $text }“ muss allein stehen: nichts davor und nichts dahinter.

## Warum ein Kartensatz nicht geht; $entry zählt ab 1

bad-pack-not-toml = Das ist keine Datei mit einem Kartensatz: { $message }
bad-pack-empty-entry = Eintrag { $entry } unter „{ $kind }“ ist leer.
bad-pack-too-many = Ein Kartensatz hat höchstens { $most } Karten, aber dieser hat { $there }.
bad-pack-not-a-card = „{ $text }“ ist keine Karte für einen Kartensatz.

## Warum ein Text keine Stellung ist

not-a-position-twice = Den Abschnitt „{ $text }“ gibt es zweimal.
not-a-position-not-understood = „{ $text }“ im Abschnitt „{ $section }“ ist nicht zu verstehen.
not-a-position-pack = Aus den Karten dieser Stellung wird kein Kartensatz. { $why }
not-a-position-seats = Ein Tisch hat { $least } bis { $most } Plätze.
not-a-position-watcher-with-hand = Wer nur zuschaut, hat keine Hand.

## Warum eine Stellung auf keinem Tisch liegen kann

# $first und die anderen sind Abschnitte einer Stellung.
bad-position-count = Diese Stellung hat { $there } Karten, aber der Kartensatz hat { $pack }. Ändere den Abschnitt „{ $first }“, „{ $second }“ oder „{ $third }“; was du weglässt, wird ergänzt.
bad-position-hand-count = { $person ->
    [you] Nach dem Abschnitt „hands“ hast du { $should-count ->
        [one] { $should } Karte
       *[other] { $should } Karten
    }, aber in „hand“ stehen { $cards }.
   *[other] Nach dem Abschnitt „hands“ hat { $who } { $should-count ->
        [one] { $should } Karte
       *[other] { $should } Karten
    }, aber aufgezählt sind { $cards }.
}
bad-position-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
bad-position-phase = So kann ein Spiel nicht enden.
bad-position-known = { $person ->
    [you] Was man von deiner Hand weiß, kann nicht stimmen.
   *[other] Was man von der Hand von { $who } weiß, kann nicht stimmen.
}
