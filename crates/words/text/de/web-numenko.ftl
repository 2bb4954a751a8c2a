### Der Tisch von Numenko-in-a-bag im Web

## Steine und Zeichen

web-numenko-star = Stern
web-numenko-smiley = Smiley
# Zwischen zwei Zahlen einer Rechnung, für Ohren.
web-numenko-plus = plus
web-numenko-minus = minus
web-numenko-times = mal
web-numenko-over = geteilt durch
web-numenko-equals = ist
# Eine Taste des Bänkchens.
web-numenko-key = { $tile }: { $n ->
    [0] keiner mehr
   *[other] { $n }
}
# In einer Liste von Steinen: $tile ist eine Ziffer, Stern oder Smiley.
web-numenko-count = { $n } × { $tile }
web-numenko-new = neu

## Bereiche

web-numenko-region-work = Rechnungen
web-numenko-region-table = Gitter
web-numenko-region-hand = Bänkchen
web-numenko-rack = Deine Steine
web-numenko-grid = Dein Gitter
web-numenko-sums = Deine Rechnungen, was nicht stimmt zuerst
web-numenko-grids = Gitter, die alle sehen
web-numenko-ending = Was zu entscheiden ist
web-numenko-zoom = Größe
web-numenko-larger = Größer
web-numenko-smaller = Kleiner
web-numenko-fit = Alles zeigen

## Felder

web-numenko-row = Zeile { $n }
web-numenko-above = { $n } über der ersten Zeile
web-numenko-column = Spalte { $n }
web-numenko-before = { $n } vor der ersten Spalte
web-numenko-place = { $row }, { $column }
web-numenko-cell = { $row }, { $column }: { $what }
web-numenko-empty = leer
web-numenko-read-across = waagerecht { $sign }
web-numenko-read-down = senkrecht { $sign }
web-numenko-look-wrong = in einer Rechnung, die nicht stimmt
web-numenko-cursor-across = Steine laufen waagerecht
web-numenko-cursor-down = Steine laufen senkrecht
web-numenko-now-across = Jetzt waagerecht.
web-numenko-now-down = Jetzt senkrecht.

## Rechnungen

# $tiles ist, was da liegt, $why der Grund in wenigen Worten.
web-numenko-sum-trouble = { $tiles }: { $why }
web-numenko-sum-across = Zeile { $row }, Spalten { $column } bis { $last }
web-numenko-sum-down = Spalte { $column }, Zeilen { $row } bis { $last }
web-numenko-spoken-true = { $place }: { $sum }, stimmt.
web-numenko-spoken-trouble = { $place }: { $tiles }, { $why }.
web-numenko-trouble-NoSign = noch nicht fertig: bis jetzt nur eine Zahl
web-numenko-trouble-SignAtEdge = noch nicht fertig
web-numenko-trouble-OneSign = noch nicht fertig
web-numenko-trouble-SignsTogether = noch nicht fertig: zwei Sterne berühren sich
web-numenko-trouble-LeadingZero = eine Zahl darf nicht mit 0 anfangen wie { $number }
web-numenko-trouble-NothingWorkedOut = eine Zahl allein ist keine Rechnung
web-numenko-trouble-NoneTrue = mit keinen Zeichen stimmt das
web-numenko-trouble-SmileyDiffers = ein Smiley müsste zwei Dinge auf einmal sein
web-numenko-trouble-TooMany = lässt sich auf zu viele Arten lesen: Sag, wie
web-numenko-trouble-StatedOtherTiles = { $reading } passt nicht zu diesen Steinen
web-numenko-trouble-StatedNoSum = { $reading } ist keine ganze Rechnung
web-numenko-trouble-StatedCalculatesBehind = in { $reading } wird hinter dem Gleichheitszeichen noch gerechnet
web-numenko-trouble-StatedChain = { $reading } hat mehr als ein Gleichheitszeichen
web-numenko-trouble-StatedDividesByZero = in { $reading } wird durch 0 geteilt
web-numenko-trouble-StatedFraction = in { $reading } ist ein Schritt keine ganze Zahl
web-numenko-trouble-StatedNotTrue = { $reading } stimmt nicht
web-numenko-no-sums = Noch keine Rechnung. Tipp ein Feld an, dann deine Steine: 2 ∗ 4 ∗ 8 ist 2 · 4 = 8.
web-numenko-apart = Deine Steine liegen in { $n } Gruppen, aber alle müssen zusammenhängen.
web-numenko-left-to-right = Von links nach rechts gerechnet und von oben nach unten.
web-numenko-division-first = Geteilt wird zuerst, dann von links nach rechts.
web-numenko-say-how = Sag, wie
web-numenko-say-how-label = Lies es als ({ $n } Steine, wie 2x4=8)
web-numenko-check-hint = Drück auf Prüfen, dann siehst du, ob deine Rechnungen stimmen.
web-numenko-off-hint = Hier prüfst du deine Rechnungen selbst.
web-numenko-all-true = Alle Rechnungen stimmen.
web-numenko-check-good = Alle Rechnungen stimmen.{ $n ->
    [0] {""}
    [one] {" "}{ $n } Stein ist übrig.
   *[other] {" "}{ $n } Steine sind übrig.
}
web-numenko-no-trouble = An deinen Rechnungen ist nichts falsch.
web-numenko-not-read = Deine Rechnungen sind noch nicht geprüft.

## Knöpfe

web-numenko-back = Den Stein beim Zeiger zurücknehmen
web-numenko-back-short = Zurück
web-numenko-others-grids = Gitter
web-numenko-undo = Rückgängig
web-numenko-lift = Abheben
web-numenko-move = Schieben
web-numenko-move-all = Alles schieben
web-numenko-swop = Tauschen
web-numenko-swop-about = 1 zurück, 2 neu
# Der Topf hat weniger als zwei: was ein Tausch dann tut.
web-numenko-swop-ends = dann ist Schluss
web-numenko-swop-short = nur { $n } im Topf
web-numenko-check = Prüfen
web-numenko-stop = Aufhören
web-numenko-stop-about = keine neuen Steine mehr
web-numenko-stop-again = noch einmal drücken
# In place of “Stop” on a small button: a second press stops.
web-numenko-stop-sure = Wirklich?
web-numenko-done = Fertig
web-numenko-done-about = { $n } neue Steine
web-numenko-done-left = Fertig: noch { $n }
web-numenko-game-over-left = Noch { $n } zu legen
web-numenko-game-over = Schluss
web-numenko-game-over-about = du gewinnst, wenn alles stimmt
web-numenko-lay = Auslegen
web-numenko-lay-points = { $n ->
    [0] nichts übrig
    [one] { $n } Punkt übrig
   *[other] { $n } Punkte übrig
}
web-numenko-all-in-grid = Alle deine Steine müssen im Gitter liegen. { $n ->
    [one] Einer ist noch übrig.
   *[other] { $n } sind noch übrig.
}
# On the button Done itself; a press says which sum.
web-numenko-not-all-true = Noch stimmen nicht alle Rechnungen.
web-numenko-reading = Einen Moment …

## Was zum Entwurf gesagt wird

web-numenko-laid = { $tile } gelegt.
web-numenko-lifted = { $tile } liegt wieder auf deinem Bänkchen.
web-numenko-back-said = Eins zurück.
web-numenko-lift-said = Die Rechnung liegt wieder auf deinem Bänkchen.
web-numenko-clear-said = Alle Steine liegen wieder auf deinem Bänkchen.
web-numenko-undone = Rückgängig gemacht.
# Wo eine Rechnung liegt, die getippt wurde: $tiles, wie man sie sagt.
web-numenko-lies = { $place }: { $tiles }.
web-numenko-arranged = Umgelegt.
web-numenko-picked-sum = Rechnung aufgehoben. Wohin damit?
web-numenko-picked-group = Alles, was zusammenhängt, ist aufgehoben. Wohin damit?
web-numenko-moved = Hingelegt: { $place }.
web-numenko-move-where = Tipp dahin, wo diese Rechnung hinsoll, oder auf „Alles schieben“.
web-numenko-move-group-where = Tipp dahin, wo das alles hinsoll.
web-numenko-swop-which = Welcher Stein geht zurück? Tipp ihn an.
web-numenko-none-of = Auf deinem Bänkchen fehlt: { $tile }.
web-numenko-none-held = Diesen Stein hast du nicht: { $tile }.
web-numenko-no-none-left = So einen Stein hast du nicht mehr auf deinem Bänkchen.
web-numenko-no-nothing-there = Da liegt kein Stein.
web-numenko-no-no-room = Da ist kein Platz: Ein anderer Stein liegt im Weg.
web-numenko-no-all-cross = Jeder Stein davon gehört auch zu einer anderen Rechnung.
web-numenko-no-undo = Es gibt nichts rückgängig zu machen.
web-numenko-came = { $n ->
    [one] Neu: { $tiles }.
   *[other] Neu: { $tiles }.
}
web-numenko-stopped = Du hast aufgehört und bekommst keine neuen Steine mehr. Dein Gitter wird am Ende ausgelegt.
web-numenko-ejected = Du bist ausgeschieden. Deine Steine sind wieder im Topf.
web-numenko-laid-wait = Dein Gitter liegt aus: { $n ->
    [one] { $n } Punkt.
   *[other] { $n } Punkte.
}

## Das Ende

web-numenko-lay-now = Schluss: Leg dein Gitter aus.
web-numenko-vote-now = Jetzt wird abgestimmt: Scheidet jemand aus, oder ist Schluss?
web-numenko-vote-about = { $who } hat „Schluss“ gesagt, aber nicht alles stimmt.
# $n ist, in wie vielen Gruppen.
web-numenko-vote-apart = Die Steine liegen in { $n } Gruppen.
web-numenko-vote-eject = Ohne { $who } weiterspielen
web-numenko-vote-end = Zusammen aufhören
# Jemand hat gefunden, was nicht stimmt, aber es ist keine Rechnung.
web-numenko-vote-loose = Ein Stein liegt lose.
web-numenko-check-now = { $who } sagt „Schluss“. Stimmt jede Rechnung?
web-numenko-check-others = Die anderen schauen sich das Gitter von { $who } an.
web-numenko-check-mine = Die anderen schauen sich dein Gitter an.
web-numenko-check-sums = Rechnungen zum Prüfen
web-numenko-check-right = Alles stimmt
web-numenko-check-point = Tipp auf eine falsche Rechnung
web-numenko-check-wrong = Diese ist falsch
web-numenko-check-loose = Ein Stein liegt lose
web-numenko-ended-GameOver = Jemand hat „Schluss“ gesagt und gewonnen.
web-numenko-ended-PotShort = Im Topf sind zu wenige Steine zum Tauschen.
web-numenko-ended-Vote = Die Abstimmung hat das Spiel beendet.
web-numenko-ended-AllStopped = Alle haben aufgehört.
web-numenko-waits-for = Wir warten noch auf { $who }.
web-numenko-seconds = { $n } s
web-numenko-calls-lay = Zeit zu legen
web-numenko-calls-check = Schau nach
web-numenko-calls-vote = Du stimmst ab

## What others call out, in a bubble at their seat

web-numenko-says-done = Fertig!
web-numenko-says-swop = Tauschen!
web-numenko-says-game-over = Schluss!
web-numenko-says-right = Alles stimmt.
web-numenko-says-wrong = Die ist falsch!
web-numenko-says-stop = Ich höre auf.

## Alle auf einen Blick

web-numenko-pot = Topf { $n }
web-numenko-pot-spoken = { $n ->
    [one] { $n } Stein im Topf.
   *[other] { $n } Steine im Topf.
}
web-numenko-tiles = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
web-numenko-dones = fertig × { $n }
web-numenko-dones-spoken = { $n ->
    [0] noch nicht fertig
    [one] einmal fertig
   *[other] { $n } Mal fertig
}
web-numenko-swops = { $n } × getauscht
web-numenko-swops-spoken = { $n ->
    [0] nicht getauscht
    [one] einmal getauscht
   *[other] { $n } Mal getauscht
}
web-numenko-has-stopped = hat aufgehört
web-numenko-is-out = ausgeschieden
web-numenko-laid-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
web-numenko-about = { $who }: { $what }.
web-numenko-alone = Du spielst allein.
web-numenko-tiles-of = Steine von { $who }
web-numenko-grid-by = Gitter von { $who }
web-numenko-grid-of = Gitter: { $sums }
web-numenko-grid-empty = Das Gitter ist leer.
# Beim Zurückschauen.
web-numenko-dealt = Die Steine sind verteilt.
web-numenko-eyes = Wessen Steine möchtest du sehen?
web-numenko-scores = Bis jetzt
web-numenko-scores-counted = Übrige Steine und ihre Punkte: Wer am wenigsten hat, gewinnt
web-numenko-who = Wer
web-numenko-tiles-column = Steine
web-numenko-dones-column = Fertig
web-numenko-swops-column = Getauscht
web-numenko-left-column = Übrig
web-numenko-points-column = Punkte
web-numenko-won = gewonnen

## Was jemandem gesagt wird, der zuhört

web-numenko-hand = Dein Bänkchen: { $tiles }.
web-numenko-hand-empty = Dein Bänkchen ist leer: Alle Steine liegen im Gitter.
web-numenko-may = Du kannst Steine legen, einen tauschen oder aufhören.
web-numenko-may-done = Du kannst sagen: { $what }.
web-numenko-help = Leg alle deine Steine wie ein Kreuzworträtsel aus Rechnungen: Jede Linie aus Steinen, die sich berühren, muss eine Rechnung sein, die stimmt. Ein Stern kann plus, minus, mal, geteilt durch oder gleich sein; ein Smiley kann alles sein. Kommst du nicht weiter? Dann tausch einen Stein gegen zwei neue.

## Das Ergebnis

web-numenko-result-alone = Du hast den Topf besiegt! { $swops ->
    [0] Nie getauscht
    [one] Einmal getauscht
   *[other] { $swops } Mal getauscht
}, { $time }.
web-numenko-result-alone-untimed = Du hast den Topf besiegt! { $swops ->
    [0] Nie getauscht.
    [one] Einmal getauscht.
   *[other] { $swops } Mal getauscht.
}
web-numenko-result-pot = Diesmal hat der Topf gewonnen: { $amount } übrig, { $swops ->
    [0] nie getauscht.
    [one] einmal getauscht.
   *[other] { $swops } Mal getauscht.
}
web-numenko-result-you = Du hast gewonnen: Alle deine Steine liegen in richtigen Rechnungen!
web-numenko-result-other = { $who } hat gewonnen: Alle Steine liegen in richtigen Rechnungen. Du hast { $own } übrig.
web-numenko-result-one = { $who } hat gewonnen: Alle Steine liegen in richtigen Rechnungen.
web-numenko-result-you-fewest = Du hast gewonnen: nur { $amount } übrig!
web-numenko-time = { $minutes }:{ $seconds } Minuten

## Tasten

web-numenko-key-arrows = Von Feld zu Feld
web-numenko-key-shift-arrows = Die Rechnung beim Zeiger verschieben
web-numenko-key-ctrl-arrows = Über leere Felder zum nächsten Stein
web-numenko-key-space = Waagerecht oder senkrecht
web-numenko-key-type = Einen Stein legen: 0 bis 9, + − x / = für einen Stern, ? für einen Smiley
web-numenko-key-backspace = Den Stein vor dem Zeiger zurücknehmen; mit Umschalt alle
web-numenko-key-undo = Rückgängig
web-numenko-key-d = Fertig, oder am Ende auslegen
web-numenko-key-t = Einen Stein tauschen
web-numenko-key-k = Prüfen, wenn das deine Hilfe ist
web-numenko-key-n = Zur nächsten Rechnung, die nicht stimmt
web-numenko-key-g = Zu den Rechnungen oder zurück zum Gitter
web-numenko-key-m = Die Rechnung aufnehmen, um sie zu verschieben
web-numenko-key-u = Die Rechnung abheben

## Auf der Schachtel

web-numenko-box = Zieh Steine aus dem Beutel und leg Rechnungen, die sich kreuzen.
