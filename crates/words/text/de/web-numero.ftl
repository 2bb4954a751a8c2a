### Was der Tisch von NUMERO im Browser sagt

## Karten, zum Hören und zum Sehen

web-numero-colour-green = grün
web-numero-colour-orange = orange
web-numero-colour-blue = blau
web-numero-colour-red = rot
web-numero-letter-green = G
web-numero-letter-orange = O
web-numero-letter-blue = B
web-numero-letter-red = R
web-numero-card = { $face }, { $colour }
# Die Punkte, die auf einer Karte stehen, wenn um Punkte gespielt wird: gesagt, und klein auf der Karte selbst.
web-numero-card-points = { $n ->
    [one] { $card }, { $n } Punkt
   *[other] { $card }, { $n } Punkte
}
web-numero-points = { $n } P
web-numero-minus = minus { $n }
web-numero-times = mal { $n }
web-numero-over = geteilt durch { $n }
web-numero-plus = plus
web-numero-is = ist
web-numero-and = und
web-numero-or = oder
web-numero-decimal = { $whole } Komma { $digits }
web-numero-percent = { $n } Prozent
web-numero-squared = hoch zwei
web-numero-cubed = hoch drei
web-numero-square-root = Quadratwurzel
web-numero-cube-root = dritte Wurzel
web-numero-part-1-2 = ein Halb
web-numero-part-1-3 = ein Drittel
web-numero-part-2-3 = zwei Drittel
web-numero-part-1-4 = ein Viertel
web-numero-part-3-4 = drei Viertel
web-numero-part-1-5 = ein Fünftel
web-numero-part-2-5 = zwei Fünftel
web-numero-part-other = { $top } durch { $bottom }
# Wie es geschrieben wird: ½ von (5 + 3).
web-numero-part-of = { $part } von
web-numero-said-of = { $part } von { $pile }
web-numero-said-root = { $root } aus { $pile }
web-numero-build-of = Bau von { $value }
web-numero-build-spoken = { $person ->
    [you] Bau von { $value }: { $sum }, von dir
   *[other] Bau von { $value }: { $sum }, von { $who }
}
# Im Bild eines Augenblicks: eine Karte, um die es ging.
web-numero-marked = { $card } (diese hier)
web-numero-played = Gespielt: { $cards }

## Bereiche

web-numero-region-table = Tisch
web-numero-region-work = Rechnung
web-numero-region-hand = Hand
web-numero-centre = Mitte
web-numero-hand = Deine Hand
# Im Bild eines Augenblicks, den man mit den Augen von jedem sehen kann.
web-numero-hand-of = Hand von { $who }
web-numero-centre-empty = Die Mitte ist leer.
web-numero-hand-empty = Du hast keine Karten mehr auf der Hand.
web-numero-covered = Die Karten sind verdeckt.
web-numero-watching = Du schaust zu.

## Die Rechnung

web-numero-work-line = Was du angetippt hast
web-numero-work-empty = Welche Karten ergeben eine von deinen? Tipp sie an, dann deine.
web-numero-work-ahead = Überleg schon mal: Welche Karten ergeben eine von deinen?
web-numero-lift = { $card }: herausnehmen
web-numero-work-card = Tipp jetzt Karten in der Mitte an.
web-numero-total = zusammen: { $value }
web-numero-total-each = jedes Mal: { $value }
web-numero-total-title = Macht aus allem einen einzigen Haufen
web-numero-fits-your = passt zu deiner
web-numero-your = deine Karte
web-numero-unknown = das rechnest du aus
web-numero-back = Einen Schritt zurück
web-numero-clear = Alles zurücklegen
web-numero-stays = bleibt als Bau von { $value } liegen: Du hast eine { $value } ✓
web-numero-stays-bluff = bleibt als Bau von { $value } liegen: Du hast keine { $value }
web-numero-stays-free = bleibt als Bau von { $value } liegen
web-numero-gone = Nicht mehr da: { $card }.

## Knöpfe

web-numero-take = Nehmen
web-numero-build = Bauen
web-numero-discard = Ablegen
web-numero-check = Prüfen
web-numero-take-cards = { $n ->
    [one] { $n } Karte nehmen
   *[other] { $n } Karten nehmen
}
web-numero-take-cards-points = { $n ->
    [one] { $n } Karte nehmen
   *[other] { $n } Karten nehmen
} · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-numero-build-value = { $value } bauen
web-numero-build-bluff = { $value } bauen: Du hast keine { $value }
web-numero-discard-card = { $card } ablegen
web-numero-discard-all = { $n ->
    [one] Die einzige Karte ablegen
   *[other] Alle { $n } Karten ablegen
}
web-numero-and-put = , { $cards } in die Mitte legen
web-numero-and-bluff = , { $value } bauen: Du hast keine { $value }
web-numero-pass = Passen
web-numero-stop = Aufhören
web-numero-put = { $cards } in die Mitte legen
web-numero-really = Bluffen? Noch einmal drücken: { $what }
web-numero-really-stop = Wirklich aufhören? Noch einmal drücken
web-numero-press-again = Das ist ein Bluff. Drück noch einmal, wenn du dich traust.
web-numero-choose = Wähl zuerst Karten
web-numero-now-your-card = Jetzt eine Zahlenkarte aus deiner Hand
web-numero-goes-take = Ja, die kannst du nehmen.
web-numero-goes-build = Ja, das kannst du bauen.
web-numero-goes-discard = Ja, die kannst du ablegen.
web-numero-no-take = Diese Karten kannst du nicht nehmen.
web-numero-no-build = Daraus wird kein Bau.
web-numero-no-discard = Wähl zum Ablegen nur eine Zahlenkarte aus deiner Hand.
web-numero-points-why = Wofür es die Punkte gibt
web-numero-challenge = Zeig mir die { $value }!
web-numero-challenge-short = Zeig her!
web-numero-challenge-right = Ist es ein Bluff, verliert { $who } 20.
web-numero-challenge-wrong = Wenn nicht, verlierst du 10.
# Steht über dem Tisch, wenn die angezweifelte Hand aufgedeckt wird.
web-numero-was-honest = Sie ist da!
web-numero-was-bluff = Geblufft!

## Neben einem Platz

web-numero-fact-won = gewonnen { $n }
web-numero-fact-won-spoken = { $n ->
    [one] { $n } Karte gewonnen
   *[other] { $n } Karten gewonnen
}
web-numero-fact-points = { $n ->
    [one] { $figure } Punkt
   *[other] { $figure } Punkte
}
web-numero-fact-points-spoken = { $n ->
    [one] { $figure } Punkt
   *[other] { $figure } Punkte
}
web-numero-fact-pack = Stapel { $n }
web-numero-pack-spoken = { $n ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist noch { $n } Karte.
   *[other] Im Stapel sind noch { $n } Karten.
}

## Antworten zum Hören

web-numero-hand-spoken = Deine Hand: { $cards }.
web-numero-centre-spoken = In der Mitte: { $cards }.
web-numero-nothing-to-doubt = Gerade liegt kein Bau da, den du anzweifeln kannst.
web-numero-draft-empty = Du hast noch keine Karte gewählt.
web-numero-waits = { $card } wartet auf eine Zahl.
web-numero-your-card = Deine Karte: { $card }.
web-numero-enter = Eingabetaste: { $what }.
web-numero-not-your-turn = Du bist noch nicht dran.
web-numero-may = Nimm, bau oder leg ab: mit einer Zahlenkarte aus deiner Hand.
web-numero-may-chance = Das ist deine letzte Chance: Nimm etwas, oder hör auf.
web-numero-may-patience = Nimm etwas, oder hör auf.
web-numero-may-prepare = Du kannst schon Karten wählen.
web-numero-may-challenge = Du kannst den Bau von { $value } anzweifeln, den { $who } gemacht hat.
web-numero-other-holds = { $n ->
    [one] { $who } hat { $n } Karte auf der Hand.
   *[other] { $who } hat { $n } Karten auf der Hand.
}
web-numero-has-won = { $person ->
    [you] Du hast
   *[other] { $who } hat
} { $n ->
    [one] { $n } Karte gewonnen.
   *[other] { $n } Karten gewonnen.
}
web-numero-has-points = { $person ->
    [you] Du hast
   *[other] { $who } hat
} { $n ->
    [one] { $figure } Punkt.
   *[other] { $figure } Punkte.
}
web-numero-won-secret = Wer wie viele Karten gewonnen hat, erfahrt ihr erst am Ende.
web-numero-how = Wähl Karten in der Mitte, und Rechenkarten, wenn du magst, dann eine Zahlenkarte aus deiner Hand, die gleich viel wert ist. Oder wähl nur eine Zahlenkarte aus deiner Hand und leg sie ab.
web-numero-fits = Das passt: { $cards }.

## Tasten

web-numero-key-space = Eine Karte in der Mitte oder auf der Hand wählen oder zurücklegen
web-numero-key-enter = Der große Knopf; wenn keiner da ist: nehmen
web-numero-key-b = Bauen
web-numero-key-d = Ablegen
web-numero-key-k = Zeig mir die Antwort zu diesem Bau!
web-numero-key-t = Das Ergebnis: ein Haufen aus allem bisher (oder die Taste =)

## Der Punktezettel

web-numero-sheet = Punkte
web-numero-sheet-item = Wofür
web-numero-sheet-total = Zusammen
web-numero-won-caption = Gewonnene Karten
web-numero-golden = Die drei Goldenen Regeln
web-numero-golden-1 = Eine Zahl: In jedem Zug verlässt genau eine Zahlenkarte deine Hand. Sie nimmt, sie baut, oder sie wird abgelegt.
web-numero-golden-2 = Die Antwort haben: Wenn du baust, hast du eine Zahlenkarte auf der Hand, die den Wert des Baus zeigt.
web-numero-golden-3 = Rechenkarten kommen dazu: Sie verbrauchen deinen Zug nicht. Mach weiter, bis du deine Zahlenkarte spielst.
web-numero-item-of-take = beim { $take }. Nehmen, { $item }
web-numero-item-takes = { $n ->
    [one] { $figure } Mal genommen
   *[other] { $figure } Mal genommen
}
    .title = Genommen
web-numero-item-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
    .title = Genommene Karten
web-numero-item-printed = { $n ->
    [one] aufgedruckt auf { $n } Karte
   *[other] aufgedruckt auf { $n } Karten
}
    .title = Aufgedruckte Punkte
web-numero-item-five-cards = fünf auf einmal
    .title = Fünf Karten auf einmal
web-numero-item-six-cards = sechs oder mehr auf einmal
    .title = Sechs Karten oder mehr auf einmal
web-numero-item-three-signs = drei Rechenzeichen
    .title = Drei der vier Rechenzeichen
web-numero-item-four-signs = alle vier Rechenzeichen
    .title = Alle vier Rechenzeichen
web-numero-item-four-colours = alle vier Farben
    .title = Alle vier Farben
web-numero-item-one-colour = nur eine Farbe
    .title = Nur eine Farbe
web-numero-item-centre-cleared = Mitte geleert
    .title = Mitte geleert
web-numero-item-most-cards = die meisten Karten
    .title = Die meisten Karten
web-numero-item-bluff-found = ein entdeckter Bluff
    .title = Entdeckte Bluffs
web-numero-item-wrong-challenge = zu Unrecht gezweifelt
    .title = Zu Unrecht gezweifelt
web-numero-item-hand-cards = Karten noch auf der Hand
    .title = Karten noch auf der Hand
web-numero-item-hand-printed = aufgedruckt auf Karten noch auf der Hand
    .title = Aufgedruckte Punkte noch auf der Hand
web-numero-item-centre-award = Karten noch in der Mitte
    .title = Karten noch in der Mitte
web-numero-item-centre-printed = aufgedruckt auf Karten noch in der Mitte
    .title = Aufgedruckte Punkte noch in der Mitte
web-numero-item-pack-dealt = ganzer Stapel verteilt
    .title = Ganzer Stapel verteilt
web-numero-item-perfect-ending = vollkommenes Ende
    .title = Vollkommenes Ende
web-numero-item-brought-forward = Übertrag
    .title = Übertrag

## Auf der Schachtel

web-numero-box = Nimm alle Karten, die zusammen eine von deinen ergeben.
