## Warum etwas keine Aufzeichnung ist

record-unreadable-empty = Sie ist leer.
record-unreadable-foreign = Das ist keine Aufzeichnung von Reckon.
record-unreadable-newer = Ihr Format { $format } ist neuer als dieses Reckon.
record-unreadable-old-save = Ein älteres Reckon hat sie gespeichert, ohne Beleg dafür, wie die Karten ausgeteilt wurden. Dieses Reckon kann damit nicht weiterspielen.
record-unreadable-too-large = Sie ist größer als jede Aufzeichnung.
record-unreadable-not-text = Zeile { $line } ist kein Text.
record-unreadable-long-line = Zeile { $line } ist länger als jede Zeile einer Aufzeichnung.
record-unreadable-line-ends = Alle Zeilen enden wie unter Windows, mit einem Wagenrücklauf vor dem Zeilenvorschub, aber eine Aufzeichnung hat nur Zeilenvorschübe.
record-unreadable-no-line-end = Der Zeilenvorschub am Ende fehlt.
record-unreadable-closing = Ihre letzte Zeile passt nicht zum Rest: Etwas wurde geändert oder abgeschnitten.
record-unreadable-other-game = Zeile { $line } nennt das Spiel „{ $name }“, das dieses Reckon nicht kennt.
record-unreadable-revision = { $age ->
    [newer] Zeile { $line }: Gespielt wurde nach Fassung { $found } der Regeln, aber dieses Reckon kennt nur Fassung { $known }. Ein neueres Reckon kann sie lesen.
   *[older] Zeile { $line }: Gespielt wurde nach Fassung { $found } der Regeln, aber dieses Reckon kennt nur Fassung { $known }.
}
record-unreadable-expected = { $is ->
    [missing] Zeile { $line } fehlt: Dort sollte „{ $wanted }“ stehen.
   *[other] Zeile { $line } beginnt mit „{ $found }“, aber dort sollte „{ $wanted }“ stehen.
}
record-unreadable-option = Zeile { $line }: { $why }
record-unreadable-cards = Zeile { $line } hat keine Karten, mit denen dieser Tisch spielen kann.
record-unreadable-player = Zeile { $line }: „{ $text }“ ist niemand, der am Tisch sitzen kann.
record-unreadable-seats = Zeile { $line }: Es sind mehr Spieler, als ein Tisch Plätze hat.
record-unreadable-hex = Zeile { $line } sollte mit 64 Ziffern von 0 bis 9 und a bis f enden.
record-unreadable-move = Zeile { $line } ist kein Zug: „{ $text }“.
record-unreadable-many-moves = Zeile { $line }: Es sind mehr Züge, als ein Spiel hat.
record-unreadable-result = Zeile { $line } sollte für jeden Platz eine Zahl haben.
record-unreadable-not-as-written = Zeile { $line } ist nicht so, wie Reckon sie schreibt.

## Was passt

record-check-closing = Die letzte Zeile passt zum Text darüber.
record-check-form = Jede Zeile ist so, wie Reckon sie schreibt.
record-check-commitment = Das Geheimnis passt zur Festlegung.
record-check-seed = Der Startwert kommt aus dem Geheimnis und aus dem, was jeder Platz beigetragen hat.
record-check-order = Der Stapel lag so, wie der Startwert ihn mischt.
record-check-moves = { $moves-count ->
    [0] Noch wurde kein Zug gemacht.
    [one] { $moves } Zug wurde gemacht, und er ist erlaubt.
   *[other] { $moves } Züge wurden gemacht, und alle sind erlaubt.
}
record-check-result = Das Ergebnis ist das, zu dem die Züge führen.

## Was nicht passt

record-finding-closing = Die letzte Zeile passt nicht: Darüber wurde etwas geändert oder abgeschnitten.
record-finding-changed = Zeile { $line }, Spalte { $column } wurde geändert: Dort steht { $found }, aber dort sollte { $right } stehen.
record-finding-commitment = Zeile { $line }: Das Geheimnis passt nicht zur Festlegung.
record-finding-seed = Zeile { $line }: Der Startwert kommt nicht aus dem Geheimnis und dem, was jeder Platz beigetragen hat.
record-finding-table = Zeile { $line }: So kann das Spiel nicht begonnen haben. { $why }
record-finding-order = Zeile { $line }: An Stelle { $place } des Stapels steht { $found }, aber der Startwert legt { $right } dorthin.
record-finding-move = Zeile { $line }: Zug { $number }, „{ $text }“ von { $who }, ist nicht erlaubt. { $why }
record-finding-not-over = Zeile { $line } nennt ein Ergebnis, aber nach diesen Zügen geht das Spiel weiter.
record-finding-result = Zeile { $line }: Als Ergebnis steht dort { $found }, aber die Züge führen zu { $right }.

# Was an einer Stelle steht oder stehen sollte.
record-byte-letter = „{ $letter }“
record-byte-space = ein Leerzeichen
record-byte-line-end = das Ende der Zeile
record-byte-other = das Byte { $number }
record-no-card = keine Karte

## Was man beim Lesen wissen sollte

record-note-put-right = Der Rest wurde so geprüft, als stünde es richtig da.
record-note-gave-up = Ob es ein einzelnes Byte ist, wurde nicht zu Ende probiert: Dafür ist die Aufzeichnung zu lang.
record-note-chosen = Jemand hat den Startwert gewählt, also wurden die Karten nicht ausgelost.
record-note-not-over = Das Spiel ist nicht aus, also können andere das Austeilen noch nicht prüfen.
record-note-sealed = Das Spiel ist nicht aus, also lassen sich weder das Austeilen noch die Züge schon prüfen.
record-note-private = Darin steht das Geheimnis eines laufenden Spiels: Gib es erst weiter, wenn das Spiel aus ist.
