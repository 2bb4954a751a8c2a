## Mitspielende und Listen

# Ein Platz ohne Namen.
player = Spieler { $seat }
you = du
list-comma = { $first }, { $next }
list-and = { $first } und { $next }
list-or = { $first } oder { $next }
# Das Ergebnis einer Person in der Liste am Ende.
result = { $person ->
    [you] du { $number }
   *[other] { $who } { $number }
}

## Warum ein Tisch nicht aufgeht

bad-table-seats = Dieses Spiel ist für { $least } bis { $most } Leute, nicht für { $seats }.
bad-table-too-few-cards = Zum Austeilen braucht man { $needed } Karten, aber gewählt sind nur { $there }.
bad-table-no-such-dealer = Platz { $dealer } kann nicht austeilen: Der letzte Platz an diesem Tisch ist { $seats }.
bad-table-no-such-starter = Platz { $starter } kann nicht anfangen: Der letzte Platz an diesem Tisch ist { $seats }.
bad-table-no-such-youngest = Platz { $youngest } kann nicht der jüngste sein: Der letzte Platz an diesem Tisch ist { $seats }.
bad-table-too-few-levels = Zum Austeilen braucht man { $needed } Stockwerke, aber die gewählten Karten haben nur { $there }.
bad-table-no-balloon-to-start = Die Mitte fängt mit einem Ballon an, der eine Zahl hat, aber so einer ist nicht dabei.
bad-table-too-few-tiles = Gezogen werden { $needed } Steine, aber im Beutel sind ohne Smileys nur { $there }.
bad-table-too-few-smileys = Alle bekommen einen Smiley, zusammen { $needed }, aber im Beutel sind nur { $there }.

## Warum sich eine Einstellung nicht setzen lässt

bad-option-unknown = Eine Einstellung „{ $name }“ gibt es nicht.
bad-option-value = „{ $name }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
bad-option-unknown-preset = Eine Stufe „{ $name }“ gibt es nicht.
bad-option-patience = Patience ist keine Stufe: Es ist NUMERO für eine Person. Tipp: reckon play numero --players 1. Für den Schiedsrichter schreib „seats 1“ in die Stellung.
# Welche Werte eine Einstellung hat.
allowed-numbers = eine ganze Zahl von { $least } bis { $most }
allowed-list = any, oder Zahlen von { $least } bis { $most } mit Kommas dazwischen, wie { $example }; 1-10 heißt alle von 1 bis 10
# Zahlen, die aufeinander folgen: 1 bis 10.
numbers-range = { $first } bis { $last }

not-a-seat = Ein Platz ist eine Zahl von 1 bis { $most }.
