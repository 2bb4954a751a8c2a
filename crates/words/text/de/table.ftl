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

bad-table-seats = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }.
bad-table-too-few-cards = Zum Geben braucht man { $needed } Karten, und gewählt sind nur { $there }.
bad-table-no-such-dealer = Platz { $dealer } kann nicht geben: Der letzte Platz an diesem Tisch ist { $seats }.
bad-table-no-such-starter = Platz { $starter } kann nicht anfangen: Der letzte Platz an diesem Tisch ist { $seats }.
bad-table-no-such-youngest = Platz { $youngest } kann nicht der jüngste sein: Der letzte Platz an diesem Tisch ist { $seats }.
bad-table-too-few-levels = Zum Geben braucht man { $needed } Stockwerke, und die gewählten Karten haben nur { $there }.
bad-table-no-balloon-to-start = Die Mitte beginnt mit einem Ballon, der eine Zahl hat, und so einer ist nicht dabei.
bad-table-too-few-tiles = Gezogen werden { $needed } Steine, und im Beutel sind ohne Smileys nur { $there }.
bad-table-too-few-smileys = Alle bekommen einen Smiley, zusammen { $needed }, und im Beutel sind nur { $there }.

## Warum sich eine Einstellung nicht setzen lässt

bad-option-unknown = Es gibt keine Einstellung „{ $name }“.
bad-option-value = „{ $value }“ gibt es bei „{ $name }“ nicht. Möglich: { $allowed }.
bad-option-unknown-preset = Es gibt keine Stufe „{ $name }“.
# Welche Werte eine Einstellung hat.
allowed-numbers = eine ganze Zahl von { $least } bis { $most }

not-a-seat = Ein Platz ist eine Zahl von 1 bis { $most }.
