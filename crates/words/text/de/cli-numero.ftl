## NUMERO im Terminal

cli-numero-aim = Wer die meisten Karten gewinnt, gewinnt das Spiel.
cli-numero-aim-patience = Gewinne so viele Karten, wie du kannst.
cli-numero-aim-take = Nehmen: Spiel eine Zahlenkarte, die so viel ist wie Karten der Mitte zusammen, und gewinne sie alle.
cli-numero-aim-build = Bauen: Leg deine Karte zu einer in der Mitte, wenn du die Antwort für später auf der Hand hast. Passt nichts, leg eine Karte ab.
cli-numero-aim-stop = Findest du nichts mehr zum Nehmen, tipp „fertig“.
cli-numero-aim-points = Wer die meisten Punkte hat, gewinnt: Jedes Mal, wenn du nimmst, zählt, dazu jede genommene Karte und manches mehr. Tipp punkte für deine Punkte und regeln 10 für die Liste.
cli-numero-aim-patience-points = Hol so viele Punkte, wie du kannst: Jedes Mal, wenn du nimmst, zählt, dazu jede genommene Karte und manches mehr. Tipp punkte für deine Punkte und regeln 10 für die Liste.
cli-numero-aim-bluff = Du darfst auch bluffen und ohne die Antwort bauen. Zweifelt jemand und du kannst sie nicht zeigen, verlierst du { $right }; wer einen ehrlichen Bau anzweifelt, verliert { $wrong }.

# $people ist one, wenn jemand allein an dieser Tastatur spielt, many, wenn mehrere sie teilen.
cli-numero-prompt = { $people ->
    [one] Du bist dran: nehmen, bauen oder ablegen. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: nehmen, bauen oder ablegen. Mit ? gibt es Hilfe.
}
cli-numero-prompt-chance = { $people ->
    [one] Deine letzte Chance: Nimm etwas, oder tipp „fertig“.
   *[many] { $who }, deine letzte Chance: Nimm etwas, oder tipp „fertig“.
}
cli-numero-prompt-patience = Du bist dran: Nimm etwas, oder tipp „fertig“, wenn du nichts mehr findest. Mit ? gibt es Hilfe.
# In der Mitte liegt nichts, was man nehmen oder worauf man bauen kann.
cli-numero-prompt-discard = { $people ->
    [one] Du bist dran: Hier ist nichts zu nehmen oder zu bauen, also leg eine Karte ab. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: Hier ist nichts zu nehmen oder zu bauen, also leg eine Karte ab. Mit ? gibt es Hilfe.
}
cli-numero-prompt-discard-all = { $people ->
    [one] Du hast nur Rechenkarten: Tipp lege alle.
   *[many] { $who }, du hast nur Rechenkarten: Tipp lege alle.
}
cli-numero-prompt-pass = { $people ->
    [one] Du hast nur Rechenkarten: Tipp passe.
   *[many] { $who }, du hast nur Rechenkarten: Tipp passe.
}
# $typed ist, wie es getippt wird; $right und $wrong sind Punkte.
cli-numero-may-challenge = Du kannst den Bau von { $value } anzweifeln, den { $who } gemacht hat (tipp { $typed }). Zu Recht: { $who } verliert { $right }; zu Unrecht: du verlierst { $wrong }.
# Wer die Karten zählt, sieht, dass die Antwort nicht auf dieser Hand ist.
cli-numero-may-challenge-sure = Du kannst den Bau von { $value } anzweifeln, den { $who } gemacht hat (tipp { $typed }), und das gelingt sicher: { $who } kann die Antwort nicht haben. { $who } verliert { $right }.
# Alle haben die Antwort auf dieser Hand gesehen.
cli-numero-may-challenge-hopeless = Du kannst den Bau von { $value } anzweifeln, den { $who } gemacht hat (tipp { $typed }), aber das geht sicher schief: Alle wissen, dass { $who } die Antwort hat. Du verlierst { $wrong }.
cli-numero-may-challenge-some = Du kannst einen Bau anzweifeln (tipp { $typed }). Zu Recht: Wer ihn gebaut hat, verliert { $right }; zu Unrecht: du verlierst { $wrong }.
# $callers sind die Namen derer, die es können, und $count, wie viele es sind.
cli-numero-others-may-challenge = { $callers } { $count ->
    [one] kann
   *[other] können
} den Bau von { $value } anzweifeln, den { $who } gemacht hat (tipp { $typed }). Zu Recht: { $who } verliert { $right }; zu Unrecht: Wer zweifelt, verliert { $wrong }.
cli-numero-others-may-challenge-some = { $callers } { $count ->
    [one] kann
   *[other] können
} einen Bau anzweifeln (tipp { $typed }). Zu Recht: Wer ihn gebaut hat, verliert { $right }; zu Unrecht: Wer zweifelt, verliert { $wrong }.
cli-numero-bluff = Du hast keine { $value }, also wäre das ein Bluff: Zweifelt jemand, verlierst du { $points }. Tipp es noch einmal (oder ja), um es zu spielen. Fängst du mit bluffe statt baue an, wirst du nicht gefragt.
# So beginnt ein Zug; die Regeln lesen diese Wörter.
cli-numero-verb-take = nimm
cli-numero-verb-build = baue
cli-numero-verb-discard = lege
cli-numero-verb-challenge = zweifle
cli-numero-example-bluff = Ohne die Antwort auf der Hand ist das ein Bluff, und du tippst es zweimal.
cli-numero-scores = Punkte: { $list }.
cli-numero-won = Gewonnene Karten: { $list }.
cli-numero-held = Auf der Hand: { $list }.
cli-numero-pack = Stapel: { $cards }.
cli-numero-centre = Mitte
cli-numero-centre-empty = Die Mitte ist leer.
cli-numero-centre-list = In der Mitte: { $cards }.
# $typed ist, wie der Bau in einem Zug getippt wird.
cli-numero-build = Dazu ein { $build } (tipp { $typed }).
cli-numero-build-open = Dazu ein { $build } (tipp { $typed }). Du kannst ihn anzweifeln.
cli-numero-hand = Deine Hand
cli-numero-hand-empty = Deine Hand ist leer.
cli-numero-hand-list = Deine Hand: { $cards }.
cli-numero-no-points = An diesem Tisch geht es um Karten und nicht um Punkte. Um Punkte geht es mit: reckon play numero --preset scoring
cli-numero-score-empty = Noch hat niemand Punkte.
cli-numero-score-total = Zusammen
# In Worten: alles, was jemand hat; $items sind die Teile davon.
cli-numero-score-of = { $person ->
    [you] Du hast
   *[other] { $who } hat
} { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $items }.
cli-numero-score-none = { $person ->
    [you] Du hast keine Punkte.
   *[other] { $who } hat keine Punkte.
}
# Zug für Zug: $what ist der Satz über das, was geschah, und kann am Ende leer sein.
cli-numero-score-turn = Zug { $turn }: { $what }
cli-numero-score-after = Nach Zug { $turn }: { $what }
cli-numero-score-end = Am Ende: { $what }

cli-numero-call-hint = Wer anzweifeln möchte, ohne dran zu sein, tippt zuerst den Namen: { $typed }
cli-numero-call-who = Sag, wer zweifelt, mit dem Namen davor: { $typed }
cli-numero-call-computer = { $who } ist ein Computerspieler und spricht für sich selbst. Willst du selbst anzweifeln, lass den Namen weg.
cli-numero-call-only = { $who } ist nicht dran und kann nur anzweifeln.
cli-numero-call-only-alone = Du bist nicht dran und kannst nur anzweifeln.


## Wörter anderer Spiele, und was man hier stattdessen tippt

cli-numero-not-draw = Gezogen wird nicht: Nach deinem Zug wird deine Hand von selbst aufgefüllt. Nimm, bau oder leg ab.
cli-numero-not-draw-discard = Gezogen wird nicht: Nach deinem Zug wird deine Hand von selbst aufgefüllt. Zu nehmen oder zu bauen gibt es nichts, also leg eine Karte ab, wie in: lege 5
cli-numero-not-draw-patience = Gezogen wird nicht: Nach jedem Nehmen werden Hand und Mitte von selbst aufgefüllt. Nimm, oder tipp fertig.
cli-numero-not-end = Dein Zug endet von selbst: Nimm, bau oder leg ab.
cli-numero-not-end-discard = Dein Zug endet von selbst. Zu nehmen oder zu bauen gibt es nichts, also leg eine Karte ab, wie in: lege 5
cli-numero-not-end-patience = Mit dem Nehmen endet dein Zug von selbst. Findest du nichts mehr, tipp fertig.
cli-numero-not-hint = Das Programm sucht keine Züge. Ob einer stimmt, siehst du, wenn du ihn tippst: Ein falscher kostet nichts.

cli-numero-help-loose = Farben (g, o, b, r) braucht es nur, wenn es darauf ankommt, welche Karte du meinst.

cli-numero-colours-open = Punkte für nur eine Farbe oder für alle vier fehlen hier: Nicht jede Karte war mit ihrer Farbe geschrieben.
# Sagt der Schiedsrichter darüber, wie eine Stellung geschrieben wird.
cli-numero-write-open = Wenn er noch angezweifelt werden kann, schreib es dahinter, mit der Zahl der Züge, die seither begonnen haben: centre { $value } = … by 2 open 1
cli-numero-bluff-judged = Du hättest keine { $value }, also ist das ein Bluff: Zweifelt jemand, verlierst du { $points }.
cli-numero-challenge-judged = Kann { $who } die Antwort auf den Bau von { $value } nicht zeigen, verliert { $who } { $right }; wird sie gezeigt, verlierst du { $wrong }. Das weiß nur diese Hand.
cli-numero-challenge-judged-sure = { $who } kann die Antwort auf den Bau von { $value } nicht haben. Wer ihn anzweifelt, hat also sicher recht: { $who } verliert { $right }.
cli-numero-challenge-judged-hopeless = Alle wissen, dass { $who } die Antwort auf den Bau von { $value } hat. Wer ihn anzweifelt, hat also sicher unrecht: Du verlierst { $wrong }.
cli-numero-challenge-judged-then = Hatte { $who } die Antwort auf den Bau von { $value } nicht, als er gemacht wurde, verliert { $who } { $right }; sonst verlierst du { $wrong }. Das weiß nur { $who }.

cli-numero-points = { $count ->
    [0] keine Punkte
    [one] je { $number } Punkt
   *[other] je { $number } Punkte
}
cli-numero-family-number = Zahlenkarten
cli-numero-family-subtraction = Minuskarten
cli-numero-family-multiplication = Malkarten
cli-numero-family-division = Geteiltkarten
cli-numero-family-simple-fraction = Einfache Brüche
cli-numero-family-other-fraction = Andere Brüche
cli-numero-family-power-or-root = Potenzen und Wurzeln

# Wird gesagt, wenn das Spiel aus ist, zu einem Bau ohne Antwort.
cli-numero-was-bluff = Der Bau von { $value } war ein Bluff: Auf der Hand war keine { $value }.
