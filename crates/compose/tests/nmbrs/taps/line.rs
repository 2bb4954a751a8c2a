//! A tapped turn of nmbrs! blocks: what the taps mean, how the blocks fit, what could follow.

use reckon_compose::nmbrs::{Goes, MAX_WAYS, PlacementKind, Preview, PreviewRow, Sketch, Target};
use reckon_compose::{Compose, NotComposed, Previewed};
use reckon_rules::nmbrs::sequence::Steps;
use reckon_rules::nmbrs::{Illegal, Kind, NotASequence};

use super::{preview, sketch};
use crate::support;
use reckon_rules::nmbrs::Nmbrs;

fn previewed(before: &str, text: &str) -> Previewed<Nmbrs> {
    preview(&support::position::<Nmbrs>(before), &sketch(text))
}

fn words<T: ToString>(things: &[T], between: &str) -> String {
    things.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

/// Returns the steps that a sketch means, which must leave a valid table.
#[track_caller]
fn lays(before: &str, text: &str) -> String {
    let Previewed { preview, refusal, .. } = previewed(before, text);
    assert_eq!((refusal, preview.stuck), (None, None), "\n{text}\nin {before}");
    words(&preview.lays, ", ")
}

/// Returns the ways to choose from, each as the row it makes.
#[track_caller]
fn ways(before: &str, text: &str) -> Vec<String> {
    let Previewed { preview, refusal, .. } = previewed(before, text);
    assert_eq!((refusal, preview.stuck.is_some()), (None, true), "\n{text}\nin {before}");
    preview.ways.iter().map(|way| words(&way.row, " ")).collect()
}

/// Returns the step that fails, and why.
#[track_caller]
fn stuck(before: &str, text: &str) -> (u8, Illegal) {
    let shown = previewed(before, text);
    (shown.preview.stuck.unwrap_or_else(|| panic!("{text} fits")), shown.illegal().unwrap().clone())
}

/// Returns the wrong run, which must be the only one.
#[track_caller]
fn wrong_run(why: Illegal) -> (String, NotASequence) {
    let Illegal::WrongRuns { runs } = why else { panic!("{why:?}") };
    assert_eq!(runs.len(), 1, "{runs:?}");
    (words(&runs[0].pieces, " "), runs[0].why)
}

fn row(row: &PreviewRow) -> String {
    let letter = row.letter.map_or("-".to_string(), |letter| letter.to_string());
    format!("{letter}: {}", words(&row.pieces, " "))
}

fn rows(preview: &Preview) -> String {
    preview.rows.iter().map(row).collect::<Vec<_>>().join(" | ")
}

fn goes(before: &str, text: &str) -> String {
    let target = |target: &Target| match target {
        Target::New => "new".to_string(),
        Target::Row(letter) => letter.to_string(),
        Target::At(block) => format!("at {block}"),
        Target::Between(one, other) => format!("{one}-{other}"),
    };
    let written =
        |goes: &Goes| format!("{} {}", goes.block, goes.targets.iter().map(target).collect::<Vec<_>>().join(" "));
    previewed(before, text).preview.goes.iter().map(written).collect::<Vec<_>>().join(", ")
}

// §4.12 Three blocks as a new row, tapped in any order.
#[test]
fn a_new_row() {
    let before = "hand 30 40 50 91 7";
    let Previewed { preview, refusal, .. } = previewed(before, "new 40 50 30");
    assert_eq!((words(&preview.lays, ", "), refusal), ("lay 30 40 50".to_string(), None));
    assert_eq!((preview.hand.to_string(), preview.fresh.to_string()), ("7 91".to_string(), "30 40 50".to_string()));
    assert!(preview.can_finish && preview.has_laid && preview.choice.is_none());
    assert_eq!((rows(&preview), preview.rows[0].kind), ("A: 30 40 50".to_string(), Some(Kind::Steps { by: 10 })));
    assert!(preview.rows[0].is_new);
    let preview = previewed(before, "new 40 50 30, give 91").preview;
    assert_eq!(preview.choice.unwrap().to_string(), "lay 30 40 50, give 91");
    assert_eq!(wrong_run(stuck("table 1 2 3 | hand 30 41 50 7", "new 30 50 41").1).0, "30 41 50");
    let first = stuck(before, "new 30 50 91").1;
    assert!(matches!(first, Illegal::FirstIsWrong { .. }), "{first:?}");
    let first = stuck(before, "new 30 50").1;
    assert!(matches!(first, Illegal::FirstTooShort { blocks: 2 }), "{first:?}");
    assert_eq!(stuck(before, "new 30 40 51"), (0, Illegal::NotHeld { block: "51".parse().unwrap() }));
    assert_eq!(stuck(before, "new 30 30 30"), (0, Illegal::NotHeld { block: "30".parse().unwrap() }));
}

// §3.5 An accumulation is not a sequence, and is reported as an accumulation.
#[test]
fn an_accumulation() {
    let (row, why) = wrong_run(stuck("table 1 2 3 | hand 13 17 30 7", "new 13 17 30").1);
    assert_eq!((row.as_str(), why), ("13 17 30", NotASequence::Accumulation { first: 13, second: 17, sum: 30 }));
}

// §5.1 The player is asked for a joker's number only if several fit; the one that fills a gap comes first.
#[test]
fn jokers_of_a_new_row() {
    let before = "table 1 2 3 | hand 30 50 60 ja jb 7";
    assert_eq!(ways(before, "new 30 50 ja"), ["30 ja=40 50", "30 50 ja=70", "ja=10 30 50"]);
    assert_eq!(lays(before, "new 30 ja 50 60"), "lay 30 ja=40 50 60");
    assert_eq!(lays(before, "new 30 50 ja=10"), "lay ja=10 30 50");
    assert_eq!(ways(before, "new 30 ja 50 60 jb"), ["30 ja=40 50 60 jb=70", "ja=20 30 jb=40 50 60"]);
    assert_eq!(ways(before, "new 30 ja jb").len(), MAX_WAYS);
    assert_eq!(ways(before, "new 30 ja jb")[0], "30 ja=31 jb=32");
    assert_eq!(lays("table 1 2 3 | hand 100 51 ja 7", "new 100 51 ja=2"), "lay ja=2 51 100");
    let simple = "options preset=simple | table 1 2 3 | hand 30 50 ja 7";
    assert_eq!(ways(simple, "new 30 50 ja"), ["30 ja=40 50", "ja=10 30 50"]);
    let (at, why) = stuck(before, "new 30 60 ja 7");
    assert!(at == 0 && matches!(why, Illegal::FitsNowhere { ref row, .. } if row.is_empty()), "{why:?}");
}

// §3.2 A joker completes a row only by a step that the table plays with.
#[test]
fn agreed_steps() {
    let with = |steps: &str| format!("options steps={steps} | table 20 21 22 | hand 1 2 3 4 7 8 11 16 25 ja jb");
    assert_eq!(ways(&with("any"), "new 2 8 ja"), ["2 ja=5 8", "2 8 ja=14"]);
    assert_eq!(lays(&with("1-5"), "new 2 8 ja"), "lay 2 ja=5 8");
    assert_eq!(ways(&with("1,2,5,10"), "new 1 11 ja"), ["1 ja=6 11", "1 11 ja=21"]);
    assert!(matches!(stuck(&with("1,2,5,10"), "new 2 8 ja").1, Illegal::FitsNowhere { .. }));
    let (row, why) = wrong_run(stuck(&with("1,2,5,10"), "new 1 4 7").1);
    assert_eq!((row.as_str(), why), ("1 4 7", NotASequence::StepNotAgreed { by: 3, steps: Steps::FIRST }));
    // A row that is finer after insertions needs a finer step.
    let finer = |steps: &str| format!("options steps={steps} | table 10 20 30 | hand 15 25 7 ja jb");
    assert_eq!(lays(&finer("5,10"), "15 25 into A"), "insert 15 between 10 20, insert 25 between 20 30");
    assert!(matches!(stuck(&finer("1,2,10"), "15 25 into A").1, Illegal::WrongRuns { .. }));
    assert_eq!(lays(&finer("10"), "ja into A"), "ja=40 right of 30");
}

// §3.3, §3.4 Squares, cubes, primes and ratios, where the table has agreed on them.
#[test]
fn other_sequences() {
    let with = |options: &str| format!("options {options} | table 10 20 30 | hand 1 2 3 4 5 7 8 9 11 16 25 ja");
    assert_eq!(lays(&with("squares=on"), "new 25 9 16"), "lay 9 16 25");
    assert_eq!(lays(&with("geometric=on"), "new 4 16 8"), "lay 4 8 16");
    assert_eq!(ways(&with("squares=on"), "new 9 16 ja"), ["9 16 ja=23", "ja=2 9 16", "ja=4 9 16", "9 16 ja=25"]);
    assert_eq!(ways(&with("geometric=on"), "new 4 9 ja"), ["4 9 ja=14", "4 ja=6 9"]);
    assert_eq!(ways(&with("primes=on"), "new 5 11 7 ja"), ["5 7 ja=9 11", "5 7 11 ja=13", "ja=3 5 7 11"]);
    assert!(matches!(stuck(&with("primes=on"), "new 5 11 2").1, Illegal::WrongRuns { .. }));
    assert_eq!(lays(&with("primes=on members=any"), "new 5 11 2"), "lay 2 5 11");
    // Inserted alone, and without filling every gap.
    let primes = |rest: &str| format!("options primes=on {rest} | table 3 7 11 | hand 5 17 2 ja 50");
    assert_eq!(lays(&primes(""), "5 into A"), "insert 5 between 3 7");
    assert_eq!(lays(&primes("members=any"), "5 17 2 into A"), "insert 5 between 3 7, 2 left of 3, 17 right of 11");
    assert_eq!(ways(&primes("members=any"), "ja into A")[0], "3 7 11 ja=15");
}

// §4.6 Before and after a row.
#[test]
fn at_the_ends() {
    let before = "table 8 12 16 | hand 4 20 24 0".replace(" 0", " 91 ja");
    assert_eq!(lays(&before, "20 into A"), "20 right of 16");
    assert_eq!(lays(&before, "4 into A"), "4 left of 8");
    assert_eq!(lays(&before, "4 20 24 into A"), "4 left of 8, 20 24 right of 16");
    assert_eq!(lays(&before, "20 at 12"), "20 right of 16");
    assert_eq!(ways(&before, "ja into A"), ["8 12 16 ja=20", "ja=4 8 12 16"]);
    assert_eq!(lays(&before, "ja 20 4 into A"), "4 left of 8, 20 ja=24 right of 16");
    let (row, why) = wrong_run(stuck(&before, "91 into A").1);
    assert_eq!((row.as_str(), why), ("8 12 16 91", NotASequence::OtherStep { first: 12, second: 16, third: 91 }));
    let falling = "table 16 / 12 / 8 | hand 4 20 24 91";
    assert_eq!(lays(falling, "4 20 24 into A"), "24 20 above 16, 4 below 8");
    assert_eq!(stuck(&before, "4 into D"), (0, Illegal::NoSuchRow { letter: "D".parse().unwrap() }));
    assert_eq!(stuck(&before, "4 at 5"), (0, Illegal::NotOnTable { block: "5".parse().unwrap() }));
}

// §4.7 In between: in all gaps, and at the ends as well.
#[test]
fn inserted() {
    let before = "table 60 70 80 | hand 65 75 90 85 55 62 64 68 66 72 74 76 78 ja";
    assert_eq!(lays(before, "65 75 into A"), "insert 65 between 60 70, insert 75 between 70 80");
    assert_eq!(
        lays(before, "75 85 55 65 90 into A"),
        "insert 65 between 60 70, insert 75 between 70 80, 55 left of 60, 85 90 right of 80"
    );
    assert_eq!(
        lays(before, "62 64 66 68 72 74 76 78 into A"),
        "insert 62 64 66 68 between 60 70, insert 72 74 76 78 between 70 80"
    );
    assert_eq!(lays(before, "65 ja into A"), "insert 65 between 60 70, insert ja=75 between 70 80");
    assert_eq!(wrong_run(stuck(before, "65 into A").1).0, "60 65 70 80");
    assert_eq!(wrong_run(stuck(before, "65 between 70 60").1).0, "60 65 70 80");
    assert_eq!(
        lays("table 80 70 60 | hand 65 75 9", "65 75 at 60"),
        "insert 75 between 80 70, insert 65 between 70 60"
    );
    let moved = previewed("table 60 70 80 / . . 81 / . . 82 | hand 65 75 9", "65 75 into A").preview.moved;
    assert_eq!(moved.to_string(), "70 80 81 82");
}

// §4.10 Across a block, on both sides or on one.
#[test]
fn across() {
    let before = "table 20 30 40 | hand 28 32 50 34 26 ja 24";
    assert_eq!(lays(before, "28 32 at 30"), "28 above 30, 32 below 30");
    assert_eq!(lays(before, "32 34 at 30"), "32 34 below 30");
    assert_eq!(lays(before, "28 26 at 30"), "26 28 above 30");
    let Previewed { preview, .. } = previewed(before, "28 32 at 30");
    assert_eq!(rows(&preview), "A: 20 30 40 | B: 28 30 32");
    assert_eq!(ways(before, "28 ja at 30"), ["28 ja=29 30", "28 30 ja=32", "ja=26 28 30"]);
    // Along the row or across: two ways.
    let both = previewed("table 20 30 40 | hand 50 60 7", "50 60 at 40").preview;
    let hows: Vec<PlacementKind> = both.ways.iter().map(|way| way.how).collect();
    let letter = "A".parse().unwrap();
    assert_eq!(hows, [PlacementKind::Along { letter }, PlacementKind::Across { at: "40".parse().unwrap() }]);
    let (_, why) = stuck(before, "28 at 30");
    assert!(matches!(why, Illegal::FitsNowhere { ref row, .. } if words(row, " ") == "30"), "{why:?}");
}

// §4.9 Insertions into the rows of a lattice wait for all the others, in whatever order and way round they come.
#[test]
fn a_lattice() {
    let rows: Vec<String> = (1..=5).map(|at| format!("{at}0 {at}2 {at}4")).collect();
    let hand: Vec<String> = (1..=5).map(|at| format!("{at}1 {at}3")).collect();
    let before = format!("table {} | hand {} 91", rows.join(" / "), hand.join(" "));
    let drawn = previewed(&before, "").preview.rows;
    let letter = |at: u8| {
        let row =
            drawn.iter().find(|row| words(&row.pieces, " ") == format!("{at}0 {at}2 {at}4")).expect("it lies there");
        row.letter.expect("it is a row")
    };
    for order in [[1, 2, 3, 4, 5], [5, 3, 1, 2, 4], [2, 5, 4, 1, 3]] {
        let steps: Vec<String> = order.into_iter().map(|at| format!("{at}3 {at}1 into {}", letter(at))).collect();
        for done in 1..steps.len() {
            let preview = previewed(&before, &steps[..done].join(", ")).preview;
            assert!(preview.stuck.is_none() && preview.waiting, "{:?}", &steps[..done]);
        }
        let all = format!("{}, give 91", steps.join(", "));
        let choice = previewed(&before, &all).preview.choice.unwrap_or_else(|| panic!("{all}"));
        // The order found holds under every revision.
        for rules in ["", "rules 1 | "] {
            let view = support::position::<Nmbrs>(&format!("{rules}{before}"));
            assert_eq!(Nmbrs::verdict(&view, &choice).expect("a position that can occur"), Ok(()), "{choice}");
        }
    }
}

// §4.11 Two rows become one, or a new one crosses both.
#[test]
fn linked() {
    let in_line = "table 10 15 20 . 30 35 40 | hand 25 7 1";
    for text in ["25 into A", "25 into B", "25 at 20", "25 at 30"] {
        let lays = lays(in_line, text);
        assert!(lays == "25 right of 20" || lays == "25 left of 30", "{lays}");
    }
    assert_eq!(lays(in_line, "25 between 30 20"), "link 25 between 20 30");
    assert_eq!(rows(&previewed(in_line, "25 between 20 30").preview), "A: 10 15 20 25 30 35 40");
    // §3.8 Only naming both rows joins them, though they lie in line; not so under revision 1.
    assert_eq!(rows(&previewed(in_line, "25 at 20").preview), "A: 10 15 20 25 | B: 30 35 40");
    assert_eq!(words(&previewed(in_line, "25 at 20").preview.moved.iter().collect::<Vec<_>>(), " "), "30 35 40");
    assert_eq!(rows(&previewed(&format!("rules 1 | {in_line}"), "25 at 20").preview), "A: 10 15 20 25 30 35 40");
    let across = "table 20 22 24 / . / 30 33 36 | hand 25 7 1";
    assert_eq!(lays(across, "25 at 20"), "link 25 between 20 30 down");
    assert_eq!(lays(&format!("rules 1 | {across}"), "25 at 20"), "25 below 20");
    assert_eq!(lays(across, "25 between 20 30"), "link 25 between 20 30 down");
    // They are not in line, so one of them is pushed.
    let apart = "table 20 22 24 .3 30 33 36 | hand 25 7 1";
    assert_eq!(lays(apart, "25 between 20 30"), "link 25 between 20 30 down");
    assert_eq!(lays(apart, "25 at 30"), "link 25 between 20 30 down");
    assert_eq!(rows(&previewed(apart, "25 at 30").preview), "A: 20 22 24 | B: 30 33 36 | C: 20 25 30");
    let ends = "table 10 15 20 .3 30 35 40 | hand 25 7 1";
    assert_eq!(ways(ends, "25 between 20 30"), ["20 25 30", "10 15 20 25 30 35 40"]);
    assert!(matches!(
        stuck(&format!("options push-to-link=off | {apart}"), "25 between 20 30").1,
        Illegal::NotInLine { .. }
    ));
}

// §5.3, §5.4 The number that a joker stands for, and the joker laid again.
#[test]
fn exchanged() {
    let before = "table 30 ja=35 40 | hand 35 50 45 7";
    let Previewed { preview, refusal, .. } = previewed(before, "35 at ja");
    assert_eq!((words(&preview.lays, ", "), preview.stuck), ("exchange 35 for ja".to_string(), None));
    assert_eq!((preview.picked_up.to_string(), preview.can_finish), ("ja".to_string(), false));
    assert!(matches!(refusal, Some(NotComposed::Illegal(Illegal::JokersKept { .. }))), "{refusal:?}");
    assert_eq!(lays(before, "35 at ja, ja=55 45 50 into A"), "exchange 35 for ja, 45 50 ja=55 right of 40");
    assert_eq!(ways(before, "35 at ja, ja 45 into A"), ["30 35 40 45 ja=50", "ja=25 30 35 40 45"]);
    assert_eq!(goes(before, ""), "35 at ja, 45 A");
    let joker = "ja".parse().unwrap();
    let stands_for = Illegal::JokerStandsFor { joker, value: 35, block: "50".parse().unwrap() };
    assert_eq!(stuck(before, "50 at ja, 45 into A"), (0, stands_for));
    let not_yet = format!("{before} | laid 2");
    assert_eq!(stuck(&not_yet, "35 at ja"), (0, Illegal::OwnSequenceFirst));
    assert_eq!(goes(&not_yet, ""), "");
}

// §4.5 Before the first sequence, only three blocks that form a sequence by themselves fit.
#[test]
fn the_first_sequence() {
    let before = "table 10 15 20 | laid 2 | hand 25 30 35 5 7 12 18 ja";
    assert_eq!(stuck(before, "25 into A"), (0, Illegal::OwnSequenceFirst));
    assert_eq!(lays(before, "25 30 35 into A"), "25 30 35 right of 20");
    assert_eq!(lays(before, "25 30 35 at 15"), "25 30 35 right of 20");
    assert_eq!(lays(before, "5 25 30 35 into A"), "25 30 35 right of 20, 5 left of 10");
    assert_eq!(lays(before, "25 30 ja into A"), "25 30 ja=35 right of 20");
    assert_eq!(lays(before, "new 25 30 35, 5 into A"), "lay 25 30 35, 5 left of 10");
    assert!(!previewed(before, "").preview.has_laid && previewed(before, "new 25 30 35").preview.has_laid);
    assert!(previewed(&format!("options lay-first=off | {before}"), "25 into A").refusal.is_none());
    // Three that do not form a sequence by themselves.
    let (_, why) = stuck("table 10 20 30 | laid 2 | hand 15 25 5 7", "15 25 5 into A");
    assert!(matches!(why, Illegal::FirstTooShort { .. } | Illegal::OwnSequenceFirst), "{why:?}");
}

// §4.9 An insertion waits until a later step of another kind of row has made room for it.
#[test]
fn a_wait_ends_with_any_step() {
    let before = "table 10 20 30 . 52 / 12 .3 53 / 14 24 34 44 54 | hand 15 25 19 29 39 49 1";
    for taps in ["15 25 into A, 19 29 39 49 into D, give 1", "19 29 39 49 into D, 15 25 into A, give 1"] {
        let Previewed { preview, refusal, moves } = previewed(before, taps);
        assert_eq!((preview.waiting, refusal.is_none(), moves.len()), (false, true, 1), "{taps}");
        assert_eq!(rows(&preview).split(" | ").next(), Some("A: 10 15 20 25 30"), "{taps}");
    }
}

// §4.9 Lattices with many gaps.
#[test]
fn large_lattices() {
    let row = |first: u8, step: usize| (0..7).step_by(step).map(|at| (first + 2 * at).to_string()).collect::<Vec<_>>();
    let table = format!(
        "{} / {} / {} / {} / {}",
        row(1, 1).join(" "),
        row(14, 2).join(" . "),
        row(27, 1).join(" "),
        row(40, 2).join(" . "),
        row(53, 1).join(" ")
    );
    let gaps = |first: u8| (0..6).map(|at| (first + 1 + 2 * at).to_string()).collect::<Vec<_>>().join(" ");
    let hand = [gaps(1), gaps(27), gaps(53)].join(" ");
    let taps = format!("{} into A, {} into F, {} into G, give 15", gaps(1), gaps(27), gaps(53));
    let Previewed { refusal, moves, .. } = previewed(&format!("table {table} | hand {hand} 15"), &taps);
    assert_eq!((refusal, moves.len()), (None, 1));
}

// §4.11 Where blocks would make a row with two others but cannot lie between them, the refusal says what is in the way.
#[test]
fn links_in_the_way() {
    let (_, why) = stuck("table 59 / 70 / 81 . 18 42 66 90 | hand 80 1", "80 between 70 90");
    assert!(matches!(why, Illegal::NoRoomToLink { .. } | Illegal::WrongRuns { .. }), "{why:?}");
    let (_, why) = stuck("table 4 10 16 . 40 / .4 48 / .4 56 | hand 22 1", "22 between 4 40");
    assert!(matches!(why, Illegal::NoRoomToLink { .. } | Illegal::WrongRuns { .. }), "{why:?}");
}

// §4.9 An insertion into a loop waits for the one in the parallel line.
#[test]
fn loops() {
    let closed = "table 20 30 40 / 21 . 41 / 22 32 42 | hand 25 35 27 37 1";
    let Previewed { preview, refusal, .. } = previewed(closed, "25 35 into A");
    assert_eq!((preview.waiting, preview.stuck, preview.can_finish), (true, None, false));
    assert!(matches!(refusal, Some(NotComposed::Illegal(Illegal::Loop { .. }))), "{refusal:?}");
    assert_eq!(words(&preview.lays, ", "), "insert 25 between 20 30, insert 35 between 30 40");
    assert_eq!(
        lays(closed, "25 35 into A, 27 37 at 32"),
        "insert 25 between 20 30, insert 27 between 22 32, insert 35 between 30 40, insert 37 between 32 42"
    );
    // With the second row the wait is over, and the turn is complete.
    let preview = previewed(closed, "25 35 into A, 27 37 at 32, give 1").preview;
    assert!(!preview.waiting && preview.choice.is_some());
    // A new row sketched between the two insertions is laid before both.
    let more = "table 20 30 40 / 21 . 41 / 22 32 42 | hand 25 35 27 37 1 2 3 4";
    assert_eq!(
        lays(more, "25 35 into A, new 1 2 3, 27 37 at 32"),
        "lay 1 2 3, insert 25 between 20 30, insert 27 between 22 32, insert 35 between 30 40, insert 37 between 32 42"
    );
    assert!(previewed(more, "25 35 into A, new 1 2 3").preview.waiting);
    // The exact steps of a turn mean the same.
    let steps = "insert 25 between 20 30, insert 27 between 22 32, insert 35 between 30 40, insert 37 between 32 42";
    assert_eq!(lays(closed, steps), steps);
}

// §3.1 A wish is not refused because of a run that it does not touch.
#[test]
fn steps_that_are_not_finished() {
    let before = "table 20 30 40 .3 8 12 16 | hand 28 32 4 91";
    let shown = previewed(before, "28 above 30");
    let why = shown.illegal().unwrap().clone();
    let preview = shown.preview;
    assert_eq!((preview.stuck, preview.can_finish), (None, false));
    assert_eq!(wrong_run(why), ("28 30".to_string(), NotASequence::TooShort));
    assert_eq!(rows(&preview), "A: 20 30 40 | B: 8 12 16 | -: 28 30");
    assert_eq!(lays(before, "28 above 30, 4 into B, 32 at 28"), "28 above 30, 4 left of 8, 32 below 30");
    assert_eq!(stuck(before, "28 above 30, 5 above 28"), (1, Illegal::NotHeld { block: "5".parse().unwrap() }));
}

// §6.1, §6.8 The block that is given away.
#[test]
fn giving_away() {
    let before = "table 8 12 16 | hand 4 20 91";
    assert_eq!(previewed(before, "give 91").preview.choice.unwrap().to_string(), "give 91");
    assert_eq!(previewed(before, "20 into A, give 4").preview.choice.unwrap().to_string(), "20 right of 16, give 4");
    assert_eq!(stuck(before, "20 into A, give 20"), (1, Illegal::LiesAlready { block: "20".parse().unwrap() }));
    assert_eq!(stuck(before, "give 50"), (0, Illegal::NotHeld { block: "50".parse().unwrap() }));
    let last = "table 8 12 16 | hand 4 20";
    let Previewed { preview, refusal, .. } = previewed(last, "4 20 into A");
    assert_eq!(
        (preview.can_finish, preview.choice, refusal),
        (false, None, Some(NotComposed::Illegal(Illegal::KeepOne)))
    );
    let preview = previewed(&format!("options last-block=may-be-laid | {last}"), "4 20 into A").preview;
    assert_eq!(preview.choice.unwrap().to_string(), "4 left of 8, 20 right of 16");
}

// §4 Out of turn, a sketch is judged as if it were the player's turn; a watcher has none.
#[test]
fn while_others_play() {
    let before = "seat 1 | turn 2 | table 8 12 16 | hand 4 20 91";
    assert_eq!(lays(before, "20 into A"), "20 right of 16");
    assert!(previewed(before, "20 into A, give 4").preview.choice.is_some());
    assert!(Nmbrs::preview(&support::position::<Nmbrs>("watching | table 8 12 16"), &sketch("")).is_err());
}

// Blocks in the hand that fit on their own.
#[test]
fn blocks_that_fit_are_listed() {
    let before = "table 20 30 40 .3 8 12 16 | hand 4 10 28 32 50 91";
    assert_eq!(goes(before, ""), "4 B, 10 A, 50 A");
    assert_eq!(goes(before, "50 into A"), "4 B, 10 A");
    assert_eq!(goes(before, "28 above 30"), "4 B, 10 A, 32 C, 50 A");
    // A link joins two rows, so both have to be named (§3.8); not so under revision 1.
    assert_eq!(goes("table 20 22 24 / . / 30 33 36 | hand 25 7 1", ""), "");
    assert_eq!(goes("rules 1 | table 20 22 24 / . / 30 33 36 | hand 25 7 1", ""), "25 at 20 at 30");
    // Between two islands, each as if the other were not there.
    assert_eq!(goes("table 10 15 20 . 28 36 44 | hand 25 12 1", ""), "25 A");
    assert_eq!(goes("table 8 12 16 | hand ja 7 1", ""), "ja A");
    assert_eq!(goes("options primes=on | table 3 7 11 | hand 5 1 50", ""), "5 A");
    assert_eq!(goes("hand 5 1 50", ""), "");
}

#[test]
fn sketches_read_back_as_written() {
    for text in [
        "",
        "new 30 40 50",
        "new ja 40 jb=50",
        "65 75 into A",
        "ja=35 into AB",
        "25 at 20",
        "35 at ja",
        "25 ja between 20 30",
        "lay 30 40 50 down, 28 above 30, insert 65 between 60 70, link 25 between 20 30 down, exchange 35 for ja",
        "new 30 40 50, 20 24 right of 16, give 91",
        "give ja",
    ] {
        assert_eq!(sketch(text).to_string(), text);
    }
    for bad in ["new", "into A", "5 into", "5 into ABC", "5 at", "5 between 3", "give", "give 5, new 1 2 3", ",", "5"] {
        assert!(bad.parse::<Sketch>().is_err(), "{bad}");
    }
    for bad in ["new 0", "new 101", "new je", "new ja=0", "new 5=6", "frog", "5 into 5", "nothing", "knock 5"] {
        assert!(bad.parse::<Sketch>().is_err(), "{bad}");
    }
    assert!("1 above 2,".repeat(104).trim_end_matches(',').parse::<Sketch>().is_ok());
    assert!("1 above 2,".repeat(105).trim_end_matches(',').parse::<Sketch>().is_err());
    assert!(format!("new {}", "1 ".repeat(2000)).parse::<Sketch>().is_err());
}

// §4.8 If pushing the far side would make blocks touch, the near side is pushed.
#[test]
fn either_side_is_pushed() {
    let before = "rules 1 | table 60 70 80 . 5 / .4 6 / .4 7 | hand 65 75 91";
    let understood = lays(before, "65 75 into A");
    assert!(understood.contains("between 70 60") || understood.contains("between 80 70"), "{understood}");
    assert_eq!(words(&previewed(before, "65 75 into A").preview.moved.iter().collect::<Vec<_>>(), " "), "60 70");
    // With room on both sides, or where other islands make room (§3.8), the far side moves, and there is only one way.
    for free in ["table 60 70 80 | hand 65 75 91", "table 60 70 80 . 5 / .4 6 / .4 7 | hand 65 75 91"] {
        assert_eq!(lays(free, "65 75 into A"), "insert 65 between 60 70, insert 75 between 70 80");
    }
}

// §3.2 The refusal names the row that was meant, not the blocks it would come to touch.
#[test]
fn the_row_that_was_meant() {
    let before = "table .3 37 / .3 60 / . 25 54 83 / . / . 22 39 56 73 / .2 42 / 7 26 45 | \
        rows A:7 B:39:down C:22 D:25 E:37:down | hand 5 6 8 33 47 57 63 95";
    let (at, why) = stuck(before, "47 into E");
    assert_eq!(at, 0);
    let step = NotASequence::OtherStep { first: 37, second: 47, third: 60 };
    assert_eq!(wrong_run(why), ("37 47 60 83".to_string(), step));
    // Likewise for a step in the notation: its own row comes first.
    let shown = previewed(before, "insert 47 between 37 60");
    let Some(Illegal::WrongRuns { runs }) = shown.illegal() else { panic!("{:?}", shown.refusal) };
    assert!(words(&runs[0].pieces, " ").starts_with("37 47 60 83"), "{runs:?}");
    assert!(runs.iter().any(|run| run.why == NotASequence::TooShort) == (runs.len() > 1), "{runs:?}");
}

// §4.5 Blocks that would fit in several places, before the first sequence.
#[test]
fn no_sequence_by_themselves() {
    let before = "laid 2 | table 10 15 20 | hand 25 30 5 1 2";
    let why = NotASequence::Accumulation { first: 5, second: 25, sum: 30 };
    let pieces = ["5", "25", "30"].map(|piece| piece.parse().unwrap()).to_vec();
    assert_eq!(stuck(before, "5 25 30 into A"), (0, Illegal::FirstIsWrong { pieces, why }));
    let before = "laid 2 | table 20 30 40 | hand 28 29 31 32 1 2";
    let why = NotASequence::OtherStep { first: 28, second: 29, third: 31 };
    let pieces = ["28", "29", "31", "32"].map(|piece| piece.parse().unwrap()).to_vec();
    assert_eq!(stuck(before, "28 29 31 32 at 30"), (0, Illegal::FirstIsWrong { pieces, why }));
}

// §4.8 If crossing rows are not moved, a loop does not wait for its other side.
#[test]
fn a_loop_without_crossings() {
    let before = "options insert-with-crossings=off | table 60 70 80 / 61 . 81 / 62 72 82 | hand 65 75 67 77 91";
    let (at, why) = stuck(before, "65 75 into A");
    assert!(at == 0 && matches!(why, Illegal::Crossing { .. }), "{why:?}");
}

// §5.1 Only jokers: small numbers first.
#[test]
fn nothing_but_jokers() {
    let found = ways("hand ja jb jc 91", "new ja jb jc");
    assert_eq!(found.len(), MAX_WAYS);
    assert_eq!(found[..2], ["ja=1 jb=2 jc=3", "ja=2 jb=3 jc=4"]);
}
