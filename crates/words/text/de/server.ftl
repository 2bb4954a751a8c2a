## Warum eine Verbindung endet: jeweils höchstens 120 Byte

close-restarting = Der Server startet neu. Verbinde dich gleich noch einmal.
close-not-text = Nachrichten werden als Text gesendet.
close-too-long = Diese Nachricht war zu lang.
close-too-many = Zu viele Nachrichten kamen in kurzer Zeit.
close-too-slow = Diese Verbindung kam nicht mit. Verbinde dich noch einmal.
close-silent = Von dir war eine Weile nichts zu hören. Verbinde dich noch einmal.
close-no-seat = An diesem Tisch schaut niemand zu, und du hast hier keinen Platz.
close-seat-gone = Du hast an diesem Tisch keinen Platz mehr.

## Warum der Tisch etwas nicht tut

# $why ist eine Bemerkung für alle, die das Programm geschrieben haben.
refused-not-a-message = Diese Nachricht war nicht zu verstehen: { $why }
refused-stale = Am Tisch hat sich inzwischen etwas geändert. Sieh nach und versuch es noch einmal.
refused-cut-in = Jemand kam dazwischen, darum wurde der Rest deines Zuges nicht gespielt.
refused-broken-off = Dein Zug wurde unterbrochen, darum wurde der Rest nicht gespielt.
refused-not-yours = Platz { $seat } gehört dir nicht.
refused-no-seat = Du hast an diesem Tisch keinen Platz.
refused-which-seat = Du hast mehrere Plätze. Sag, welchen du meinst.
refused-covered = Die Karten von Platz { $seat } sind hier verdeckt. Decke sie zuerst auf.
refused-not-playing = Gerade läuft kein Spiel.
refused-playing = Das muss warten, bis das Spiel aus ist.
refused-not-host = Das kann an diesem Tisch nur, wer eingeladen hat.
refused-empty-seats = { $count-count ->
    [one] { $count } Platz ist noch leer.
   *[other] { $count } Plätze sind noch leer.
} Warte auf jemanden, oder setze Computerspieler dorthin.
refused-no-help = An diesem Tisch wird ohne Hilfe gespielt.
refused-help-is-off = Du hast die Hilfe ausgeschaltet.
refused-help-limit = So viel Hilfe ist an diesem Tisch nicht erlaubt.
refused-no-phrases = An diesem Tisch wird nichts zugerufen.
refused-too-often = Das war zu oft. Warte einen Moment.
refused-not-kept = Dein Zug ließ sich nicht aufheben, darum wurde er nicht gespielt. Versuch es gleich noch einmal.
refused-can-lay = Du nimmst nur Karten, wenn kein Stockwerk passt, und eines von deinen passt.
refused-cannot-pass = Eines von deinen Stockwerken passt, also passt du nicht.
refused-must-take = An diesem Tisch musst du nehmen, wenn du kannst, und du kannst.
refused-must-build = An diesem Tisch musst du bauen, wenn du kannst, und du kannst.
refused-does-not-go = { $level } passt nicht auf { $on }.
refused-wrong-sums = Nicht jede Aufgabe stimmt.
refused-wrong-rows = Nicht jede Reihe ist eine Folge.
refused-no-sequence = Das ist keine Folge.
refused-take-misses = Das ergibt nicht { $with }.
refused-no-such-number = Keine Zahlenkarte an diesem Tisch zeigt, was das ergibt.
refused-no-answer = Du hast die Antwort auf diesen Bau nicht (Goldene Regel 2).
refused-used-id = Diese id wurde schon für etwas anderes benutzt.
refused-plan-too-long = Höchstens { $most } Züge lassen sich auf einmal senden.
refused-plan-empty = Darin steht kein Zug.
refused-no-draft = Es gibt nichts auszuprobieren: Sende Züge, Worte oder Angetipptes, und nur eines davon.
refused-only-a-draft = Das ordnet nur an, was du hast, und ist kein ganzer Zug.
refused-no-drafts = In diesem Spiel wird nichts angeordnet, bevor es gespielt wird.
refused-say-it-once = Sage auf eine Weise, was du spielst: als Züge, in Worten oder durch Antippen.
refused-nonce-late = Die Karten dieses Spiels sind schon gemischt.

## Allen am Tisch gesagt

trouble-not-keeping = Züge lassen sich gerade nicht aufheben, darum muss das Spiel warten. Der Server versucht es weiter.
trouble-keeping = Züge werden wieder aufgehoben. Das Spiel geht weiter.

## Warum eine Anfrage nicht bekommt, was sie wollte

http-no-such-page = Unter dieser Adresse gibt es nichts.
http-no-such-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
http-no-such-game = Es gibt kein Spiel „{ $name }“. Es gibt: { $games }.
http-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
http-no-such-record = An diesem Tisch gab es kein Spiel { $round }.
# $why ist eine Bemerkung für alle, die das Programm geschrieben haben, hier und beim nächsten.
http-not-json = Diese Anfrage ist nicht so geschrieben, wie sie sein soll: { $why }
http-bad-request = Diese Anfrage war nicht zu verstehen: { $why }
http-too-long = Diese Anfrage ist zu lang. Sie darf { $most } Byte haben.
http-too-often = Zu viele Anfragen kamen in kurzer Zeit. Warte einen Moment.
http-bad-method = So lässt sich diese Adresse nicht benutzen.
http-bad-origin = Diese Anfrage kam von einer anderen Webseite, darum geschah nichts.
http-bad-token = Dieses Token ist hier nicht bekannt.
http-table-full = An diesem Tisch sind alle Plätze besetzt.
http-seat-taken = Platz { $seat } ist besetzt.
http-animal-taken = { $animal } sitzt schon an diesem Tisch. Nimm ein anderes Tier.
http-playing = Ein weiterer Platz muss warten, bis das Spiel zu Ende ist.
http-not-over = Dieses Spiel ist noch nicht aus. Erst dann lässt sich die Aufzeichnung lesen.
http-players-only = Die Aufzeichnung dieses Spiels können nur die lesen, die mitgespielt haben.
http-not-kept = Das ließ sich nicht aufheben, darum geschah nichts. Versuch es gleich noch einmal.
http-other-protocol = Dieser Server spricht Protokoll { $known }, und gefragt war { $asked }. Lade die Seite neu oder nimm ein neueres Programm.
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
serve-stopped = Angehalten. Jedes Spiel ist aufgehoben.
serve-copied = Alles ist nach „{ $file }“ kopiert.
serve-cannot-listen = Der Server kann { $address } nicht öffnen: { $why }
serve-metrics-loopback = Messwerte sind nicht für Fremde, darum gibt es sie nur auf diesem Computer, etwa unter 127.0.0.1:9090, und nicht unter { $address }.
serve-store = Der Ort, an dem die Spiele aufgehoben werden, lässt sich nicht öffnen: { $why }
serve-store-newer = Diese Spiele hat ein neueres Reckon aufgehoben (Speicher { $there }); dieses hier kennt Speicher { $known }.
serve-store-in-use = Ein anderes Reckon hebt dort gerade seine Spiele auf. Beende es zuerst oder nimm einen anderen Ort.
