//! The shuffle is frozen: the numbers in this file were computed by a separate program in another
//! language and must never change.

use reckon_rules::shuffle::{NotASeed, Seed, Shuffle, StreamPosition, commitment};

/// ChaCha20 as RFC 8439 §2.1 to §2.3 describes it, unoptimised; its 32-bit counter and the first
/// word of its nonce form the original 64-bit counter.
mod reference {
    pub fn quarter_round(state: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
        for (left, right) in [(16, 12), (8, 7)] {
            state[a] = state[a].wrapping_add(state[b]);
            state[d] = (state[d] ^ state[a]).rotate_left(left);
            state[c] = state[c].wrapping_add(state[d]);
            state[b] = (state[b] ^ state[c]).rotate_left(right);
        }
    }

    pub fn block(key: &[u8; 32], counter: u64) -> [u32; 16] {
        let mut start = [0; 16];
        let text = b"expand 32-byte k".iter().chain(key).copied();
        for (at, byte) in text.enumerate() {
            start[at / 4] |= u32::from(byte) << (8 * (at % 4));
        }
        start[12] = counter as u32;
        start[13] = (counter >> 32) as u32;

        let mut state = start;
        for _ in 0..10 {
            for i in 0..4 {
                quarter_round(&mut state, i, 4 + i, 8 + i, 12 + i);
            }
            for i in 0..4 {
                let [b, c, d] = [(i + 1) % 4, (i + 2) % 4, (i + 3) % 4];
                quarter_round(&mut state, i, 4 + b, 8 + c, 12 + d);
            }
        }
        std::array::from_fn(|i| state[i].wrapping_add(start[i]))
    }

    pub fn word(key: &[u8; 32], position: u64) -> u32 {
        block(key, position / 16)[(position % 16) as usize]
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn counting_up() -> [u8; 32] {
    std::array::from_fn(|i| i as u8)
}

fn words(shuffle: &mut Shuffle, count: usize) -> Vec<u32> {
    (0..count).map(|_| shuffle.next_word()).collect()
}

#[test]
fn the_reference_agrees_with_the_rfc() {
    let mut state = [0; 16];
    state[..4].copy_from_slice(&[0x11111111, 0x01020304, 0x9b8d6f43, 0x01234567]);
    reference::quarter_round(&mut state, 0, 1, 2, 3);
    assert_eq!(state[..4], [0xea2a92f4, 0xcb1cf8ce, 0x4581472e, 0x5881c4bb], "§2.1.1");

    let keystream = |counter| {
        let block = reference::block(&[0; 32], counter);
        hex(&block.map(u32::to_le_bytes).concat())
    };
    assert_eq!(
        keystream(0),
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7\
         da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
        "appendix A.1, vector 1"
    );
    assert_eq!(
        keystream(1),
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed\
         29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
        "appendix A.1, vector 2"
    );
}

#[test]
fn words_are_the_chacha20_keystream() {
    for seed in [Seed::from_number(0), Seed::from_number(u64::MAX), Seed::from_bytes(counting_up())] {
        let mut shuffle = Shuffle::new(&seed);
        for position in 0..1000 {
            assert_eq!(
                shuffle.next_word(),
                reference::word(seed.as_bytes(), position),
                "word {position} of seed {}",
                seed.to_hex()
            );
        }
    }
}

#[test]
fn the_block_counter_carries_beyond_32_bits() {
    let seed = Seed::from_bytes([0x42; 32]);
    let start = (1 << 36) - 100;
    let mut shuffle = Shuffle::resume(&StreamPosition::new(seed.clone(), start));
    for position in start..start + 200 {
        assert_eq!(shuffle.position().words_drawn(), position);
        assert_eq!(shuffle.next_word(), reference::word(seed.as_bytes(), position), "word {position}");
    }
}

#[test]
fn frozen_words() {
    #[rustfmt::skip]
    let frozen = [
        (Seed::from_number(0), [0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653,
                                0xb819d2bd, 0x1aed8da0, 0xccef36a8, 0xc70d778b]),
        (Seed::from_number(1), [0x7c0ad3c5, 0x9311ece1, 0x484fc878, 0x855a777d,
                                0xce3ef142, 0x55948a23, 0x889e22e8, 0xbd5be88d]),
        (Seed::from_number((1 << 63) + 7), [0xaa8cd6d2, 0xeaf05950, 0x14df6442, 0x62a26b35,
                                            0x7a695de4, 0xd4ca50e7, 0x9886b088, 0xa45166fa]),
        (Seed::from_bytes(counting_up()), [0x7d2bfd39, 0x6a19c5d9, 0x7703bd8d, 0x494adcb8,
                                           0x6fd8358a, 0xcc6adebc, 0x4c7dccb2, 0x9224ead8]),
        (Seed::from_bytes([0x42; 32]), [0x1ff3dda4, 0x69ba327f, 0x50ce146f, 0x1ef2f3ec,
                                        0x830e103e, 0x6679f4bd, 0x6874b0e7, 0x6e0b50e9]),
    ];
    for (seed, expected) in frozen {
        let drawn = words(&mut Shuffle::new(&seed), 8);
        assert_eq!(drawn, expected, "seed {}", seed.to_hex());
    }
}

#[test]
fn frozen_draws() {
    // The last number is how many words the eight draws took.
    #[rustfmt::skip]
    let frozen: [(u32, [u32; 8], u64); 9] = [
        (1, [0; 8], 8),
        (2, [1, 0, 0, 0, 0, 0, 1, 0], 8),
        (3, [2, 0, 0, 0, 0, 0, 2, 0], 8),
        (6, [4, 1, 1, 0, 1, 1, 5, 0], 8),
        (52, [37, 13, 9, 2, 17, 8, 47, 8], 8),
        (1000, [726, 267, 190, 53, 331, 172, 903, 163], 8),
        ((1 << 31) + 1, [575414578, 712214767, 350472618, 911788589,
                         2013192935, 26091803, 898170412, 2094751729], 16),
        (3 << 30, [2339026740, 863121867, 173596810, 1068322151,
                   555510541, 2911523054, 525708927, 1367682884], 9),
        (u32::MAX, [3118702320, 1150829156, 816813795, 231462413,
                    1424429534, 740680721, 3882030738, 700945236], 8),
    ];
    for (n, expected, position) in frozen {
        let mut shuffle = Shuffle::from_number(7);
        let drawn = [(); 8].map(|()| shuffle.below(n));
        assert_eq!(drawn, expected, "below({n}), seed 7");
        assert_eq!(shuffle.position().words_drawn(), position, "below({n}), seed 7");
    }
}

#[test]
fn frozen_shuffle() {
    let mut cards: Vec<u8> = (0..60).collect();
    let mut shuffle = Shuffle::from_number(2026);
    shuffle.shuffle(&mut cards);
    assert_eq!(
        cards,
        [
            37, 55, 1, 13, 57, 42, 33, 11, 7, 12, 28, 16, 31, 49, 3, 47, 0, 24, 8, 18, 35, 21, 30, 59, 53, 26, 25, 23,
            52, 9, 19, 44, 6, 32, 14, 2, 20, 58, 40, 27, 38, 45, 4, 50, 17, 36, 56, 51, 5, 15, 43, 22, 34, 39, 10, 29,
            46, 54, 48, 41
        ],
        "seed 2026"
    );
    assert_eq!(shuffle.position().words_drawn(), 59);
}

#[test]
fn frozen_seed_of_a_table() {
    let secret = counting_up();
    let [one, two] = [[0x11; 32], [0x22; 32]];
    assert_eq!(Seed::derive(&secret, &[]).to_hex(), "06403b9e57052e8ba57fe834048b6c74d7b34a3606a853076e1b8eaa8efa1375");
    assert_eq!(
        Seed::derive(&secret, &[one, two]).to_hex(),
        "f4b130081e0c621f0932100dd217bb81bb68bc0fe9d2516da2da9333b506d86b"
    );
    assert_eq!(
        Seed::derive(&secret, &[two, one]).to_hex(),
        "b1acc62fdfb11a51b84b41a58e6744f3d391f5be838ab493324c60701f52e2e0",
        "the order of the seats counts"
    );
    assert_eq!(hex(&commitment(&secret)), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

#[test]
fn a_resumed_shuffle_goes_on_from_every_position() {
    let mut live = Shuffle::from_number(11);
    for position in 0..300 {
        let stream = live.position();
        assert_eq!(stream, StreamPosition::new(Seed::from_number(11), position));

        let mut resumed = Shuffle::resume(&stream);
        assert_eq!(resumed.position(), stream);
        let mut cloned = live.clone();
        let expected: Vec<u32> =
            (position..position + 130).map(|at| reference::word(Seed::from_number(11).as_bytes(), at)).collect();
        assert_eq!(words(&mut resumed, 130), expected, "resumed at {position}");
        assert_eq!(words(&mut cloned, 130), expected, "cloned at {position}");
        assert_eq!(resumed.position(), cloned.position());

        live.next_word();
    }
}

#[test]
fn a_place_is_small() {
    assert_eq!(size_of::<StreamPosition>(), 40);
}

#[test]
fn secrets_do_not_show() {
    let mut shuffle = Shuffle::new(&Seed::from_bytes([0x42; 32]));
    shuffle.next_word();
    assert_eq!(format!("{:?}", Seed::from_bytes([0x42; 32])), "Seed(..)");
    assert_eq!(format!("{:?}", shuffle.position()), "StreamPosition { position: 1, .. }");
    assert_eq!(format!("{shuffle:?}"), "Shuffle { position: 1, .. }");
}

#[test]
fn hexadecimal_round_trip() {
    let seed = Seed::from_bytes(std::array::from_fn(|i| (i * 37 + 5) as u8));
    assert_eq!(Seed::from_hex(&seed.to_hex()), Ok(seed.clone()));
    assert_eq!(seed.to_hex().to_uppercase().parse(), Ok(seed));

    for text in ["", "42", &"0".repeat(63), &"0".repeat(65), &"0g".repeat(32), &"+1".repeat(32), &"é".repeat(32)] {
        assert_eq!(text.parse::<Seed>(), Err(NotASeed), "{text:?}");
    }
}

#[test]
fn small_and_empty_things() {
    let mut shuffle = Shuffle::from_number(3);
    shuffle.shuffle::<u8>(&mut []);
    shuffle.shuffle(&mut ["only"]);
    assert_eq!(shuffle.pick::<u8>(&[]), None);
    assert_eq!(shuffle.position().words_drawn(), 0, "nothing was drawn");

    assert_eq!(shuffle.pick(&["only"]), Some(&"only"));
    assert_eq!(shuffle.position().words_drawn(), 1, "one choice is drawn too");

    assert!(!shuffle.chance(0, 5));
    assert!(shuffle.chance(5, 5));
    assert_eq!(shuffle.position().words_drawn(), 3);
}

#[test]
#[should_panic(expected = "no number below 0")]
fn nothing_is_below_zero() {
    Shuffle::from_number(0).below(0);
}

/// Returns how far the counts are from all being equal.
fn chi_squared(counts: &[u32]) -> f64 {
    let total: u32 = counts.iter().sum();
    let expected = f64::from(total) / counts.len() as f64;
    counts.iter().map(|&count| f64::from(count) - expected).map(|difference| difference * difference / expected).sum()
}

/// Counts the results of `draw`. A fair source exceeds each threshold for less than one seed in a
/// hundred thousand; the seed is fixed all the same.
fn assert_uniform(cells: usize, draws: u32, threshold: f64, seed: u64, mut draw: impl FnMut(&mut Shuffle) -> u32) {
    let mut shuffle = Shuffle::from_number(seed);
    let mut counts = vec![0; cells];
    for _ in 0..draws {
        counts[draw(&mut shuffle) as usize] += 1;
    }
    let distance = chi_squared(&counts);
    assert!(distance < threshold, "chi-squared {distance} of {cells} cells, seed {seed}");
}

#[test]
fn all_orders_of_five_are_equally_likely() {
    // The rank of an order among all 120, by counting smaller items to the right.
    let rank = |items: [u8; 5]| {
        (0..5).fold(0, |rank, i| {
            let smaller = items[i..].iter().filter(|&item| *item < items[i]).count();
            rank * (5 - i as u32) + smaller as u32
        })
    };
    assert_eq!(rank([0, 1, 2, 3, 4]), 0);
    assert_eq!(rank([4, 3, 2, 1, 0]), 119);

    assert_uniform(120, 120_000, 200.0, 20, |shuffle| {
        let mut items = [0, 1, 2, 3, 4];
        shuffle.shuffle(&mut items);
        rank(items)
    });
}

#[test]
fn a_card_lands_everywhere() {
    for card in [0, 29, 59] {
        assert_uniform(60, 30_000, 120.0, 30 + card, |shuffle| {
            let mut cards: [u64; 60] = std::array::from_fn(|i| i as u64);
            shuffle.shuffle(&mut cards);
            let position = cards.iter().position(|&there| there == card);
            position.expect("shuffling loses no card") as u32
        });
    }
}

#[test]
fn draws_are_uniform() {
    assert_uniform(3, 300_000, 24.0, 40, |shuffle| shuffle.below(3));
    assert_uniform(1000, 1_000_000, 1220.0, 41, |shuffle| shuffle.below(1000));
    assert_uniform(4, 100_000, 27.0, 42, |shuffle| *shuffle.pick(&[3, 1, 0, 2]).expect("there are four"));
    assert_uniform(2, 100_000, 20.0, 43, |shuffle| u32::from(shuffle.below(100) < 50));
}

#[test]
fn draws_that_are_often_rejected_are_uniform() {
    let n = (1 << 31) + 1;
    assert_uniform(64, 200_000, 130.0, 50, |shuffle| (u64::from(shuffle.below(n)) * 64 / u64::from(n)) as u32);
    assert_uniform(64, 200_000, 130.0, 51, |shuffle| shuffle.below(n) % 64);
    // Without rejection, multiples of 3 would come up twice as often as other numbers.
    assert_uniform(3, 200_000, 24.0, 52, |shuffle| shuffle.below(3 << 30) % 3);
}

#[test]
fn chances_are_as_stated() {
    let seed = 60;
    let mut shuffle = Shuffle::from_number(seed);
    let hits = (0..100_000).filter(|_| shuffle.chance(1, 4)).count();
    assert!((24_300..25_700).contains(&hits), "{hits} of 100000 at one in four, seed {seed}");
}
