### Numenko-in-a-bag.
###
### Die Meldungen numenko-trouble-… sagen, was an einer Rechnung nicht stimmt. Auch das Web zeigt sie an, aus dem JSON
### einer Rechnung. Ihre Angaben sind fertige Texte:
###   $tiles    die Steine, wie sie liegen: 92 ∗ 4 ∗ 8
###   $place    numenko-place-row oder numenko-place-column
###   $number   nur bei leading-zero: die Zahl, die mit 0 beginnt
###   $reading  nur bei stated-…: die angegebene Lesart: 2 + 4 = 8
###   $values   nur bei stated-not-true: was ihre Seiten ergeben: 6 und 8
### „.short“ sagt das Gleiche kurz hinter den Steinen und braucht keine Angaben. Die Namen sind die der Varianten von
### `Trouble`.

numenko-title = Numenko-in-a-bag
numenko-about = Leg alle deine Steine wie ein Kreuzworträtsel aus Rechnungen. Alle spielen gleichzeitig.

## Steine

numenko-star = Sternstein
numenko-star-spoken = Stern
numenko-smiley = Smiley
# Mehrere in einer Liste, die vorgelesen wird; $many ist ein Zahlwort.
numenko-stars-spoken = { $many-count ->
    [one] Stern
   *[other] { $many } Sterne
}
numenko-smileys-spoken = { $many-count ->
    [one] Smiley
   *[other] { $many } Smileys
}

## Zeichen, wie man sie zwischen Zahlen sagt: zwei mal vier ist acht

numenko-spoken-plus = plus
numenko-spoken-minus = minus
numenko-spoken-times = mal
numenko-spoken-over = geteilt durch
numenko-spoken-equals = ist

## Wo eine Rechnung liegt

numenko-place-row = Zeile { $row }
numenko-place-column = Spalte { $column }
numenko-place-across = Zeile { $row }, Spalten { $first } bis { $last }
numenko-place-down = Spalte { $column }, Zeilen { $first } bis { $last }

## Eine Rechnung in einer Liste, und das Gleiche zum Hören: Spalte 2, Zeilen 3 bis 4: sieben Stern, nicht fertig

numenko-sum-true = { $place }: { $sum }
numenko-sum-spoken-true = { $place }: { $sum }, stimmt
numenko-sum-spoken-trouble = { $place }: { $tiles }, { $short }

## Was an einer Rechnung nicht stimmt; siehe oben

numenko-trouble-no-sign = { $tiles } in { $place } ist nur eine Zahl, keine Rechnung
    .short = nur eine Zahl
numenko-trouble-sign-at-edge = { $tiles } in { $place } ist noch nicht fertig
    .short = nicht fertig
numenko-trouble-signs-together = { $tiles } in { $place } ist keine Rechnung: Zwei Sternsteine berühren sich
    .short = zwei Sterne berühren sich
numenko-trouble-one-sign = { $tiles } in { $place } ist noch nicht fertig: Da ist ein Zeichen, und eine Rechnung braucht zwei
    .short = nicht fertig
numenko-trouble-leading-zero = { $tiles } in { $place }: Eine Zahl darf nicht mit 0 anfangen, und { $number } tut es
    .short = eine Zahl fängt mit null an
numenko-trouble-nothing-worked-out = { $tiles } in { $place } ist keine Rechnung: Da gibt es nichts auszurechnen
    .short = nichts auszurechnen
numenko-trouble-none-true = { $tiles } in { $place } stimmt nicht, wie man es auch liest
    .short = stimmt nicht, wie man es auch liest
numenko-trouble-smiley-differs = { $tiles } in { $place }: An diesem Tisch ist ein Smiley quer und senkrecht dasselbe, und dann stimmt es nicht
    .short = der Smiley wäre zweierlei
numenko-trouble-too-many = { $tiles } in { $place } lässt sich auf zu viele Arten lesen. Sag, wie, zum Beispiel: sag a1 quer 2·4=8
    .short = zu viele Arten, es zu lesen: Sag, wie
numenko-trouble-stated-other-tiles = { $tiles } in { $place } kann man nicht als { $reading } lesen
    .short = so kann man es nicht lesen
numenko-trouble-stated-no-sum = { $tiles } in { $place }: { $reading } ist keine ganze Rechnung
    .short = keine ganze Rechnung
numenko-trouble-stated-not-true = { $tiles } in { $place }: { $reading } stimmt nicht, denn die Seiten ergeben { $values }
    .short = so stimmt es nicht
numenko-trouble-stated-calculates-behind = { $tiles } in { $place }: In { $reading } wird hinter dem Gleichheitszeichen noch gerechnet, aber an diesem Tisch steht da nur eine Zahl
    .short = hinter dem Gleichheitszeichen wird noch gerechnet
numenko-trouble-stated-chain = { $tiles } in { $place }: { $reading } hat mehr als ein Gleichheitszeichen, aber an diesem Tisch hat eine Rechnung nur eins
    .short = mehr als ein Gleichheitszeichen
numenko-trouble-stated-divides-by-zero = { $tiles } in { $place }: { $reading } ist keine Rechnung, denn durch 0 kann man nicht teilen
    .short = durch null geteilt
numenko-trouble-stated-fraction = { $tiles } in { $place }: In { $reading } ist der Schritt { $step } keine ganze Zahl
    .short = ein Schritt ist keine ganze Zahl
# Die erste von mehreren falschen Rechnungen; $trouble ist eine der Meldungen oben.
numenko-wrong-sums = { $more-count ->
    [0] { $trouble }
    [one] { $trouble }; und noch { $more } Rechnung ist falsch
   *[other] { $trouble }; und noch { $more } Rechnungen sind falsch
}
# Keine Rechnung ist falsch, und doch stimmt etwas nicht.
numenko-wrong-groups = Die Steine liegen in { $groups } Gruppen
numenko-wrong-alone = Ein Stein gehört zu keiner Rechnung, oder es steht da, wie eine Rechnung zu lesen ist, wo keine anfängt

## Was am Tisch geschieht

numenko-event-swopped = { $person ->
    [you] Du tauschst: einer zurück, { $new } neue, { $pot } im Topf.
   *[other] { $who } tauscht einen Stein gegen { $new } neue, { $pot } im Topf.
}
numenko-event-done = { $person ->
    [you] Fertig! Du nimmst { $new } neue Steine, { $pot } im Topf.
   *[other] { $who } ist fertig, { $pot } im Topf.
}
numenko-event-stopped = { $person ->
    [you] Du hörst auf. Deine Steine behältst du bis zum Ende.
   *[other] { $who } hört auf.
}
numenko-event-pot-short = { $pot-count ->
    [0] { $person ->
        [you] Du willst tauschen, aber der Topf ist leer.
       *[other] { $who } will tauschen, aber der Topf ist leer.
    }
    [one] { $person ->
        [you] Du willst tauschen, aber im Topf ist nur noch { $pot } Stein.
       *[other] { $who } will tauschen, aber im Topf ist nur noch { $pot } Stein.
    }
   *[other] { $person ->
        [you] Du willst tauschen, aber im Topf sind nur noch { $pot } Steine.
       *[other] { $who } will tauschen, aber im Topf sind nur noch { $pot } Steine.
    }
}
numenko-event-game-over = { $person ->
    [you] Schluss! Alle deine Steine liegen, und jede Rechnung stimmt.
   *[other] { $who } sagt: Schluss! Alle Steine liegen, und jede Rechnung stimmt.
}
# $why ist eine der Meldungen numenko-wrong-…
numenko-event-wrong = { $person ->
    [you] Du sagst „Schluss“, aber nicht alles stimmt. { $why }. Die anderen entscheiden.
   *[other] { $who } sagt „Schluss“, aber nicht alles stimmt. { $why }. Die anderen entscheiden.
}
numenko-event-wrong-nobody = { $person ->
    [you] Du sagst „Schluss“, aber nicht alles stimmt. { $why }. Es ist niemand da, der darüber entscheidet.
   *[other] { $who } sagt „Schluss“, aber nicht alles stimmt. { $why }. Es ist niemand da, der darüber entscheidet.
}
# Wo die anderen nach Fehlern suchen und nicht das Programm.
numenko-event-shown = { $person ->
    [you] Du sagst „Schluss“ und zeigst dein Gitter. Jetzt suchen die anderen nach einem Fehler.
   *[other] { $who } sagt „Schluss“ und zeigt das Gitter. Schaut, ob alles stimmt.
}
numenko-event-agreed = { $person ->
    [you] Du findest keinen Fehler.
   *[other] { $who } findet keinen Fehler.
}
# $sum ist numenko-sum-true.
numenko-event-doubted-right = { $person ->
    [you] Du zeigst auf { $sum }. Aber diese Rechnung stimmt.
   *[other] { $who } zeigt auf { $sum }. Aber diese Rechnung stimmt.
}
# $why ist eine der Meldungen numenko-trouble-… oder numenko-wrong-…
numenko-event-doubted = { $person ->
    [you] Du hast einen Fehler gefunden: { $why }. Jetzt wird abgestimmt.
   *[other] { $who } hat einen Fehler gefunden: { $why }. Jetzt wird abgestimmt.
}
numenko-event-doubted-not-loose = { $person ->
    [you] Du sagst, dass ein Stein lose liegt, aber das tut keiner.
   *[other] { $who } sagt, dass ein Stein lose liegt, aber das tut keiner.
}
numenko-event-stands = { $person ->
    [you] Niemand hat einen Fehler gefunden, also hast du gewonnen. Und es stimmt wirklich alles!
   *[other] Niemand hat einen Fehler gefunden, also hat { $who } gewonnen. Und es stimmt wirklich alles!
}
numenko-event-stands-wrong = { $person ->
    [you] Niemand hat einen Fehler gefunden, also hast du gewonnen. Aber es war einer da: { $why }.
   *[other] Niemand hat einen Fehler gefunden, also hat { $who } gewonnen. Aber es war einer da: { $why }.
}
# $about ist you, wo es um dich geht; sonst ist $accused der Name.
numenko-event-voted = { $about ->
    [you] { $who } stimmt dafür, ohne dich weiterzuspielen.
   *[other] { $person ->
        [you] Du stimmst dafür, ohne { $accused } weiterzuspielen.
       *[other] { $who } stimmt dafür, ohne { $accused } weiterzuspielen.
    }
}
numenko-event-voted-end = { $person ->
    [you] Du stimmst dafür, aufzuhören.
   *[other] { $who } stimmt dafür, aufzuhören.
}
numenko-event-ejected = { $tiles-count ->
    [one] { $person ->
        [you] Du bist ausgeschieden, { $tiles } Stein kommt zurück: { $pot } im Topf.
       *[other] { $who } ist ausgeschieden, { $tiles } Stein kommt zurück: { $pot } im Topf.
    }
   *[other] { $person ->
        [you] Du bist ausgeschieden, { $tiles } Steine kommen zurück: { $pot } im Topf.
       *[other] { $who } ist ausgeschieden, { $tiles } Steine kommen zurück: { $pot } im Topf.
    }
}
# $person ist you, wo du noch etwas zu legen hast.
numenko-event-play-ended = { $why ->
    [pot-short] Im Topf sind zu wenige Steine: Jetzt ist Schluss.
    [vote] Der Tisch hat entschieden: Jetzt ist Schluss.
    [nobody] Also ist Schluss.
    [all-stopped] Alle haben aufgehört.
   *[game-over] Jetzt ist Schluss.
} { $person ->
    [you] Leg, was du hast!
   *[other] Jetzt legen alle, was sie haben.
}
# Niemand hat etwas zu legen.
numenko-event-play-ended-all-laid = { $why ->
    [pot-short] Im Topf sind zu wenige Steine: Jetzt ist Schluss.
    [vote] Der Tisch hat entschieden: Jetzt ist Schluss.
    [nobody] Also ist Schluss.
    [all-stopped] Alle haben aufgehört.
   *[game-over] Jetzt ist Schluss.
}
numenko-event-laid = { $points-count ->
    [one] { $person ->
        [you] Du hast einen Punkt übrig: { $left }.
       *[other] { $who } hat einen Punkt übrig: { $left }.
    }
   *[other] { $person ->
        [you] Du hast { $points } Punkte übrig: { $left }.
       *[other] { $who } hat { $points } Punkte übrig: { $left }.
    }
}
numenko-event-laid-all = { $person ->
    [you] Du hast keinen Stein mehr.
   *[other] { $who } hat keinen Stein mehr.
}
numenko-event-over = { $why ->
    [counted] { $person ->
        [you] Dir bleiben die wenigsten Punkte, du gewinnst! Punkte: { $results }.
       *[other] { $who } hat die wenigsten Punkte übrig und gewinnt. Punkte: { $results }.
    }
   *[game-over] { $person ->
        [you] Du gewinnst! Übrige Punkte: { $results }.
       *[other] { $who } gewinnt. Übrige Punkte: { $results }.
    }
}
# In einer Liste von Punkten: Wer ausgeschieden ist, hat keine.
numenko-result-out = { $person ->
    [you] du ausgeschieden
   *[other] { $who } ausgeschieden
}
numenko-event-over-shared = Mit den wenigsten Punkten teilen sich { $winners } den Sieg. Punkte: { $results }.
# Allein gegen den Topf.
numenko-event-over-alone = { $person ->
    [you] Du hast den Topf besiegt!
   *[other] { $who } hat den Topf besiegt.
}
numenko-event-over-pot = { $points-count ->
    [one] { $person ->
        [you] Der Topf gewinnt, und du hast einen Punkt übrig.
       *[other] Der Topf gewinnt, und { $who } hat einen Punkt übrig.
    }
   *[other] { $person ->
        [you] Der Topf gewinnt, und du hast { $points } Punkte übrig.
       *[other] Der Topf gewinnt, und { $who } hat { $points } Punkte übrig.
    }
}

## Warum ein Zug nicht erlaubt ist: gesagt zu der Person, die ihn versucht hat

numenko-illegal-no-such-seat = Du schaust zu, also kannst du nicht mitspielen.
numenko-illegal-stopped = Du hast aufgehört, also nimmst du keine Steine mehr. Am Ende legst du, was du hast.
numenko-illegal-ejected = Du bist aus diesem Spiel ausgeschieden.
numenko-illegal-vote-first = { $person ->
    [you] Zuerst entscheiden die anderen über deine Rechnungen.
   *[other] Zuerst muss der Tisch über die Rechnungen von { $who } abstimmen.
}
numenko-illegal-check-first = { $person ->
    [you] Zuerst schauen sich die anderen dein Gitter an.
   *[other] Zuerst schauen sich alle das Gitter von { $who } an.
}
numenko-illegal-no-check = Gerade liegt kein Gitter da, das ihr anschauen könnt.
numenko-illegal-own-grid = Dein Gitter schauen sich die anderen an, nicht du.
numenko-illegal-checked-already = Zu diesem Gitter hast du schon alles gesagt.
numenko-illegal-no-sum-to-doubt = { $way ->
    [across] In Zeile { $row }, Spalte { $column } fängt quer keine Rechnung an.
   *[down] In Zeile { $row }, Spalte { $column } fängt senkrecht keine Rechnung an.
}
numenko-illegal-doubted-already = Darauf hat schon jemand gezeigt, und es stimmt.
numenko-illegal-no-vote = Es gibt nichts abzustimmen.
numenko-illegal-accused = Über deine Rechnungen stimmen die anderen ab, nicht du.
numenko-illegal-voted-already = Du hast schon abgestimmt.
numenko-illegal-lay-now = Es ist Schluss: Leg, was du hast.
numenko-illegal-not-yet = Das Spiel ist noch nicht aus, ausgelegt wird erst am Ende.
numenko-illegal-laid-already = Du hast deine Steine schon gelegt.
# $kind ist number, star oder smiley.
numenko-illegal-not-held = { $kind ->
    [number] Du hast keine { $tile } mehr dafür.
    [star] Du hast keinen { $tile } mehr dafür.
   *[smiley] Du hast keinen { $tile } mehr dafür.
}
numenko-illegal-pot-too-small = { $pot-count ->
    [0] Du kannst nicht tauschen: Der Topf ist leer.
    [one] Zum Tauschen braucht es zwei Steine, aber im Topf ist nur { $pot } Stein.
   *[other] Zum Tauschen braucht es zwei Steine, aber im Topf sind nur { $pot }.
}
numenko-illegal-tiles-left = { $left-count ->
    [one] Alle deine Steine müssen im Gitter liegen. Übrig ist: { $left }.
   *[other] Alle deine Steine müssen im Gitter liegen. Übrig sind: { $left }.
}
# $why ist numenko-wrong-sums.
numenko-illegal-wrong-sums = { $why }.
numenko-illegal-apart = Alle deine Steine müssen zusammenhängen, aber diese liegen in { $groups } Gruppen.
numenko-illegal-in-no-sum = { $kind ->
    [number] Die { $tile } in Zeile { $row }, Spalte { $column } gehört zu keiner Rechnung.
    [star] Der { $tile } in Zeile { $row }, Spalte { $column } gehört zu keiner Rechnung.
   *[smiley] Der { $tile } in Zeile { $row }, Spalte { $column } gehört zu keiner Rechnung.
}
numenko-illegal-no-sum-there = { $way ->
    [across] Du hast gesagt, wie eine Rechnung ab Zeile { $row }, Spalte { $column } quer zu lesen ist, aber dort fängt keine an.
   *[down] Du hast gesagt, wie eine Rechnung ab Zeile { $row }, Spalte { $column } senkrecht zu lesen ist, aber dort fängt keine an.
}
numenko-illegal-pot-not-short = Im Topf sind noch { $pot } Steine, also ist noch nicht Schluss: Sag fertig und nimm vier.
