### nmbrs! blocks.
###
### Die Meldungen nmbrs-why-… sagen, warum die Steine einer Reihe keine Folge sind, und nmbrs-kind-…, wie sie weitergehen.
### Auch das Web zeigt sie an, aus dem JSON von `WhyNot` und `Kind`. Ihre Angaben sind fertige Texte:
###   $row            die Steine der Reihe nach: 60, 65, 70, 80
###   $blocks, $jokers, $most, $number, $first, $second, $third
###                   Zahlen; $blocks-count und $most-count wählen die Mehrzahl
###   $step, $other   um wie viel zwei Schritte hinaufgehen: 5 oder −10
###   $sum            nur bei accumulation: 13 + 17 = 30
###   $by             um wie viel eine Reihe steigt oder fällt, oder womit sie malgenommen wird
### Wo etwas nicht geht, ist $rule der Absatz, mit dem Leerzeichen davor: „ (§3.2)“; für eine Stimme ist es leer.

nmbrs-title = nmbrs! blocks
nmbrs-about = Lege Zahlenreihen, die sich auf dem Tisch kreuzen, und werde als Erster deine Steine los.

## Steine

# Einer der vier Joker mit seinem Buchstaben: ja, oder für eine Stimme A.
nmbrs-joker-named = Joker { $letter }
# Ein Joker auf dem Tisch und die Zahl, für die er steht.
nmbrs-joker-for = Joker für { $number }
# In einer Liste von Steinen.
nmbrs-jokers = { $many-count ->
    [one] Joker
   *[other] { $many } Joker
}
nmbrs-list-semicolon = { $first }; { $next }

## Wie eine Reihe weitergeht

nmbrs-kind-up = immer { $by } mehr
nmbrs-kind-down = immer { $by } weniger
nmbrs-kind-squares = Quadratzahlen
nmbrs-kind-cubes = Kubikzahlen
nmbrs-kind-primes = Primzahlen
nmbrs-kind-times = immer mal { $by }
nmbrs-kind-over = immer geteilt durch { $by }

## Eine Reihe in einer Liste, und wie sie vorgelesen wird; $kind ist eine der Meldungen oben

nmbrs-row = { $letter }: { $row }, { $kind }
nmbrs-row-described = { $crossings-count ->
    [0] { $letter }, { $blocks-count ->
        [one] { $blocks } Stein
       *[other] { $blocks } Steine
    }, { $first } bis { $last }, { $kind }
   *[other] { $letter }, { $blocks-count ->
        [one] { $blocks } Stein
       *[other] { $blocks } Steine
    }, { $first } bis { $last }, { $kind }; kreuzt { $crossings }
}
nmbrs-row-crosses = { $letter } bei { $at }
# Ein Stein einer Reihe: zwölf, zweiter von vier, auch in A. $also ist der Buchstabe der anderen Reihe.
nmbrs-block-described = { $also-count ->
    [0] { $block }, { $place } von { $blocks }
   *[other] { $block }, { $place } von { $blocks }, auch in { $also }
}

## Wie Steine passen, auf Knöpfen

nmbrs-how-new = neue Reihe
nmbrs-how-along = in { $letter }
nmbrs-how-across = quer bei { $at }
# $blocks sind zwei Steine: 20 und 30.
nmbrs-how-link = zwischen { $blocks }
nmbrs-how-exchange = gegen { $joker }
nmbrs-way-joker = Joker = { $number }

## Warum eine Reihe keine Folge ist; siehe oben

nmbrs-why-too-short = { $blocks-count ->
    [one] { $row } ist nur { $blocks } Stein, und eine Folge hat mindestens drei
   *[other] { $row } sind nur { $blocks } Steine, und eine Folge hat mindestens drei
}
nmbrs-why-no-step = { $row } ist keine Folge: { $number } kommt zweimal
nmbrs-why-accumulation = { $row } ist nur zusammengezählt: { $sum }
nmbrs-why-other-step = { $row } ist keine Folge: von { $first } bis { $second } ist es { $step }, von { $second } bis { $third } ist es { $other }
# $family ist eine der Meldungen nmbrs-kind-…, $missing sind Zahlen davon.
nmbrs-why-left-out = { $row } lässt { $missing } aus, und { $family } folgen ohne Lücke aufeinander
nmbrs-why-out-of-order = { $row } ist nicht in der Reihenfolge: von { $first } bis { $second } geht es in die eine Richtung und von { $second } bis { $third } in die andere, und { $family } steigen oder fallen durchgehend
nmbrs-why-too-many-jokers = { $most-count ->
    [one] { $row } hat { $jokers } Joker, und an diesem Tisch hat eine Reihe nur { $most }
   *[other] { $row } hat { $jokers } Joker, und an diesem Tisch hat eine Reihe höchstens { $most }
}
# Die erste von mehreren; $why ist eine der Meldungen oben.
nmbrs-wrong-runs = { $more-count ->
    [0] { $why }
    [one] { $why }; und noch { $more } Reihe stimmt nicht
   *[other] { $why }; und noch { $more } Reihen stimmen nicht
}

## Was gelegt wird, Schritt für Schritt; $person ist „again“, wo der Satz davor sagt, wer es ist

nmbrs-laid-row = { $person ->
    [you] Du legst Reihe { $letter }: { $row }.
    [again] Legt Reihe { $letter }: { $row }.
   *[other] { $who } legt Reihe { $letter }: { $row }.
}
# Auch Steine vom Tisch gehören zu der neuen Reihe.
nmbrs-laid-across = { $person ->
    [you] Du legst { $added } für eine neue Reihe { $letter }: { $row }.
    [again] Legt { $added } für eine neue Reihe { $letter }: { $row }.
   *[other] { $who } legt { $added } für eine neue Reihe { $letter }: { $row }.
}
nmbrs-laid-added = { $person ->
    [you] Du legst { $added } an { $letter }.
    [again] Legt { $added } an { $letter }.
   *[other] { $who } legt { $added } an { $letter }.
}
# Aus zwei Reihen kann eine geworden sein.
nmbrs-laid-linked = { $person ->
    [you] Du verbindest mit { $added }, jetzt alles eine Reihe { $letter }: { $row }.
    [again] Verbindet mit { $added }, jetzt alles eine Reihe { $letter }: { $row }.
   *[other] { $who } verbindet mit { $added }, jetzt alles eine Reihe { $letter }: { $row }.
}
nmbrs-laid-inserted = { $person ->
    [you] Du fügst { $added } in { $letter } ein, jetzt { $long } lang.
    [again] Fügt { $added } in { $letter } ein, jetzt { $long } lang.
   *[other] { $who } fügt { $added } in { $letter } ein, jetzt { $long } lang.
}
nmbrs-laid-exchanged = { $person ->
    [you] Du tauschst { $block } gegen den Joker.
    [again] Tauscht { $block } gegen den Joker.
   *[other] { $who } tauscht { $block } gegen den Joker.
}

## Was am Tisch geschieht; $kind ist number oder joker

# $what sind ein oder mehrere Sätze von oben.
nmbrs-event-laid = { $what }
nmbrs-event-gave = { $person ->
    [you] Du gibst { $kind ->
        [joker] einen Joker
       *[number] { $block }
    } weg.
    [again] Gibt { $kind ->
        [joker] einen Joker
       *[number] { $block }
    } weg.
   *[other] { $who } gibt { $kind ->
        [joker] einen Joker
       *[number] { $block }
    } weg.
}{ $knock ->
    [asked] {" "}Klopfen?
   *[other] {""}
}
nmbrs-event-knocked = { $person ->
    [you] Du klopfst für { $kind ->
        [joker] den Joker und bekommst ihn
       *[number] { $block } und bekommst den Stein
    }, wenn ihn niemand will, der vor dir kommt.
   *[other] { $who } klopft für { $kind ->
        [joker] den Joker und bekommt ihn
       *[number] { $block } und bekommt den Stein
    }, wenn ihn niemand will, der vorher kommt.
}
nmbrs-event-took = { $person ->
    [you] Du bekommst { $kind ->
        [joker] den Joker
       *[number] { $block }
    } und nimmst { $drew-count ->
        [one] noch einen Stein
       *[other] noch { $drew } Steine
    } aus dem Topf, { $pot } bleiben.
   *[other] { $who } klopft, bekommt { $kind ->
        [joker] den Joker
       *[number] { $block }
    } und nimmt { $drew-count ->
        [one] noch einen Stein
       *[other] noch { $drew } Steine
    } aus dem Topf, { $pot } bleiben.
}
nmbrs-event-let-go = { $person ->
    [you] Du klopfst nicht für { $kind ->
        [joker] den Joker
       *[number] { $block }
    }.
   *[other] { $who } klopft nicht für { $kind ->
        [joker] den Joker
       *[number] { $block }
    }.
}
# Die oder der Jüngste will ihn nicht.
nmbrs-event-open = { $kind ->
    [joker] Wer am jüngsten ist, will den Joker nicht; jetzt können die anderen klopfen.
   *[number] Wer am jüngsten ist, will { $block } nicht; jetzt können die anderen klopfen.
}{ $knock ->
    [asked] {" "}Klopfen?
   *[other] {""}
}
nmbrs-event-aside = { $kind ->
    [joker] Niemand nimmt den Joker; er kommt zur Seite.
   *[number] Niemand nimmt { $block }; der Stein kommt zur Seite.
}
nmbrs-event-turn = { $drew-count ->
    [0] { $person ->
        [you] Du bist dran und nimmst keinen Stein, { $pot } im Topf.
       *[other] { $who } ist dran, kein neuer Stein, { $pot } im Topf.
    }
    [one] { $person ->
        [you] Du bist dran und nimmst einen Stein, { $pot } im Topf.
       *[other] { $who } ist dran, { $drew } neuer Stein, { $pot } im Topf.
    }
   *[other] { $person ->
        [you] Du bist dran und nimmst { $drew } Steine, { $pot } im Topf.
       *[other] { $who } ist dran, { $drew } neue Steine, { $pot } im Topf.
    }
}
# $left ist eine Liste von nmbrs-left-points, $totals sind die Punkte aller bisher.
nmbrs-event-round-over = { $person ->
    [you] Du hast keinen Stein mehr und gewinnst Runde { $round }! Übrig: { $left }. Punkte bisher: { $totals }.
   *[other] { $who } hat keinen Stein mehr und gewinnt Runde { $round }. Übrig: { $left }. Punkte bisher: { $totals }.
}
# Das Gleiche, wo keine Punkte zählen; $left ist eine Liste von nmbrs-left.
nmbrs-event-round-over-uncounted = { $person ->
    [you] Du hast keinen Stein mehr und gewinnst Runde { $round }! Übrig: { $left }.
   *[other] { $who } hat keinen Stein mehr und gewinnt Runde { $round }. Übrig: { $left }.
}
nmbrs-left-points = { $points-count ->
    [one] { $person ->
        [you] du { $points } Punkt ({ $blocks })
       *[other] { $who } { $points } Punkt ({ $blocks })
    }
   *[other] { $person ->
        [you] du { $points } Punkte ({ $blocks })
       *[other] { $who } { $points } Punkte ({ $blocks })
    }
}
nmbrs-left = { $person ->
    [you] du: { $blocks }
   *[other] { $who }: { $blocks }
}
nmbrs-event-round-begins = { $person ->
    [you] Runde { $round } beginnt. Du fängst an.
   *[other] Runde { $round } beginnt. { $who } fängt an.
}
nmbrs-event-over = { $person ->
    [you] Das Spiel ist aus, und du gewinnst!
   *[other] Das Spiel ist aus, und { $who } gewinnt.
} { $results-kind ->
    [points] Punkte: { $results }.
    [rounds] Gewonnene Runden: { $results }.
   *[other] Ergebnis: { $results }.
}
nmbrs-event-over-shared = Das Spiel ist aus, und es gewinnen { $winners }. { $results-kind ->
    [points] Punkte: { $results }.
    [rounds] Gewonnene Runden: { $results }.
   *[other] Ergebnis: { $results }.
}

## Warum ein Zug nicht erlaubt ist: gesagt zu der Person, die ihn versucht hat

nmbrs-illegal-no-such-seat = Wer zuschaut, spielt nicht mit.
nmbrs-illegal-answers-first = Erst antworten alle, die gefragt sind, ob sie klopfen, denn { $kind ->
    [joker] ein Joker
   *[number] { $block }
} wird weggegeben{ $rule }.
nmbrs-illegal-nothing-given = Gerade gibt niemand einen Stein weg, also gibt es nichts zu antworten{ $rule }.
nmbrs-illegal-too-late = { $kind ->
    [joker] Zu spät: Diesen Joker gibt gerade niemand weg{ $rule }.
   *[number] Zu spät: { $block } gibt gerade niemand weg{ $rule }.
}
nmbrs-illegal-own-block = Du gibst { $kind ->
    [joker] den Joker
   *[number] { $block }
} selbst weg, also können nur die anderen klopfen{ $rule }.
nmbrs-illegal-answered-already = Du hast schon gesagt, ob du { $kind ->
    [joker] den Joker
   *[number] { $block }
} willst; jetzt antworten die anderen{ $rule }.
nmbrs-illegal-youngest-first = { $person ->
    [you] Du bist am jüngsten und sagst zuerst, ob du { $kind ->
        [joker] den Joker
       *[number] { $block }
    } willst{ $rule }.
   *[other] { $who } ist am jüngsten und hat bei { $kind ->
        [joker] dem Joker
       *[number] { $block }
    } die erste Wahl{ $rule }.
}
nmbrs-illegal-not-held = { $kind ->
    [joker] Du hast { $block } nicht, oder er liegt schon.
   *[number] Du hast { $block } nicht, oder der Stein liegt schon.
}
nmbrs-illegal-not-on-table = { $kind ->
    [joker] Auf dem Tisch liegt { $block } nicht.
   *[number] Auf dem Tisch liegt keine { $block }.
}
nmbrs-illegal-not-in-row = { $kind ->
    [joker] In dieser Reihe ist { $block } nicht und kann nicht sagen, wohin sie kommt.
   *[number] In dieser Reihe ist keine { $block }, also kann sie nicht sagen, wohin die Reihe kommt.
}
nmbrs-illegal-own-sequence-first = Lege zuerst eine eigene Folge, mindestens drei Steine{ $rule }.
nmbrs-illegal-first-too-short = { $blocks-count ->
    [one] Lege zuerst eine eigene Folge: Sie hat mindestens drei Steine von dir, und das ist { $blocks } Stein{ $rule }.
   *[other] Lege zuerst eine eigene Folge: Sie hat mindestens drei Steine von dir, und das sind { $blocks } Steine{ $rule }.
}
# $why ist eine der Meldungen nmbrs-why-…
nmbrs-illegal-first-is-wrong = Deine erste Reihe ist für sich allein eine Folge. { $why }{ $rule }.
nmbrs-illegal-joker-too-high = An diesem Tisch steht ein Joker für eine Zahl von 1 bis { $most }, und { $value } ist größer{ $rule }.
nmbrs-illegal-taken = Für { $block } ist kein Platz: Da liegt { $by }{ $rule }.
# $blocks sind zwei Steine: 60 und 80.
nmbrs-illegal-not-neighbours = Die Steine { $blocks } berühren sich nicht, also passt nichts dazwischen{ $rule }.
nmbrs-illegal-loop = Die Steine { $blocks } hängen auch auf einem anderen Weg zusammen: Füge gleich danach in die Reihe daneben ebenso viele Steine ein{ $rule }.
nmbrs-illegal-collides = Zwischen { $blocks } ist kein Platz: { $moved } käme dahin, wo { $there } liegt{ $rule }.
nmbrs-illegal-crossing = An diesem Tisch rücken Reihen, die sich kreuzen, nicht weiter, und zwischen { $blocks } würde { $crossed } mitrücken{ $rule }.
nmbrs-illegal-cannot-link = Die Steine { $blocks } hängen zusammen und liegen nicht so weit auseinander in einer Linie, also verbindet sie das nicht{ $rule }.
nmbrs-illegal-no-room-to-link = Zum Verbinden von { $blocks } ist kein Platz: { $moved } käme dahin, wo { $there } liegt{ $rule }.
nmbrs-illegal-not-in-line = An diesem Tisch werden Reihen nicht verschoben, und { $blocks } liegen nicht so weit auseinander in einer Linie{ $rule }.
nmbrs-illegal-not-a-joker = Du tauschst eine Zahl gegen einen Joker, und { $block } ist kein Joker{ $rule }.
nmbrs-illegal-not-a-number = Du tauschst eine Zahl gegen einen Joker, und { $block } ist keine Zahl{ $rule }.
nmbrs-illegal-joker-stands-for = Auf dem Tisch steht { $joker } für { $value }, also kommt nur { $value } an seinen Platz, nicht { $block }{ $rule }.
nmbrs-illegal-jokers-kept = { $jokers-count ->
    [one] Du hast einen Joker aufgenommen: Lege ihn in diesem Zug wieder hin{ $rule }.
   *[other] Du hast { $jokers } Joker aufgenommen: Lege sie in diesem Zug wieder hin{ $rule }.
}
nmbrs-illegal-no-such-row = Auf dem Tisch hat keine Reihe den Buchstaben { $letter }{ $rule }.
# $row ist das, woran die Steine kommen sollten.
nmbrs-illegal-fits-nowhere = { $blocks-count ->
    [one] Aus { $row } wird mit { $blocks } keine Folge{ $rule }.
   *[other] Aus { $row } wird mit { $blocks } keine Folge{ $rule }.
}
nmbrs-illegal-fits-nowhere-new = { $blocks-count ->
    [one] Aus { $blocks } allein wird keine Folge: Sie hat mindestens drei Steine{ $rule }.
   *[other] Aus { $blocks } wird keine Folge, in keiner Reihenfolge{ $rule }.
}
nmbrs-illegal-alone = { $kind ->
    [joker] Nichts berührt { $block }, und eine Folge hat mindestens drei Steine{ $rule }.
   *[number] Nichts berührt die { $block }, und eine Folge hat mindestens drei Steine{ $rule }.
}
# $why ist nmbrs-wrong-runs.
nmbrs-illegal-wrong-runs = { $why }{ $rule }.
nmbrs-illegal-give-one = Am Ende deines Zuges gibst du einen Stein weg{ $rule }.
nmbrs-illegal-keep-one = Behalte einen Stein: Der letzte wird weggegeben, nicht gelegt{ $rule }.
nmbrs-illegal-nothing-to-give = { $kind ->
    [joker] Alle deine Steine liegen, also kannst du { $block } nicht weggeben{ $rule }.
   *[number] Alle deine Steine liegen, also kannst du { $block } nicht weggeben{ $rule }.
}
