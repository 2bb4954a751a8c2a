//! Records saved, shown and read at each stage of a game.

use reckon_records::{
    Check, Draw, Finding, LONGEST_LINE, MAX_BYTES, MAX_MOVES, Note, Record, Stage, Unreadable, game_of, read,
};
use reckon_rules::game::Seat;
use reckon_rules::shuffle::Seed;

use super::{
    OnRecord, body_of, checked, closed, findings, forged, line_with, record_of, records_of, refused, tally, text_of,
};

/// Returns a game in progress, as its owner saves it.
pub fn kept<G: OnRecord>() -> Record<G> {
    let mut record = record_of::<G>(G::GAME);
    record.stage = Stage::Saved(record.stage.draw().expect("it is over").clone());
    record.moves.truncate(9);
    record
}

pub fn a_game_in_progress_is_kept_with_its_secret<G: OnRecord>() {
    let text = kept::<G>().text();
    assert!(text.starts_with("reckon save 2 - not to be shared: "), "{text}");
    assert!(text.contains("\nsecret ") && text.contains("\nseed ") && !text.contains("\norder "), "{text}");
    assert_eq!(read::<G>(text.as_bytes()), Ok(kept()));
    let report = checked::<G>(&text).expect("a record");
    assert_eq!(report.findings, []);
    assert_eq!(report.notes, [Note::NotOver, Note::Private]);
}

pub fn a_sealed_game_in_progress_has_no_secret<G: OnRecord>() {
    let sealed = kept::<G>().sealed().expect("it was drawn by lot");
    let text = sealed.text();
    assert!(text.starts_with("reckon record 1\n") && text.contains("\ncommitment "), "{text}");
    assert!(["\nsecret ", "\nseed ", "\norder ", "\nresult "].iter().all(|word| !text.contains(word)), "{text}");
    assert_eq!(read::<G>(text.as_bytes()), Ok(sealed));
    let report = checked::<G>(&text).expect("a record");
    assert_eq!((report.fits, report.notes), (vec![Check::Closing, Check::Form], vec![Note::Sealed]));
    let mut chosen = kept::<G>();
    chosen.stage = Stage::Saved(Draw::Chosen(Seed::from_number(1)));
    assert_eq!(chosen.sealed(), None);
}

pub fn secrets_are_not_shown_by_accident<G: OnRecord>() {
    let shown = format!("{:?}", kept::<G>());
    let (_, secret) = line_with(&kept::<G>().text(), "secret");
    assert!(!shown.contains("secret") && !shown.contains(&secret[7..]), "{shown}");
}

/// What players have arranged is for themselves: a record for everybody never has it.
pub fn drafts_are_saved_with_a_game_in_progress<G: OnRecord>() {
    let mut record = kept::<G>();
    record.drafts = vec![(Seat(0), "2*4*8; across 1,1: 2x4=8".to_string()), (Seat(1), "7".to_string())];
    let text = record.text();
    assert!(text.contains("\ndraft 1 2*4*8; across 1,1: 2x4=8\ndraft 2 7\nsha256 "), "{text}");
    assert_eq!(read::<G>(text.as_bytes()), Ok(record.clone()));
    assert_eq!(checked::<G>(&text).expect("a record").findings, []);
    assert!(!record.sealed().expect("it was drawn by lot").text().contains("\ndraft "));
    let before = kept::<G>().text();
    let body = body_of(&before);
    let line = u32::try_from(body.lines().count()).expect("few lines") + 1;
    let move_at = |line, text: &str| Unreadable::Move { line, text: text.to_string() };
    for (drafts, why) in [
        ("draft 2 7\ndraft 1 7\n", move_at(line + 1, "1 7")),
        ("draft 1 7\ndraft 1 7\n", move_at(line + 1, "1 7")),
        ("draft 6 7\ndraft 7 7\n", move_at(line, "6 7")),
        ("draft 1 \n", move_at(line, "1 ")),
        ("draft 1\n", move_at(line, "1")),
    ] {
        assert_eq!(refused::<G>(&closed(&format!("{body}{drafts}"))), why, "{drafts:?}");
    }
    let over = text_of(G::GAME);
    let (result, results) = line_with(&over, "result");
    let with_draft = forged(&over, "result", &format!("draft 1 7\n{results}\n"));
    let found = "draft".to_string();
    assert_eq!(refused::<G>(&with_draft), Unreadable::Expected { line: result, wanted: "result", found });
}

/// The cards are still secret, so nobody can tell which moves were possible.
pub fn impossible_moves_of_a_game_in_progress_are_noted_as_unchecked<G: OnRecord>() {
    let text = kept::<G>().sealed().expect("it was drawn by lot").text();
    let last = body_of(&text).lines().last().expect("a move");
    let twice = format!("{}{last}\n{last}\n", body_of(&text));
    let report = checked::<G>(&closed(&twice)).expect("a record");
    assert_eq!((report.findings, report.notes), (vec![], vec![Note::Sealed]));
}

/// Line ends as another system or an editor would change them throughout a file.
pub fn different_line_ends_throughout_are_one_finding<G: OnRecord>() {
    for text in [text_of(G::GAME), kept::<G>().text()] {
        let windows = text.replace('\n', "\r\n");
        for (changed, why) in [
            (windows.as_str(), Unreadable::LineEnds),
            (windows.trim_end(), Unreadable::LineEnds),
            (text.trim_end(), Unreadable::NoLineEnd),
        ] {
            assert_eq!(refused::<G>(changed), why);
            assert_eq!(findings::<G>(changed), [Finding::Form(why)]);
        }
        // If one line ends differently, the line ends are not to blame.
        let one = windows.replacen("\r\n", "\n", 1);
        assert_ne!(refused::<G>(&one), Unreadable::LineEnds);
        let cut = &text[..text.len() - 2];
        assert_eq!(refused::<G>(cut), Unreadable::Closing);
    }
}

pub fn a_record_of_other_rules_or_another_game_is_not_a_forgery<G: OnRecord>() {
    let text = text_of(G::GAME);
    let (known, newer) = (G::REVISION, G::REVISION + 1);
    for (line, other, why) in [
        ("rules", format!("rules {newer}\n"), Unreadable::Revision { line: 3, found: newer, known }),
        ("rules", "rules 0\n".to_string(), Unreadable::Revision { line: 3, found: 0, known }),
        ("game", "game chess\n".to_string(), Unreadable::OtherGame { line: 2, name: "chess".to_string() }),
    ] {
        let text = forged(&text, line, &other);
        assert_eq!(refused::<G>(&text), why);
        assert_eq!(checked::<G>(&text), Err(why));
    }
    assert_eq!(game_of(text.as_bytes()), Ok(G::NAME.to_string()));
}

pub fn limits_are_kept<G: OnRecord>() {
    let text = text_of(G::GAME);
    let (result, line) = line_with(&text, "result");
    // The shortest move in all records, because moves with grids would exceed the size limit first.
    let records = records_of::<G>().into_iter().flat_map(|(_, bytes)| read::<G>(&bytes).expect("a record").moves);
    let shortest = records.map(|(_, choice)| format!("1 {choice}")).min_by_key(String::len).expect("a move");
    let many = format!("{}{line}\n", format!("{shortest}\n").repeat(MAX_MOVES + 1));
    assert!(matches!(refused::<G>(&forged(&text, "result", &many)), Unreadable::ManyMoves { .. }));
    let long = format!("1 {}\n{line}\n", "9".repeat(LONGEST_LINE));
    assert_eq!(refused::<G>(&forged(&text, "result", &long)), Unreadable::LongLine { line: result });
    let large = text + &"x".repeat(MAX_BYTES);
    assert_eq!(refused::<G>(&large), Unreadable::TooLarge);
    assert_eq!(checked::<G>(&large), Err(Unreadable::TooLarge));
}

pub fn bytes_that_are_not_text_are_refused<G: OnRecord>() {
    let mut body = body_of(&text_of(G::GAME)).as_bytes().to_vec();
    let place = 6 + body.windows(5).position(|five| five == b"seat ").expect("a seat");
    body[place] = 0xff;
    let closing = reckon_records::closing_line(&body);
    body.extend(closing.as_bytes());
    assert_eq!(read::<G>(&body), Err(Unreadable::NotText { line: 6 }));
}

pub fn lines_of_every_record_have_one_form<G: OnRecord>() {
    let text = text_of(G::GAME);
    let place = |word: &str| line_with(&text, word).0;
    let (person, commitment, secret) = (place("seat person"), place("commitment"), place("secret"));
    let (seed, order, (result, results)) = (place("seed"), place("order"), line_with(&text, "result"));
    let mover = text.lines().nth(order as usize).and_then(|line| line.split(' ').next()).expect("a move");
    let expected = |line, wanted, found: &str| Unreadable::Expected { line, wanted, found: found.to_string() };
    let player = |text: &str| Unreadable::Player { line: person, text: text.to_string() };
    let no_move = |text: &str| Unreadable::Move { line: result, text: text.to_string() };
    for (line, other, why) in [
        ("game", String::new(), expected(2, "game", "rules")),
        ("rules", "rules one\n".to_string(), Unreadable::NotAsWritten { line: 3 }),
        ("rules", "rules 01\n".to_string(), Unreadable::NotAsWritten { line: 3 }),
        ("cards", String::new(), expected(5, "cards", "seat")),
        ("seat person", "seat person \u{7}\n".to_string(), player("\u{7}")),
        ("seat person", "seat person  Ann\n".to_string(), player(" Ann")),
        ("seat person", "seat animal Ann\n".to_string(), player("animal Ann")),
        ("seat person", "seat computer Fox\n".to_string(), player("Fox")),
        ("seat person", "seat computer\n".to_string(), player("")),
        ("seat person", "seat computer fox\n".repeat(7), Unreadable::Seats { line: person + 6 }),
        ("commitment", "commitment 0123\n".to_string(), Unreadable::Hex { line: commitment }),
        ("commitment", String::new(), expected(commitment, "commitment", "nonce")),
        ("nonce", String::new(), expected(secret - 1, "nonce", "secret")),
        ("secret", "secret x\n".to_string(), Unreadable::Hex { line: secret }),
        ("seed", String::new(), expected(seed, "seed", "order")),
        ("order", String::new(), expected(order, "order", mover)),
        ("result", String::new(), expected(result, "result", "")),
        ("result", format!("{results} 1\n"), Unreadable::Result { line: result }),
        ("result", "result 1\n".to_string(), Unreadable::Result { line: result }),
        ("result", results.replacen(' ', " +", 1) + "\n", Unreadable::NotAsWritten { line: result }),
        ("result", format!("{results}\n\n"), Unreadable::NotAsWritten { line: result + 1 }),
        ("result", format!("1 jump\n{results}\n"), no_move("1 jump")),
        ("result", format!("7 stop\n{results}\n"), no_move("7 stop")),
    ] {
        let text = forged(&text, line, &other);
        assert_eq!(refused::<G>(&text), why, "{line} {other:?}");
        assert_eq!(findings::<G>(&text), [Finding::Form(why)], "{line} {other:?}");
    }
    tally(G::NAME, "forged records", 23);
}

/// Generates the tests of each stage of a recorded game.
macro_rules! stages {
    ($game:ident: $($test:ident)*) => {
        $(
            #[test]
            fn $test() {
                $crate::support::stages::$test::<$game>();
            }
        )*
    };
    ($game:ident) => {
        $crate::support::stages::stages! { $game:
            a_game_in_progress_is_kept_with_its_secret
            a_sealed_game_in_progress_has_no_secret
            secrets_are_not_shown_by_accident
            drafts_are_saved_with_a_game_in_progress
            impossible_moves_of_a_game_in_progress_are_noted_as_unchecked
            different_line_ends_throughout_are_one_finding
            a_record_of_other_rules_or_another_game_is_not_a_forgery
            limits_are_kept
            bytes_that_are_not_text_are_refused
            lines_of_every_record_have_one_form
        }
    };
}
pub(crate) use stages;
