## Ein Spiel im Terminal

cli-welcome = Willkommen bei { $game }. Mit ? gibt es jederzeit Hilfe.
cli-keeping = Dieses Spiel wird nach jedem Zug in „{ $file }“ gespeichert.
cli-fingerprint = Fingerabdruck der gemischten Karten, zum Notieren, wenn du sie später prüfen willst („commitment“ in der Aufzeichnung): { $commitment }
cli-press-enter-first = Das muss noch warten: Drück zuerst die Eingabetaste.
cli-pass-keyboard = Gib die Tastatur an { $who } weiter und drück die Eingabetaste.
cli-youngest-ask = Wer ist am jüngsten, { $who }? Tipp den Namen, oder drück die Eingabetaste: Dann entscheidet das Los.
# Für alle, die fragen, was man tippen kann.
cli-youngest-help = Tipp einen Namen oder einen Platz: Platz 2. Drück die Eingabetaste, oder tipp auslosen: Dann entscheidet das Los. Mit beenden verlässt du das Spiel.
cli-youngest-unclear = So heißt hier niemand.
cli-refused = { $why } Versuch es noch einmal.
# Die Regel dazu lässt sich gleich nachlesen.
cli-refused-rule = { $why } Versuch es noch einmal, oder lies mit regeln { $rule }, warum.
cli-deal-again = Dieselben Karten noch einmal: { $command }
cli-log-empty = Noch ist nichts passiert.

cli-call-ask = Mit der Eingabetaste geht es weiter.
cli-call-nobody = An diesem Tisch heißt niemand „{ $name }“.
cli-answer-ask = Mit der Eingabetaste lässt du es bleiben.
# Zu jemandem, der geklopft hat, während andere an der Tastatur noch nicht geantwortet haben.
cli-answer-waits = Erst antworten noch alle anderen.
# Wo sonst nur der erste ihn bekommen hätte.
cli-answer-by-lot = Mehrere wollten ihn, also hat das Los entschieden: für { $person ->
    [you] dich
   *[other] { $who }
}.
# Eine Zeile mit mehreren Zügen, von denen einer nicht ging.
cli-plan-stopped = Der Rest der Zeile wurde auch nicht gelegt.
# Der Rest einer Zeile mit mehreren Zügen, wenn jemand dazwischenkam. $people ist one, wenn jemand allein an dieser Tastatur spielt.
cli-plan-dropped = { $people ->
    [one] Der Rest deines Zuges wurde nicht gelegt.
   *[many] Der Rest des Zuges von { $who } wurde nicht gelegt.
}
cli-call-refused = Das ist nicht erlaubt, { $who }. { $why }
# Ob eine Karte auf einer Hand ist, erfährt sonst niemand: $typed ist, wie jemand nachsieht.
cli-call-secret = Das kannst du nicht legen, { $who }. Wenn es deine Karte ist, nimm die Tastatur und sieh nach: { $typed }
# Tippt, wer seine Karten sehen will.
cli-verb-hand = hand
cli-or = { $first } oder { $next }

cli-saved = In „{ $file }“ gespeichert. Ab jetzt wird dort jeder Zug gespeichert.
cli-leave-ask = Das Spiel aufheben? Tipp „ja“ (dann kommt es in { $file }), „nein“ oder einen Dateinamen. Die Eingabetaste heißt „nein“; mit „zurück“ geht es weiter.
cli-leave-move = Das ist ein Zug, also geht das Spiel weiter. Tipp ihn noch einmal, um ihn zu spielen.
cli-leave-unclear = Das verstehe ich nicht. Ein Dateiname enthält einen Punkt oder einen Schrägstrich und keine Leerzeichen.
cli-left-kept = Das Spiel ist gespeichert. Weiter geht es mit: reckon play --continue { $file }
cli-left = Auf Wiedersehen. Das Spiel wurde nicht gespeichert.

## Hilfe während des Spiels

cli-help-moves = So tippst du deinen Zug:
cli-help-short = Du kannst auch tisch, hand, mitte, verlauf, regeln, einstellungen, stellung, speichern oder beenden tippen. Mit ? mehr kommt die ganze Liste.
cli-help-points = Woher die Punkte kommen, zeigt: punkte
cli-help-commands = Du kannst auch tippen:
cli-help-table = tisch: alles noch einmal zeigen
cli-help-hand = hand: deine Hand zeigen
cli-help-centre = mitte: die Mitte zeigen
cli-help-log = verlauf: was bisher passiert ist
cli-help-rules = regeln, regeln { $chapter }, regeln { $paragraph }: die Regeln, ein Kapitel oder ein Absatz (auf Englisch)
cli-help-options = einstellungen: was an diesem Tisch gilt
cli-help-position = stellung: der Tisch in einer Zeile, für den Schiedsrichter
cli-help-save = speichern, speichern DATEI: das Spiel in einer Datei aufheben
cli-help-quit = beenden: aufhören
cli-help-score = punkte, punkte alle: woher die Punkte kommen, der Liste nach oder Zug für Zug

## Spiele, in denen alle zugleich spielen

# $time ist, wie lange es dauert, etwa 30 Sekunden.
cli-at-once-pace = In je { $time } macht jeder Computerspieler eine Sache. Du erfährst davon, wenn du eine Zeile tippst; mit „warte“ geht es sofort weiter.
cli-at-once-pace-lines = Für jede Zeile, die du tippst, macht jeder Computerspieler etwas.
cli-at-once-pace-lines-many = Jeder Computerspieler macht etwas, sobald so viele Zeilen getippt sind, wie Leute hier spielen.
cli-at-once-turn = Jeder hat die Tastatur { $time } lang; mit „weiter“ gibst du sie früher ab.
cli-at-once-turn-free = Jeder hat die Tastatur, bis er „weiter“ tippt.
cli-at-once-left = Noch { $time }.
cli-at-once-time-over = Deine Zeit ist um, { $who }.
cli-at-once-lay = Am Ende hast du { $time }, um zu legen, was du hast.
cli-at-once-lay-many = Am Ende hat jeder { $time } zum Legen.
cli-at-once-lay-over = Die Zeit ist um: Gelegt ist, was in deinem Gitter liegt.
cli-at-once-nobody-else = Sonst ist niemand an dieser Tastatur.
cli-at-once-unchanged = Das ändert nichts.
cli-at-once-no-undo = Du kannst nichts zurücknehmen.
cli-at-once-answer-first = Das muss noch warten: Antworte zuerst.
# Niemand an der Tastatur spielt mehr mit, Computerspieler aber doch.
cli-at-once-play-on = Die Computerspieler spielen allein weiter.
# Jemand verlässt ein Spiel; $typed ist, was gerade liegt, in einer Zeile.
cli-at-once-not-kept = Was vor dir liegt, wird nicht mit aufgehoben. Notiere es dir, um es wieder zu legen: { $typed }
cli-at-once-not-kept-many = Was vor euch liegt, wird nicht mit aufgehoben. Notiert es euch, wenn ihr es wieder legen wollt.
cli-no-pace = Bei { $game } spielt man reihum, also lass --pace, --turn und --lay weg.
cli-time-seconds = { $count ->
    [one] { $number } Sekunde
   *[other] { $number } Sekunden
}
cli-time-minutes = { $count ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}

## NUMERO

cli-share = { $who } { $number }

## Der Schiedsrichter

cli-referee-yes = Ja, das ist erlaubt.
cli-referee-no = Nein, das ist nicht erlaubt.
cli-referee-rule = Die Regel ist §{ $rule }. Sie steht hier: reckon rules { $game } { $rule }
cli-referee-answer = Die Antwort ist auf deiner Hand: { $card }.
cli-referee-points = Punkte:
cli-referee-total = { $count ->
    [one] Zusammen { $points } Punkt.
   *[other] Zusammen { $points } Punkte.
}
cli-referee-no-points = Das bringt keine Punkte.
cli-referee-next = Danach ist { $who } dran.
# Der Zug kommt gleich zurück, weil jemand aussetzt.
cli-referee-next-again = Danach bist du wieder dran.
cli-referee-written = Kurz geschrieben: { $move }
cli-referee-ask = Tipp die Stellung, dann in einer eigenen Zeile den Zug, und ende mit Strg-D.
cli-referee-two-lines = Der Schiedsrichter braucht zwei Zeilen: die Stellung und darunter den Zug.
cli-referee-needs-hand = Das hängt von deiner Hand ab, also schreib sie in die Stellung: ein Abschnitt „hand“ mit deinen Karten.
cli-referee-no-move = Der Schiedsrichter braucht die Stellung und den Zug, beides in Anführungszeichen.
cli-referee-options-twice = Die Stellung sagt selbst, welche Einstellungen oder Karten sie hat. Lass sie im Befehl weg.
cli-referee-no-turn = In { $game } spielen alle gleichzeitig, also lass --turn weg.
cli-referee-seat-twice = In der Stellung steht schon ein Abschnitt „{ $section }“, also lass --{ $section } im Befehl weg.
cli-referee-watching = Der Schiedsrichter urteilt für jemanden, der eine Hand sieht, aber diese Stellung ist die von jemandem, der nur zuschaut.

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
cli-pack-small = Zu zweit kann man damit aber nicht spielen. { $why }
cli-pack-partly = Von den { $all } Karten deines Kartensatzes sind hier { $cards } im Spiel.
cli-pack-bad = „{ $file }“ kann nicht benutzt werden. { $why }
cli-no-packs = { $game } wird immer mit denselben Steinen gespielt, also gibt es keine anderen.
cli-pack-own = Für einen eigenen Kartensatz kopiert man die übliche Datei und ändert sie: reckon packs { $game } --default > meine-karten.toml. Dann prüft man sie: reckon packs { $game } --check meine-karten.toml
cli-cards = { $count ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
# Eine Karte oder eine Reihe von Karten, und wie oft es jede gibt.
cli-times = { $cards } (je { $count })

## Aufzeichnungen

cli-record-kept = Die Aufzeichnung dieses Spiels steht in „{ $file }“. Man prüft sie mit: reckon verify { $argument }
cli-record-bad = „{ $file }“ kann nicht benutzt werden. { $why }
cli-record-damaged = „{ $file }“ ist beschädigt oder abgeschnitten. Was daran nicht stimmt, zeigt: reckon verify { $argument }
cli-record-unsound = In „{ $file }“ passt nicht alles zusammen. Was nicht stimmt, zeigt: reckon verify { $argument }
cli-record-over = Das Spiel in „{ $file }“ ist aus. Noch einmal zu sehen ist es mit: reckon replay { $argument }
cli-record-sealed = Das Spiel in „{ $file }“ ist nicht aus, und die Aufzeichnung verrät nicht, was verdeckt ist.
cli-record-stranger = In „{ $file }“ spielt ein Computerspieler mit, den dieses Reckon nicht kennt.
cli-record-input = Ein Spiel geht in der Datei weiter, in der es gespeichert ist. Nenn eine Datei.
cli-replay-private = Das Spiel in „{ $file }“ ist nicht aus, und Verdecktes wäre zu sehen. Weiter geht es mit: reckon play --continue { $argument }
# Wie ein Spiel beginnt, das noch einmal erzählt wird: $options, wie die Aufzeichnung sie schreibt.
cli-replay-game = { $game } ({ $options })
cli-replay-players = Es spielen: { $players }.
cli-replay-computer = { $name } (Computer)
cli-replay-lot = Die Karten wurden ausgelost.
cli-replay-hint = Mit der Eingabetaste geht es weiter, mit q ist Schluss.
# Was jemand auf der Hand hat, während ein Spiel noch einmal erzählt wird.
cli-replay-hand = { $who } hat { $cards }.
cli-replay-no-hand = { $who } hat nichts.
cli-verify-sound = Mit „{ $file }“ ist alles in Ordnung.
cli-verify-not-sound = Mit „{ $file }“ stimmt etwas nicht.

## Was nicht geht

cli-no-such-game = Ein Spiel „{ $name }“ gibt es nicht.
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
cli-players-too-few = Du hast { $people } Namen angegeben, aber nur { $players } dürfen spielen. Lass --players weg oder nenn weniger Namen.
cli-file-missing = Eine Datei „{ $file }“ gibt es nicht.
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
