//! The checks on every seed, and on texts that a careless parser would take for ever with.

use std::fs;
use std::path::{Path, PathBuf};

use reckon_fuzz::{numero_move, numero_pack, numero_play, numero_position, numero_record};

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(target);
    let mut files: Vec<PathBuf> = fs::read_dir(folder).expect("a folder").map(|f| f.expect("a file").path()).collect();
    files.sort();
    assert!(!files.is_empty());
    files.into_iter().map(|file| fs::read(file).expect("a file")).collect()
}

fn texts(target: &str) -> Vec<String> {
    seeds(target).into_iter().map(|seed| String::from_utf8(seed).expect("seeds of this target are text")).collect()
}

#[test]
fn seeds_hold() {
    texts("numero_move").iter().for_each(|text| numero_move(text));
    texts("numero_position").iter().for_each(|text| numero_position(text));
    texts("numero_pack").iter().for_each(|text| numero_pack(text));
    seeds("numero_play").iter().for_each(|bytes| numero_play(bytes));
    seeds("numero_record").iter().for_each(|bytes| numero_record(bytes));
}

/// The largest frame that a server takes.
const LONGEST: usize = 16 * 1024;

/// A record up to its cards.
const RECORD: &str = "reckon record 1\ngame numero\nrules 1\noptions preset=1-15\ncards ";

/// A reader that takes exponential time would never come back from these; the fuzzer itself
/// stops at inputs that take seconds.
#[test]
fn long_texts_are_read_to_the_end() {
    let beginnings =
        ["", "take 9b: ", "build 8: ", "discard ", "centre ", "hand 5r | centre ", "shown 1: 5r | ", "cards ", RECORD];
    let pieces = [
        "(",
        ")",
        "((((5r",
        "(5r + 3b)x2",
        "5r + ",
        "5r-2",
        "[-2]",
        "5r, ",
        "; discard -2",
        "| shown 1: 5r\n",
        "9",
        "-",
        "*1/2",
        "10#1 = 9g + 1r by 2, ",
        "√",
        "½",
        "1-99gobr ",
        "200*1g ",
        "x",
        " ",
        "|",
        ":",
        "[[wild]]\n",
        "[[[[",
        "{a=",
    ];
    for beginning in beginnings {
        for piece in pieces {
            let text = beginning.to_string() + &piece.repeat((LONGEST - beginning.len()) / piece.len());
            let closed = text.clone() + &")".repeat(LONGEST / 2);
            for text in [&text, &closed] {
                for check in [numero_move, numero_position, numero_pack] {
                    check(text);
                }
                numero_record(text.as_bytes());
            }
        }
    }
}
