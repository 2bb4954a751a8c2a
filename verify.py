"""Checks records of Reckon without Reckon: python3 verify.py FILE...

Recomputes closing line, commitment, seed and order of the pack as docs/records.md says, with nothing but Python;
moves and result are for `reckon verify`. Exit code 0: all fits, 1: something does not, 2: no record; the worst counts.
"""
import hashlib, hmac, sys

MASK = 0xFFFFFFFF
QUARTERS = [(i, 4 + (i + d) % 4, 8 + (i + 2 * d) % 4, 12 + (i + 3 * d) % 4) for d in (0, 1) for i in range(4)]  # columns, diagonals
WORDS = ("cards", "seat", "commitment", "nonce", "secret", "seed", "order", "result", "game", "options")

def chacha20(key):
    """The keystream as 32-bit words: 20 rounds, nonce zero, blocks counted from 0."""
    block = b"expand 32-byte k" + key
    fixed = [int.from_bytes(block[i:i + 4], "little") for i in range(0, 48, 4)]
    for counter in range(2**32):
        start = fixed + [counter, 0, 0, 0]
        x = start[:]
        for a, b, c, d in QUARTERS * 10:
            for p, q, r, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[p] = (x[p] + x[q]) & MASK
                x[r] ^= x[p]
                x[r] = (x[r] << turn | x[r] >> 32 - turn) & MASK
        yield from ((word + first) & MASK for word, first in zip(x, start))

def below(n, words):
    """A number from 0 to n - 1, each equally likely: words that would favour some are passed over."""
    while True:
        product = next(words) * n
        if product & MASK >= 2**32 % n:
            return product >> 32

def is_good(order, seats):
    """Numberloor deals anew unless all hands and the rest have a Level, and the rest, where balloons are played, a numbered one."""
    kinds = "".join("0" if card[:1].isdigit() else card[:1] for card in order)  # 0 for a Level, b for such a balloon
    parts = [kinds[i:i + 6] for i in range(0, 6 * seats, 6)] + [kinds[6 * seats:]]
    return all("0" in part for part in parts) and ("b" in parts[-1] or not kinds.strip("0"))

def mixed(cards, words):
    """Fisher-Yates, from the end."""
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1, words)
        cards[i], cards[j] = cards[j], cards[i]
    return cards

def from_the_bag(tiles, seats, words):
    """Numenko: the tiles of each seat with a smiley, then the pot, which is mixed again with the smileys that are left."""
    smileys, each = tiles.count("?"), 20 if seats < 5 else 15
    if smileys < seats or len(tiles) - smileys < each * seats:
        return ""  # so many cannot play with these tiles
    taken = mixed([tile for tile in tiles if tile != "?"], words)[::-1]
    racks = [" ".join(taken[i:i + each] + ["?"]) for i in range(0, each * seats, each)]
    return " ".join(racks + mixed(taken[:each * seats - 1:-1] + ["?"] * (smileys - seats), words)[::-1])

def from_the_pot(blocks, seats, options, words):
    """nmbrs!: a lot for the youngest, lots for the first turn until one is ahead of all others, then the pot."""
    if blocks not in [[*map(str, range(1, highest + 1)), "ja", "jb", "jc", "jd"] for highest in (50, 100)] or not 1 < seats < 7:
        return ""  # there are no other blocks, and so many cannot play
    joker = {"starter-joker=highest": 101, "starter-joker=lowest": 0}
    joker = [joker[option] for option in options.split(" ") if option in joker]  # else whoever has one draws again
    below(seats, words)
    lots = [0, 0]
    while lots.count(max(lots)) > 1:
        lots = [int(block) if block.isdigit() else joker[0] for block in mixed(blocks[:], words) if joker or block.isdigit()][:seats]
    return " ".join(mixed(blocks, words)[::-1])

def shuffled(game, cards, seats, seed, options):
    """A lot for a seat, then Fisher-Yates until the deal is good; the last card of the pack leaves it first."""
    levels, numbered = ([card for card in cards if card[:1] in kind] for kind in (set("0123456789"), {"b"}))
    if game == "numberloor" and (len(cards) < 6 * seats + 2 or len(levels) <= seats or not numbered and levels != cards):
        return ""  # so many cannot play with these cards
    words = chacha20(seed)
    if game == "numenko":
        return from_the_bag(cards, seats, words)
    if game == "nmbrs":
        return from_the_pot(cards, seats, options, words)
    below(seats, words)
    while True:
        mixed(cards, words)
        if game != "numberloor" or is_good(cards[::-1], seats):
            return " ".join(cards[::-1])

def check(path, named):
    """Prints what fits in a file and what does not, below its name where there are several; gives the exit code."""
    if named:
        print(f"{path}:")
    try:
        data = open(path, "rb").read()
    except OSError as trouble:
        return print(f"{path}: {trouble.strerror}") or 2
    if not data.startswith((b"reckon record 1\n", b"reckon save 2 ")):
        return print("this is no record that I know") or 2
    lines = [line.partition(" ") for line in data.decode("utf-8", "replace").split("\n")]
    found = [[rest for head, _, rest in lines if head == word] for word in WORDS]
    cards, seats, commitment, nonces, secret, seed, order, result, game, options = found
    n, chosen = len(seats), "".join(seed).startswith("chosen ")
    form = [0, 0, 0, 1] if chosen else [1, n, 1, 1] if order or secret else [1, n, 0, 0]
    fits = list(map(len, found[2:6])) == form and len(cards) == len(game) == 1 and len(order) == len(result) < 2
    last = b"sha256 " + hashlib.sha256(data[:-72]).hexdigest().encode() + b"\n"
    checks = {"closing line": data[-72:] == last, "lines": fits}
    try:
        if fits and secret:
            checks["commitment"] = hashlib.sha256(bytes.fromhex(secret[0])).hexdigest() == commitment[0]
            key = hmac.digest(b"reckon shuffle 1", bytes.fromhex(secret[0]), "sha256")  # HKDF: extract, then expand
            checks["seed"] = hmac.digest(key, bytes.fromhex("".join(nonces)) + b"\x01", "sha256").hex() == seed[0]
        if fits and order:
            pack, key = [card.split(":")[0] for card in cards[0].split(" ")], bytes.fromhex(seed[0].split(" ")[-1])
            checks["order of the pack"] = len(key) == 32 and n > 0 and shuffled(game[0], pack, n, key, " ".join(options)) == order[0]
    except ValueError:
        checks["digits"] = False
    print(*(f"{name}: {'fits' if holds else 'DOES NOT FIT'}" for name, holds in checks.items()), sep="\n")
    if all(checks.values()):
        print("somebody chose the seed" if chosen else "the deal was drawn by lot" if order else "the game is not over")
    print("moves and result: not checked here")
    return 0 if all(checks.values()) else 1

if __name__ == "__main__":
    files = sys.argv[1:]
    if not files or files[0] in ("-h", "--help"):
        sys.exit(print(__doc__.strip()) or 2)
    sys.exit(max([check(file, len(files) > 1) for file in files]))
