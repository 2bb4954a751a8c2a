## Guests are animals

animal-badger = Badger
animal-bear = Bear
animal-beaver = Beaver
animal-bee = Bee
animal-camel = Camel
animal-cat = Cat
animal-crab = Crab
animal-dog = Dog
animal-dolphin = Dolphin
animal-duck = Duck
animal-elephant = Elephant
animal-flamingo = Flamingo
animal-frog = Frog
animal-giraffe = Giraffe
animal-horse = Horse
animal-kangaroo = Kangaroo
animal-koala = Koala
animal-ladybird = Ladybird
animal-lion = Lion
animal-mouse = Mouse
animal-otter = Otter
animal-panda = Panda
animal-parrot = Parrot
animal-penguin = Penguin
animal-rabbit = Rabbit
animal-seal = Seal
animal-squirrel = Squirrel
animal-tiger = Tiger
animal-turtle = Turtle
animal-whale = Whale

## Computer players are six others

animal-snail = Snail
animal-hedgehog = Hedgehog
animal-fox = Fox
animal-owl = Owl
animal-raven = Raven
animal-octopus = Octopus

## All that players can say to each other

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-goodbye = Goodbye!
