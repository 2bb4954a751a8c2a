### Was die Seiten im Browser sagen, gleich bei welchem Spiel

## Überall

web-home = Startseite
web-home-keep = Startseite (das Spiel wartet auf dich)
web-close = Schließen
web-back = Zurück
web-on = Weiter
web-lost = Unter dieser Adresse ist nichts.
web-no-server = Der Server antwortet nicht. Ist das Netz da?
web-unreadable = Das kann hier nicht gelesen werden. Ist es zu lang?
web-not-loaded = Dieser Teil der Seite ist nicht gekommen. Vielleicht gibt es eine neuere Fassung, oder das Netz fehlt.
web-load-again = Neu laden
web-opening = Einen Moment …
web-you = du

## Der Rahmen eines Tisches

web-menu = Menü
web-leave = Das Spiel ganz verlassen
web-phrases = Etwas sagen
web-link = Der Link dieses Tisches
web-copy = Kopieren
web-copied = Kopiert
web-code = Der Link als Bild, das ein Telefon lesen kann
web-sounds = Töne
web-keys = Tasten
web-settings = Einstellungen
web-aside = Verlauf, Punkte, Regeln und Hilfe
web-log = Verlauf
web-scores = Punkte
web-rules = Regeln
web-help = Hilfe
web-rules-english = Dieses Regelheft gibt es nur auf Englisch.
web-what-happened = Was war das?
web-before = Vorher
web-after = Nachher
web-nothing-happened = Noch ist nichts geschehen.
web-to-result = Ergebnis
web-your-turn = Du bist dran.
web-turn-of = { $who } ist dran.
web-all-at-once = Alle spielen gleichzeitig.
web-game-over = Das Spiel ist aus.
web-acts = ist dran
web-empty-seat = frei
web-stand-in = weg, jemand spielt für sie
web-not-here = nicht da
web-cards-held = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
web-away = Der Tisch ist nicht zu erreichen. Deine Karten bleiben, wie sie sind; wenn das Netz wieder da ist, geht es von selbst weiter.
web-gone-no-seat = An diesem Tisch schaut niemand zu, und du hast hier keinen Platz.
web-gone-seat-gone = Du hast an diesem Tisch keinen Platz mehr.
web-gone-gone = Dieser Tisch ist geschlossen.
web-no-clock = Niemand muss sich beeilen: Es gibt keine Uhr.
web-time-of = { $who }: { $time }.
web-time-was-up = Die Zeit von { $who } war um, also hat der Tisch gespielt.
web-hide-times = Zeiten zeigen oder verbergen

## Hilfe

web-help-legend = Wie viel Hilfe möchtest du?
web-help-show = Zeigen
    .about = Beim Auswählen steht da, was deine Karten ergeben, und was passt, leuchtet.
web-help-check = Prüfen
    .about = Du rechnest selbst. Drück den Knopf, dann erfährst du, ob es geht.
web-help-off = Aus
    .about = Wie im Wettkampf: Nur was nicht geht, wird gesagt.
web-help-limited = Mehr erlaubt dieser Tisch nicht.

## Ein Gerät, mehrere Leute

web-cover = Die Karten sind verdeckt
web-cover-first = Die Karten sind verdeckt. Zeig sie zuerst.
web-cover-wait = { $who } spielt. Die Karten sind verdeckt.
web-cover-hand-over = Gib das Gerät an { $who }.
web-cover-show = Ich bin { $who }: Zeig meine Karten

## Das Feld zum Tippen, und was eine Taste oder ein Wort fragt

web-command = Tippe einen Zug oder ein Wort wie „Hand“
web-say = Sagen
web-ask-turn = dran
    .about = Wer ist dran, und was darf ich?
    .also = wer, wer ist dran
web-ask-last = zuletzt
    .about = Der letzte Zug noch einmal; zweimal gefragt, langsam
    .also = was war das, nochmal
web-ask-hand = Hand
    .about = Meine Karten
    .also = Karten, meine Karten
web-ask-table = Tisch
    .about = Was auf dem Tisch liegt
    .also = Mitte
web-ask-draft = Entwurf
    .about = Was ich bis jetzt zusammengestellt habe
    .also = Rechnung
web-ask-others = andere
    .about = Die anderen
    .also = Spieler
web-ask-clock = Uhr
    .about = Die Zeit, die noch bleibt
    .also = Zeit
web-ask-scores = Punkte
    .about = Was jeder hat
    .also = Punktestand, Ergebnis
web-ask-help = Hilfe
    .about = Hilfe beim nächsten Schritt
    .also = Tipp
web-ask-command = tippen
    .about = Zum Feld für getippte Züge
    .also = Befehl
web-ask-back = früher
    .about = Eine Zeile zurück im Verlauf
    .also = vorher
web-ask-on = später
    .about = Eine Zeile weiter im Verlauf
    .also = nachher
web-ask-keys = Tasten
    .about = Alle Tasten
    .also = ?
web-key = Taste
web-key-does = Was sie tut
web-key-word = Wort
web-keyname-arrows = Pfeile
web-keyname-space = Leertaste
web-keyname-enter = Eingabe
web-keyname-backspace = Rücktaste
web-keyname-d = D
web-keyname-k = K
web-keyname-x = X
web-keyname-b = B
web-keyname-shift-arrows = Umschalt + Pfeile
web-keyname-ctrl-arrows = Strg + Pfeile
web-keyname-type = 0–9 + − x / = ?
web-keyname-undo = Strg + Z
web-keyname-f6 = F6
web-key-arrows = Von Karte zu Karte
web-key-space = Eine Karte wählen oder doch nicht
web-key-enter = Der große Knopf
web-key-backspace = Ein Schritt zurück; mit Umschalt alle
web-key-f6 = Von Bereich zu Bereich: Tisch, Rechnung, Hand

## Einstellungen

web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Hoher Kontrast
web-motion = Bewegung
web-motion-auto = Wie das Gerät
web-motion-none = Keine
web-telling = Ansagen
web-telling-full = Alles, und was da liegt
web-telling-short = Was geschehen ist
web-telling-numbers = Ziffern statt Wörter
web-letters = Einzelne Buchstaben sind Befehle
web-times = Zeiten zeigen

## Die erste Seite

web-about = Zahlenspiele. Kostenlos, ohne Konto, ohne Werbung, ohne Chat.
web-carry-on = Angefangene Spiele
web-carry-on-your-turn = Weiterspielen: { $game } mit { $who } · du bist dran
web-carry-on-goes-on = Weiterspielen: { $game } mit { $who }
web-carry-on-waits = Weiterspielen: { $game } mit { $who } · noch nicht begonnen
web-carry-on-alone = Weiterspielen: { $game }
web-age = ab { $age }
web-ages-ours = Das Alter ist unser Vorschlag, außer bei Numberloor.
web-players = { $least }–{ $most } Personen
web-minutes = etwa { $n } Minuten
web-open-tables = Offene Tische
web-open-table-of = { $game }: { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}
web-play = Spielen
web-play-game = { $game } spielen
web-how-friends = Mit Freunden
web-how-device = An einem Gerät
web-how-solo = Allein
web-how-to = So geht es
web-page-bots = Für Leute, die Programme schreiben
web-page-fair = Wie ehrlich gemischt wird
web-page-stored = Was hier gespeichert wird
web-page-makers = Von wem die Spiele sind

## Eine Stufe wählen, und alles andere

web-choose-alone = Wähle eine Stufe. Du spielst gegen den Computer, und es geht gleich los.
web-choose-friends = Wähle eine Stufe. Dann bekommst du einen Link für deine Freunde.
web-choose-device = Wähle eine Stufe. Ihr teilt euch dieses Gerät: Zwischen den Zügen sind die Karten verdeckt.
web-choose-solo = Wähle eine Stufe. Du spielst allein.
web-last-time = Die umrahmte Stufe hast du zuletzt gespielt.
web-more-choices = Mehr Auswahl
web-level = Stufe
web-who-plays = Wer spielt mit?
web-people-here = Leute an diesem Gerät
web-people-friends = Freunde mit dem Link
web-computer-players = Computerspieler
web-seats-wrong = Dieses Spiel ist für { $least } bis { $most }, und du hast { $n } gewählt.
web-open-hands = Die Karten bleiben zwischen den Zügen offen: zum gemeinsamen Lernen
web-most-help = So viel Hilfe darf an diesem Tisch höchstens sein
web-clock = Uhr
web-clock-none = Keine
web-clock-turn = Für jeden Zug
web-clock-game = Für das ganze Spiel
web-seconds = Sekunden
web-hands = Nachtkarten, wo es welche gibt
web-hands-knock = Klopfen
web-hands-no-hurry = In Ruhe: Alle werden der Reihe nach gefragt
web-hands-quick = Flinke Hände: Wer zuerst kommt
web-listed = Fremde dürfen diesen Tisch in der Liste finden
web-watchers = Andere dürfen zuschauen
web-house-rules = Hausregeln
web-open-table = Tisch aufmachen
web-start-level = Los: { $level }
web-less = weniger
web-more = mehr

## Sich hinsetzen

web-sits-here = Hier sitzt: { $who }
web-choose-animal = Wer möchtest du sein?
web-sit-down = Hinsetzen
web-sit-down-as = Hinsetzen als { $who }
web-table-full = An diesem Tisch sind alle Plätze besetzt.
web-seats = Plätze
web-program = ein Programm
web-free = { $who } wegschicken
web-invite = Freunde einladen
web-start = Anfangen
web-start-fill = { $n ->
    [one] Anfangen, mit einem Computerspieler auf dem freien Platz
   *[other] Anfangen, mit Computerspielern auf den { $n } freien Plätzen
}
web-host-starts = { $who } fängt an, wenn alle da sind.
web-commitment = Der Server hat seinen Teil des Mischens weggeschlossen. Das Schloss:

## Kurze Seiten

web-bots-1 = Ein Programm kann an jedem Tisch sitzen: Es holt sich ein Kennwort, nimmt einen Platz und spricht JSON über einen WebSocket. Alle am Tisch sehen, dass es ein Programm ist.
web-bots-2 = Züge werden geschrieben, wie Menschen sie schreiben, jede Ablehnung ist ein Satz, und jede Nachricht ist das ganze Spiel, wie dieser Platz es kennen darf.
web-bots-3 = Die genaue Form von allem steht in den beiden Dateien hier unten.
web-fair-1 = Bevor die Karten gegeben werden, zieht der Server eine geheime Zahl und zeigt ihr Schloss: einen Fingerabdruck, aus dem man die Zahl nicht finden kann und der zu keiner anderen passt.
web-fair-2 = Dann gibt jeder Platz eine eigene zufällige Zahl dazu. Die Reihenfolge der Karten folgt aus allen zusammen. So kann weder der Server noch jemand am Tisch sie lenken.
web-fair-3 = Wenn das Spiel aus ist, wird das Geheimnis gezeigt. Alle können prüfen, dass es zum Schloss passt und dass die Karten daraus folgen: auf der Ergebnisseite unter „War ehrlich gemischt?“ oder mit der Aufzeichnung und einem kleinen Programm, das zu Reckon gehört.
web-stored-1 = Dein Browser behält einen zufälligen Cookie, an dem der Server deine Plätze wiedererkennt, und auf diesem Gerät deine Einstellungen, die Links deiner letzten Tische und die Schlösser ihres Mischens. Mehr wird über dich nicht behalten: kein Name, keine Adresse, kein Konto.
web-stored-2 = Der Server behält die Spiele: welche Karten gegeben und welche Züge gespielt wurden. Wer sie gespielt hat, steht nicht dabei.
web-stored-3 = Nichts davon wird jemals an andere geschickt. Es gibt keine Werbung, keine Zähler und keinen Chat; am Tisch kann man sich sechs freundliche Sätze sagen und sonst nichts.
web-makers-1 = NUMERO, nmbrs! blocks, Numberloor und Numenko-in-a-bag sind veröffentlichte Spiele und gehören denen, die sie gemacht haben. Ihre Namen stehen hier nur, um zu sagen, welches Spiel gemeint ist. Sonst ist nichts übernommen: Die Regeln sind in unseren eigenen Worten erzählt, und alle Karten sind neu gezeichnet.
web-makers-2 = Wenn dir ein Spiel gefällt, kauf die Schachtel: An einem richtigen Tisch macht es noch mehr Spaß.
