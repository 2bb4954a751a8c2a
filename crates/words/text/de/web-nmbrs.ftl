### Der Tisch von nmbrs! blocks im Browser

## Steine und Reihen

web-nmbrs-joker = Joker
web-nmbrs-joker-as = Joker als { $n }
web-nmbrs-new = neu
web-nmbrs-up = immer { $n } mehr
web-nmbrs-down = immer { $n } weniger
web-nmbrs-times = mal { $n }
web-nmbrs-divided = geteilt durch { $n }
web-nmbrs-times-over = mal { $times } durch { $over }
web-nmbrs-kind-Squares = Quadratzahlen
web-nmbrs-kind-Cubes = Kubikzahlen
web-nmbrs-kind-Primes = Primzahlen
web-nmbrs-tag-up = +{ $n }
web-nmbrs-tag-down = −{ $n }
web-nmbrs-tag-times = ·{ $n }
web-nmbrs-tag-divided = :{ $n }
web-nmbrs-tag-times-over = ·{ $times }/{ $over }
web-nmbrs-tag-Squares = n²
web-nmbrs-tag-Cubes = n³
web-nmbrs-tag-Primes = prim
web-nmbrs-from-to = { $first } bis { $last }
# $what: von wo bis wo, um wie viel; $crossings beginnt mit einem Strichpunkt oder ist leer.
web-nmbrs-row = { $row }, { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}, { $what }{ $crossings }.
web-nmbrs-crosses = kreuzt { $row } bei { $at }
web-nmbrs-block-in = { $block }, { $at ->
    [1] erster
    [2] zweiter
    [3] dritter
   *[other] Nummer { $at }
} von { $n } in { $row }{ $also }.
web-nmbrs-also-in = , auch in { $row }
web-nmbrs-in-draft = noch nicht gesendet
web-nmbrs-fits-here = passt hier
web-nmbrs-fits = passt
web-nmbrs-is-laid = gelegt
web-nmbrs-is-wrong = stimmt noch nicht
web-nmbrs-given = wird weggegeben
web-nmbrs-is-new = neu

## Was an einer Reihe nicht stimmt

web-nmbrs-wrong = { $numbers }: { $why }.
web-nmbrs-why-TooShort = eine Reihe braucht mindestens drei Steine
web-nmbrs-why-NoStep = { $n } kommt zweimal vor
web-nmbrs-why-StepNotAgreed = der Schritt ist { $n }, aber an diesem Tisch geht es um { $steps } hinauf oder hinunter
web-nmbrs-why-Accumulation = { $first } und { $second } sind zusammen { $sum }, aber das ist keine Reihe
web-nmbrs-why-OtherStep = von { $first } bis { $second } sind es { $one }, von { $second } bis { $third } aber { $other }
web-nmbrs-why-NotAgreed = { $kind } gelten nur, wo der Tisch sie vereinbart hat
web-nmbrs-why-NotAgreed-times = { $kind } gilt nur, wo der Tisch es vereinbart hat
web-nmbrs-why-LeftOut = { $family }: zwischen { $before } und { $after } fehlt eine
web-nmbrs-why-OutOfOrder = { $first }, { $second }, { $third } geht mal hinauf und mal hinunter
web-nmbrs-why-TooManyJokers = { $jokers } Joker in einer Reihe, aber { $most ->
    [one] nur { $most } ist erlaubt
   *[other] nur { $most } sind erlaubt
}

## Bereiche

web-nmbrs-region-table = Tisch
web-nmbrs-region-hand = Hand
web-nmbrs-region-work = Entwurf
web-nmbrs-rows = Reihen
web-nmbrs-map = Plan
web-nmbrs-list = Liste
web-nmbrs-your-blocks = Deine Steine
web-nmbrs-zoom = Größe
web-nmbrs-larger = Größer
web-nmbrs-smaller = Kleiner
web-nmbrs-fit = Alles zeigen
web-nmbrs-table-empty = Wer hat eine Reihe? Drei Steine mit gleichem Abstand, wie 10 20 30.
web-nmbrs-sort-numbers = Ordnen
web-nmbrs-sort-numbers-long = Von klein nach groß ordnen
web-nmbrs-sort-tens = Ordnen
web-nmbrs-sort-tens-long = Nach der letzten Ziffer ordnen
web-nmbrs-hand-of = Steine von { $who }

## Legen

web-nmbrs-choose = Wähl Steine, dann such ihnen einen Platz.
web-nmbrs-choose-three = Leg zuerst eine eigene Reihe: Wähl drei Steine oder mehr.
web-nmbrs-choose-first = Wähl zuerst Steine aus deiner Hand.
web-nmbrs-where = Tipp jetzt eine Reihe oder einen Stein an.
web-nmbrs-new-row = Neue Reihe
web-nmbrs-new-row-of = Neue Reihe { $numbers } · { $kind }
web-nmbrs-makes-row = Das ergibt eine Reihe.
web-nmbrs-which-way = Wie herum?
web-nmbrs-way = { $how }: { $numbers }
web-nmbrs-along = entlang { $row }
web-nmbrs-across = quer bei { $at }
web-nmbrs-link = zwischen { $a } und { $b }
web-nmbrs-exchange = gegen den Joker tauschen
web-nmbrs-to-new = neue Reihe
web-nmbrs-to-row = in { $row }
web-nmbrs-to-block = bei { $block }
web-nmbrs-to-between = zwischen { $a } und { $b }
web-nmbrs-noted = { $blocks } { $where }.
web-nmbrs-becomes = Neue Reihe { $row }: { $numbers }.
web-nmbrs-grows = Reihe { $row } ist jetzt { $n } lang: { $numbers }.
web-nmbrs-does-not-fit = Das passt dort nicht.
web-nmbrs-broken = Der Tisch hat sich geändert. { $why }
web-nmbrs-broken-step = passt nicht mehr
web-nmbrs-joker-picked-up = Du hast den Joker: Leg ihn noch in diesem Zug.
web-nmbrs-joker-first = Leg den Joker, den du aufgenommen hast
web-nmbrs-joker-value = Der Joker ist
web-nmbrs-waiting = Die Reihe daneben muss mitwachsen: Leg an derselben Stelle auch dort Steine hinein.
web-nmbrs-back-one = Einen Schritt zurück
web-nmbrs-back-all = Alles zurück auf die Hand
web-nmbrs-nothing-back = Du kannst nichts zurücknehmen.
web-nmbrs-taken-back = Wieder auf deiner Hand: { $blocks }.
web-nmbrs-all-back = Alle deine Steine sind wieder auf deiner Hand.
web-nmbrs-check = Prüfen
web-nmbrs-that-goes = Ja, das passt.
web-nmbrs-draft-line = Dein Entwurf

## Das Ende eines Zuges

web-nmbrs-finish = Fertig: Stein weggeben …
web-nmbrs-give-which = Welchen Stein gibst du weg? Tipp ihn an.
web-nmbrs-give = { $block } weggeben
web-nmbrs-give-some = Weggeben …
web-nmbrs-gift = Der geht weg.
web-nmbrs-give-and-win = { $block } weggeben und die Runde gewinnen
web-nmbrs-all-laid = Fertig: alle Steine gelegt
web-nmbrs-keep-one = Behalte einen Stein, den du am Ende weggibst
web-nmbrs-not-yet = Noch stimmen nicht alle Reihen
web-nmbrs-laid-already = { $block } liegt schon. Gib einen anderen Stein weg, oder nimm diesen erst zurück.
web-nmbrs-sending = Deine Steine werden gelegt …
web-nmbrs-prepare = Du kannst schon Steine hinlegen: Bis du dran bist, ist es nur ein Plan.

## Klopfen

web-nmbrs-gives = { $who } gibt { $block } weg.
web-nmbrs-you-give = Du gibst { $block } weg.
web-nmbrs-knock = Klopfen
web-nmbrs-knock-gain = { $block } und noch ein Stein
web-nmbrs-says-knock = Klopf, klopf!
web-nmbrs-let-go = Liegen lassen
web-nmbrs-seconds = { $n } s
web-nmbrs-calls = Klopfen?
web-nmbrs-hide-time = Die Zeit zeigen oder verbergen
web-nmbrs-youngest-first = { $who } ist am jüngsten und wählt zuerst.
web-nmbrs-you-knocked = Du hast geklopft. { $who } kann noch vor dir kommen.
web-nmbrs-knocked-behind = { $who } hat geklopft, aber du kommst zuerst.
web-nmbrs-you-let-go = Du hast ihn liegen lassen. Wir warten noch auf { $who }.
web-nmbrs-waits-for = Wir warten noch auf { $who }.
web-nmbrs-nothing-given = Gerade gibt niemand einen Stein weg.
web-nmbrs-knock-window = Klopfen oder liegen lassen

## Das Ende einer Runde

web-nmbrs-round-over = Runde { $n } ist zu Ende
web-nmbrs-round-won = { $who } hat Runde { $n } gewonnen.
web-nmbrs-round-you-won = Du hast Runde { $n } gewonnen!
web-nmbrs-next-round = Zur nächsten Runde
web-nmbrs-nothing-left = kein Stein übrig
web-nmbrs-sheet = Punkte bisher: Wer am wenigsten hat, gewinnt
web-nmbrs-sheet-won = Gewonnene Runden
web-nmbrs-who = Spieler
web-nmbrs-round-column = Runde { $n }
web-nmbrs-total = Zusammen
web-nmbrs-blocks-column = Steine
web-nmbrs-won = gewonnen

## Alle auf einen Blick

web-nmbrs-pot = Topf { $n }
web-nmbrs-pot-spoken = { $n ->
    [0] Der Topf ist leer.
    [one] { $n } Stein im Topf.
   *[other] { $n } Steine im Topf.
}
web-nmbrs-round-of = Runde { $n } von { $all }
web-nmbrs-blocks = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
web-nmbrs-points-short = { $n } P.
web-nmbrs-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
web-nmbrs-rounds-won = { $n ->
    [0] keine Runde gewonnen
    [one] { $n } Runde gewonnen
   *[other] { $n } Runden gewonnen
}
web-nmbrs-points-of = { $who } hat { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
web-nmbrs-rounds-of = { $who } hat { $n ->
    [0] keine Runde
    [one] { $n } Runde
   *[other] { $n } Runden
} gewonnen.
# $open beginnt mit einem Komma oder ist leer.
web-nmbrs-blocks-of = { $who }: { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}{ $open }.
web-nmbrs-known = , darunter { $blocks }

## Was man hört

web-nmbrs-hand = Deine Hand, { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}: { $blocks }.
web-nmbrs-hand-empty = Deine Hand ist leer.
web-nmbrs-drew = { $n ->
    [one] Du hast { $n } Stein gezogen.
   *[other] Du hast { $n } Steine gezogen.
}
web-nmbrs-may = Du kannst neue Reihen legen und an jede Reihe anlegen. Am Ende gibst du einen Stein weg.
web-nmbrs-may-first = Leg zuerst eine eigene Reihe aus drei Steinen oder mehr. Am Ende gibst du einen Stein weg.
web-nmbrs-may-knock = Du kannst klopfen oder den Stein liegen lassen.
web-nmbrs-call-knock = Klopfst du für { $block }, oder lässt du den Stein liegen?
web-nmbrs-enter = Eingabetaste: { $what }.
web-nmbrs-chosen = Gewählt: { $blocks }.
web-nmbrs-draft-empty = Du hast noch nichts gewählt und nichts gelegt.
web-nmbrs-help = Leg drei oder mehr Steine, deren Zahlen gleich weit auseinanderliegen, wie 30 40 50. Sobald eine Reihe von dir liegt, kannst du an jede Reihe anlegen: an den Enden, dazwischen oder quer.
web-nmbrs-help-goes = Diese Steine passen irgendwo: { $blocks }.
web-nmbrs-held = { $who }: { $count ->
    [one] { $n } Stein übrig
   *[other] { $n } Steine übrig
}
web-nmbrs-dealt = Die Steine sind verteilt.
web-nmbrs-eyes = Wessen Steine möchtest du sehen?

## Tasten

web-nmbrs-key-arrows = Von Stein zu Stein, von Reihe zu Reihe
web-nmbrs-key-space = Einen Stein wählen oder zurücklegen; auf dem Tisch: die gewählten Steine dorthin legen
web-nmbrs-key-backspace = Einen Schritt zurück; mit Umschalt alle
web-nmbrs-key-undo = Einen Schritt zurück
web-nmbrs-key-n = Neue Reihe
web-nmbrs-key-b = Einen Stein weggeben
web-nmbrs-key-d = Der große Knopf
web-nmbrs-key-g = Plan oder Liste
web-nmbrs-key-k = Klopfen
web-nmbrs-key-x = Liegen lassen

## Auf der Schachtel

web-nmbrs-box = Leg Reihen mit lauter gleichen Schritten und kreuze sie.
