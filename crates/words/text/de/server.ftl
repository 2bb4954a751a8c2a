## Warum eine Verbindung endet: jeweils höchstens 120 Byte

close-restarting = Der Server startet neu. Verbinde dich gleich noch einmal.
close-not-text = Nachrichten werden als Text gesendet.
close-too-long = Diese Nachricht war zu lang.
close-too-many = Zu viele Nachrichten kamen in kurzer Zeit.
close-reload = reload
close-too-slow = Diese Verbindung kam nicht mit. Verbinde dich noch einmal.
close-silent = Von dir war eine Weile nichts zu hören. Verbinde dich noch einmal.
close-no-seat = Du hast an diesem Tisch keinen Platz, und zuschauen kann man hier nicht.
close-seat-gone = Du hast an diesem Tisch keinen Platz mehr.

## Warum der Tisch etwas nicht tut

# $why ist eine Bemerkung für alle, die das Programm geschrieben haben.
refused-not-a-message = Diese Nachricht hat der Server nicht verstanden: { $why }
refused-stale = Am Tisch hat sich gerade etwas geändert. Schau nach und versuch es noch einmal.
refused-cut-in = Jemand war schneller, darum wurde der Rest deines Zuges nicht gespielt.
refused-broken-off = Dein Zug wurde unterbrochen, darum wurde der Rest nicht gespielt.
refused-not-yours = Platz { $seat } gehört dir nicht.
refused-no-seat = Du hast an diesem Tisch keinen Platz.
refused-which-seat = Du hast mehrere Plätze. Sag, welchen du meinst.
refused-covered = Die Karten von Platz { $seat } sind hier verdeckt. Deck sie zuerst auf.
refused-not-playing = Gerade läuft kein Spiel.
refused-playing = Das muss warten, bis das Spiel aus ist.
refused-not-host = Das kann an diesem Tisch nur, wer eingeladen hat.
refused-empty-seats = { $count-count ->
    [one] { $count } Platz ist noch leer.
   *[other] { $count } Plätze sind noch leer.
} Warte auf jemanden, oder setz Computerspieler dorthin.
refused-no-help = An diesem Tisch wird ohne Hilfe gespielt.
refused-help-is-off = Du hast die Hilfe ausgeschaltet.
refused-no-youngest = An diesem Tisch ist es egal, wer am jüngsten ist.
refused-empty-seat = Auf Platz { $seat } sitzt niemand.
refused-help-limit = So viel Hilfe ist an diesem Tisch nicht erlaubt.
refused-no-phrases = An diesem Tisch ruft niemand etwas.
refused-too-often = Das war ein bisschen zu schnell. Warte einen Moment.
refused-not-kept = Dein Zug ließ sich nicht speichern, darum wurde er nicht gespielt. Versuch es gleich noch einmal.
refused-can-lay = Karten nimmst du nur, wenn kein Stockwerk passt, aber eins von deinen passt.
refused-cannot-pass = Du kannst nicht passen: Eins von deinen Stockwerken passt.
refused-must-take = An diesem Tisch musst du nehmen, wenn du kannst, und du kannst.
refused-must-build = An diesem Tisch musst du bauen, wenn du kannst, und du kannst.
refused-does-not-go = Die { $level } passt nicht auf die { $on }.
refused-wrong-sums = Noch stimmt nicht jede Rechnung.
refused-wrong-rows = Noch stimmt nicht jede Reihe.
refused-no-sequence = Das wird keine Reihe.
refused-take-misses = Das passt nicht: Deine Karte ist { $with }.
refused-no-such-number = Das ergibt eine Zahl, die keine Karte an diesem Tisch zeigt.
refused-no-answer = Du hast die Antwort auf diesen Bau nicht auf der Hand (Goldene Regel 2).
refused-used-id = Diese id wurde schon für etwas anderes benutzt.
refused-plan-too-long = Du kannst höchstens { $most } Züge auf einmal senden.
refused-plan-empty = Darin steht kein Zug.
refused-no-draft = Es gibt nichts auszuprobieren: Sende Züge, Worte oder Angetipptes, und nur eines davon.
refused-only-a-draft = Damit ordnest du nur, was du hast. Ein ganzer Zug ist das noch nicht.
refused-no-drafts = In diesem Spiel wird nichts angeordnet, bevor es gespielt wird.
refused-say-it-once = Sag nur auf eine Art, was du spielst: als Züge, in Worten oder durch Antippen.
refused-nonce-late = Die Karten dieses Spiels sind schon gemischt.

## Allen am Tisch gesagt

trouble-not-keeping = Züge lassen sich gerade nicht speichern, darum muss das Spiel warten. Der Server versucht es weiter.
trouble-keeping = Züge werden wieder gespeichert. Das Spiel geht weiter.

## Warum eine Anfrage nicht bekommt, was sie wollte

http-no-such-page = Unter dieser Adresse gibt es nichts.
http-no-such-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
http-no-such-game = Ein Spiel „{ $name }“ gibt es nicht. Es gibt: { $games }.
http-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
http-no-such-record = An diesem Tisch gab es kein Spiel { $round }.
# $why ist eine Bemerkung für alle, die das Programm geschrieben haben, hier und beim nächsten.
http-not-json = Diese Anfrage ist nicht so geschrieben, wie sie sein sollte: { $why }
http-bad-request = Diese Anfrage hat der Server nicht verstanden: { $why }
http-too-long = Diese Anfrage ist zu lang. Sie darf { $most } Byte haben.
http-too-often = Zu viele Anfragen kamen in kurzer Zeit. Warte einen Moment.
http-bad-method = So lässt sich diese Adresse nicht benutzen.
http-bad-origin = Diese Anfrage kam von einer anderen Webseite, darum ist nichts passiert.
http-bad-token = Dieses Token ist hier nicht bekannt.
http-table-full = An diesem Tisch sind alle Plätze besetzt.
http-seat-taken = Platz { $seat } ist besetzt.
http-animal-taken = { $animal } sitzt schon an diesem Tisch. Nimm ein anderes Tier.
http-playing = Ein weiterer Platz muss warten, bis das Spiel zu Ende ist.
http-not-over = Dieses Spiel ist noch nicht aus. Erst dann lässt sich die Aufzeichnung lesen.
http-players-only = Die Aufzeichnung dieses Spiels können nur die lesen, die mitgespielt haben.
http-not-kept = Das ließ sich nicht speichern, darum ist nichts passiert. Versuch es gleich noch einmal.
http-other-protocol = Dieser Server spricht Protokoll { $known }, aber gefragt war { $asked }. Lade die Seite neu oder nimm ein neueres Programm.
http-setting = „{ $name }“ ist eine Zahl von { $least } bis { $most }.
# Wo der Tisch und eine Einstellung seines Spiels einander widersprechen.
http-hands = Ob es auf Schnelligkeit ankommt, sagt schon die Einstellung „{ $option }“. Lass eins von beiden weg.
http-not-a-socket = Diese Adresse ist für einen WebSocket.
http-busy = Der Server hat so viele Tische, wie hineinpassen. Versuch es später noch einmal.
http-stopping = Der Server wird gerade angehalten. Versuch es gleich noch einmal.
http-failed = Im Server ist etwas schiefgegangen. Versuch es noch einmal.
http-pack = Diese Karten können nicht benutzt werden. { $why }
http-no-pack = Dieses Spiel wird immer mit seinen eigenen Steinen gespielt.
http-no-turns = In diesem Spiel spielen alle gleichzeitig, darum gibt es keine Zeit pro Zug. Gib dem ganzen Spiel eine.
http-no-seats = Ein Tisch braucht Plätze.

## Gesagt zu allen, die den Server betreiben

serve-at = Reckon ist offen: { $address }
serve-metrics-at = Messwerte gibt es hier: { $address }
serve-stopped = Angehalten. Jedes Spiel ist gespeichert.
serve-copied = Alles ist nach „{ $file }“ kopiert.
serve-cannot-listen = Der Server kann { $address } nicht öffnen: { $why }
serve-metrics-loopback = Messwerte sind nicht für Fremde, darum gibt es sie nur auf diesem Computer, etwa unter 127.0.0.1:9090, und nicht unter { $address }.
serve-store = Der Ort, an dem die Spiele aufgehoben werden, lässt sich nicht öffnen: { $why }
serve-store-newer = Diese Spiele hat ein neueres Reckon aufgehoben (Speicher { $there }); dieses hier kennt Speicher { $known }.
serve-store-in-use = Ein anderes Reckon hebt dort gerade seine Spiele auf. Beende es zuerst oder nimm einen anderen Ort.
