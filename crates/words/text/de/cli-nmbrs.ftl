## nmbrs! blocks im Terminal

# $hand ist, wie viele Steine alle zuerst haben, $rounds, wie viele Runden gespielt werden.
cli-nmbrs-aim = Werde deine { $hand } Steine los. Reihen aus mindestens drei Steinen steigen oder fallen immer um dieselbe Zahl, quer oder längs auf dem Tisch, wie { $row }.
# $steps ist der Wert der Einstellung steps: um 1, 2, 5 oder 10.
cli-nmbrs-aim-steps = An diesem Tisch geht es in einer Reihe { $steps } hinauf oder hinunter.
cli-nmbrs-aim-first = Leg zuerst eine eigene Reihe (neu { $row }). Danach darfst du, bis die Runde vorbei ist, auch an jede Reihe anlegen{ $can ->
    [row] .
    [add] : { $more } in A.
   *[cross] : { $more } in A, { $cross } an { $middle }.
}
cli-nmbrs-aim-add = Leg eigene Reihen (neu { $row }), oder leg an jede Reihe an{ $can ->
    [row] .
    [add] : { $more } in A.
   *[cross] : { $more } in A, { $cross } an { $middle }.
}
cli-nmbrs-aim-give = Jeder Zug beginnt mit zwei neuen Steinen und endet, wenn du einen weggibst (gib 7).
cli-nmbrs-aim-knock = Wer für ihn klopft, bekommt ihn und einen aus dem Topf dazu.
cli-nmbrs-aim-youngest = Wer am jüngsten ist, darf ihn haben, mit einem aus dem Topf dazu; danach, wer klopft.
cli-nmbrs-aim-points = Wer keinen Stein mehr hat, gewinnt die Runde; die anderen bekommen für jeden Stein einen Punkt und für einen Joker drei. Wer nach { $rounds } Runden am wenigsten Punkte hat, gewinnt.
cli-nmbrs-aim-points-once = Wer keinen Stein mehr hat, gewinnt; die anderen bekommen für jeden Stein einen Punkt und für einen Joker drei.
cli-nmbrs-aim-no-points = Wer keinen Stein mehr hat, gewinnt die Runde.
# Wer was gezogen hat, und wer mit so vielen neuen Steinen anfängt.
cli-nmbrs-lots = Für den ersten Zug gezogen: { $list }. { $count ->
    [one] { $person ->
        [you] Du fängst an, mit { $number } neuen Stein.
       *[other] { $who } fängt an, mit { $number } neuen Stein.
    }
   *[other] { $person ->
        [you] Du fängst an, mit { $number } neuen Steinen.
       *[other] { $who } fängt an, mit { $number } neuen Steinen.
    }
}
cli-nmbrs-youngest-is = { $person ->
    [you] Du bist am jüngsten.
   *[other] { $who } ist am jüngsten.
}

## Was man tun kann; $people ist one, wenn eine Person allein an dieser Tastatur spielt, many, wenn mehrere sie teilen

cli-nmbrs-prompt = { $people ->
    [one] Du bist dran: Leg Steine ({ $can ->
        [row] neu { $row }
        [add] neu { $row } oder { $more } in A
       *[cross] neu { $row } oder { $more } in A oder { $cross } an { $middle }
    }), oder gib einen weg (gib 7), dann ist dein Zug vorbei. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: Leg Steine ({ $can ->
        [row] neu { $row }
        [add] neu { $row } oder { $more } in A
       *[cross] neu { $row } oder { $more } in A oder { $cross } an { $middle }
    }), oder gib einen weg (gib 7), dann ist dein Zug vorbei. Mit ? gibt es Hilfe.
}
cli-nmbrs-prompt-first = { $people ->
    [one] Du bist dran: Leg zuerst eine eigene Reihe (neu { $row }), oder gib einen Stein weg (gib 7), dann ist dein Zug vorbei. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: Leg zuerst eine eigene Reihe (neu { $row }), oder gib einen Stein weg (gib 7), dann ist dein Zug vorbei. Mit ? gibt es Hilfe.
}
cli-nmbrs-prompt-empty = { $people ->
    [one] Du bist dran: Leg eine Reihe (neu { $row }), oder gib einen Stein weg (gib 7), dann ist dein Zug vorbei. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: Leg eine Reihe (neu { $row }), oder gib einen Stein weg (gib 7), dann ist dein Zug vorbei. Mit ? gibt es Hilfe.
}
# Für eine eigene Reihe hat diese Hand zu wenige Steine.
cli-nmbrs-prompt-give = { $people ->
    [one] Du bist dran: Für eine eigene Reihe hast du zu wenige Steine, also gib einen weg (gib 7), dann ist dein Zug vorbei. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: Für eine eigene Reihe hast du zu wenige Steine, also gib einen weg (gib 7), dann ist dein Zug vorbei. Mit ? gibt es Hilfe.
}
# Der letzte Stein kann nicht gelegt werden.
cli-nmbrs-prompt-last = { $people ->
    [one] Du bist dran: Gib deinen letzten Stein weg (gib { $block }), und die Runde gehört dir. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: Gib deinen letzten Stein weg (gib { $block }), und die Runde gehört dir. Mit ? gibt es Hilfe.
}
cli-nmbrs-prompt-laid-last = { $people ->
    [one] Gib deinen letzten Stein weg (gib { $block }), und die Runde gehört dir; „zurück“ nimmt den letzten Schritt zurück.
   *[many] { $who }: Gib deinen letzten Stein weg (gib { $block }), und die Runde gehört dir; „zurück“ nimmt den letzten Schritt zurück.
}
cli-nmbrs-prompt-laid = { $people ->
    [one] Leg mehr, oder gib einen Stein weg (gib 7), dann ist dein Zug vorbei; „zurück“ nimmt den letzten Schritt zurück.
   *[many] { $who }: Leg mehr, oder gib einen Stein weg (gib 7), dann ist dein Zug vorbei; „zurück“ nimmt den letzten Schritt zurück.
}
cli-nmbrs-prompt-wrong = { $people ->
    [one] So kann dein Zug noch nicht enden: Leg mehr, oder tipp „zurück“.
   *[many] { $who }, so kann dein Zug noch nicht enden: Leg mehr, oder tipp „zurück“.
}
# Kein Stein ist mehr da, und der letzte darf gelegt werden.
cli-nmbrs-prompt-done = { $people ->
    [one] Alle deine Steine liegen. Tipp „fertig“, dann ist dein Zug vorbei; „zurück“ nimmt den letzten Schritt zurück.
   *[many] { $who }, alle deine Steine liegen. Tipp „fertig“, dann ist dein Zug vorbei; „zurück“ nimmt den letzten Schritt zurück.
}
cli-nmbrs-prompt-ways = { $people ->
    [one] Wie? Tipp die Nummer, oder „zurück“.
   *[many] { $who }, wie? Tipp die Nummer, oder „zurück“.
}
# $who gibt einen Stein weg, und wer allein an dieser Tastatur spielt, wird gefragt.
cli-nmbrs-asked-alone = { $block }: Tipp klopf, dann bekommst du den Stein und einen aus dem Topf dazu.
# Dasselbe zu $asked; $look ist no, wenn die Steine schon zu sehen sind.
cli-nmbrs-asked = { $look ->
    [no] { $asked }, { $block }: Tipp klopf, dann bekommst du den Stein und einen aus dem Topf dazu.
   *[yes] { $asked }, { $block }: Tipp klopf, dann bekommst du den Stein und einen aus dem Topf dazu; mit hand siehst du zuerst deine Steine.
}
cli-nmbrs-call-who = Sag, wer klopft, mit dem Namen zuerst: { $typed }
cli-nmbrs-call-computer = { $who } ist ein Computerspieler und antwortet selbst.
cli-nmbrs-call-only = Das muss warten, bis { $who } dran ist: Jetzt kannst du nur klopfen oder den Stein liegen lassen.
cli-nmbrs-call-only-alone = Das muss warten, bis du dran bist: Jetzt kannst du nur klopfen oder den Stein liegen lassen.
cli-nmbrs-call-not-now = Das muss warten, bis { $who } dran ist; klopfen kann jetzt auch niemand.
cli-nmbrs-call-not-now-alone = Das muss warten, bis du dran bist; klopfen kann jetzt auch niemand.
# $who ist dran, aber jemand anders hat die Tastatur oder bekommt sie gerade.
cli-nmbrs-call-own-turn = { $who } ist dran, aber nur an der Tastatur. Um sie zu bekommen, tipp { $who }: hand
# Nach einem Stein, der weggegeben wird.
cli-nmbrs-pot-empty = Der Topf ist leer, also kann niemand klopfen.

## Was man sieht

cli-nmbrs-round = Runde { $round } von { $rounds }.
cli-nmbrs-pot = Topf: { $number }.
cli-nmbrs-seat = { $who }: { $what }.
cli-nmbrs-held = { $count ->
    [one] { $number } Stein
   *[other] { $number } Steine
}
# Steine, für die jemand geklopft hat.
cli-nmbrs-among = darunter { $blocks }
cli-nmbrs-has-laid = { $person ->
    [you] hast eine Reihe gelegt
   *[other] hat eine Reihe gelegt
}
cli-nmbrs-has-not-laid = noch keine Reihe
cli-nmbrs-youngest = am jüngsten
cli-nmbrs-table = Auf dem Tisch
cli-nmbrs-table-empty = Auf dem Tisch liegt noch nichts.
cli-nmbrs-blocks = { $first }  { $next }
cli-nmbrs-hand = Deine Steine ({ $number }): { $blocks }
cli-nmbrs-hand-empty = Du hast keinen Stein mehr.
cli-nmbrs-new = Neu: { $blocks }
cli-nmbrs-aside = Weggelegt, weil niemand sie wollte: { $blocks }
cli-nmbrs-aside-none = Noch ist nichts weggelegt.
# Wie eine Reihe weitergeht, und welche Reihen sie kreuzt.
cli-nmbrs-and-crosses = { $kind }; kreuzt { $rows }
cli-nmbrs-row-at = { $letter } bei { $at }
# Reihen in Worten; $about ist, wie sie weitergehen und was sie kreuzen, $new ist, was nur getippt ist.
cli-nmbrs-row-across = { $letter }: { $numbers }; { $about }.
cli-nmbrs-row-down = { $letter }, von oben nach unten: { $numbers }; { $about }.
cli-nmbrs-row-across-new = { $letter }: { $numbers }; { $about }. Neu: { $new }.
cli-nmbrs-row-down-new = { $letter }, von oben nach unten: { $numbers }; { $about }. Neu: { $new }.
cli-nmbrs-row-wrong = Nicht richtig: { $about }.
# Ein Plan, der breiter ist als der Bildschirm.
cli-nmbrs-map-part = Teil { $part } von { $parts }, von links nach rechts
cli-nmbrs-map-line = Zeile { $number }: { $cells }.
cli-nmbrs-map-free = { $number } frei
cli-nmbrs-points = Punkte: { $list }.
cli-nmbrs-rounds-won = Gewonnene Runden: { $list }.
cli-nmbrs-points-of-round = Runde { $round }: { $list }.
cli-nmbrs-no-round-yet = Noch ist keine Runde vorbei.

## Ein Zug, der Schritt für Schritt getippt wird

cli-nmbrs-so-far = So hast du bis jetzt gelegt
cli-nmbrs-picked-up = Du hast { $jokers } aufgenommen: Er muss noch in diesem Zug gelegt werden.
cli-nmbrs-waiting = Die Reihe daneben hängt mit dieser zusammen: Schieb dort ebenso viele Steine hinein.
cli-nmbrs-ways = Das geht auf mehrere Arten:
cli-nmbrs-ways-more = Es gibt noch mehr; sag welche, etwa mit j=40.
cli-nmbrs-way = { $how }: { $row }
cli-nmbrs-choose-first = Wähl zuerst eine der { $most } Arten: Tipp die Nummer, oder zurück.
cli-nmbrs-no-such-way = Es gibt nur { $most } Arten. Tipp die Nummer von einer, oder zurück.
# Was passt: $typed ist, wie man es tippt.
cli-nmbrs-fits-new = Eine neue Reihe: { $typed }
cli-nmbrs-fits-at = { $block } passt { $targets }
cli-nmbrs-fits-first = Aber leg zuerst eine eigene Reihe, bevor du an andere anlegst.
cli-nmbrs-fits-nothing = Keiner deiner Steine passt allein, und keine drei deiner Zahlen ergeben eine Reihe. (Joker und mehrere Steine auf einmal werden nicht probiert.)
cli-nmbrs-target-new = neu
cli-nmbrs-target-row = in { $letter }
cli-nmbrs-target-at = an { $block }
cli-nmbrs-target-between = zwischen { $a } { $b }

## Hilfe

cli-nmbrs-not-pass = Passen geht nicht: Jeder Zug endet mit einem Stein, den du weggibst, etwa: gib 7
cli-nmbrs-not-draw = Deine Steine für diesen Zug hast du schon. Leg welche, oder gib einen weg, etwa: gib 7
cli-nmbrs-not-discard = Abgelegt wird hier nichts: Gib einen Stein weg, etwa: gib 7
cli-nmbrs-not-hint = Tipp „passt“, dann siehst du, welche deiner Steine wohin passen.
# Wie eine Zeile getippt wird; die Regeln lesen diese Wörter.
cli-nmbrs-verb-new = neu
cli-nmbrs-verb-into = in
cli-nmbrs-verb-at = an
cli-nmbrs-verb-between = zwischen
cli-nmbrs-verb-above = über
cli-nmbrs-verb-below = unter
cli-nmbrs-verb-exchange = tausche
cli-nmbrs-verb-for = gegen
cli-nmbrs-verb-give = gib
cli-nmbrs-verb-knock = klopf
cli-nmbrs-help-loose = Schritte stehen in einer Zeile mit Kommas dazwischen oder in einer Zeile für sich; nichts zählt, bevor du einen Stein weggibst. Ein Joker wird ja bis jd getippt und kann seine Zahl sagen: ja=35. Wohin Steine kommen, sagst du mit anderen Steinen: über, unter, links von, rechts von.
cli-nmbrs-help-short = Du kannst auch zurück, passt, plan, tisch, hand, weg, punkte, verlauf, regeln, einstellungen, stellung, speichern oder beenden tippen. Mit ? mehr kommt die ganze Liste.
cli-nmbrs-help-undo = zurück, leeren: den letzten Schritt deines Zuges zurücknehmen, oder alle
cli-nmbrs-help-fits = passt: welche deiner Steine wohin passen
cli-nmbrs-help-map = plan: der Tisch, wie er liegt
cli-nmbrs-help-hand = hand: deine Steine zeigen
cli-nmbrs-help-rows = reihen: nur die Reihen auf dem Tisch
cli-nmbrs-help-aside = weg: die Steine, die niemand wollte
cli-nmbrs-help-score = punkte: wie es für alle steht

## Der Schiedsrichter

cli-nmbrs-sequence = Ja, das ist eine Reihe.
cli-nmbrs-no-sequence = Nein, das ist keine Reihe.
cli-nmbrs-table-right = Ja, dieser Tisch stimmt.
cli-nmbrs-table-wrong = Nein, dieser Tisch stimmt nicht.
cli-nmbrs-referee-give = Am Ende des Zuges wird noch ein Stein weggegeben.
cli-nmbrs-referee-wins = Damit ist kein Stein mehr da, und die Runde ist gewonnen.
cli-nmbrs-referee-wins-game = Damit ist kein Stein mehr da, und die Runde und das Spiel sind gewonnen.
cli-nmbrs-referee-next = Dann bist du dran.
cli-nmbrs-referee-ask = Tipp eine Reihe oder einen Tisch, oder füg sie ein, und ende mit Strg-D. (Auch nach einer Stellung mit einem Zug darunter kann man fragen.)
cli-nmbrs-referee-too-little = Der Schiedsrichter braucht eine Reihe oder einen Tisch, etwa '20 30 40 / . 32 / . 34'; oder einen Tisch und einen Zug, etwa 'table 60 70 80 | hand 65 75 91' '65 75 in A, gib 91'
cli-nmbrs-with-option = „{ $text }“ stellt nichts ein. Schreib eine Einstellung so hinter eine Reihe: 9 16 25 mit squares=on
cli-nmbrs-drawing-columns = Es ist nicht klar, welche Steine untereinander liegen. Schreib für jeden freien Platz einen Punkt, etwa . 28 / 20 30 40 / . 32
cli-nmbrs-drawing-empty = In dieser Zeichnung ist kein Stein. Schreib sie etwa so: 20 30 40 / . 32 / . 34
cli-nmbrs-no-points = Punkte werden gezählt, wenn eine Runde vorbei ist, also lass --score weg.
cli-nmbrs-deal-again = Dieselben Steine noch einmal: { $command }
cli-nmbrs-preset = { $title }: { $cards } Steine, zum Beispiel { $sample }
