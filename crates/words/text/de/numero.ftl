numero-title = NUMERO
numero-about = Finde Zahlen, die zusammenpassen, und gewinne mehr Karten als alle anderen.

## Karten

numero-colour-green = grün
numero-colour-orange = orange
numero-colour-blue = blau
numero-colour-red = rot
# Eine Karte, geschrieben und gesprochen.
numero-card = { $face } { $colour }
numero-card-spoken = { $face }, { $colour }
numero-face-minus = minus { $number }
numero-face-times = mal { $number }
numero-face-over = geteilt durch { $number }
numero-face-percent = { $number } Prozent
numero-face-decimal = { $whole } Komma { $digits }
numero-face-squared = hoch zwei
numero-face-cubed = hoch drei
numero-face-square-root = Quadratwurzel
numero-face-cube-root = dritte Wurzel
# Was in der Mitte liegt: eine Karte, ein Bau.
numero-lying = { $card }
numero-build = { $person ->
    [you] Bau von { $value }: { $sum }, von dir
   *[other] Bau von { $value }: { $sum }, von { $who }
}
numero-cards = { $first }; { $next }
# Mehrere Rechnungen, mit einer Karte genommen.
numero-takes = { $first }; dazu { $next }

## Was am Tisch geschieht

numero-event-wild-built = { $person ->
    [you] Du baust { $value } nur mit Rechenkarten: { $sum }.
   *[other] { $who } baut { $value } nur mit Rechenkarten: { $sum }.
}
numero-event-wild-built-shown = { $person ->
    [you] Du baust { $value } nur mit Rechenkarten: { $sum }. Du zeigst die Antwort: { $shown }.
   *[other] { $who } baut { $value } nur mit Rechenkarten: { $sum }. Die Antwort wird gezeigt: { $shown }.
}
numero-event-discarded-wild = { $person ->
    [you] Du legst { $card } in die Mitte.
   *[other] { $who } legt { $card } in die Mitte.
}
numero-event-took = { $person ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $cards-count ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} mit der { $with }: { $takes }.
numero-event-built = { $person ->
    [you] Du baust { $value }: { $sum }.
   *[other] { $who } baut { $value }: { $sum }.
}
numero-event-built-shown = { $person ->
    [you] Du baust { $value }: { $sum }. Du zeigst die Antwort: { $shown }.
   *[other] { $who } baut { $value }: { $sum }. Die Antwort wird gezeigt: { $shown }.
}
numero-event-discarded = { $person ->
    [you] Du legst ab: { $card }.
   *[other] { $who } legt ab: { $card }.
}
numero-event-discarded-all = { $person ->
    [you] Du hast keine Zahlenkarte und legst alles ab: { $cards }.
   *[other] { $who } hat keine Zahlenkarte und legt alles ab: { $cards }.
}
numero-event-passed = { $person ->
    [you] Du passt.
   *[other] { $who } passt.
}
numero-event-drew = { $person ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $cards-count ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
numero-event-centre-refilled = Neu in der Mitte: { $cards }.
numero-event-pack-finished = Der Stapel ist leer.
numero-event-final-chance = { $person ->
    [you] Nur du hast noch Karten: deine letzte Chance, etwas zu nehmen.
   *[other] Nur { $who } hat noch Karten: die letzte Chance, etwas zu nehmen.
}
numero-event-stopped = { $person ->
    [you] Du hörst auf.
   *[other] { $who } hört auf.
}
numero-event-centre-won = { $person ->
    [you] Du hast zuletzt genommen und gewinnst
   *[other] { $who } hat zuletzt genommen und gewinnt
} { $cards-count ->
    [one] auch die letzte Karte in der Mitte.
   *[other] auch die { $cards } Karten, die noch in der Mitte liegen.
}
numero-event-subtracted = { $person ->
    [you] Du hast noch
   *[other] { $who } hat noch
} { $cards-count ->
    [one] { $cards } Karte auf der Hand, und die wird abgezogen.
   *[other] { $cards } Karten auf der Hand, und die werden abgezogen.
}
numero-event-scored = { $person ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $points-count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $lines }) und { $person ->
    [you] hast
   *[other] hat
} jetzt { $total }.
numero-event-lost-points = { $person ->
    [you] Du verlierst
   *[other] { $who } verliert
} { $points-count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $lines }) und { $person ->
    [you] hast
   *[other] hat
} jetzt { $total }.
numero-event-challenged = { $person ->
    [you] Du zweifelst
   *[other] { $who } zweifelt
} { $builder-person ->
    [you] deinen Bau von { $value } an. Es war ein Bluff!
   *[other] den Bau von { $value } an, den { $builder } gemacht hat. Es war ein Bluff!
}
numero-event-challenged-shown = { $person ->
    [you] Du zweifelst
   *[other] { $who } zweifelt
} { $builder-person ->
    [you] deinen Bau von { $value } an, und du zeigst die Antwort: { $shown }.
   *[other] den Bau von { $value } an, und { $builder } zeigt die Antwort: { $shown }.
}
numero-event-challenged-held = { $person ->
    [you] Du zweifelst
   *[other] { $who } zweifelt
} { $builder-person ->
    [you] deinen Bau von { $value } an, aber beim Bauen hattest du die Antwort auf der Hand.
   *[other] den Bau von { $value } an, aber { $builder } hatte beim Bauen die Antwort auf der Hand.
}
numero-event-undone = Der Bau von { $value } wird aufgelöst. Zurück in der Mitte: { $piles }.
# Ein Bau unter anderem, das da liegt.
numero-a-build = Bau von { $value }
numero-event-over = { $person ->
    [you] Das Spiel ist aus. Du gewinnst! Gewonnene Karten: { $results }.
   *[other] Das Spiel ist aus. { $who } gewinnt. Gewonnene Karten: { $results }.
}
numero-event-over-shared = Das Spiel ist aus. Den Sieg teilen sich { $winners }. Gewonnene Karten: { $results }.
numero-event-over-alone = { $person ->
    [you] Das Spiel ist aus. Du hast
   *[other] Das Spiel ist aus. { $who } hat
} { $cards-count ->
    [one] { $cards } Karte gewonnen.
   *[other] { $cards } Karten gewonnen.
}
numero-event-over-points = { $person ->
    [you] Das Spiel ist aus. Du gewinnst! Punkte: { $results }.
   *[other] Das Spiel ist aus. { $who } gewinnt. Punkte: { $results }.
}
numero-event-over-shared-points = Das Spiel ist aus. Den Sieg teilen sich { $winners }. Punkte: { $results }.
numero-event-over-alone-points = { $person ->
    [you] Das Spiel ist aus. Du hast
   *[other] Das Spiel ist aus. { $who } hat
} { $cards-count ->
    [one] { $cards } Punkt.
   *[other] { $cards } Punkte.
}

## Punkte: wofür es sie gibt, und als Überschriften eines Punktezettels

numero-score-line = { $item }: { $points }
# Eine Karte hat mehrmals genommen; $take sagt, um welches Mal es geht.
numero-score-line-of-take = beim { $take }. Nehmen, { $item }: { $points }
numero-item-takes = { $count-count ->
    [one] { $count } Mal genommen
   *[other] { $count } Mal genommen
}
    .title = Genommen
numero-item-cards = { $count-count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
    .title = Genommene Karten
numero-item-printed = { $count-count ->
    [one] aufgedruckt auf { $count } Karte
   *[other] aufgedruckt auf { $count } Karten
}
    .title = Aufgedruckte Punkte
numero-item-five-cards = fünf auf einmal
    .title = Fünf Karten auf einmal
numero-item-six-cards = sechs oder mehr auf einmal
    .title = Sechs Karten oder mehr auf einmal
numero-item-three-signs = drei Rechenzeichen
    .title = Drei der vier Rechenzeichen
numero-item-four-signs = alle vier Rechenzeichen
    .title = Alle vier Rechenzeichen
numero-item-four-colours = alle vier Farben
    .title = Alle vier Farben
numero-item-one-colour = nur eine Farbe
    .title = Nur eine Farbe
numero-item-centre-cleared = Mitte geleert
    .title = Mitte geleert
numero-item-most-cards = die meisten Karten
    .title = Die meisten Karten
numero-item-bluff-found = ein entdeckter Bluff
    .title = Entdeckte Bluffs
numero-item-wrong-challenge = zu Unrecht gezweifelt
    .title = Zu Unrecht gezweifelt
numero-item-hand-cards = { $count-count ->
    [one] { $count } Karte noch auf der Hand
   *[other] { $count } Karten noch auf der Hand
}
    .title = Karten noch auf der Hand
numero-item-hand-printed = { $count-count ->
    [one] aufgedruckt auf { $count } Karte, noch auf der Hand
   *[other] aufgedruckt auf { $count } Karten, noch auf der Hand
}
    .title = Aufgedruckte Punkte noch auf der Hand
numero-item-centre-award = { $count-count ->
    [one] { $count } Karte noch in der Mitte
   *[other] { $count } Karten noch in der Mitte
}
    .title = Karten noch in der Mitte
numero-item-centre-printed = { $count-count ->
    [one] aufgedruckt auf { $count } Karte, noch in der Mitte
   *[other] aufgedruckt auf { $count } Karten, noch in der Mitte
}
    .title = Aufgedruckte Punkte noch in der Mitte
numero-item-pack-dealt = ganzer Stapel verteilt
    .title = Ganzer Stapel verteilt
numero-item-perfect-ending = vollkommenes Ende
    .title = Vollkommenes Ende
numero-item-brought-forward = Übertrag
    .title = Übertrag

## Warum ein Zug nicht erlaubt ist: gesagt zu der Person, die ihn versucht hat

numero-illegal-no-number-card = Es fehlt noch eine Zahlenkarte: In jedem Zug spielst du genau eine (Goldene Regel 1).
numero-illegal-wild-is-no-number = { $card } ist eine Rechenkarte. Zum Nehmen, Bauen und Ablegen brauchst du eine Zahlenkarte (Goldene Regel 1).
numero-illegal-one-number-card-only = In einem Zug verlässt nur eine Zahlenkarte deine Hand, und { $card } wäre schon die zweite (Goldene Regel 1).
numero-illegal-number-card-is-last = Die { $card } aus deiner Hand kommt als Letzte dazu: Keine Rechenkarte darf sie ändern oder nach ihr kommen.
numero-illegal-used-twice = { $card } benutzt du zu oft: Jede Karte zählt in einem Zug nur einmal.
numero-illegal-build-used-twice = Du benutzt denselben Bau von { $value } zweimal.
numero-illegal-must-take = An diesem Tisch musst du nehmen, wenn du kannst, und mit deiner { $with } kannst du etwas nehmen.
numero-illegal-must-build = An diesem Tisch musst du bauen, wenn du kannst, und mit deiner { $with } kannst du { $value } bauen.
numero-illegal-not-in-hand = { $card } hast du nicht auf der Hand.
numero-illegal-not-in-hand-wild = Eine Karte { $card } hast du nicht auf der Hand. Zahlenkarten werden immer nur zusammengezählt.
numero-illegal-not-in-centre = { $card } liegt nicht in der Mitte.
numero-illegal-no-such-build = In der Mitte liegt kein Bau von { $value } mit der Nummer { $name }.
numero-illegal-breaks-build = Diese { $card } gehört zum Bau von { $value }, und ein Bau wird nie zerlegt.
numero-illegal-centre-empty = In der Mitte liegt nichts zum Nehmen oder Bauen, also leg eine Karte ab.
numero-illegal-cannot-work-out = { $step } kann man hier nicht ausrechnen. { $trouble }
numero-illegal-wild-on-combination = An diesem Tisch ändert eine Rechenkarte nur eine Karte oder einen Bau, aber hier würde { $card } eine Summe ändern.
numero-illegal-not-whole-between = An diesem Tisch muss jede Zahl unterwegs ganz sein und nicht unter 0, aber hier kommt { $value } heraus.
numero-illegal-zero-pile = An diesem Tisch zählst du nichts dazu, was 0 wert ist: { $sum }.
numero-illegal-wild-on-build = An diesem Tisch lassen Rechenkarten die Bauten in Ruhe, aber hier würde { $card } einen ändern.
numero-illegal-take-misses = Das passt nicht: { $steps }, und deine Karte ist { $with }.
numero-illegal-take-misses-plain = Hier liegt { $pile }, aber deine Karte ist { $with }.
numero-illegal-nothing-to-build-on = Zum Bauen legst du eine Zahlenkarte aus deiner Hand zu etwas in der Mitte: Sag, welche Karten, wie in 9 + 1. Die { $card } allein reicht nicht.
numero-illegal-wrong-announcement = { $steps }, aber du hast { $announced } angesagt.
numero-illegal-no-such-number = { $steps }, aber keine Zahlenkarte an diesem Tisch zeigt { $value }.
numero-illegal-no-answer = Um { $value } zu bauen, musst du { $answer } auf der Hand haben (Goldene Regel 2).
numero-illegal-wild-only-build-forbidden = An diesem Tisch kannst du nicht nur mit Rechenkarten bauen: Ein Bau von { $value } braucht eine Zahlenkarte.
numero-illegal-no-wild-from-hand = Ein Bau von { $value } braucht eine Karte aus deiner Hand: Leg eine Zahlenkarte dazu oder spiel eine Rechenkarte.
numero-illegal-only-wild-cards = { $cards-count ->
    [one] Du hast nur { $cards } Rechenkarte: Leg sie ab.
   *[other] Du hast nur Rechenkarten: Leg alle { $cards } ab.
}
numero-illegal-must-pass = Du hast nur Rechenkarten, und der Stapel ist leer: An diesem Tisch passt du dann.
numero-illegal-has-number-card = Du hast eine Zahlenkarte, die { $card }, also spiel sie (Goldene Regel 1).
numero-illegal-no-passing = Hier wird nicht gepasst: Nimm, bau oder leg ab (Goldene Regel 1).
numero-illegal-only-take-now = Das ist deine letzte Chance: Du kannst nur nehmen oder aufhören.
numero-illegal-only-take-in-patience = In der Patience nimmst du, oder du hörst auf.
numero-illegal-no-build-in-patience = In der Patience wird nur genommen und nicht gebaut.
numero-illegal-no-discard-in-patience = In der Patience wird nur genommen und nichts abgelegt.
numero-illegal-not-the-end = Aufhören kannst du nur bei der letzten Chance oder in der Patience.
numero-illegal-nothing-to-show = Nach diesem Bau hättest du keine Karte mehr, und alle könnten sehen, dass du { $answer } nicht hast.
numero-illegal-no-challenges = An diesem Tisch gibt es nichts anzuzweifeln: Wer baut, muss die Antwort auf der Hand haben (Goldene Regel 2).
numero-illegal-own-build = Der Bau von { $value } ist dein eigener. Anzweifeln können ihn nur die anderen.
numero-illegal-too-late-to-challenge = Der Bau von { $value } lässt sich jetzt nicht anzweifeln.
