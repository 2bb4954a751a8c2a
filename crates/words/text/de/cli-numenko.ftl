## Numenko-in-a-bag im Terminal

cli-numenko-aim = Leg alle deine Steine wie ein Kreuzworträtsel: Jede Zeile oder Spalte aus Steinen, die sich berühren, muss eine ganze und richtige Rechnung sein, zum Beispiel: a1 quer 2*4*8
cli-numenko-aim-tiles = Ein Sternstein (∗, getippt *) ist +, −, ·, : oder =; ein Smiley (☺, getippt ?) ist eins davon oder eine Zahl. Gerechnet wird von links nach rechts.
cli-numenko-aim-done = Sobald alle deine Steine richtig liegen, bist du fertig und nimmst { $done } neue. Kommst du nicht weiter, tauschst du mit „tausche“ einen Stein gegen { $swop } neue.
cli-numenko-aim-done-unchecked = Liegen alle deine Steine, tipp „fertig“ und nimm { $done } neue; vor dem Ende prüft das niemand. Kommst du nicht weiter, tauschst du mit „tausche“ einen Stein gegen { $swop } neue.
cli-numenko-aim-done-short = Sobald alle deine Steine richtig liegen, ist Schluss: Im Topf sind zu wenige Steine, um neue zu nehmen.
cli-numenko-aim-done-short-unchecked = Liegen alle deine Steine, tipp „schluss“: Im Topf sind zu wenige Steine, um neue zu nehmen. Erst dann wird geprüft.
cli-numenko-aim-end = Hat der Topf weniger als { $done } Steine, gewinnt, wer zuerst alle Steine gelegt hat. Sonst gewinnt, wer am wenigsten Punkte übrig hat.
cli-numenko-aim-alone = Du spielst gegen den Topf: Leg alle deine Steine, wenn er weniger als { $done } hat, und tausch dabei so selten wie möglich.

# $people ist one, wenn jemand allein an dieser Tastatur spielt, many, wenn mehrere sie teilen.
cli-numenko-prompt = { $people ->
    [one] Tipp ein Feld mit Steinen (a1 quer 2*4*8), heb, schieb, tausche, prüfe oder stopp. Mit ? gibt es Hilfe.
   *[many] { $who }: Tipp ein Feld mit Steinen (a1 quer 2*4*8), heb, schieb, tausche, prüfe, stopp oder weiter. Mit ? gibt es Hilfe.
}
# Für einen Tausch sind zu wenige Steine im Topf.
cli-numenko-prompt-no-swop = { $people ->
    [one] Tipp ein Feld mit Steinen (a1 quer 2*4*8), heb, schieb, prüfe oder stopp. Mit ? gibt es Hilfe. Zum Tauschen sind zu wenige Steine im Topf.
   *[many] { $who }: Tipp ein Feld mit Steinen (a1 quer 2*4*8), heb, schieb, prüfe, stopp oder weiter. Mit ? gibt es Hilfe. Zum Tauschen sind zu wenige Steine im Topf.
}
# Es gibt nichts zu heben oder zu schieben.
cli-numenko-prompt-empty = { $people ->
    [one] Tipp ein Feld mit Steinen (a1 quer 2*4*8), tausche oder stopp. Mit ? gibt es Hilfe.
   *[many] { $who }: Tipp ein Feld mit Steinen (a1 quer 2*4*8), tausche, stopp oder weiter. Mit ? gibt es Hilfe.
}
cli-numenko-prompt-empty-no-swop = { $people ->
    [one] Tipp ein Feld mit Steinen (a1 quer 2*4*8) oder stopp. Mit ? gibt es Hilfe. Zum Tauschen sind zu wenige Steine im Topf.
   *[many] { $who }: Tipp ein Feld mit Steinen (a1 quer 2*4*8), stopp oder weiter. Mit ? gibt es Hilfe. Zum Tauschen sind zu wenige Steine im Topf.
}
cli-numenko-prompt-lay = { $people ->
    [one] Jetzt ist Schluss. Du kannst deine Steine noch umlegen. Mit der Eingabetaste legst du, was in deinem Gitter liegt.
   *[many] { $who }, jetzt ist Schluss. Du kannst deine Steine noch umlegen. Mit der Eingabetaste legst du, was in deinem Gitter liegt.
}
cli-numenko-prompt-vote = { $people ->
    [one] Ohne { $accused } weiterspielen oder aufhören? Tipp raus oder ende.
   *[many] { $who }, ohne { $accused } weiterspielen oder aufhören? Tipp raus oder ende.
}
cli-numenko-prompt-check = { $people ->
    [one] Stimmt alles im Gitter von { $accused }? Tipp stimmt, oder was falsch ist: falsch c4 quer, oder falsch lose, wenn ein Stein lose liegt. { $tries }
   *[many] { $who }, stimmt alles im Gitter von { $accused }? Tipp stimmt, oder was falsch ist: falsch c4 quer, oder falsch lose, wenn ein Stein lose liegt. { $tries }
}
# Wie oft jemand noch sagen darf, was falsch ist.
cli-numenko-tries = { $count ->
    [one] Das ist dein letzter Versuch.
   *[other] Du hast noch { $number } Versuche.
}

## Was zu sehen ist

# $number ist, wie viele; $count wählt die Mehrzahl.
cli-numenko-pot = Topf: { $number }.
cli-numenko-seat = { $who }: { $what }.
cli-numenko-tiles = { $count ->
    [one] { $number } Stein
   *[other] { $number } Steine
}
cli-numenko-dones = { $count ->
    [one] einmal fertig
    [2] zweimal fertig
   *[other] { $number }-mal fertig
}
cli-numenko-swops = { $count ->
    [one] einmal getauscht
   *[other] { $number }-mal getauscht
}
cli-numenko-stopped = aufgehört
cli-numenko-out = nicht mehr dabei
cli-numenko-grid = Dein Gitter
cli-numenko-grid-empty = Dein Gitter ist leer. Fang irgendwo an, zum Beispiel: a1 quer 2*4*8
cli-numenko-grid-of = Das Gitter von { $who }
cli-numenko-row = Zeile { $row }: { $tiles }.
cli-numenko-sum-right = Richtig: { $sum }.
cli-numenko-sum-wrong = Nicht richtig: { $sum }.
# Im Gitter eines anderen: wo eine Rechnung anfängt, so wie man es tippt, und ihre Steine.
cli-numenko-to-check = { $cell } { $way }: { $tiles }
cli-numenko-alone-tile = ✗ { $tile } auf { $cell } gehört zu keiner Rechnung
cli-numenko-alone-tile-plain = Nicht richtig: { $tile } auf { $cell } gehört zu keiner Rechnung.
cli-numenko-groups = ✗ die Steine liegen in { $number } Gruppen, aber alle müssen zusammenhängen
cli-numenko-groups-plain = Nicht richtig: Die Steine liegen in { $number } Gruppen, aber alle müssen zusammenhängen.
cli-numenko-left-to-right = Gerechnet wird von links nach rechts und von oben nach unten.
cli-numenko-division-first = Zuerst wird geteilt, dann von links nach rechts und von oben nach unten gerechnet.
cli-numenko-rack = { $count ->
    [one] Noch nicht gelegt, { $number } Stein: { $tiles }
   *[other] Noch nicht gelegt, { $number } Steine: { $tiles }
}
cli-numenko-rack-empty = Alle deine Steine liegen im Gitter.
cli-numenko-new = Neue Steine: { $tiles }
# $list sind alle, die seither getauscht haben, und wie oft.
cli-numenko-swops-told = Getauscht: { $list }; { $pot } im Topf.
cli-numenko-points = { $count ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
cli-numenko-laid = { $who }: { $points } übrig.

## Was über das eigene Gitter gesagt wird

cli-numenko-all-right = Alle deine Steine liegen, und jede Rechnung stimmt.
# An diesem Tisch prüft niemand; was nicht stimmt, steht davor.
cli-numenko-all-lie = Alle deine Steine liegen.
# Bei „prüfe“, wo am Schluss die Mitspieler nach Fehlern suchen.
cli-numenko-others-check = Ob deine Rechnungen stimmen, prüfen die anderen. An diesem Tisch verrät es das Programm nicht.
# §6.2
cli-numenko-apart = Nur die größte Gruppe zählt, also würden diese nicht als gelegt zählen: { $tiles }
cli-numenko-now = { $count ->
    [one] Wäre jetzt Schluss, bliebe { $number } Punkt übrig.
   *[other] Wäre jetzt Schluss, blieben { $number } Punkte übrig.
}
cli-numenko-done-by-itself = Alle deine Steine liegen und jede Rechnung stimmt, also bist du fertig.
cli-numenko-over-by-itself = Alle deine Steine liegen, jede Rechnung stimmt, und der Topf reicht nicht mehr: Schluss!
# $typed ist, wie es getippt wird.
cli-numenko-swop-ends = Zum Tauschen sind zu wenige Steine im Topf, also wäre damit für alle Schluss. Tipp noch einmal { $typed } (oder ja), wenn du das willst.
# Das Ergebnis allein; $time ist, wie lange es gedauert hat.
cli-numenko-alone = { $count ->
    [one] Einmal getauscht, { $time }.
   *[other] { $swops }-mal getauscht, { $time }.
}
cli-numenko-alone-untimed = { $count ->
    [one] Einmal getauscht.
   *[other] { $swops }-mal getauscht.
}
cli-numenko-alone-since = { $count ->
    [one] Einmal getauscht; { $time }, seit das Spiel weiterging.
   *[other] { $swops }-mal getauscht; { $time }, seit das Spiel weiterging.
}

## Hilfe

# So beginnt eine Zeile; die Regeln lesen diese Wörter.
cli-numenko-verb-across = quer
cli-numenko-verb-down = senkrecht
cli-numenko-verb-lift = heb
cli-numenko-verb-move = schieb
cli-numenko-verb-to = nach
cli-numenko-verb-say = lies
cli-numenko-verb-clear = leeren
cli-numenko-verb-swop = tausche
cli-numenko-verb-star = stern
cli-numenko-verb-done = fertig
cli-numenko-verb-game-over = schluss
cli-numenko-verb-stop = stopp
cli-numenko-verb-lay = leg
cli-numenko-verb-right = stimmt
cli-numenko-verb-wrong = falsch
cli-numenko-verb-loose = lose
cli-numenko-verb-eject = raus
cli-numenko-verb-end = ende
cli-numenko-example-across = Legt diese Steine ab Spalte a, Zeile 1 nach rechts. Was im Weg liegt, nimmst du wieder auf.
cli-numenko-example-brackets = Legt sie von oben nach unten, den in Klammern auf b1: So kann eine Rechnung über oder links von deinem Gitter beginnen.
cli-numenko-example-lift = Nimmt einen Stein auf.
cli-numenko-example-lift-sum = Nimmt eine Rechnung auf, aber nicht die Steine, die auch zu einer anderen gehören.
cli-numenko-example-move-sum = Verschiebt eine Rechnung.
cli-numenko-example-move = Verschiebt alles, was mit c1 zusammenhängt.
cli-numenko-example-say = Sagt, wie eine Rechnung zu lesen ist (statt lies geht auch sag). Das brauchst du nur, wenn man sie auf zu viele Arten lesen kann.
cli-numenko-example-grid = Legt ein ganzes Gitter auf einmal, Zeile für Zeile.
cli-numenko-example-clear = Nimmt alles auf.
cli-numenko-example-swop = Gibt eine 7 für zwei neue Steine zurück.
cli-numenko-example-swop-star = Gibt einen Sternstein zurück.
cli-numenko-example-done = Sagt, dass alle deine Steine liegen. Das geschieht auch von selbst, sobald sie liegen und jede Rechnung stimmt.
cli-numenko-example-done-unchecked = Sagt, dass alle deine Steine liegen. Vor dem Ende prüft das niemand.
cli-numenko-example-game-over = Dasselbe, wenn der Topf nicht mehr reicht.
cli-numenko-example-done-short = Sagt, dass alle deine Steine liegen. Der Topf reicht nicht mehr, also ist Schluss.
cli-numenko-example-swop-ends = Dafür sind zu wenige Steine im Topf, also ist damit für alle Schluss. Du wirst gebeten, es zweimal zu tippen.
cli-numenko-example-swop-refused = Das kannst du nicht mehr: Im Topf sind zu wenige Steine.
cli-numenko-example-right = Sagt, dass du in diesem Gitter keinen Fehler findest.
cli-numenko-example-wrong = Zeigt auf die Rechnung durch c4 in diesem Gitter. Ist sie falsch, wird abgestimmt; stimmt sie, suchen alle weiter.
cli-numenko-example-loose = Sagt, dass ein Stein zu keiner Rechnung gehört oder nicht zu den anderen.
cli-numenko-example-eject = Stimmt dafür, ohne diese Person weiterzuspielen. Ihre Steine kommen in den Topf zurück.
cli-numenko-example-end = Stimmt dafür, aufzuhören: Alle legen, was sie haben, und die Punkte werden gezählt.
cli-numenko-example-stop = Nimmt keine Steine mehr. Haben alle aufgehört, ist Schluss.
cli-numenko-example-lay = Legt endgültig hin, was in deinem Gitter liegt. Die Eingabetaste tut dasselbe.
# Wörter anderer Spiele, und was man hier stattdessen tippt.
cli-numenko-not-pass = Hier gibt es keinen Zug, den man auslassen könnte: Alle spielen zugleich. Willst du keine Steine mehr, tipp stopp.
cli-numenko-not-draw = Neue Steine bekommst du, wenn alle deine liegen (fertig), oder zwei gegen einen von deinen, etwa: tausche 7
cli-numenko-not-hint = Das Programm sucht keine Rechnungen. Tipp prüfe, dann liest es deine.
cli-numenko-help-loose = Einen Sternstein tippst du als * oder als irgendein Rechenzeichen (+ - x / =), einen Smiley als ?. Auf Leerzeichen zwischen Steinen kommt es nicht an.
cli-numenko-help-short = Du kannst auch zurück, tisch, steine, gitter, verlauf, regeln, einstellungen, stellung, speichern oder beenden tippen. Mit ? mehr kommt die ganze Liste.
cli-numenko-help-check = prüfe: alle deine Rechnungen lesen, die falschen zuerst
cli-numenko-help-undo = zurück: nimmt zurück, was du zuletzt gelegt hast
cli-numenko-help-wait = warte: die Computerspieler machen etwas; die Eingabetaste allein sieht nur nach
cli-numenko-help-next = weiter: die Tastatur weitergeben
cli-numenko-help-rack = steine: die Steine zeigen, die noch nicht liegen
cli-numenko-help-grid = gitter: dein Gitter mit seinen Rechnungen zeigen

## Der Schiedsrichter und der Beutel

cli-numenko-grid-right = Ja, dieses Gitter stimmt.
cli-numenko-grid-wrong = Nein, dieses Gitter stimmt nicht.
cli-numenko-referee-ask = Tipp ein Gitter Zeile für Zeile, oder füg es ein, und ende mit Strg-D. (Auch nach einer Stellung mit einem Zug darunter kann man fragen.)
cli-numenko-referee-too-little = Der Schiedsrichter braucht ein Gitter, zum Beispiel '.6/2*4*8/.7'; oder eine Stellung und einen Zug, zum Beispiel 'tiles 2*4*8 | pot 30' 'swop 4'
cli-numenko-referee-empty = In diesem Gitter liegt kein Stein. Schreib es wie .6/2*4*8/.7 oder als Bild aus mehreren Zeilen.
# Vielleicht war eine Division gemeint.
cli-numenko-slash-is-row = In einem Gitter beginnt „/“ eine neue Zeile. Wenn du durch meinst, schreib „:“, wie in 8:2=4
cli-numenko-no-points = Was übrig bleibt, zählt der Schiedsrichter, wenn jemand legt; also lass --score weg.
cli-numenko-deal-again = Dieselben Steine noch einmal: { $command }
cli-numenko-preset = { $title }, zum Beispiel { $sample }
cli-numenko-family-number = Zahlen
cli-numenko-family-star = Sternsteine
cli-numenko-family-smiley = Smileys
