### Was die Seiten im Browser sagen, gleich bei welchem Spiel

## Überall

web-home = Startseite
web-home-keep = Dein Platz bleibt dir.
web-close = Schließen
web-back = Zurück
web-on = Weiter
web-lost = Unter dieser Adresse ist nichts.
web-no-server = Der Server antwortet nicht. Hast du Netz?
web-unreadable = Das ließ sich hier nicht lesen. Ist es zu lang?
web-not-loaded = Dieser Teil der Seite ist nicht angekommen. Vielleicht gibt es eine neuere Fassung, oder das Netz fehlt.
web-load-again = Seite neu laden
web-opening = Einen Moment …
web-you = du
# At the own seat.
web-you-here = Du

## Der Rahmen eines Tisches

web-menu = Menü
web-leave = Ganz aufhören
web-leave-about = Du gibst deinen Platz auf, und das Spiel geht ohne dich weiter.
web-leave-sure = Wirklich ganz aufhören?
web-leave-again = Drück noch einmal, dann ist dein Platz weg.
web-how-to-about = Die Regeln, in unseren eigenen Worten.
web-settings-about = Hilfe, Ton, Aussehen, Schrift.
web-phrases = Etwas sagen
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-code = Der Link als Bild, zum Scannen mit dem Handy
web-share = Teilen
web-scan = Scann es mit einem anderen Handy.
web-sounds = Ton
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
web-nothing-happened = Noch ist nichts passiert.
web-to-result = Ergebnis
web-why = Warum?
web-show = Zeigen
web-your-turn-short = Du bist dran
web-style = Alle Bausteine
web-to-table = Zurück zum Tisch
web-your-turn = Du bist dran.
web-turn-of = { $who } ist dran.
web-all-at-once = Alle spielen gleichzeitig.
web-game-over = Das Spiel ist aus.
web-acts = ist jetzt dran
web-empty-seat = frei
web-stand-in = weg, der Computer spielt
web-not-here = nicht da
web-cards-held = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
web-away = Der Tisch ist nicht zu erreichen. Wir versuchen es weiter … Es geht nichts verloren.
web-gone-no-seat = Du hast an diesem Tisch keinen Platz, und zuschauen kann man hier nicht.
web-gone-seat-gone = Du hast an diesem Tisch keinen Platz mehr.
web-gone-reload = Es gibt ein neueres Reckon. Lade die Seite neu, dann geht es weiter; dein Platz am Tisch bleibt frei für dich.
web-gone-gone = Dieser Tisch ist geschlossen.
web-no-clock = Du musst dich nicht beeilen: Es gibt keine Uhr.
web-time-of = { $who }: { $time }.
web-time-was-up = Die Zeit von { $who } war um, da hat der Tisch gespielt.
web-hide-times = Zeiten zeigen oder verbergen

## Hilfe

web-help-legend = Hilfe
web-help-show = Zeigen
    .about = Was passt, leuchtet beim Wählen.
web-help-check = Prüfen
    .about = Drück auf Prüfen, dann siehst du es.
web-help-off = Aus
    .about = Gar keine Tipps.
web-help-limited = Mehr Hilfe gibt es an diesem Tisch nicht.

## Ein Gerät, mehrere Leute

web-cover = Die Karten sind verdeckt
web-cover-first = Die Karten sind verdeckt. Deck sie zuerst auf.
web-cover-wait = { $who } spielt. Die Karten sind verdeckt.
web-cover-hand-over = Gib das Gerät an { $who }.
web-cover-show = Ich bin { $who }: Zeig mir meine Karten

## Das Feld zum Tippen, und was eine Taste oder ein Wort fragt

web-command = Tipp einen Zug oder ein Wort wie „Hand“
web-say = Sagen
web-ask-turn = dran
    .about = Wer ist dran, und was darf ich?
    .also = wer, wer ist dran
web-ask-last = zuletzt
    .about = Der letzte Zug noch einmal; frag zweimal, dann kommt er langsam
    .also = was war das, nochmal
web-ask-hand = Hand
    .about = Meine Karten
    .also = Karten, meine Karten
web-ask-table = Tisch
    .about = Was auf dem Tisch liegt
    .also = Mitte
web-ask-draft = Entwurf
    .about = Was ich bis jetzt zusammengelegt habe
    .also = Rechnung
web-ask-others = andere
    .about = Die anderen am Tisch
    .also = Spieler
web-ask-clock = Uhr
    .about = Die Zeit, die noch bleibt
    .also = Zeit
web-ask-scores = Punkte
    .about = Wie es für alle steht
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
web-key-space = Eine Karte wählen oder zurücklegen
web-key-enter = Der große Knopf
web-key-backspace = Ein Schritt zurück; mit Umschalt alle
web-key-f6 = Von Bereich zu Bereich: Tisch, Rechnung, Hand

## Einstellungen

web-language = Sprache
web-theme = Aussehen
web-theme-auto = Auto
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Kontrast
web-motion = Bewegung
web-motion-auto = Wie das Gerät
web-motion-none = Keine
web-telling = Ansagen
web-telling-full = Alles, und was auf dem Tisch liegt
web-telling-short = Nur was passiert ist
web-telling-numbers = Ziffern statt Wörter
web-letters = Einzelne Buchstaben sind Befehle
web-times = Zeiten zeigen
web-sound-off = Aus
web-sound-quiet = Leise
web-sound-loud = Laut
web-pace = Die Züge der anderen
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-text-size = Schrift
web-text-size-small = Klein
web-text-size-medium = Mittel
web-text-size-large = Groß
web-settings-done = Fertig

## Die erste Seite

web-about = Vier Zahlenspiele. Kostenlos, ohne Konto, ohne Werbung.
web-carry-on = Angefangene Spiele
web-carry-on-title = { $game } mit { $who }
web-carry-on-button = Weiterspielen
web-carry-on-news-your-turn = Du bist dran
web-carry-on-news-goes-on = Das Spiel läuft
web-carry-on-news-waits = Noch nicht angefangen
web-age = { $age }+
web-age-from = Ab etwa { $age } Jahren
web-ages-ours = Das Alter ist unser Vorschlag.
web-players = { $least }–{ $most } Personen
web-minutes = etwa { $n } Min.
web-open-tables = Offene Tische
web-open-table-of = { $game }: { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}
web-play = Spielen
web-play-game = { $game } spielen
web-how-friends = Mit Freunden
web-how-device = Ein Gerät
web-how-solo = Allein
web-how-to = So geht’s
web-page-bots = Für alle, die Programme schreiben
web-page-fair = So wird ehrlich gemischt
web-page-stored = Was hier gespeichert wird
web-page-makers = Wer die Spiele gemacht hat

## Eine Stufe wählen, und alles andere

web-choose-level = wähle eine Stufe
web-last-time = letztes Mal
web-more-choices = Mehr Auswahl
web-level = Stufe
web-who-plays = Wer spielt mit?
web-way-alone = Der Computer
web-way-friends = Freunde, per Link
web-way-device = Alle an diesem Gerät
web-how-many = Wie viele spielen mit?
web-company-alone = Nur du
web-company-you = Du
web-company-here = { $n ->
    [one] Ihr { $n }
   *[other] Ihr { $n }
}
web-company-friends = { $n ->
    [one] ein Freund
   *[other] { $n } Freunde
}
web-start-what = { $level } · { $who }
web-people-here = Leute an diesem Gerät
web-people-friends = Freunde mit dem Link
web-computer-players = Computerspieler
web-seats-wrong = Dieses Spiel ist für { $least } bis { $most } Leute, und du hast { $n } gewählt.
web-open-hands = Die Karten bleiben zwischen den Zügen offen, zum gemeinsamen Lernen
web-most-help = So viel Hilfe darf es an diesem Tisch höchstens geben
web-clock = Uhr
web-clock-none = Keine
web-clock-turn = Für jeden Zug
web-clock-game = Für das ganze Spiel
web-seconds = Sekunden
web-hands = Nachtkarten, wenn es welche gibt
web-hands-knock = Klopfen
web-hands-no-hurry = In Ruhe
    .about = Alle werden der Reihe nach gefragt.
web-hands-quick = Flinke Hände
    .about = Wer zuerst kommt, darf.
web-listed = Fremde dürfen diesen Tisch in der Liste finden
web-watchers = Andere dürfen zuschauen
# Ein Feld für eine Liste von Zahlen: 3, 6, 9.
web-numbers-own = Oder eigene, mit Kommas dazwischen
web-house-rules = Hausregeln
web-house-rule-why = Zeig die Regel dazu: { $rule }
web-open-table = Tisch aufmachen
web-less = weniger
web-more = mehr

## Sich hinsetzen

web-choose-animal = Wer möchtest du sein?
web-sit-down = Hinsetzen
web-sit-down-as = Hinsetzen als { $who }
web-table-full = An diesem Tisch sind alle Plätze besetzt.
web-seats = Plätze
web-program = ein Programm
web-free = { $who } wegschicken
web-start = Los geht’s
web-start-fill = { $n ->
    [one] mit einem Computerspieler auf dem freien Platz
   *[other] mit Computerspielern auf den { $n } freien Plätzen
}
web-host-starts = { $who } startet das Spiel, wenn alle da sind.
web-commitment = Der Server hat seine geheime Zahl gezogen. Das ist ihr Fingerabdruck:
web-with-friends = mit Freunden
web-free-seat = Freier Platz
web-free-seat-about = Wer kommt noch?
web-seat-yours = dein Platz
web-seat-here = ist da
web-seat-computer = der Computer
web-seats-count = { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
}
web-more-can-play = { $n ->
    [one] Eine Person kann noch mitspielen!
   *[other] { $n } können noch mitspielen!
}
web-start-with = { $n ->
    [one] mit { $n } Person
   *[other] mit { $n } Personen
}
web-youngest = Wer ist am jüngsten?
web-youngest-lot = Das Los soll entscheiden
web-youngest-back = Noch etwas warten
web-shuffle-lock = Wird ehrlich gemischt?

## Kurze Seiten

web-bots-1 = Ein Programm kann an jedem Tisch sitzen: Es holt sich ein Token, nimmt einen Platz und spricht JSON über einen WebSocket. Alle am Tisch sehen, dass es ein Programm ist.
web-bots-2 = Züge schreibt man, wie Menschen sie schreiben, jede Ablehnung ist ein Satz, und jede Nachricht ist das ganze Spiel, wie dieser Platz es sehen darf.
web-bots-3 = Alles ganz genau steht in den beiden Dateien hier unten.
web-fair-1 = Bevor die Karten ausgeteilt werden, zieht der Server eine geheime Zahl und zeigt ihren Fingerabdruck: Er passt nur zu dieser Zahl und verrät sie nicht.
web-fair-2 = Dann gibt jeder Platz eine eigene Zufallszahl dazu. Alle zusammen bestimmen die Reihenfolge der Karten. So kann weder der Server noch jemand am Tisch sie lenken.
web-fair-3 = Wenn das Spiel aus ist, wird das Geheimnis gezeigt. Jeder kann prüfen, dass es zum Fingerabdruck passt und dass sich die Karten daraus ergeben: auf der Ergebnisseite unter „War ehrlich gemischt?“ oder mit der Aufzeichnung und einem kleinen Programm, das zu Reckon gehört.
web-stored-1 = Dein Browser behält ein zufälliges Cookie, damit der Server weiß, welche Plätze deine sind. Auf diesem Gerät bleiben außerdem deine Einstellungen, die Links zu deinen letzten Tischen und ihre Fingerabdrücke vom Mischen. Mehr wird über dich nicht aufgehoben: kein Name, keine Adresse, kein Konto.
web-stored-2 = Der Server hebt die Spiele auf: welche Karten ausgeteilt und welche Züge gespielt wurden. Wer sie gespielt hat, hebt er nicht auf.
web-stored-3 = Nichts davon wird jemals weitergegeben. Es gibt keine Werbung, niemanden, der dir folgt, und keinen Chat; am Tisch kann man sich sechs freundliche Sätze sagen und sonst nichts.
web-makers-1 = NUMERO, nmbrs! blocks, Numberloor und Numenko-in-a-bag sind veröffentlichte Spiele und gehören denen, die sie gemacht haben. Ihre Namen stehen hier nur, damit klar ist, welches Spiel gemeint ist. Sonst haben wir nichts übernommen: Die Regeln erzählen wir in unseren eigenen Worten, und alle Karten sind neu gezeichnet.
web-makers-2 = Wenn dir ein Spiel gefällt, kauf die Schachtel: An einem richtigen Tisch macht es noch mehr Spaß.
web-makers-3 = Die Schriften heißen Fredoka und Nunito, die Tiere stammen aus Fluent Emoji. Alle dürfen frei verwendet werden; hier stehen ihre Lizenzen:
