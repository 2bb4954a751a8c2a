numberloor-title = Numberloor
numberloor-about = Fahr im Turm auf und ab, werde alle Karten los und sammle Sterne.

## Karten

numberloor-level = Stockwerk { $number }
numberloor-level-spoken = Stockwerk { $number }
numberloor-level-night = Stockwerk { $number } bei Nacht
numberloor-level-night-spoken = Stockwerk { $number } bei Nacht
numberloor-balloon = Ballon { $number }
numberloor-balloon-nearest = Ballon Nah
numberloor-balloon-odd = Ballon Ungerade
numberloor-balloon-even = Ballon Gerade
# Eine Karte, die man als ungerade oder als gerade legt.
numberloor-balloon-either = Ballon Ungerade/Gerade
numberloor-balloon-either-odd = Ballon Ungerade/Gerade (ungerade)
numberloor-balloon-either-even = Ballon Ungerade/Gerade (gerade)
numberloor-balloon-skip = Ballon Aussetzen
# Ein Stockwerk bei Nacht, wo nur seine Zahl gesagt wird.
numberloor-short-night = { $number } bei Nacht

## Warum ein Stockwerk passt: hinter „Fox legt Stockwerk 6:“

numberloor-how-same = dieselbe Zahl
numberloor-how-near = { $sum }, und das ist nah
numberloor-how-odd = { $level } ist ungerade
numberloor-how-even = { $level } ist gerade
numberloor-how-after = { $level } kommt nach { $on }
numberloor-how-before = { $level } kommt vor { $on }
# Zehner zählen nicht: $sum ist 9 + 2 = 11, $level ist 1.
numberloor-sum-past-nine = { $sum }, also die { $level }
# $from ist 0, $more ist 10, $sum ist 10 − 3 = 7.
numberloor-sum-below-zero = { $from } ist auch { $more }: { $sum }

## Die offenen Karten und was darauf passt: $goes sind Zahlen

numberloor-goes = { $goes-count ->
    [0] nichts passt
    [one] nur die { $goes } passt
   *[other] { $goes } passen
}
# Hier ist $goes die ganze Meldung darüber.
numberloor-open = Offen: { $level }, { $balloon }: { $goes }.
numberloor-open-stacks = Offen: links { $left }: { $left-goes }; rechts { $right }: { $right-goes }.

## Ein ganzer Zug in einem Satz: Fox: fünf, sieben; Ballon drei; sechs.

numberloor-turn = { $person ->
    [you] Du: { $cards }.
   *[other] { $who }: { $cards }.
}
# Karten, die beim Spiel für Anfänger auf einen Stapel kommen.
numberloor-turn-left = links { $cards }
numberloor-turn-right = rechts { $cards }
# Stockwerke und Ballons im Wechsel.
numberloor-turn-runs = { $first }; { $next }

## Was am Tisch geschieht

numberloor-event-took-over = { $person ->
    [you] Du übernimmst
   *[other] { $who } übernimmt
} mit einer Nachtkarte { $from-person ->
    [you] deinen Zug.
   *[other] den Zug von { $from }.
}
numberloor-event-placed = { $person ->
    [you] Du legst { $cards }: { $how }.
   *[other] { $who } legt { $cards }: { $how }.
}
# Die Begründung hat selbst einen Doppelpunkt.
numberloor-event-placed-below = { $person ->
    [you] Du legst { $cards }; { $how }.
   *[other] { $who } legt { $cards }; { $how }.
}
numberloor-event-placed-left = { $person ->
    [you] Du legst links { $cards }: { $how }.
   *[other] { $who } legt links { $cards }: { $how }.
}
numberloor-event-placed-right = { $person ->
    [you] Du legst rechts { $cards }: { $how }.
   *[other] { $who } legt rechts { $cards }: { $how }.
}
numberloor-event-left = { $person ->
    [you] Du lässt { $top } oben liegen.
   *[other] { $who } lässt { $top } oben liegen.
}
numberloor-event-left-several = { $person ->
    [you] Du legst noch { $balloons } und lässt { $top } oben liegen.
   *[other] { $who } legt noch { $balloons } und lässt { $top } oben liegen.
}
numberloor-event-ended = { $person ->
    [you] Du beendest deinen Zug.
   *[other] { $who } beendet den Zug.
}
numberloor-event-drew = { $cards-count ->
    [0] { $person ->
        [you] Für dich ist keine Karte mehr da.
       *[other] Für { $who } ist keine Karte mehr da.
    }
    [one] { $person ->
        [you] Du nimmst { $cards } Karte, die letzte.
       *[other] { $who } nimmt { $cards } Karte, die letzte.
    }
   *[other] { $person ->
        [you] Du nimmst { $cards } Karten.
       *[other] { $who } nimmt { $cards } Karten.
    }
}
numberloor-event-passed = { $cards-count ->
    [0] { $person ->
        [you] Du passt.
       *[other] { $who } passt.
    }
    [one] { $person ->
        [you] Du passt und nimmst { $cards } Karte.
       *[other] { $who } passt und nimmt { $cards } Karte.
    }
   *[other] { $person ->
        [you] Du passt und nimmst { $cards } Karten.
       *[other] { $who } passt und nimmt { $cards } Karten.
    }
}
numberloor-event-skipped = { $cards-count ->
    [0] { $person ->
        [you] Ballon Aussetzen: Du setzt aus.
       *[other] Ballon Aussetzen: { $who } setzt aus.
    }
    [one] { $person ->
        [you] Ballon Aussetzen: Du nimmst { $cards } Karte und setzt aus.
       *[other] Ballon Aussetzen: { $who } nimmt { $cards } Karte und setzt aus.
    }
   *[other] { $person ->
        [you] Ballon Aussetzen: Du nimmst { $cards } Karten und setzt aus.
       *[other] Ballon Aussetzen: { $who } nimmt { $cards } Karten und setzt aus.
    }
}
numberloor-event-star = { $stars-count ->
    [one] { $person ->
        [you] Du hast alle deine Karten gelegt und bekommst deinen ersten Stern. Jetzt wird getanzt!
       *[other] { $who } hat alle Karten gelegt, tanzt und bekommt den ersten Stern.
    }
   *[other] { $person ->
        [you] Du hast alle deine Karten gelegt und bekommst einen Stern. Damit hast du { $stars }. Jetzt wird getanzt!
       *[other] { $who } hat alle Karten gelegt, tanzt und bekommt einen Stern. Das macht { $stars }.
    }
}
# In the version for Beginners.
numberloor-event-star-cry = { $stars-count ->
    [one] { $person ->
        [you] Du hast alle deine Karten gelegt und bekommst deinen ersten Stern. Ruf laut Hurra!
       *[other] { $who } hat alle Karten gelegt, ruft Hurra und bekommt den ersten Stern.
    }
   *[other] { $person ->
        [you] Du hast alle deine Karten gelegt und bekommst einen Stern. Damit hast du { $stars }. Ruf laut Hurra!
       *[other] { $who } hat alle Karten gelegt, ruft Hurra und bekommt einen Stern. Das macht { $stars }.
    }
}
numberloor-event-refilled = { $cards-count ->
    [0] { $person ->
        [you] Für dich sind keine neuen Karten mehr da.
       *[other] Für { $who } sind keine neuen Karten mehr da.
    }
    [one] { $person ->
        [you] Du nimmst { $cards } neue Karte.
       *[other] { $who } nimmt { $cards } neue Karte.
    }
   *[other] { $person ->
        [you] Du nimmst { $cards } neue Karten.
       *[other] { $who } nimmt { $cards } neue Karten.
    }
}
numberloor-event-reshuffled = { $cards-count ->
    [one] Der Nachziehstapel ist leer. Unter den offenen Karten liegt noch { $cards } Karte: Sie wird zum neuen Nachziehstapel.
   *[other] Der Nachziehstapel ist leer. Die { $cards } Karten unter den offenen werden gemischt und sind jetzt der neue.
}
numberloor-event-let-go = { $person ->
    [you] Du legst keine Nachtkarte.
   *[other] { $who } legt keine Nachtkarte.
}
# $why sagt, wie das Spiel geendet hat.
numberloor-event-over = { $why ->
    [all-passed] Alle haben gepasst, und es gibt keine Karte mehr zu nehmen: Das Spiel ist aus.
    [turn-limit] Das war der letzte Zug: Das Spiel ist aus.
   *[stars] Das Spiel ist aus.
} { $person ->
    [you] Du gewinnst! Sterne: { $results }.
   *[other] { $who } gewinnt. Sterne: { $results }.
}
numberloor-event-over-shared = { $why ->
    [all-passed] Alle haben gepasst, und es gibt keine Karte mehr zu nehmen: Das Spiel ist aus.
    [turn-limit] Das war der letzte Zug: Das Spiel ist aus.
   *[stars] Das Spiel ist aus.
} Den Sieg teilen sich { $winners }. Sterne: { $results }.
# Jemand hat ebenso viele Sterne und doch nicht gewonnen.
numberloor-results-by-cards = { $results }; es entscheiden die wenigsten Karten auf der Hand

## Warum ein Zug nicht erlaubt ist: gesagt zu der Person, die ihn versucht hat

numberloor-illegal-wait-for-answer = { $person ->
    [you] Sag zuerst, ob du eine Nachtkarte dazwischenlegst.
   *[other] Zuerst sagt { $who }, ob eine Nachtkarte dazwischenkommt.
}
numberloor-illegal-not-in-hand = Das hast du nicht auf der Hand: { $card }.
numberloor-illegal-does-not-go = Die { $level } passt nicht auf die { $on }: Bei { $balloon } { $goes-count ->
    [0] passt nichts.
    [one] passt nur die { $goes }.
   *[other] passen { $goes }.
}
# Der eine Stapel und der andere beim Spiel für Anfänger.
numberloor-illegal-no-neighbour = Die { $level } passt nicht auf die { $on }: Dort { $goes-count ->
    [one] passt nur die { $goes }
   *[other] passen { $goes }
}. Auf dem anderen Stapel, auf der { $other }, sind es { $other-goes }.
numberloor-illegal-no-balloons = Anfänger spielen ohne Ballons, also gibt es hier auch nicht { $card }.
numberloor-illegal-which-stack = Es gibt zwei Stapel: Sag links oder rechts.
numberloor-illegal-one-stack = Hier gibt es nur einen Stapel mit Stockwerken, also lass links und rechts weg.
numberloor-illegal-odd-or-even = Sag dazu, was { $card } sein soll, wenn du ihn legst: ungerade oder gerade.
numberloor-illegal-no-level-laid = Leg mindestens ein Stockwerk, bevor du deinen Zug beendest. Ballons allein zählen nicht.
numberloor-illegal-nothing-laid = Leg mindestens ein Stockwerk, bevor du deinen Zug beendest, oder passe.
numberloor-illegal-not-the-last-level = Nach { $level } hast du noch ein Stockwerk, also muss { $balloon } warten: bis vor dein nächstes Stockwerk oder bis zum Ende deines Zuges.
numberloor-illegal-lay-all-balloons = { $level } ist dein letztes Stockwerk, also kommen alle deine Ballons mit: { $left-count ->
    [one] Es fehlt { $left }.
   *[other] Es fehlen { $left }.
}
numberloor-illegal-can-lay = Karten nimmst du nur, wenn kein Stockwerk passt, aber das hier passt: { $cards }.
numberloor-illegal-cannot-pass = Du kannst nicht passen, denn das hier kannst du legen: { $cards }.
numberloor-illegal-drawn-already = Du hast in diesem Zug schon Karten genommen: Leg ein Stockwerk oder passe.
numberloor-illegal-laid-already = Du hast in diesem Zug schon ein Stockwerk gelegt, also nimmst du keine Karten: Leg mehr oder beende deinen Zug.
numberloor-illegal-draw-first = Nimm zwei Karten, bevor du passt: Vielleicht passt eine davon.
numberloor-illegal-end-instead = Du hast in diesem Zug schon ein Stockwerk gelegt und musst nicht passen: Beende einfach deinen Zug.
numberloor-illegal-pass-instead = Anfänger nehmen ihre zwei Karten, wenn sie passen: Sag passe.
numberloor-illegal-no-night-levels = An diesem Tisch gibt es keine Nachtkarten.
numberloor-illegal-not-a-night-level = Im Zug von anderen kannst du nur eine Nachtkarte legen, und { $card } ist keine.
numberloor-illegal-balloon-before-night = Im Zug von anderen legst du vorher keinen Ballon, also bleibt { $card } auf deiner Hand: Deine Nachtkarte muss zu den offenen Karten passen, so wie sie da liegen.
numberloor-illegal-own-turn = Du bist selbst dran: Leg deine Nachtkarte wie jedes andere Stockwerk.
numberloor-illegal-too-late = { $changes-count ->
    [one] Zu spät: Die offenen Karten haben sich seitdem geändert.
   *[other] Zu spät: Die offenen Karten haben sich seitdem { $changes } Mal geändert.
}
numberloor-illegal-too-early = Die offenen Karten haben sich bisher { $now } Mal geändert, nicht { $after } Mal.
numberloor-illegal-equal-is-not-enough = An diesem Tisch reicht für eine Nachtkarte dieselbe Zahl nicht: { $balloon } führt nicht von der { $level } zur { $level }.
numberloor-illegal-turn-has-begun = { $person ->
    [you] An diesem Tisch muss eine Nachtkarte kommen, bevor ein Zug anfängt, und du hast schon Karten gelegt oder genommen.
   *[other] An diesem Tisch muss eine Nachtkarte kommen, bevor ein Zug anfängt, und { $who } hat schon Karten gelegt oder genommen.
}
numberloor-illegal-you-will-be-asked = An diesem Tisch geht es in Ruhe zu: Du wirst nach einer Nachtkarte gefragt, sobald der Zug vorbei ist.
numberloor-illegal-night-or-let-go = Du wirst nach einer Nachtkarte gefragt: Leg eine, oder lass es.
numberloor-illegal-not-asked = Niemand hat dich nach einer Nachtkarte gefragt, also musst du nicht antworten.
