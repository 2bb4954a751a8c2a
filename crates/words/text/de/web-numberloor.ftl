### Der Tisch von Numberloor im Web

## Karten

web-numberloor-level = Stockwerk { $n }
web-numberloor-night-level = Stockwerk { $n } bei Nacht
web-numberloor-short-night = { $n } bei Nacht
web-numberloor-balloon = Ballon { $n }
web-numberloor-balloon-near = Ballon nah
web-numberloor-balloon-odd = Ballon ungerade
web-numberloor-balloon-even = Ballon gerade
web-numberloor-balloon-skip = Ballon aussetzen
web-numberloor-balloon-oe = Ballon ungerade/gerade
web-numberloor-balloon-oe-odd = Ballon ungerade/gerade (ungerade)
web-numberloor-balloon-oe-even = Ballon ungerade/gerade (gerade)
# Auf der Karte selbst: kurz.
web-numberloor-face-near = nah
web-numberloor-face-odd = ungerade
web-numberloor-face-even = gerade
web-numberloor-face-skip = aussetzen
web-numberloor-face-oe = (un)gerade

## Bereiche und Reihen

web-numberloor-region-table = Tisch
web-numberloor-region-work = Entwurf
web-numberloor-region-hand = Hand
# In einem Bild des Tischs: wessen Karten man sieht.
web-numberloor-hand-of = Hand von { $who }
web-numberloor-levels = Stockwerke
web-numberloor-balloons = Ballons
web-numberloor-left = links
web-numberloor-right = rechts
web-numberloor-trail = Dieser Zug
web-numberloor-step-draft = { $card }, noch nicht gespielt
web-numberloor-step-broken = { $card }, passt nicht mehr
web-numberloor-card-goes = passt
web-numberloor-card-moon = kann jetzt dazwischengelegt werden
web-numberloor-is-laid = gelegt
web-numberloor-goes-now = passt jetzt
web-numberloor-goes-nothing = jetzt passt nichts
web-numberloor-how-same = gleich
web-numberloor-say-again = Sag es noch einmal

## Was da liegt und was passt

web-numberloor-goes = { $n ->
    [0] nichts passt
    [one] nur die { $list } passt
   *[other] { $list } passen
}
# $goes und die anderen beginnen mit einem Doppelpunkt oder sind leer.
web-numberloor-open = Offen: { $level }, { $balloon }{ $goes }.
web-numberloor-open-stacks = Offen: links { $left }{ $leftgoes }; rechts { $right }{ $rightgoes }.

## Knöpfe

web-numberloor-back-one = Die letzte Karte zurücknehmen
web-numberloor-back-all = Alle Karten zurücknehmen
web-numberloor-turn-over = Zug beenden
web-numberloor-take-two = Zwei nehmen
web-numberloor-pass = Passen
web-numberloor-pass-take-two = Passen und zwei nehmen
web-numberloor-let-go = Jetzt nicht
web-numberloor-check = Prüfen
web-numberloor-throw-in = { $card } spielen
web-numberloor-ends = Den Zug beenden
web-numberloor-lays-and-ends = { $cards } legen
web-numberloor-lays-and-wins = { $cards } legen und einen Stern gewinnen
web-numberloor-level-first = Leg zuerst ein Stockwerk
web-numberloor-balloons-too = Deine Ballons fliegen mit: Tipp sie auch an
web-numberloor-level-or-pass = Leg ein Stockwerk oder passe
web-numberloor-dead-end = Darauf passt keine Karte: Nimm eine zurück

## Was zum Entwurf gesagt wird

web-numberloor-laid = { $card } gelegt.
web-numberloor-taken-back = Zurückgenommen: { $cards }.
web-numberloor-odd-or-even = Ballon ungerade/gerade: Was soll er sein?
web-numberloor-say-odd = Ungerade
web-numberloor-say-even = Gerade
web-numberloor-which-stack = { $card }: auf den linken oder den rechten Stapel?
web-numberloor-card-first = Tipp zuerst auf eine Karte.
web-numberloor-that-goes = Ja, das passt.
web-numberloor-sending = Deine Karten werden gelegt …
web-numberloor-sent-stays = Was auf dem Tisch liegt, bleibt liegen: Ein Stockwerk gilt, sobald du darauf tippst. Nur Ballons obenauf kannst du zurücknehmen.
web-numberloor-nothing-back = Du kannst nichts zurücknehmen.
web-numberloor-gone = { $n ->
    [one] Eine Karte, die du hingelegt hattest, ist nicht mehr auf deiner Hand.
   *[other] { $n } Karten, die du hingelegt hattest, sind nicht mehr auf deiner Hand.
}
web-numberloor-back = Zurück auf deiner Hand: { $cards }. { $why }
web-numberloor-asked = Jetzt eine Nachtkarte spielen?
web-numberloor-no-night = Du hast keine Nachtkarte.
web-numberloor-calls = Nachtkarte?
web-numberloor-no-balloons = Du hast keinen Ballon.

## Was jemand hört

web-numberloor-hand-levels = { $n ->
    [one] Stockwerk { $list }
   *[other] Stockwerke { $list }
}
web-numberloor-hand-empty = Hier sind keine Karten.
web-numberloor-may-lay = eine Karte legen
web-numberloor-you-may = Du kannst: { $list }.
web-numberloor-you-may-throw = Du kannst eine Nachtkarte dazwischenlegen, die zu den offenen Karten passt.
web-numberloor-draft = Bis jetzt hingelegt: { $cards }.
web-numberloor-draft-empty = Du hast noch nichts hingelegt.
web-numberloor-draft-enter = Eingabetaste: { $what }.
web-numberloor-other = { $who }: { $n ->
    [one] { $n } Karte.
   *[other] { $n } Karten.
}
web-numberloor-help = Leg ein Stockwerk, das so weit über oder unter dem offenen liegt, wie der offene Ballon sagt, oder eines mit derselben Zahl. Ein eigener Ballon ändert, wie weit das ist.
web-numberloor-help-goes = Du kannst legen: { $list }.

## Sterne und Nachziehstapel

web-numberloor-stars = { $n ->
    [0] kein Stern
    [one] { $n } Stern
   *[other] { $n } Sterne
}
web-numberloor-hurray = Hurra!
web-numberloor-stars-of = { $who } hat { $n ->
    [0] keinen Stern
    [one] { $n } Stern
   *[other] { $n } Sterne
}.
web-numberloor-stars-caption = Sterne und Karten
web-numberloor-who = Wer
web-numberloor-stars-column = Sterne
web-numberloor-cards-column = Karten
web-numberloor-won = gewonnen
web-numberloor-pile = Stapel { $n }
web-numberloor-pile-spoken = Der Nachziehstapel hat { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}.

## Tasten

web-numberloor-key-space = Eine Karte legen, oder sie und alle danach zurücknehmen
web-numberloor-key-d = Zug beenden
web-numberloor-key-t = Zwei Karten nehmen
web-numberloor-key-p = Passen
web-numberloor-key-b = Zu den Ballons
web-numberloor-key-k = Eine Nachtkarte dazwischenlegen
web-numberloor-key-x = Keine Nachtkarte
web-numberloor-key-12 = Für Anfänger: auf den linken oder den rechten Stapel

## Auf der Schachtel

web-numberloor-box = Geh die Stockwerke hoch oder runter und werde alle Karten los.
