### nmbrs! blocks.
###
### Die Meldungen nmbrs-why-… sagen, warum die Steine einer Reihe keine Reihe ergeben, und nmbrs-kind-…, wie sie weitergehen.
### Auch das Web zeigt sie an, aus dem JSON von `WhyNot` und `Kind`. Ihre Angaben sind fertige Texte:
###   $row            die Steine der Reihe nach: 60, 65, 70, 80
###   $blocks, $jokers, $most, $number, $first, $second, $third
###                   Zahlen; $blocks-count und $most-count wählen die Mehrzahl
###   $step, $other   wie zwei Schritte gehen: +5 oder −10; $row-count ist, wie lang die Reihe ist
###   $sum            nur bei accumulation: 13 + 17 = 30
###   $by             um wie viel eine Reihe steigt oder fällt, oder womit sie malgenommen wird

nmbrs-title = nmbrs! blocks
nmbrs-about = Leg Zahlenreihen, die sich auf dem Tisch kreuzen, und werde deine Steine vor allen anderen los.

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
nmbrs-kind-times = immer mit { $by } malgenommen
nmbrs-kind-over = immer durch { $by } geteilt

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

## Warum Steine keine Reihe ergeben; siehe oben

# Ein Schritt zum Hören: plus neun, dann plus sechzehn.
nmbrs-step-up = plus { $by }
nmbrs-why-too-short = { $blocks-count ->
    [one] { $row } ist nur { $blocks } Stein, und eine Reihe braucht mindestens drei
   *[other] { $row } sind nur { $blocks } Steine, und eine Reihe braucht mindestens drei
}
nmbrs-why-no-step = { $row } ergeben keine Reihe: { $number } kommt zweimal vor
# $steps sind die Schritte des Tischs: 1, 2, 5 oder 10.
nmbrs-why-step-not-agreed = { $row } gehen um { $by } hinauf, aber an diesem Tisch geht es um { $steps } hinauf oder hinunter
nmbrs-why-step-not-agreed-down = { $row } gehen um { $by } hinunter, aber an diesem Tisch geht es um { $steps } hinauf oder hinunter
nmbrs-why-accumulation = { $row } ergeben keine Reihe: Sie sind nur zusammengezählt, { $sum }
nmbrs-why-other-step = { $row-count ->
    [3] { $row } ergeben keine Reihe: { $step }, dann { $other }
   *[other] { $row } ergeben keine Reihe: Von { $first } bis { $second } sind es { $step }, von { $second } bis { $third } aber { $other }
}
# $family ist eine der Meldungen nmbrs-kind-…; $option ist die Einstellung dafür.
nmbrs-why-not-agreed = { $row } ergeben keine Reihe: { $family } gelten nur, wo der Tisch sie vereinbart hat (Option { $option })
nmbrs-why-not-agreed-times = { $row } ergeben keine Reihe: „{ $family }“ gilt nur, wo der Tisch es vereinbart hat (Option { $option })
# $family ist eine der Meldungen nmbrs-kind-…, $missing sind Zahlen davon.
nmbrs-why-left-out = { $row } lassen { $missing } aus, und bei { $family } darf nichts fehlen
nmbrs-why-out-of-order = { $row } sind durcheinander: Von { $first } bis { $second } geht es in die eine Richtung und von { $second } bis { $third } in die andere, aber { $family } müssen immer steigen oder immer fallen
nmbrs-why-too-many-jokers = { $most-count ->
    [one] { $row } haben { $jokers } Joker, aber an diesem Tisch darf eine Reihe nur { $most } haben
   *[other] { $row } haben { $jokers } Joker, aber an diesem Tisch darf eine Reihe höchstens { $most } haben
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
# Beide Reihen sind neu; $crossings sind nmbrs-row-crosses.
nmbrs-laid-row-crossing = { $person ->
    [you] Du legst Reihe { $letter }: { $row }; sie kreuzt { $crossings }.
    [again] Legt Reihe { $letter }: { $row }; sie kreuzt { $crossings }.
   *[other] { $who } legt Reihe { $letter }: { $row }; sie kreuzt { $crossings }.
}
# Auch Steine vom Tisch gehören zu der neuen Reihe.
nmbrs-laid-across = { $person ->
    [you] Du legst { $added } dazu und machst eine neue Reihe { $letter }: { $row }.
    [again] Legt { $added } dazu und macht eine neue Reihe { $letter }: { $row }.
   *[other] { $who } legt { $added } dazu und macht eine neue Reihe { $letter }: { $row }.
}
nmbrs-laid-added = { $person ->
    [you] Du legst { $added } an Reihe { $letter }.
    [again] Legt { $added } an Reihe { $letter }.
   *[other] { $who } legt { $added } an Reihe { $letter }.
}
# Aus zwei Reihen kann eine geworden sein.
nmbrs-laid-linked = { $person ->
    [you] Du legst { $added } dazwischen, und Reihe { $letter } ist jetzt { $row }.
    [again] Legt { $added } dazwischen, und Reihe { $letter } ist jetzt { $row }.
   *[other] { $who } legt { $added } dazwischen, und Reihe { $letter } ist jetzt { $row }.
}
nmbrs-laid-inserted = { $person ->
    [you] Du schiebst { $added } in Reihe { $letter }, die jetzt { $long } lang ist.
    [again] Schiebt { $added } in Reihe { $letter }, die jetzt { $long } lang ist.
   *[other] { $who } schiebt { $added } in Reihe { $letter }, die jetzt { $long } lang ist.
}
nmbrs-laid-exchanged = { $person ->
    [you] Du tauschst { $block } gegen den Joker.
    [again] Tauscht { $block } gegen den Joker.
   *[other] { $who } tauscht { $block } gegen den Joker.
}
# Reihen, die beiseitegeschoben wurden; $side ist left, right, up oder down.
nmbrs-made-room = { $rows-count ->
    [one] Reihe { $rows } macht
   *[other] Reihen { $rows } machen
} Platz: { $by-count ->
    [one] { $by } Feld
   *[other] { $by } Felder
} nach { $side ->
    [left] links
    [right] rechts
    [up] oben
   *[down] unten
}.

## Was am Tisch geschieht; $kind ist number oder joker

# $what sind ein oder mehrere Sätze von oben.
nmbrs-event-laid = { $what }
nmbrs-event-made-room = { $what }
nmbrs-event-gave = { $person ->
    [you] Du gibst { $kind ->
        [joker] einen Joker
       *[number] die { $block }
    } weg.
    [again] Gibt { $kind ->
        [joker] einen Joker
       *[number] die { $block }
    } weg.
   *[other] { $who } gibt { $kind ->
        [joker] einen Joker
       *[number] die { $block }
    } weg.
}{ $knock ->
    [asked] {" "}Klopfen?
   *[other] {""}
}
nmbrs-event-knocked = { $person ->
    [you] Du klopfst für { $kind ->
        [joker] den Joker und bekommst ihn
       *[number] die { $block } und bekommst den Stein
    }, wenn ihn niemand will, der vor dir kommt.
   *[other] { $who } klopft für { $kind ->
        [joker] den Joker und bekommt ihn
       *[number] die { $block } und bekommt den Stein
    }, wenn ihn niemand will, der vorher kommt.
}
nmbrs-event-took = { $person ->
    [you] Du bekommst { $kind ->
        [joker] den Joker
       *[number] die { $block }
    } und nimmst { $drew-count ->
        [one] noch einen Stein
       *[other] noch { $drew } Steine
    } aus dem Topf, { $pot } bleiben.
   *[other] { $who } klopft, bekommt { $kind ->
        [joker] den Joker
       *[number] die { $block }
    } und nimmt { $drew-count ->
        [one] noch einen Stein
       *[other] noch { $drew } Steine
    } aus dem Topf, { $pot } bleiben.
}
nmbrs-event-let-go = { $person ->
    [you] Du klopfst nicht für { $kind ->
        [joker] den Joker
       *[number] die { $block }
    }.
   *[other] { $who } klopft nicht für { $kind ->
        [joker] den Joker
       *[number] die { $block }
    }.
}
# Die oder der Jüngste will ihn nicht.
nmbrs-event-open = { $kind ->
    [joker] Die jüngste Person will den Joker nicht. Jetzt können die anderen klopfen.
   *[number] Die jüngste Person will die { $block } nicht. Jetzt können die anderen klopfen.
}{ $knock ->
    [asked] {" "}Klopfen?
   *[other] {""}
}
nmbrs-event-aside = { $kind ->
    [joker] Niemand will den Joker, also kommt er zur Seite.
   *[number] Niemand will die { $block }, also kommt der Stein zur Seite.
}
nmbrs-event-turn = { $drew-count ->
    [0] { $person ->
        [you] Du bist dran, kein neuer Stein, { $pot } im Topf.
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

nmbrs-illegal-no-such-seat = Du schaust zu, also kannst du nicht mitspielen.
nmbrs-illegal-answers-first = { $kind ->
    [joker] Ein Joker wird weggegeben
   *[number] Die { $block } wird weggegeben
}, also sagen erst alle, die gefragt sind, ob sie klopfen.
nmbrs-illegal-nothing-given = Gerade gibt niemand einen Stein weg, also kannst du auch keinen liegen lassen. Auslassen kannst du deinen eigenen Zug nicht: Er endet, wenn du einen Stein weggibst.
nmbrs-illegal-too-late = { $kind ->
    [joker] Diesen Joker gibt gerade niemand weg: Du bist zu spät, oder er war gar nicht angeboten.
   *[number] Die { $block } gibt gerade niemand weg: Du bist zu spät, oder sie war gar nicht angeboten.
}
nmbrs-illegal-own-block = Du gibst { $kind ->
    [joker] den Joker
   *[number] die { $block }
} selbst weg, also können nur die anderen klopfen.
nmbrs-illegal-answered-already = Du hast schon gesagt, ob du { $kind ->
    [joker] den Joker
   *[number] die { $block }
} willst. Jetzt sind die anderen gefragt.
nmbrs-illegal-youngest-first = { $person ->
    [you] Du bist am jüngsten und sagst zuerst, ob du { $kind ->
        [joker] den Joker
       *[number] die { $block }
    } willst.
   *[other] { $who } ist am jüngsten und hat bei { $kind ->
        [joker] dem Joker
       *[number] der { $block }
    } die erste Wahl.
}
nmbrs-illegal-not-held = { $kind ->
    [joker] Du hast { $block } nicht.
   *[number] Du hast die { $block } nicht.
}
nmbrs-illegal-lies-already = { $kind ->
    [joker] { $block } liegt schon auf dem Tisch.
   *[number] Die { $block } liegt schon auf dem Tisch.
}
nmbrs-illegal-not-on-table = { $kind ->
    [joker] Auf dem Tisch liegt { $block } nicht.
   *[number] Auf dem Tisch liegt keine { $block }.
}
nmbrs-illegal-not-in-row = { $kind ->
    [joker] In dieser Reihe liegt { $block } nicht, also kann er nicht zeigen, wohin die Reihe kommt.
   *[number] In dieser Reihe liegt keine { $block }, also kann sie nicht zeigen, wohin die Reihe kommt.
}
nmbrs-illegal-own-sequence-first = Leg zuerst eine eigene Reihe aus mindestens drei Steinen.
nmbrs-illegal-first-too-short = { $blocks-count ->
    [one] Leg zuerst eine eigene Reihe: Sie braucht mindestens drei Steine von dir, und das ist nur { $blocks }.
   *[other] Leg zuerst eine eigene Reihe: Sie braucht mindestens drei Steine von dir, und das sind nur { $blocks }.
}
# $why ist eine der Meldungen nmbrs-why-…
nmbrs-illegal-first-is-wrong = Deine erste Reihe muss für sich allein stimmen. { $why }.
nmbrs-illegal-joker-too-high = An diesem Tisch kann ein Joker jede Zahl von 1 bis { $most } sein, und { $value } ist größer.
nmbrs-illegal-taken = Für { $block } ist kein Platz: Da liegt schon { $by }.
nmbrs-illegal-taken-island = Für { $block } ist kein Platz: Da liegt schon { $by }, und weil der Stein mit der Reihe zusammenhängt, lässt er sich nicht beiseiteschieben.
# $blocks sind zwei Steine: 60 und 80.
nmbrs-illegal-not-neighbours = Die Steine { $blocks } berühren sich nicht, also passt nichts dazwischen.
nmbrs-illegal-loop = Die Steine { $blocks } hängen auch noch anders zusammen: Schieb als Nächstes ebenso viele Steine in die Reihe daneben.
nmbrs-illegal-collides = Zwischen { $blocks } ist kein Platz: { $moved } käme dahin, wo schon { $there } liegt.
nmbrs-illegal-collides-island = Zwischen { $blocks } ist kein Platz: { $moved } käme dahin, wo schon { $there } liegt, und weil beide zusammenhängen, lässt sich keiner beiseiteschieben.
nmbrs-illegal-crossing = An diesem Tisch bleiben Reihen, die sich kreuzen, liegen, aber ein Stein zwischen { $blocks } würde { $crossed } verschieben.
nmbrs-illegal-cannot-link = Die Steine { $blocks } hängen schon zusammen und liegen nicht so weit auseinander in einer Linie, also kann das sie nicht verbinden.
nmbrs-illegal-no-room-to-link = Zum Verbinden von { $blocks } ist kein Platz: { $moved } käme dahin, wo schon { $there } liegt.
nmbrs-illegal-not-in-line = An diesem Tisch werden Reihen nicht verschoben, und { $blocks } liegen nicht so weit auseinander in einer Linie.
nmbrs-illegal-not-a-joker = Du kannst eine Zahl gegen einen Joker tauschen, aber { $block } ist kein Joker.
nmbrs-illegal-not-a-number = Du kannst eine Zahl gegen einen Joker tauschen, aber { $block } ist keine Zahl.
nmbrs-illegal-joker-stands-for = Auf dem Tisch steht { $joker } für { $value }, also passt nur { $value } an seinen Platz, nicht { $block }.
nmbrs-illegal-jokers-kept = { $jokers-count ->
    [one] Du hast einen Joker aufgenommen: Leg ihn in diesem Zug wieder hin.
   *[other] Du hast { $jokers } Joker aufgenommen: Leg sie in diesem Zug wieder hin.
}
nmbrs-illegal-no-such-row = Auf dem Tisch gibt es keine Reihe { $letter }.
# $row ist das, woran die Steine kommen sollten.
nmbrs-illegal-fits-nowhere = { $blocks-count ->
    [one] Das wird keine Reihe: { $row } mit { $blocks }.
   *[other] Das wird keine Reihe: { $row } mit { $blocks }.
}
nmbrs-illegal-fits-nowhere-new = { $blocks-count ->
    [one] Eine Reihe braucht mindestens drei Steine, und { $blocks } ist nur einer.
    [2] Eine Reihe braucht mindestens drei Steine, und { $blocks } sind nur zwei.
   *[other] Das wird keine Reihe, wie man es auch legt: { $blocks }.
}
# $why ist nmbrs-why-other-step.
nmbrs-illegal-fits-nowhere-steps = { $why }.
nmbrs-illegal-alone = { $kind ->
    [joker] Nichts berührt { $block }, und eine Reihe braucht mindestens drei Steine.
   *[number] Nichts berührt die { $block }, und eine Reihe braucht mindestens drei Steine.
}
# $why ist nmbrs-wrong-runs.
nmbrs-illegal-wrong-runs = { $why }.
nmbrs-illegal-wrong-runs-met = { $why }. Und { $met } lässt sich nicht beiseiteschieben, weil der Stein mit der Reihe zusammenhängt.
nmbrs-illegal-give-one = Am Ende deines Zuges gibst du einen Stein weg.
nmbrs-illegal-keep-one = Behalte einen Stein: Den letzten gibst du weg, du legst ihn nicht.
nmbrs-illegal-nothing-to-give = { $kind ->
    [joker] Du hast alle deine Steine gelegt, also kannst du { $block } nicht weggeben.
   *[number] Du hast alle deine Steine gelegt, also kannst du die { $block } nicht weggeben.
}
