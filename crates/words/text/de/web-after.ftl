### Was der Webclient sagt, wenn ein Spiel aus ist

## Das Ergebnis

# $n ist die Zahl, wie sie dasteht; $count wählt nur aus.
web-after-amount = { $unit ->
    [cards] { $count ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
    [stars] { $count ->
        [one] { $n } Stern
       *[other] { $n } Sterne
    }
    [rounds] { $count ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
   *[points] { $count ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
}
# Dasselbe hinter „mit“.
web-after-amount-with = { $unit ->
    [cards] { $count ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
    [stars] { $count ->
        [one] { $n } Stern
       *[other] { $n } Sternen
    }
    [rounds] { $count ->
        [one] einer Runde
       *[other] { $n } Runden
    }
   *[points] { $count ->
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
web-after-other-won = { $who } gewinnt mit { $with }; du hast { $own }.
web-after-one-won = { $who } gewinnt mit { $with }.
web-after-shared = Den Sieg teilen sich { $who }, mit je { $with }.
web-after-shared-others = Den Sieg teilen sich { $who }, mit je { $with }; du hast { $own }.
web-after-fewest-cards = Bei gleich vielen Sternen entscheiden die wenigsten Karten auf der Hand.
web-after-results = Was alle haben

## Was jetzt?

web-after-again = Noch einmal
web-after-waiting = Wir warten noch auf { $who }.
web-after-begins = Das nächste Spiel beginnt …
web-after-wishes = { $count ->
    [one] { $who } möchte noch einmal spielen.
   *[other] { $who } möchten noch einmal spielen.
}
web-after-look = Den Tisch ansehen

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
web-after-eyes = Wessen Karten siehst du?
web-after-play = Abspielen
web-after-pause = Anhalten
web-after-back = Einen Schritt zurück
web-after-on = Einen Schritt weiter
web-after-sentences = Alles, was geschah
web-after-no-steps = Das Spiel kann gerade nicht noch einmal gezeigt werden.
web-after-try-again = Noch einmal versuchen

## Aufzeichnung

web-after-record = Aufzeichnung
web-after-record-about = Eine Textdatei mit allem, was zu diesem Spiel gehört: zum Aufheben, Nachspielen und Prüfen.
web-after-record-get = Aufzeichnung herunterladen

## War ehrlich gemischt?

web-after-fair = War ehrlich gemischt?
web-after-fair-secret = Bevor ausgeteilt wurde, hat der Server eine geheime Zahl gezogen und ihren Fingerabdruck gezeigt: Ein Fingerabdruck verrät seine Zahl nicht, und niemand findet eine andere Zahl mit demselben.
web-after-fair-nonces = Erst dann hat jeder Platz eine Zufallszahl dazugegeben; für Computerspieler zog sie der Server.
web-after-fair-seed = Die geheime Zahl und all diese Zahlen zusammen bestimmen, wie gemischt wird; kam auch nur eine davon von jemand anderem, dann konnte nicht einmal der Server die Karten aussuchen.
web-after-fair-now = Jetzt ist die geheime Zahl offen, und dieses Gerät kann alles nachrechnen.
web-after-fair-check = Jetzt prüfen
web-after-fair-checking = Wird nachgerechnet …
web-after-fair-insecure = Jetzt ist die geheime Zahl offen, und alles lässt sich nachrechnen: nicht in diesem Browser, weil die Seite nicht über eine verschlüsselte Leitung kam, aber mit den Programmen, die unten stehen.
web-after-fair-program = Dass auch jeder Zug den Regeln folgte, prüft man mit der Aufzeichnung: mit „reckon verify“, oder nur die Karten mit „verify.py“, das nichts als Python braucht.
web-after-fair-good = Alles, was hier geprüft werden konnte, passt.
web-after-fair-bad = Etwas passt nicht. Heb die Aufzeichnung auf: Sie zeigt, was.
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
web-after-verdict-fits = Passt:
web-after-verdict-differs = Passt nicht:
web-after-verdict-unknown = Nicht bekannt:
web-after-numbers = Die Zahlen
web-after-number-commitment = Fingerabdruck
web-after-number-noted = Fingerabdruck, wie vorher gemerkt
web-after-number-secret = Geheime Zahl des Servers
web-after-number-nonce = Dazugegeben von { $who }
web-after-number-seed = Damit begann das Mischen
web-after-number-order = Der Stapel, wie er gemischt war
web-after-number-found = Hier nachgerechnet
