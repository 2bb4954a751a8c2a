//! The checks on every seed, and on texts that a careless parser would take for ever with.

use std::fs;
use std::path::{Path, PathBuf};

use reckon_fuzz::{
    create_table, nmbrs_loose, nmbrs_move, nmbrs_play, nmbrs_position, nmbrs_record, nmbrs_work, numberloor_loose,
    numberloor_move, numberloor_pack, numberloor_play, numberloor_position, numberloor_record, numberloor_work,
    numenko_grid, numenko_loose, numenko_move, numenko_pack, numenko_play, numenko_position, numenko_record,
    numenko_work, numero_move, numero_pack, numero_play, numero_position, numero_record, numero_work, to_server,
};

/// A target by its name.
type Target<T> = (&'static str, fn(&T));

/// Targets that take text, and those that take bytes of all kinds.
const TEXTS: &[Target<str>] = &[
    ("numero_move", numero_move),
    ("numero_position", numero_position),
    ("numero_pack", numero_pack),
    ("numero_work", numero_work),
    ("numberloor_move", numberloor_move),
    ("numberloor_loose", numberloor_loose),
    ("numberloor_position", numberloor_position),
    ("numberloor_pack", numberloor_pack),
    ("numberloor_work", numberloor_work),
    ("numenko_move", numenko_move),
    ("numenko_grid", numenko_grid),
    ("numenko_loose", numenko_loose),
    ("numenko_position", numenko_position),
    ("numenko_pack", numenko_pack),
    ("numenko_work", numenko_work),
    ("nmbrs_move", nmbrs_move),
    ("nmbrs_loose", nmbrs_loose),
    ("nmbrs_position", nmbrs_position),
    ("nmbrs_work", nmbrs_work),
];

const BYTES: &[Target<[u8]>] = &[
    ("numero_play", numero_play),
    ("numero_record", numero_record),
    ("numberloor_play", numberloor_play),
    ("numberloor_record", numberloor_record),
    ("numenko_play", numenko_play),
    ("numenko_record", numenko_record),
    ("nmbrs_play", nmbrs_play),
    ("nmbrs_record", nmbrs_record),
    ("to_server", to_server),
    ("create_table", create_table),
];

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(target);
    let mut files: Vec<PathBuf> = fs::read_dir(folder).expect("a folder").map(|f| f.expect("a file").path()).collect();
    files.sort();
    assert!(!files.is_empty());
    files.into_iter().map(|file| fs::read(file).expect("a file")).collect()
}

#[test]
fn seeds_hold() {
    for (target, check) in TEXTS {
        for seed in seeds(target) {
            check(&String::from_utf8(seed).expect("seeds of this target are text"));
        }
    }
    for (target, check) in BYTES {
        seeds(target).iter().for_each(|bytes| check(bytes));
    }
}

/// A target that nobody has listed here, or given a dictionary, would never run.
#[test]
fn every_target_is_listed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let listed: Vec<&str> = TEXTS.iter().map(|(name, _)| *name).chain(BYTES.iter().map(|(name, _)| *name)).collect();
    let script = fs::read_to_string(root.join("../scripts/long-fuzz")).expect("the script");
    for file in fs::read_dir(root.join("fuzz_targets")).expect("a folder") {
        let name = file.expect("a file").path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
        assert!(listed.contains(&name.as_str()), "{name} is not listed");
        assert!(root.join(format!("dictionaries/{name}.dict")).exists(), "{name} has no dictionary");
        assert!(script.contains(&format!("\n{name} ")), "{name} is not in scripts/long-fuzz");
    }
}

/// The largest frame that a server takes.
const LONGEST: usize = 16 * 1024;

/// Records up to their cards.
const RECORD: &str = "reckon record 1\ngame numero\nrules 1\noptions preset=1-15\ncards ";
const OTHER_RECORD: &str = "reckon record 1\ngame numberloor\nrules 1\noptions preset=advanced\ncards ";
const THIRD_RECORD: &str = "reckon record 1\ngame numenko\nrules 1\noptions preset=quick\ncards ";

const FOURTH_RECORD: &str = "reckon record 1\ngame nmbrs\nrules 1\noptions preset=usual\ncards ";

/// A reader that takes exponential time would never come back from these; the fuzzer itself
/// stops at inputs that take seconds.
#[test]
fn long_texts_are_read_to_the_end() {
    let beginnings = [
        "",
        "take 9b: ",
        "build 8: ",
        "discard ",
        "centre ",
        "hand 5r | centre ",
        "shown 1: 5r | ",
        "cards ",
        "night 5n ",
        "end ",
        "open 5 b3 | hand ",
        "open 5 b3 | placed ",
        RECORD,
        OTHER_RECORD,
        THIRD_RECORD,
        FOURTH_RECORD,
        "hand 1 | table ",
        "insert 3 between 2 4, ",
        "exchange 33 for ja, ",
        "lay ",
        "done 2*4*8; across 1,1: ",
        "2*4*8 > a1 down ",
        "seat 1 | tiles ",
        "counts 21 21 | grid 1: ",
        "{\"move\":{\"id\":\"a\",\"on\":1,\"m\":",
        "{\"game\":\"numero\",\"seats\":[\"me\"],\"options\":{\"a\":",
    ];
    let pieces = [
        "(",
        ")",
        "((((5r",
        "(5r + 3b)x2",
        "5r + ",
        "5r-2",
        "[-2]",
        "10r -2 = ",
        "[-2] ; ",
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
        "{\"m\":",
        "[\"pass\",",
        "{a=",
        "5 b2 ",
        "5n ",
        "+2=",
        "3+2=5, ",
        "5 left ",
        "on 5 ",
        "200*0-9n!red ",
        "🎈",
        "night ",
        "end ",
        "1*",
        "?",
        "*?",
        "1?*",
        "1*2*3/",
        "9/*/",
        "./",
        "; down 1,1: 1+1=2",
        "1+",
        "12345678*",
        "a1 across ",
        "lift a1 ",
        "10*0-9 50** ",
        ". / ",
        "ja=35 ",
        "insert 3 between 2 4, ",
        "1 above 2, ",
        "lay 30 40 50, ",
        "new 30 40 50, ",
        "65 75 into A, ",
        "jb at 20, ",
    ];
    for beginning in beginnings {
        for piece in pieces {
            let text = beginning.to_string() + &piece.repeat((LONGEST - beginning.len()) / piece.len());
            let closed = text.clone() + &")".repeat(LONGEST / 2);
            for text in [&text, &closed] {
                TEXTS.iter().for_each(|(_, check)| check(text));
                numero_record(text.as_bytes());
                numberloor_record(text.as_bytes());
                numenko_record(text.as_bytes());
                nmbrs_record(text.as_bytes());
                to_server(text.as_bytes());
                create_table(text.as_bytes());
            }
        }
    }
}
