## Ein Spiel im Terminal

cli-welcome = Willkommen bei { $game }. Mit ? gibt es jederzeit Hilfe.
cli-keeping = Dieses Spiel wird nach jedem Zug in „{ $file }“ aufgehoben.
cli-fingerprint = Fingerabdruck des Gebens, zum Notieren für alle, die es später prüfen wollen („commitment“ in der Aufzeichnung): { $commitment }
cli-press-enter-first = Das muss noch warten: Drück zuerst Enter.
cli-pass-keyboard = Gib die Tastatur an { $who } weiter und drücke die Eingabetaste.
cli-refused = Das geht nicht. { $why } Versuch es noch einmal.
cli-deal-again = Dieselben Karten noch einmal: { $command }
cli-log-empty = Noch ist nichts geschehen.

cli-numero-call-hint = Wer anzweifeln möchte, ohne dran zu sein, tippt zuerst den Namen: { $typed }
cli-call-ask = Mit der Eingabetaste geht es weiter.
cli-numero-call-who = Sag, wer zweifelt, mit dem Namen davor: { $typed }
cli-call-nobody = An diesem Tisch heißt niemand „{ $name }“.
cli-numero-call-computer = { $who } ist ein Computerspieler und spricht für sich selbst. Willst du selbst anzweifeln, lass den Namen weg.
cli-numero-call-only = { $who } ist nicht dran und kann nur anzweifeln.
cli-numero-call-only-alone = Du bist nicht dran und kannst nur anzweifeln.
cli-answer-ask = Mit der Eingabetaste lässt du es bleiben.
# Eine Zeile mit mehreren Zügen, von denen einer nicht ging.
cli-plan-stopped = Was danach kommt, wurde auch nicht gelegt.
# Der Rest einer Zeile mit mehreren Zügen, wenn jemand dazwischenkam. $people ist one, wenn jemand allein an dieser Tastatur spielt.
cli-plan-dropped = { $people ->
    [one] Der Rest deines Zuges wurde nicht gelegt.
   *[many] Der Rest des Zuges von { $who } wurde nicht gelegt.
}
cli-call-refused = Das geht nicht, { $who }. { $why }
# Ob eine Karte auf einer Hand ist, erfährt sonst niemand: $typed ist, wie jemand nachsieht.
cli-call-secret = Das kann nicht gelegt werden, { $who }. Wenn es deine Karte ist, nimm die Tastatur und sieh nach: { $typed }
# Tippt, wer seine Karten sehen will.
cli-verb-hand = hand
cli-or = { $first } oder { $next }

cli-saved = In „{ $file }“ gespeichert. Ab jetzt wird jeder Zug dort aufgehoben.
cli-leave-ask = Das Spiel aufheben? Tippe ja (dann kommt es in { $file }), nein oder einen Dateinamen. Die Eingabetaste heißt nein; mit zurück geht es weiter.
cli-leave-move = Das ist ein Zug, also geht das Spiel weiter. Tippe ihn noch einmal, um ihn zu spielen.
cli-leave-unclear = Das war nicht zu verstehen. Ein Dateiname enthält einen Punkt oder einen Schrägstrich und keine Leerzeichen.
cli-left-kept = Das Spiel ist aufgehoben. Weiter geht es mit: reckon play --continue { $file }
cli-left = Auf Wiedersehen. Das Spiel wurde nicht aufgehoben.

## Hilfe während des Spiels

cli-help-moves = So tippst du deinen Zug:
cli-numero-help-loose = Farben (g, o, b, r) braucht es nur, wenn es darauf ankommt, welche Karte du meinst.
cli-help-short = Du kannst auch tisch, hand, mitte, verlauf, regeln, einstellungen, stellung, speichern oder beenden tippen. Mit ? mehr kommt die ganze Liste.
cli-help-points = Woher die Punkte kommen, zeigt: punkte
cli-help-commands = Du kannst auch tippen:
cli-help-table = tisch: alles noch einmal zeigen
cli-help-hand = hand: deine Hand zeigen
cli-help-centre = mitte: die Mitte zeigen
cli-help-log = verlauf: was bisher geschehen ist
cli-help-rules = regeln, regeln { $chapter }, regeln { $paragraph }: die Regeln, ein Kapitel oder ein Absatz (auf Englisch)
cli-help-options = einstellungen: was an diesem Tisch gilt
cli-help-position = stellung: der Tisch in einer Zeile, für den Schiedsrichter
cli-help-save = speichern, speichern DATEI: das Spiel in einer Datei aufheben
cli-help-quit = beenden: aufhören
cli-help-score = punkte, punkte alle: woher die Punkte kommen, der Liste nach oder Zug für Zug

## Spiele, in denen alle zugleich spielen

# $time ist, wie lange es dauert, etwa 30 Sekunden.
cli-at-once-pace = In { $time } macht jeder Computerspieler etwas. Du erfährst davon, wenn du eine Zeile tippst; mit warte geht es sofort weiter.
cli-at-once-pace-lines = Für jede Zeile, die du tippst, macht jeder Computerspieler etwas.
cli-at-once-pace-lines-many = Jeder Computerspieler macht etwas, sobald so viele Zeilen getippt sind, wie Leute hier spielen.
cli-at-once-turn = Jeder hat die Tastatur { $time } lang; mit weiter gibst du sie früher ab.
cli-at-once-turn-free = Jeder hat die Tastatur, bis er weiter tippt.
cli-at-once-left = Noch { $time }.
cli-at-once-time-over = Deine Zeit ist um, { $who }.
cli-at-once-nobody-else = Sonst ist niemand an dieser Tastatur.
cli-at-once-unchanged = Das ändert nichts.
cli-at-once-no-undo = Es gibt nichts zurückzunehmen.
cli-at-once-answer-first = Das muss noch warten: Antworte zuerst.
# Niemand an der Tastatur spielt mehr mit, Computerspieler aber doch.
cli-at-once-play-on = Die Computerspieler spielen allein weiter.
# Jemand verlässt ein Spiel; $typed ist, was gerade liegt, in einer Zeile.
cli-at-once-not-kept = Was vor dir liegt, wird nicht mit aufgehoben. Notiere es dir, um es wieder zu legen: { $typed }
cli-at-once-not-kept-many = Was vor euch liegt, wird nicht mit aufgehoben. Notiert es euch, wenn ihr es wieder legen wollt.
cli-no-pace = Bei { $game } spielt man reihum, also lass --pace und --turn weg.
cli-time-seconds = { $count ->
    [one] { $number } Sekunde
   *[other] { $number } Sekunden
}
cli-time-minutes = { $count ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}

## NUMERO

cli-numero-aim = Wer die meisten Karten gewinnt, gewinnt das Spiel.
cli-numero-aim-patience = Gewinne so viele Karten, wie du kannst.
cli-numero-aim-take = Nehmen: Spiel eine Zahlenkarte, die so viel ist wie Karten der Mitte zusammen, und gewinne sie alle.
cli-numero-aim-build = Bauen: Lege deine Karte zu einer in der Mitte, wenn du die Antwort für später auf der Hand hast; geht nichts, lege eine Karte ab.
cli-numero-aim-stop = Findest du nichts mehr zu nehmen, tippe stop.
cli-numero-aim-points = Wer die meisten Punkte hat, gewinnt: Jedes Nehmen, jede Karte darin und manches mehr zählt. Tippe punkte für deine Punkte und regeln 10 für die Liste.
cli-numero-aim-patience-points = Hole so viele Punkte, wie du kannst: Jedes Nehmen, jede Karte darin und manches mehr zählt. Tippe punkte für deine Punkte und regeln 10 für die Liste.
cli-numero-aim-bluff = Du darfst auch bluffen und ohne die Antwort bauen. Zweifelt jemand und du kannst sie nicht zeigen, verlierst du { $right }; wer einen ehrlichen Bau anzweifelt, verliert { $wrong }.

# $people ist one, wenn jemand allein an dieser Tastatur spielt, many, wenn mehrere sie teilen.
cli-numero-prompt = { $people ->
    [one] Du bist dran: nehmen, bauen oder ablegen. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: nehmen, bauen oder ablegen. Mit ? gibt es Hilfe.
}
cli-numero-prompt-chance = { $people ->
    [one] Deine letzte Gelegenheit: Nimm etwas oder tippe stop.
   *[many] { $who }, deine letzte Gelegenheit: Nimm etwas oder tippe stop.
}
cli-numero-prompt-patience = Du bist dran: Nimm etwas oder tippe stop, wenn du nichts mehr findest. Mit ? gibt es Hilfe.
cli-numero-prompt-discard-all = { $people ->
    [one] Du hast nur Rechenkarten: Tippe lege alle.
   *[many] { $who }, du hast nur Rechenkarten: Tippe lege alle.
}
cli-numero-prompt-pass = { $people ->
    [one] Du hast nur Rechenkarten: Tippe passe.
   *[many] { $who }, du hast nur Rechenkarten: Tippe passe.
}
# $typed ist, wie es getippt wird; $right und $wrong sind Punkte.
cli-numero-may-challenge = Du kannst den Bau von { $value } anzweifeln, den { $who } gemacht hat (tippe { $typed }). Zu Recht: { $who } verliert { $right }; zu Unrecht: du verlierst { $wrong }.
cli-numero-may-challenge-some = Du kannst einen Bau anzweifeln (tippe { $typed }). Zu Recht: Wer ihn gebaut hat, verliert { $right }; zu Unrecht: du verlierst { $wrong }.
# $callers sind die Namen derer, die es können, und $count, wie viele es sind.
cli-numero-others-may-challenge = { $callers } { $count ->
    [one] kann
   *[other] können
} den Bau von { $value } anzweifeln, den { $who } gemacht hat (tippe { $typed }). Zu Recht: { $who } verliert { $right }; zu Unrecht: Wer zweifelt, verliert { $wrong }.
cli-numero-others-may-challenge-some = { $callers } { $count ->
    [one] kann
   *[other] können
} einen Bau anzweifeln (tippe { $typed }). Zu Recht: Wer ihn gebaut hat, verliert { $right }; zu Unrecht: Wer zweifelt, verliert { $wrong }.
cli-numero-bluff = Du hast keine Karte mit der Zahl { $value }, also wäre das ein Bluff: Zweifelt jemand, verlierst du { $points }. Tippe es noch einmal (oder ja), um es zu spielen. Wer mit bluffe statt baue beginnt, wird nicht gefragt.
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
cli-share = { $who } { $number }
cli-numero-centre = Mitte
cli-numero-centre-empty = Die Mitte ist leer.
cli-numero-centre-list = In der Mitte: { $cards }.
# $typed ist, wie der Bau in einem Zug getippt wird.
cli-numero-build = Dazu ein { $build } (tippe { $typed }).
cli-numero-build-open = Dazu ein { $build } (tippe { $typed }). Du kannst ihn anzweifeln.
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

## Numberloor

cli-numberloor-aim = Wer alle Karten gelegt hat, bekommt einen Stern und nimmt sechs neue. Wer zuerst { $stars } Sterne hat, gewinnt.
cli-numberloor-aim-levels = Lege Stockwerke auf das offene: die gleiche Zahl oder genau so weit darüber oder darunter, wie der offene Ballon sagt. Nach { $nine } beginnt es wieder mit { $zero }.
cli-numberloor-aim-balloons = Davor kannst du eigene Ballons legen, etwa b3 6. Lege so viele Karten, wie du willst, aber mindestens ein Stockwerk, und tippe fertig.
cli-numberloor-aim-neighbours = Lege Stockwerke auf eines der offenen: die gleiche Zahl oder die davor oder danach. Nach { $nine } beginnt es wieder mit { $zero }.
cli-numberloor-aim-end = Lege so viele Karten, wie du willst, und tippe fertig.
cli-numberloor-aim-night = Eine Nachtkarte, die zu den offenen Karten passt, kannst du auch im Zug von anderen legen: Wer zuerst kommt, übernimmt ihn.
cli-numberloor-aim-night-between = Eine Nachtkarte, die zu den offenen Karten passt, kannst du auch legen, wenn der Zug von anderen gerade beginnt: Wer zuerst kommt, übernimmt ihn.
cli-numberloor-aim-night-asked = Nach jedem Zug werden alle nach einer Nachtkarte gefragt, die zu den offenen Karten passt: Wer eine legt, ist dran.
cli-numberloor-call-hint = Wer im Zug von anderen eine Nachtkarte legen möchte, tippt die Nummer seines Platzes und ! davor, oder den Namen: { $typed } (Plätze: { $keys }).
cli-numberloor-call-who = Sag, wer sie legt, mit der Nummer des Platzes und ! davor: { $typed }
cli-numberloor-call-computer = { $who } ist ein Computerspieler und legt seine Karten selbst.
cli-numberloor-call-only = { $who } ist nicht dran: Jetzt geht nur eine Nachtkarte.
cli-numberloor-call-only-alone = Du bist nicht dran: Jetzt kannst du nur eine Nachtkarte legen.
cli-numberloor-call-never = { $who } ist nicht dran.
cli-numberloor-call-never-alone = Du bist nicht dran.
cli-numberloor-call-unclear = „{ $text }“ ist nicht zu verstehen.
# $people ist one, wenn jemand allein an dieser Tastatur spielt, und many, wenn mehrere sie teilen.
cli-numberloor-prompt = { $people ->
    [one] Du bist dran: Lege Karten, oder tippe ziehen, um zwei Karten zu nehmen, wenn kein Stockwerk passt. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: Lege Karten, oder tippe ziehen, um zwei Karten zu nehmen, wenn kein Stockwerk passt. Mit ? gibt es Hilfe.
}
cli-numberloor-prompt-freely = { $people ->
    [one] Du bist dran: Lege Karten, oder tippe ziehen, um zwei Karten zu nehmen. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: Lege Karten, oder tippe ziehen, um zwei Karten zu nehmen. Mit ? gibt es Hilfe.
}
cli-numberloor-prompt-beginners = { $people ->
    [one] Du bist dran: Lege Karten, oder tippe passe und nimm zwei Karten. Mit ? gibt es Hilfe.
   *[many] { $who }, du bist dran: Lege Karten, oder tippe passe und nimm zwei Karten. Mit ? gibt es Hilfe.
}
cli-numberloor-prompt-drawn = { $people ->
    [one] Lege Karten, oder tippe passe.
   *[many] { $who }: Lege Karten, oder tippe passe.
}
cli-numberloor-prompt-laid = { $people ->
    [one] Lege mehr, oder tippe fertig.
   *[many] { $who }: Lege mehr, oder tippe fertig.
}
# Eine Nachtkarte im Zug von anderen: $cards sind die der Hand, die passen, $typed ist, wie sie getippt werden.
cli-numberloor-may-lay = Du hast eine Nachtkarte, die passt: { $cards }. Tippe { $typed }, um den Zug von { $who } zu übernehmen.
# $keys ist, was alle zuerst tippen, $key eines davon, und $look eines von jemandem, dessen Hand nicht auf dem Bildschirm ist.
cli-numberloor-others-may-lay = { $who } ist dran. Eine Nachtkarte? Tippt { $keys } und die Karte, etwa { $key } 6n; mit { $look } hand sieht man zuerst seine Karten.
# An $asked, mit der Hand auf dem Bildschirm.
cli-numberloor-other-may-lay = { $who } ist dran. Eine Nachtkarte, { $asked }? Tippe sie, etwa 6n.
cli-numberloor-key = { $key } ({ $who })
# Gefragt, bevor der Zug von $who beginnt.
cli-numberloor-asked-alone = Als Nächstes ist { $who } dran. Du hast eine Nachtkarte, die passt: { $cards }. Tippe { $typed }, um zu übernehmen.
# $look ist no, wenn die Hand schon auf dem Bildschirm ist.
cli-numberloor-asked = { $person ->
    [you] { $asked }, eine Nachtkarte vor deinem Zug?
   *[other] { $asked }, eine Nachtkarte, bevor { $who } dran ist?
} { $look ->
    [no] Tippe sie, etwa 6n.
   *[yes] Tippe sie, etwa 6n; mit hand siehst du zuerst deine Karten.
}
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
cli-numberloor-partly = Nicht alles davon geht.
cli-numberloor-goes = { $move }: ja.
cli-numberloor-does-not-go = { $move }: nein.
# Was hinter dem Ende eines Zuges steht; $move ist das Erste davon.
cli-numberloor-turn-was-over = Danach ist { $who } dran, also kann { $move } nicht mehr gelegt werden.
cli-numberloor-unjudged = Was danach kommt, kann noch niemand beurteilen: { $moves }
cli-numberloor-instead = Von deiner Hand ginge: { $typed }
cli-numberloor-nothing-instead = Kein Stockwerk deiner Hand passt hier.
cli-numberloor-no-points = Bei Numberloor geht es um Sterne und nicht um Punkte, also lass --score weg.
cli-numberloor-family-day = Stockwerke bei Tag
cli-numberloor-family-night = Stockwerke bei Nacht
cli-numberloor-family-balloon = Ballons
cli-numberloor-unmarked = ohne Marke: { $cards }
cli-numberloor-marked-blue = mit blauer Marke: { $cards }
cli-numberloor-marked-red = mit roter Marke: { $cards }

## Der Schiedsrichter

cli-referee-yes = Ja, das ist erlaubt.
cli-referee-no = Nein, das geht nicht.
cli-referee-rule = Die Regel ist §{ $rule }. Sie steht hier: reckon rules { $game } { $rule }
cli-referee-answer = Die Antwort ist auf deiner Hand: { $card }.
cli-referee-points = Punkte:
cli-referee-total = { $count ->
    [one] Zusammen { $points } Punkt.
   *[other] Zusammen { $points } Punkte.
}
cli-referee-no-points = Das bringt keine Punkte.
cli-numero-colours-open = Punkte für nur eine Farbe oder für alle vier fehlen hier: Nicht jede Karte war mit ihrer Farbe geschrieben.
# Sagt der Schiedsrichter darüber, wie eine Stellung geschrieben wird.
cli-numero-write-open = Wenn er noch angezweifelt werden kann, schreib es dahinter, mit der Zahl der Züge, die seither begonnen haben: centre { $value } = … by 2 open 1
cli-numero-bluff-judged = Du hättest keine Karte mit der Zahl { $value }, also ist das ein Bluff: Zweifelt jemand, verlierst du { $points }.
cli-numero-challenge-judged = Kann { $who } die Antwort auf den Bau von { $value } nicht zeigen, verliert { $who } { $right }; wird sie gezeigt, verlierst du { $wrong }. Das weiß nur diese Hand.
cli-numero-challenge-judged-then = Hatte { $who } die Antwort auf den Bau von { $value } nicht, als er gemacht wurde, verliert { $who } { $right }; sonst verlierst du { $wrong }. Das weiß nur { $who }.
cli-referee-next = Danach ist { $who } dran.
# Der Zug kommt gleich zurück, weil jemand aussetzt.
cli-referee-next-again = Danach bist du wieder dran.
cli-referee-written = Kurz geschrieben: { $move }
cli-referee-ask = Tippe die Stellung, dann in einer eigenen Zeile den Zug, und beende mit Strg-D.
cli-referee-two-lines = Der Schiedsrichter braucht zwei Zeilen: die Stellung und darunter den Zug.
cli-referee-no-move = Der Schiedsrichter braucht die Stellung und den Zug, beides in Anführungszeichen.
cli-referee-options-twice = Die Stellung sagt selbst, welche Einstellungen oder Karten sie hat. Lass sie im Befehl weg.
cli-referee-watching = Der Schiedsrichter urteilt für jemanden, der eine Hand sieht, und diese Stellung ist die von jemandem, der nur zuschaut.

## Regeln, Einstellungen, Kartensätze

cli-rules-in-english = Die Regeln gibt es bisher nur auf Englisch.
cli-rules-more = Weiter geht es mit regeln und einer Zahl, zum Beispiel: regeln 4
cli-no-such-paragraph = Die Regeln haben keinen Absatz „{ $text }“. Frag nach einem Kapitel, etwa 4, oder einem Absatz, etwa 4.2.
cli-options-title = Was ein Tisch bei { $game } vereinbaren kann. Eine Einstellung ändert man mit --option NAME=WERT.
cli-options-default = Ohne Stufe: { $value }
cli-presets-title = Stufen, die leichteste zuerst. Man wählt eine mit --preset NAME.
cli-preset = { $title }: { $cards } Karten, zum Beispiel { $sample }
cli-pack-default = Der übliche Kartensatz von { $game }:
cli-pack-of = Der Kartensatz in „{ $file }“:
cli-pack-named = Der Kartensatz „{ $name }“ in „{ $file }“:
cli-pack-good = „{ $file }“ ist ein guter Kartensatz.
cli-pack-small = Für zwei ist er aber zu klein. { $why }
cli-pack-partly = Von den { $all } Karten deines Kartensatzes sind hier { $cards } im Spiel.
cli-pack-bad = „{ $file }“ kann nicht benutzt werden. { $why }
cli-no-packs = { $game } wird immer mit denselben Steinen gespielt, also gibt es keine anderen.
cli-pack-own = Für einen eigenen Kartensatz kopiert man die übliche Datei und ändert sie: reckon packs { $game } --default > meine-karten.toml. Dann prüft man sie: reckon packs { $game } --check meine-karten.toml
cli-cards = { $count ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
cli-numero-points = { $count ->
    [0] keine Punkte
    [one] je { $number } Punkt
   *[other] je { $number } Punkte
}
# Eine Karte oder eine Reihe von Karten, und wie oft es jede gibt.
cli-times = { $cards } (je { $count })
cli-numero-family-number = Zahlenkarten
cli-numero-family-subtraction = Minuskarten
cli-numero-family-multiplication = Malkarten
cli-numero-family-division = Geteiltkarten
cli-numero-family-simple-fraction = Teile mit 1 im Zähler
cli-numero-family-other-fraction = Andere Teile
cli-numero-family-power-or-root = Potenzen und Wurzeln

## Aufzeichnungen

cli-record-kept = Die Aufzeichnung dieses Spiels steht in „{ $file }“. Man prüft sie mit: reckon verify { $argument }
cli-record-bad = „{ $file }“ kann nicht benutzt werden. { $why }
cli-record-damaged = „{ $file }“ ist beschädigt oder abgeschnitten. Was daran nicht stimmt, zeigt: reckon verify { $argument }
cli-record-unsound = In „{ $file }“ passt nicht alles zusammen. Was nicht stimmt, zeigt: reckon verify { $argument }
cli-record-over = Das Spiel in „{ $file }“ ist aus. Noch einmal zu sehen ist es mit: reckon replay { $argument }
cli-record-sealed = Das Spiel in „{ $file }“ ist nicht aus, und die Aufzeichnung verrät nicht, was verdeckt ist.
cli-record-stranger = In „{ $file }“ spielt ein Computerspieler mit, den dieses Reckon nicht kennt.
cli-record-input = Ein Spiel geht in der Datei weiter, in der es aufgehoben ist. Nenne eine Datei.
cli-replay-private = Das Spiel in „{ $file }“ ist nicht aus, und Verdecktes wäre zu sehen. Weiter geht es mit: reckon play --continue { $argument }
# Wie ein Spiel beginnt, das noch einmal erzählt wird: $options, wie die Aufzeichnung sie schreibt.
cli-replay-game = { $game } ({ $options })
cli-replay-players = Es spielen: { $players }.
cli-replay-computer = { $name } (Computer)
cli-replay-lot = Das Geben wurde ausgelost.
cli-replay-hint = Mit der Eingabetaste geht es weiter, mit q ist Schluss.
# Wird gesagt, wenn das Spiel aus ist, zu einem Bau ohne Antwort.
cli-numero-was-bluff = Der Bau von { $value } war ein Bluff: Auf der Hand war keine Karte mit der Zahl { $value }.
# Was jemand auf der Hand hat, während ein Spiel noch einmal erzählt wird.
cli-replay-hand = { $who } hält { $cards }.
cli-replay-no-hand = { $who } hält nichts.
cli-verify-sound = Mit „{ $file }“ ist alles in Ordnung.
cli-verify-not-sound = Mit „{ $file }“ stimmt etwas nicht.

## Was nicht geht

cli-no-such-game = Es gibt kein Spiel „{ $name }“.
cli-games = Es gibt: { $games }.
cli-did-you-mean = Meinst du „{ $name }“?
cli-play-it = „{ $game }“ ist ein Spiel. Man spielt es mit: reckon play { $game }
cli-see-options = Was es gibt, zeigt: reckon options { $game }
cli-option-without-value = „{ $text }“ stellt nichts ein. Eine Einstellung schreibt man so: --option { $example }
cli-no-seed = „{ $text }“ ist kein Startwert. Ein Startwert ist eine Zahl oder die 64 Ziffern und Buchstaben, die ein Spiel am Ende zeigt.
cli-no-chance = Der Computer gibt keine Zufallszahlen zum Mischen her: { $why }
cli-name-empty = Ein Name ist leer. Namen schreibt man so: --people Anna,Ben
cli-name-long = „{ $name }“ kann kein Name sein: Ein Name hat höchstens { $most } Buchstaben in einer Zeile.
cli-name-colon = „{ $name }“ kann hier kein Name sein: Nach einem Namen kommt ein Doppelpunkt, etwa Ben: { $example }
cli-name-number = „{ $name }“ kann kein Name sein: Eine Zahl steht für einen Platz. Füg einen Buchstaben hinzu.
cli-name-twice = Zwei heißen „{ $name }“. Gib einem davon einen anderen Namen.
cli-players-too-few = { $people } Namen sind angegeben, aber nur { $players } dürfen spielen. Lass --players weg oder nenne weniger Namen.
cli-file-missing = Es gibt keine Datei „{ $file }“.
cli-file-forbidden = Die Datei „{ $file }“ darfst du nicht lesen.
cli-file-directory = „{ $file }“ ist ein Verzeichnis und keine Datei.
cli-file-too-large = Die Datei „{ $file }“ ist größer als 64 kB; sie kann nicht gemeint sein.
cli-file-not-text = Die Datei „{ $file }“ ist kein Text.
cli-file-unreadable = Die Datei „{ $file }“ lässt sich nicht lesen: { $why }
cli-cannot-write = Die Ausgabe lässt sich nicht schreiben: { $why }
cli-save-exists = „{ $file }“ gibt es schon und wird nicht überschrieben. Nimm einen anderen Namen; ist es ein gespeichertes Spiel, geht es so weiter: reckon play --continue { $argument }
cli-save-failed = Das Spiel ließ sich nicht in „{ $file }“ speichern: { $why }
cli-why-missing = Dieses Verzeichnis gibt es nicht.
cli-why-forbidden = Dort darfst du nicht schreiben.
cli-why-directory = Das ist ein Verzeichnis und keine Datei.
cli-why-no-directory = Ein Teil des Namens ist eine Datei und kein Verzeichnis.
cli-why-full = Auf der Festplatte ist kein Platz mehr.
cli-why-read-only = Diese Festplatte lässt sich nur lesen und nicht beschreiben.
cli-why-name = So kann keine Datei heißen.
cli-save-other-game = „{ $file }“ ist ein Spiel von { $kept } und nicht von { $game }. Es geht weiter, wenn du kein Spiel nennst.
