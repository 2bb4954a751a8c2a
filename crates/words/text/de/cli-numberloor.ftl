## Numberloor im Terminal

cli-numberloor-aim = Wer alle Karten gelegt hat, bekommt einen Stern und nimmt sechs neue. Wer zuerst { $stars } Sterne hat, gewinnt.
cli-numberloor-aim-levels = Leg Stockwerke auf das offene: dieselbe Zahl oder genau so weit darüber oder darunter, wie der offene Ballon sagt. Nach { $nine } kommt wieder { $zero }.
cli-numberloor-aim-balloons = Davor kannst du eigene Ballons legen, etwa b3 6. Leg so viele Karten, wie du willst, aber mindestens ein Stockwerk, und tipp fertig.
cli-numberloor-aim-neighbours = Leg Stockwerke auf eines der offenen: dieselbe Zahl oder die davor oder danach. Nach { $nine } kommt wieder { $zero }.
cli-numberloor-aim-end = Leg so viele Karten, wie du willst, und tipp fertig.
cli-numberloor-aim-night = Eine Nachtkarte, die zu den offenen Karten passt, kannst du auch im Zug von anderen legen: Wer zuerst kommt, übernimmt ihn.
cli-numberloor-aim-night-between = Eine Nachtkarte, die zu den offenen Karten passt, kannst du auch legen, wenn der Zug von anderen gerade beginnt: Wer zuerst kommt, übernimmt ihn.
cli-numberloor-lot = { $person ->
    [you] Das Los fällt auf dich: Du fängst an.
   *[other] Das Los fällt auf { $who }: { $who } fängt an.
}
cli-numberloor-aim-night-asked = Nach jedem Zug werden alle nach einer Nachtkarte gefragt, die zu den offenen Karten passt: Wer eine legt, ist dran.
cli-numberloor-call-hint = Wer im Zug von anderen eine Nachtkarte legen möchte, tippt die Nummer seines Platzes und ! davor, oder den Namen: { $typed } (Plätze: { $keys }).
cli-numberloor-call-who = Sag, wer sie legt, mit der Nummer des Platzes und ! davor: { $typed }
cli-numberloor-call-computer = { $who } ist ein Computerspieler und legt seine Karten selbst.
cli-numberloor-call-only = { $who } ist nicht dran: Jetzt passt nur eine Nachtkarte.
cli-numberloor-call-only-alone = Du bist nicht dran: Jetzt kannst du nur eine Nachtkarte legen.
cli-numberloor-call-never = { $who } ist nicht dran.
cli-numberloor-call-never-alone = Du bist nicht dran.
cli-numberloor-call-unclear = „{ $text }“ verstehe ich nicht.
# $people ist one, wenn jemand allein an dieser Tastatur spielt, und many, wenn mehrere sie teilen.
cli-numberloor-prompt = { $people ->
    [one] Du bist dran: Leg Karten, oder tipp ziehen, um zwei Karten zu nehmen, wenn kein Stockwerk passt. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: Leg Karten, oder tipp ziehen, um zwei Karten zu nehmen, wenn kein Stockwerk passt. Mit ? gibt es Hilfe.
}
# Ein Stockwerk passt, also kann niemand Karten nehmen.
cli-numberloor-prompt-lay = { $people ->
    [one] Du bist dran: Leg Karten. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: Leg Karten. Mit ? gibt es Hilfe.
}
cli-numberloor-prompt-freely = { $people ->
    [one] Du bist dran: Leg Karten, oder tipp ziehen, um zwei Karten zu nehmen. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: Leg Karten, oder tipp ziehen, um zwei Karten zu nehmen. Mit ? gibt es Hilfe.
}
cli-numberloor-prompt-beginners = { $people ->
    [one] Du bist dran: Leg Karten, oder tipp passe und nimm zwei Karten. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: Leg Karten, oder tipp passe und nimm zwei Karten. Mit ? gibt es Hilfe.
}
cli-numberloor-prompt-drawn = { $people ->
    [one] Leg Karten, oder tipp passe.
   *[many] { $who }: Leg Karten, oder tipp passe.
}
# Auf der Hand ist kein Level.
cli-numberloor-prompt-no-level = { $people ->
    [one] Du bist dran: Du hast kein Stockwerk, also tipp ziehen und nimm zwei Karten. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: Du hast kein Stockwerk, also tipp ziehen und nimm zwei Karten. Mit ? gibt es Hilfe.
}
cli-numberloor-prompt-drawn-no-level = { $people ->
    [one] Du hast immer noch kein Stockwerk, also tipp passe.
   *[many] { $who }, du hast immer noch kein Stockwerk, also tipp passe.
}
cli-numberloor-prompt-laid = { $people ->
    [one] Leg mehr, oder tipp fertig.
   *[many] { $who }: Leg mehr, oder tipp fertig.
}
# Eine Nachtkarte im Zug von anderen: $cards sind die der Hand, die passen, $typed ist, wie sie getippt werden.
cli-numberloor-may-lay = { $count ->
    [one] Du hast eine Nachtkarte, die passt
   *[other] Du hast Nachtkarten, die passen
}: { $cards }. Tipp { $typed }, um den Zug von { $who } zu übernehmen.
# $keys ist, was alle zuerst tippen, $key eines davon, und $look eines von jemandem, dessen Hand nicht auf dem Bildschirm ist.
cli-numberloor-others-may-lay = { $who } ist dran. Eine Nachtkarte? Tippt { $keys } und die Karte, etwa { $key } 6n; mit { $look } hand sieht man zuerst seine Karten.
# An $asked, mit der Hand auf dem Bildschirm.
cli-numberloor-other-may-lay = { $who } ist dran. Eine Nachtkarte, { $asked }? Tipp sie, etwa 6n.
cli-numberloor-key = { $key } ({ $who })
# Gefragt, bevor der Zug von $who beginnt.
cli-numberloor-asked-alone = Als Nächstes ist { $who } dran. { $count ->
    [one] Du hast eine Nachtkarte, die passt
   *[other] Du hast Nachtkarten, die passen
}: { $cards }. Tipp { $typed }, um zu übernehmen.
# $look ist no, wenn die Hand schon auf dem Bildschirm ist.
cli-numberloor-asked = { $person ->
    [you] { $asked }, eine Nachtkarte vor deinem Zug?
   *[other] { $asked }, eine Nachtkarte, bevor { $who } dran ist?
} { $look ->
    [no] Tipp sie, etwa 6n.
   *[yes] Tipp sie, etwa 6n; mit hand siehst du zuerst deine Karten.
}
# Wörter anderer Spiele, und was man hier stattdessen tippt.
cli-numberloor-not-stop = Willst du nach dem Legen aufhören, tipp fertig. Passt nichts, tipp ziehen, und dann passe.
cli-numberloor-not-stop-beginners = Willst du nach dem Legen aufhören, tipp fertig. Passt nichts, tipp passe.
cli-numberloor-not-discard = Abgelegt wird nicht: Leg Karten, die passen, wie 5 b3 8.
cli-numberloor-not-hint = Das Programm sucht keine Züge. In der Zeile mit den offenen Karten steht, welche Stockwerke passen.
# So beginnt ein Zug; die Regeln lesen diese Wörter.
cli-numberloor-verb-end = fertig
cli-numberloor-verb-draw = ziehen
cli-numberloor-verb-pass = passe
cli-numberloor-verb-right = rechts
cli-numberloor-verb-night = nacht
cli-numberloor-example-asked = An diesem Tisch wirst du danach gefragt, wenn ein Zug vorbei ist.
cli-numberloor-help-loose = In einer Zeile kann mehreres nacheinander stehen, mit oder ohne Rechnung: 5 7 b3 4. Es wird eins nach dem anderen gelegt. Ballons tippt man b1 bis b5, nah, ungerade, gerade und aussetzen; eine Nachtkarte ist 6n.
cli-numberloor-help-loose-beginners = In einer Zeile können mehrere Karten stehen: 3 links 4 links. Sie werden eine nach der anderen gelegt.
cli-numberloor-stars = Sterne: { $list } ({ $most } gewinnen).
cli-numberloor-held = Auf der Hand: { $list }.
cli-numberloor-pile = Stapel: { $cards }.
cli-numberloor-open = Offene Karten
cli-numberloor-left = links
cli-numberloor-right = rechts
# Was passt, solange ein Ballon ohne Zahl offen liegt.
cli-numberloor-odd = ungerade
cli-numberloor-even = gerade
cli-numberloor-same = gleich
# Was in diesem Zug gelegt wurde.
cli-numberloor-trail = In diesem Zug: { $cards }.
cli-numberloor-on-left = links { $cards }
cli-numberloor-on-right = rechts { $cards }
cli-numberloor-stacks = { $first }; { $next }
cli-numberloor-hand = Deine Hand
cli-numberloor-hand-empty = Deine Hand ist leer.
cli-numberloor-hand-levels = Deine Stockwerke: { $cards }.
cli-numberloor-hand-balloons = Deine Ballons: { $cards }.
# Der Schiedsrichter zu einem Zug mit mehreren Karten.
cli-numberloor-partly = Nicht alles davon passt.
cli-numberloor-goes = { $move }: ja.
cli-numberloor-does-not-go = { $move }: nein.
# Was hinter dem Ende eines Zuges steht; $move ist das Erste davon.
cli-numberloor-turn-was-over = Danach ist { $who } dran, also kann { $move } nicht mehr gelegt werden.
cli-numberloor-unjudged = Was danach kommt, kann noch niemand beurteilen: { $moves }
cli-numberloor-instead = Von deiner Hand würde passen: { $typed }
cli-numberloor-if-last = Sind das deine letzten Karten, bekommst du einen Stern.
cli-numberloor-nothing-instead = Kein Stockwerk auf deiner Hand passt hier.
cli-numberloor-no-points = Bei Numberloor geht es um Sterne und nicht um Punkte, also lass --score weg.
cli-numberloor-family-day = Stockwerke bei Tag
cli-numberloor-family-night = Stockwerke bei Nacht
cli-numberloor-family-balloon = Ballons
cli-numberloor-unmarked = ohne Marke: { $cards }
cli-numberloor-marked-blue = mit blauer Marke: { $cards }
cli-numberloor-marked-red = mit roter Marke: { $cards }
