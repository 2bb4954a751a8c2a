## Warum ein Text kein Stein, keine Lesart und kein Gitter ist

numenko-not-a-tile = „{ $text }“ ist kein Stein. Steine sind 0 bis 9, * für einen Sternstein und ? für einen Smiley.
numenko-not-a-reading = „{ $text }“ ist keine Rechnung. Eine Rechnung schreibt man so: 5-1x5=20
numenko-not-a-grid-character = „{ $character }“ ist kein Stein. In einem Gitter stehen 0 bis 9, * für einen Sternstein, ? für einen Smiley und ein Punkt für ein leeres Feld, zum Beispiel: 2*4*8/.7
numenko-not-a-grid-too-large = Ein Gitter hat höchstens { $most } Steine, ist höchstens so lang und hat als Text höchstens { $text } Zeichen.
numenko-not-a-grid-same-cell = Zwei Steine liegen auf einem Feld.
numenko-not-a-grid-not-stated = „{ $text }“ sagt nicht, wie eine Rechnung zu lesen ist. Das schreibt man so: 2*4*8; across 1,1: 2x4=8
numenko-not-a-grid-stated-twice = Du hast zweimal gesagt, wie die Rechnung in Zeile { $row }, Spalte { $column } zu lesen ist.

## Warum ein Text kein Zug ist

numenko-not-a-move-no-such-move = „{ $text }“ ist kein Zug. Züge schreibt man so: swop 7, done 2*4*8, game over 2*4*8, stop, vote eject, vote end, right, wrong across 2,1, wrong loose oder lay 2*4*8
numenko-not-a-move-not-a-vote = „{ $text }“ ist keine Stimme. Schreib vote eject oder vote end.
numenko-not-a-move-not-a-doubt = „{ $text }“ sagt nicht, was falsch ist. Schreib wrong und wo die Rechnung anfängt, zum Beispiel: wrong across 2,1. Oder schreib: wrong loose

## Warum ein Beutel nicht geht; $entry zählt ab 1

numenko-bad-pack-not-a-number = Eintrag { $entry } der Zahlen: „{ $text }“ ist keine Zahl von 0 bis 9 und kein Bereich wie 2-7.
numenko-bad-pack-no-number = Im Beutel ist keine Zahl.
numenko-bad-pack-too-many-tiles = Ein Beutel hat höchstens { $most } Steine.
numenko-bad-pack-not-a-tile = „{ $text }“ ist kein Stein eines Beutels.

## Warum ein Text keine Stellung ist

numenko-not-a-position-no-such-section = In einer Stellung gibt es keinen Abschnitt „{ $text }“. Sie braucht mindestens Steine, zum Beispiel: tiles 0245799**? | pot 90
numenko-not-a-position-listed = { $listed-count ->
    [one] Der Abschnitt „{ $section }“ hat einen Eintrag
   *[other] Der Abschnitt „{ $section }“ hat { $listed } Einträge
}, aber es gibt { $seats-count ->
    [one] einen Platz
   *[other] { $seats } Plätze
}: so viele, wie „counts“ Zahlen hat.

## Warum eine Stellung auf keinem Tisch liegen kann

numenko-bad-position-tile-too-many = { $kind ->
    [number] In dieser Stellung ist die { $tile } öfter da als im Beutel.
    [star] In dieser Stellung ist der { $tile } öfter da als im Beutel.
   *[smiley] In dieser Stellung ist der { $tile } öfter da als im Beutel.
}
numenko-bad-position-tiles = Diese Stellung hat { $there } Steine, aber der Beutel hat { $bag }. Ändere den Abschnitt „pot“, „counts“ oder „bag“; was du weglässt, wird ergänzt.
numenko-bad-position-rack = { $person ->
    [you] Deine Anzahl sagt { $should }, aber die Liste hat { $tiles } Steine.
   *[other] Die Anzahl von { $who } sagt { $should }, aber die Liste hat { $tiles } Steine.
}
numenko-bad-position-laid = { $person ->
    [you] Das kannst du nicht gelegt haben.
   *[other] Das kann { $who } nicht gelegt haben.
}
numenko-bad-position-point = So weit kann ein Spiel nie kommen.

## Warum eine getippte Zeile nicht klar ist; $cell ist ein Feld wie c4

numenko-not-an-edit-word = „{ $text }“ verstehe ich nicht. Tipp, wohin deine Steine kommen, zum Beispiel: c4 quer 2*4*8, oder tipp heb c4, schieb c4 nach e6, tausche 7 oder fertig.
numenko-not-an-edit-not-a-cell = „{ $text }“ ist kein Feld. Ein Feld ist ein Buchstabe für die Spalte und eine Zahl für die Zeile, zum Beispiel: c4
numenko-not-an-edit-which-cell = Sag, welches Feld, wie in: heb c4. Oder verschieb, was dort liegt: schieb c4 nach e6
numenko-not-an-edit-no-cell = Sag, wohin „{ $text }“ kommt, zum Beispiel: c4 quer 2*4*8
numenko-not-an-edit-sum-or-rows = „{ $text }“ kann eine Rechnung sein oder die Zeilen eines ganzen Gitters. Sag, wohin eine Rechnung kommt, zum Beispiel: c4 quer { $text }. Sollen die Zeilen an die Stelle von allem kommen, tipp zuerst: leeren
numenko-not-an-edit-no-way = Sag, ob es ab { $cell } quer oder senkrecht geht, zum Beispiel: { $cell } quer 2*4*8
numenko-not-an-edit-no-tiles = Sag, welche Steine auf { $cell } kommen, zum Beispiel: { $cell } quer 2*4*8
numenko-not-an-edit-brackets = In Klammern steht ein Stein, und zwar der auf dem Feld, zum Beispiel: b1 senkrecht 6(*)7*13
numenko-not-an-edit-no-target = Sag, wohin die Steine kommen, zum Beispiel: schieb { $cell } nach e6
numenko-not-an-edit-nothing-there = Auf { $cell } liegt kein Stein.
numenko-not-an-edit-no-sum-there = { $way ->
    [across] Der Stein auf { $cell } gehört quer zu keiner Rechnung.
   *[down] Der Stein auf { $cell } gehört senkrecht zu keiner Rechnung.
}
numenko-not-an-edit-only-crossings = Jeder Stein der Rechnung bei { $cell } gehört auch zu einer anderen, also wird keiner gehoben. Heb einzelne Steine, zum Beispiel: heb { $cell }
# $reading ist eine Rechnung mit ihren Zeichen; $why sagt, was daran nicht stimmt; $tiles sind dieselben Steine mit Sternen.
numenko-not-an-edit-not-true = { $why ->
    [zero] Durch 0 kann man nicht teilen, also wird { $reading } nicht gelegt.
    [fraction] An diesem Tisch ist jeder Schritt eine ganze Zahl, also wird { $reading } nicht gelegt.
    [behind] An diesem Tisch steht hinter dem Gleichheitszeichen nur eine Zahl, also wird { $reading } nicht gelegt.
    [chain] An diesem Tisch hat eine Rechnung nur ein Gleichheitszeichen, also wird { $reading } nicht gelegt.
   *[not-true] { $reading } stimmt nicht und wird nicht gelegt.
} Mit Sternen geht jedes Zeichen, das passt: { $tiles }
numenko-not-understood-which-tile = Sag, welchen Stein du tauschen willst, zum Beispiel: tausche 7
numenko-not-understood-which-sum = Sag, welche Rechnung falsch ist, zum Beispiel: falsch c4 quer. Gehört ein Stein zu keiner Rechnung oder nicht zu den anderen, tipp: falsch lose
numenko-not-understood-not-a-vote = „{ $text }“ ist keine Stimme. Tipp raus oder ende.
numenko-not-understood-check = Stimmt alles? Tipp stimmt; oder was falsch ist, zum Beispiel: falsch c4 quer
numenko-not-understood-one-tile = Du tauschst immer einen Stein, und „{ $text }“ ist keiner.
