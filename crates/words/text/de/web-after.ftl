### Was der Webclient sagt, wenn ein Spiel aus ist

## Das Ergebnis

# $n ist die Zahl, wie sie dasteht; $count wählt nur aus.
web-after-amount = { $unit ->
    [cards] { $count ->
        [0] keine Karten
        [one] { $n } Karte
       *[other] { $n } Karten
    }
    [stars] { $count ->
        [0] keine Sterne
        [one] { $n } Stern
       *[other] { $n } Sterne
    }
    [rounds] { $count ->
        [0] keine Runden
        [one] { $n } Runde
       *[other] { $n } Runden
    }
   *[points] { $count ->
        [0] keine Punkte
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
}
# Dasselbe hinter „mit“.
web-after-amount-with = { $unit ->
    [cards] { $count ->
        [0] null Karten
        [one] einer Karte
       *[other] { $n } Karten
    }
    [stars] { $count ->
        [0] null Sternen
        [one] einem Stern
       *[other] { $n } Sternen
    }
    [rounds] { $count ->
        [0] null Runden
        [one] einer Runde
       *[other] { $n } Runden
    }
   *[points] { $count ->
        [0] null Punkten
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }
}
web-after-you-won = { $unit ->
    [cards] Du hast { $amount } gewonnen!
    [rounds] Du hast gewonnen!
   *[other] Du hast mit { $with } gewonnen!
}
# Mit nichts oder mit weniger.
web-after-you-won-little = Du hast gewonnen!
web-after-alone = { $unit ->
    [cards] Du hast { $amount } gewonnen!
   *[other] Du hast { $amount }!
}
web-after-alone-little = Du hast { $amount }.
web-after-other-won = Diesmal gewinnt { $who } mit { $with }. Du hast { $own }.
web-after-one-won = { $who } gewinnt mit { $with }.
web-after-shared = Den Sieg teilen sich { $who }, mit je { $with }.
web-after-shared-others = Den Sieg teilen sich { $who }, mit je { $with }. Du hast { $own }.
# Wo die wenigsten Punkte gewinnen; $best ist ihre Zahl.
web-after-you-won-fewest = Du hast die wenigsten Punkte und gewinnst: { $best }!
web-after-other-won-fewest = Diesmal gewinnt { $who } mit den wenigsten Punkten: { $best }. Du hast { $own }.
web-after-one-won-fewest = { $who } gewinnt mit den wenigsten Punkten: { $best }.
web-after-shared-fewest = Den Sieg teilen sich { $who } mit den wenigsten Punkten: je { $best }.
web-after-shared-others-fewest = Den Sieg teilen sich { $who } mit den wenigsten Punkten: je { $best }. Du hast { $own }.
web-after-fewest-cards = Gleich viele Sterne: Da entscheiden die wenigsten Karten auf der Hand.
web-after-results = So ging es aus

## Was jetzt?

web-after-again = Noch einmal
web-after-waiting = Wir warten noch auf { $who }.
web-after-begins = Das nächste Spiel fängt an …
web-after-wishes = { $count ->
    [one] { $who } möchte noch einmal spielen.
   *[other] { $who } möchten noch einmal spielen.
}
web-after-look = Den Tisch ansehen
web-you-capital = Du
web-after-you-win = Gewonnen!
# Dasselbe, wenn auch andere gewinnen.
web-after-all-win = Geteilter Sieg!
web-after-best = Dein bester Moment
web-after-watch = Ansehen
web-after-look-back = Rückschau
web-after-looking-back = Rückschau
web-after-personal-most = So viel hattest du noch nie!
web-after-personal-fewest = So wenig hattest du noch nie!

## Punktezettel

web-after-scores = Punktezettel
web-after-held = { $who }: { $count ->
    [one] { $n } Karte übrig
   *[other] { $n } Karten übrig
}

## Das Spiel noch einmal

web-after-replay = Das Spiel noch einmal ansehen
web-after-step = Schritt des Spiels
web-after-step-of = Schritt { $n } von { $all }
web-after-dealt = Die Karten sind ausgeteilt.
web-after-eyes = Wessen Karten möchtest du sehen?
# Am Tisch beim Zurückschauen: der eigene Platz.
web-after-name-you = { $who } (du)
web-after-play = Abspielen
web-after-pause = Anhalten
web-after-back = Einen Schritt zurück
web-after-on = Einen Schritt weiter
web-after-sentences = Alles, was passiert ist
web-after-no-steps = Das Spiel lässt sich gerade nicht noch einmal zeigen.
web-after-try-again = Noch einmal versuchen

## Aufzeichnung

web-after-record = Aufzeichnung
web-after-record-about = Eine Textdatei mit allem, was zu diesem Spiel gehört: zum Aufheben, Nachspielen und Prüfen.
web-after-record-get = Aufzeichnung herunterladen

## War ehrlich gemischt?

web-after-fair = War ehrlich gemischt?
web-after-fair-secret = Bevor ausgeteilt wurde, hat der Server eine geheime Zahl gezogen und ihren Fingerabdruck gezeigt. Ein Fingerabdruck verrät seine Zahl nicht, und niemand findet eine andere Zahl mit demselben.
web-after-fair-nonces = Erst dann hat jeder Platz eine Zufallszahl dazugegeben; für Computerspieler zog sie der Server.
web-after-fair-seed = Die geheime Zahl und all diese Zahlen zusammen bestimmen, wie gemischt wird. Kam auch nur eine davon von jemand anderem, konnte nicht einmal der Server die Karten aussuchen.
web-after-fair-now = Jetzt ist die geheime Zahl offen, und dieses Gerät kann alles nachrechnen.
web-after-fair-check = Jetzt prüfen
web-after-fair-checking = Wird nachgerechnet …
web-after-fair-insecure = Jetzt ist die geheime Zahl offen, und alles lässt sich nachrechnen. Dieser Browser kann das nicht, weil die Seite nicht über eine verschlüsselte Leitung kam, aber die Programme, die unten stehen, können es.
web-after-fair-program = Ob auch jeder Zug den Regeln folgte, prüfst du mit der Aufzeichnung und „reckon verify“. Nur für die Karten gibt es „verify.py“, das nichts als Python braucht.
web-after-fair-good = Alles, was wir hier prüfen konnten, stimmt.
web-after-fair-bad = Etwas stimmt nicht. Heb die Aufzeichnung auf: Sie zeigt, was.
web-after-check-noted = { $verdict ->
    [fits] Der Fingerabdruck ist der, den sich dieses Gerät vorher gemerkt hat.
    [differs] Der Fingerabdruck ist nicht der, den sich dieses Gerät vorher gemerkt hat.
   *[unknown] Dieses Gerät war vor dem Spiel nicht dabei und hat sich keinen Fingerabdruck gemerkt.
}
web-after-check-commitment = { $verdict ->
    [fits] Der Fingerabdruck gehört zu der geheimen Zahl.
   *[differs] Der Fingerabdruck gehört nicht zu der geheimen Zahl.
}
web-after-check-nonce = { $verdict ->
    [fits] Die Zahl, die dieses Gerät dazugegeben hat, ist unter den anderen.
    [differs] Die Zahl, die dieses Gerät dazugegeben hat, ist nicht unter den anderen; vielleicht hat ein anderes Fenster von dir später eine dazugegeben.
   *[unknown] Dieses Gerät hat in diesem Spiel keine Zahl dazugegeben: Der Server hat eine gezogen.
}
web-after-check-seed = { $verdict ->
    [fits] Aus der geheimen Zahl und den Zahlen aller Plätze ergibt sich die Zahl, mit der das Mischen begann.
   *[differs] Aus der geheimen Zahl und den Zahlen aller Plätze ergibt sich nicht die Zahl, mit der das Mischen begann.
}
web-after-check-order = { $verdict ->
    [fits] Damit gemischt, kommen die Karten in der Reihenfolge der Aufzeichnung.
    [differs] Damit gemischt, kommen die Karten in einer anderen Reihenfolge als in der Aufzeichnung.
   *[unknown] Die Aufzeichnung war hier nicht zu lesen; die Reihenfolge der Karten wurde darum nicht geprüft.
}
web-after-verdict-fits = Stimmt:
web-after-verdict-differs = Stimmt nicht:
web-after-verdict-unknown = Ungewiss:
web-after-numbers = Die Zahlen
web-after-number-commitment = Fingerabdruck
web-after-number-noted = Fingerabdruck, wie vorher gemerkt
web-after-number-secret = Geheime Zahl des Servers
web-after-number-nonce = Dazugegeben von { $who }
web-after-number-seed = Damit begann das Mischen
web-after-number-order = Der Stapel, wie er gemischt war
web-after-number-found = Hier nachgerechnet
