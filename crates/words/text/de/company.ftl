## Gäste sind Tiere

animal-badger = Dachs
animal-bear = Bär
animal-beaver = Biber
animal-bee = Biene
animal-camel = Kamel
animal-cat = Katze
animal-crab = Krebs
animal-dog = Hund
animal-dolphin = Delfin
animal-duck = Ente
animal-elephant = Elefant
animal-flamingo = Flamingo
animal-frog = Frosch
animal-giraffe = Giraffe
animal-horse = Pferd
animal-kangaroo = Känguru
animal-koala = Koala
animal-ladybird = Marienkäfer
animal-lion = Löwe
animal-mouse = Maus
animal-otter = Otter
animal-panda = Panda
animal-parrot = Papagei
animal-penguin = Pinguin
animal-rabbit = Hase
animal-seal = Robbe
animal-squirrel = Eichhörnchen
animal-tiger = Tiger
animal-turtle = Schildkröte
animal-whale = Wal

## Computerspieler sind sechs andere

animal-snail = Schnecke
animal-hedgehog = Igel
animal-fox = Fuchs
animal-owl = Eule
animal-raven = Rabe
animal-octopus = Krake

## Alles, was man einander zurufen kann

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-one-moment = Einen Moment, bitte.
phrase-well-played = Gut gespielt!
phrase-thank-you = Danke!
phrase-goodbye = Tschüss!
