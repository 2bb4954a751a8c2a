## Warum ein Text keine Karte ist

numero-not-a-card = „{ $text }“ ist keine Karte. Karten schreibt man so: 10b, -2, x3, /4, 1/2, 0.5, 50%, ^2 oder sqrt.

## Warum ein Text keine Rechnung ist

numero-not-a-sum-not-a-pile = „{ $text }“ ist keine Karte, kein Bau und keine Rechnung in Klammern.
numero-not-a-sum-no-sign = Vor „{ $text }“ fehlt etwas: ein Doppelpunkt nach deiner Karte, ein Plus zwischen Karten, die zusammengezählt werden, oder ein Komma, wenn sie mehreres nimmt, wie in: nimm 15: 8 + 7, 15
numero-not-a-sum-no-colour = „{ $text }“ hat keine Farbe. Schreib g, o, b oder r hinter die Zahl, wie in 5g.
numero-not-a-sum-not-closed = Eine Klammer geht auf, aber nicht wieder zu.
numero-not-a-sum-too-deep = So viele Klammern in Klammern braucht keine Rechnung.
numero-not-a-sum-too-long = Das sind mehr Karten, als ein Kartensatz hat.
numero-not-a-sum-lone-wild = Eine Rechenkarte ist für sich allein nichts wert: Schreib sie hinter das, was sie ändert, wie in 10r-2.

## Warum ein Text kein Zug ist

numero-not-a-move-unknown-word = Ein Zug fängt nicht mit „{ $text }“ an. Schreib ihn wie 9: 5 + 4, oder fang an mit nimm, baue, lege, passe, fertig oder zweifle.
numero-not-a-move-not-a-card = „{ $text }“ ist keine Karte.
numero-not-a-move-no-card = Sag, welche Karte, wie in: nimm 8: 5 + 3, oder: lege 7
numero-not-a-move-no-colon = Es fehlt ein Doppelpunkt, wie in: take 9b: 5r + 4g
numero-not-a-move-no-value = Sag, was der Bau wert ist, wie in: baue 10: 9r + 1b
numero-not-a-move-left-over = „{ $text }“ bleibt am Ende übrig.
numero-not-a-move-too-many-wild-cards = Das sind mehr Rechenkarten, als auf eine Hand passen.
numero-not-a-move-after-number-card = Die Zahlenkarte beendet den Zug; danach kommt nichts mehr.
numero-not-a-move-no-build-named = Sag, welchen Bau, etwa: zweifle 10, oder mit seiner Nummer: zweifle 10#4

## Warum eine getippte Zeile nicht eindeutig ist

numero-not-understood-unknown-word = Ein Zug fängt nicht mit „{ $text }“ an. Schreib ihn wie 9: 5 + 4, oder fang an mit { $verbs }.
numero-not-understood-unknown-word-no-take = Ein Zug fängt nicht mit „{ $text }“ an. Fang an mit { $verbs }.
# So kann eine Zeile anfangen; die Regeln lesen diese Wörter.
numero-opening-take = nimm
numero-opening-build = baue
numero-opening-discard = lege
numero-opening-discard-all = lege alles ab
numero-opening-pass = passe
numero-opening-stop = fertig
numero-opening-challenge = zweifle
numero-not-understood-nothing-to-take = In der Mitte gibt es nichts zu nehmen und nichts, worauf du bauen kannst. Leg eine Karte ab, wie in: lege { $card }
numero-not-understood-which-card = Das könnte { $one } sein oder { $other }. Sag, welche Karte du meinst.
numero-not-understood-card-or-build = Es gibt eine Karte { $value } und einen Bau von { $value }. Sag, was du meinst: { $card } ist die Karte, { $build } der Bau.
numero-not-understood-say-what = Wähl oder sag, was deine { $value } nimmt, wie in: nimm 8: 5 + 3
numero-not-understood-no-build-of = In der Mitte liegt kein Bau von { $value }.
numero-not-understood-which-build = Es gibt mehrere Bauten von { $value }. Sag, welchen, etwa: zweifle { $build }
numero-not-understood-sum-or-each = Deine { $sum } könnte das als eine Summe nehmen, oder deine { $each } jede für sich. Sag, welche Karte nimmt.
numero-not-understood-take-or-build = Deine { $value } könnte das nehmen, du könntest es aber auch bauen. Fang mit nimm oder mit bau an.
numero-not-understood-changed-or-not = „{ $text }“ könnte die Karte sein, auf der deine Rechenkarte liegt, oder eine andere. Schreib die ganze Rechnung, wie in: nimm 8: 10 - 2

## Warum ein Kartensatz nicht geht; $entry zählt ab 1

numero-bad-pack-not-a-number = Eintrag { $entry } der Zahlenkarten: „{ $text }“ ist keine Zahl und kein Bereich von Zahlen von 1 bis { $most }.
numero-bad-pack-not-a-colour = Eintrag { $entry } des Kartensatzes: „{ $text }“ ist keine Farbe. Es gibt green (grün), orange, blue (blau) und red (rot).
numero-bad-pack-not-a-wild-card = Eintrag { $entry } der Rechenkarten: „{ $text }“ ist keine Rechenkarte.
numero-bad-pack-two-values = { $card } steht mit { $first } und mit { $second } Punkten im Kartensatz. Die gleiche Karte hat immer die gleichen Punkte.
numero-bad-pack-no-number-card = Der Kartensatz hat keine Zahlenkarte.

## Warum ein Text keine Stellung ist

numero-not-a-position-unknown-section = Eine Stellung hat keinen Abschnitt „{ $text }“. Sie braucht mindestens Mitte und Hand, wie in: centre 10 5 | hand 9 8 -2 -4
numero-not-a-position-listed = Im Abschnitt „{ $section }“ steht für jeden Platz eine Zahl: { $seats }, nicht { $listed }.
numero-not-a-position-points = Es stehen Punkte darin, aber nach ihren Einstellungen spielt der Tisch um Karten.
numero-not-a-position-empty = Eine Stellung braucht mindestens Mitte und Hand, wie in: centre 10 5 | hand 9 8 -2 -4

## Warum eine Stellung auf keinem Tisch liegen kann

numero-bad-position-no-such-card = Im Stapel dieses Tisches gibt es keine { $card }.
numero-bad-position-card-too-many = { $card } kommt { $there }-mal vor, aber im Kartensatz { $pack-count ->
    [one] nur einmal
   *[other] nur { $pack }-mal
}.
numero-bad-position-hand-too-large = { $person ->
    [you] Du hast { $cards } Karten, aber auf eine Hand passen höchstens { $most }.
   *[other] { $who } hat { $cards } Karten, aber auf eine Hand passen höchstens { $most }.
}
numero-bad-position-build-value = Der Bau von { $value } mit der Nummer { $name } ist in Wahrheit { $worth } wert.
numero-bad-position-build-no-number = Keine Zahlenkarte an diesem Tisch zeigt { $value }, also kann es den Bau mit der Nummer { $name } nicht geben.
numero-bad-position-build-recipe = Die Karten des Baus von { $value } mit der Nummer { $name } lassen sich nicht ausrechnen.
numero-bad-position-same-name = Zwei Bauten haben die Nummer { $name }.
numero-bad-position-builds = Ein Bau kann nicht die Nummer { $builds } haben: So viele gibt kein Stapel her.
numero-bad-position-won = Gewonnen sind { $won } Karten, aber in den Gewinnstapeln liegen { $gone }.
numero-bad-position-empty-turn = { $person ->
    [you] Du kannst nicht dran sein: Du hast keine Karten.
   *[other] { $who } kann nicht dran sein, so ganz ohne Karten.
}
numero-bad-position-challenge = So kann der Bau von { $value } mit der Nummer { $name } nicht angezweifelt werden.
numero-bad-position-challenge-turns = Seit dem Bau von { $value } mit der Nummer { $name } können nicht { $turns } Züge begonnen haben. Zu dem, der dran ist, passt open { $fits }.
numero-bad-position-next-build = Der nächste Bau hätte die Nummer { $builds }, aber einen Bau mit der Nummer { $name } gibt es schon.
numero-bad-position-final-chance = { $person ->
    [you] Der Stapel ist leer, und nur du hast noch Karten. Das ist deine letzte Chance: Schreib chance { $seat }.
   *[other] Der Stapel ist leer, und nur { $who } hat noch Karten. Das ist die letzte Chance: Schreib chance { $seat }.
}
numero-bad-position-scores = Punkte gehören zu einem Tisch, der um Punkte spielt, und jeder Platz hat sie.
