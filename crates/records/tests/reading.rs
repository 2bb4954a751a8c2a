//! What is read, and why all else is not.

mod common;

use common::{body_of, checked, closed, findings, forged, line_with, record_of, text_of};
use reckon_records::{
    Check, Draw, Finding, LONGEST_LINE, MOST_BYTES, MOST_MOVES, Note, Occupant, Record, Stage, Unreadable, game_of,
    read,
};
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::{HAND, Numero, Options, Pack};
use reckon_rules::options::{BadOption, TableOptions};
use reckon_rules::shuffle::{Seed, Shuffle};

const GAME: &str = "numero-1-15-two.record";

fn refused(text: &str) -> Unreadable {
    read::<Numero>(text.as_bytes()).expect_err("no record")
}

/// A game in progress, as its owner keeps it.
fn kept() -> Record<Numero> {
    let mut record = record_of(GAME);
    record.stage = Stage::Kept(record.stage.draw().expect("it is over").clone());
    record.moves.truncate(9);
    record
}

#[test]
fn a_game_in_progress_is_kept_with_its_secret() {
    let text = kept().text();
    assert!(text.starts_with("reckon save 2 - not to be shared: "), "{text}");
    assert!(text.contains("\nsecret ") && text.contains("\nseed ") && !text.contains("\norder "), "{text}");
    assert_eq!(read::<Numero>(text.as_bytes()), Ok(kept()));
    let report = checked(&text).expect("a record");
    assert_eq!(report.findings, []);
    assert_eq!(report.notes, [Note::NotOver, Note::Private]);
}

#[test]
fn what_everybody_may_see_of_it_has_no_secret() {
    let sealed = kept().sealed().expect("it was drawn by lot");
    let text = sealed.text();
    assert!(text.starts_with("reckon record 1\n") && text.contains("\ncommitment "), "{text}");
    assert!(["\nsecret ", "\nseed ", "\norder ", "\nresult "].iter().all(|word| !text.contains(word)), "{text}");
    assert_eq!(read::<Numero>(text.as_bytes()), Ok(sealed));
    let report = checked(&text).expect("a record");
    assert_eq!((report.fits, report.notes), (vec![Check::Closing, Check::Form], vec![Note::Sealed]));
    let mut chosen = kept();
    chosen.stage = Stage::Kept(Draw::Chosen(Seed::from_number(1)));
    assert_eq!(chosen.sealed(), None);
}

#[test]
fn secrets_are_not_shown_by_accident() {
    let shown = format!("{:?}", kept());
    let (_, secret) = line_with(&kept().text(), "secret");
    assert!(!shown.contains("secret") && !shown.contains(&secret[7..]), "{shown}");
}

#[test]
fn the_order_is_the_order_of_the_deal() {
    let record: Record<Numero> = record_of(GAME);
    let Stage::Over { draw, order, .. } = &record.stage else { panic!("it is over") };
    let game = Numero::deal(record.options(), 2, &mut Shuffle::new(draw.seed())).expect("a deal");
    for seat in [0, 1] {
        let hand = game.view(Viewer::Seat(Seat(seat))).own_hand().iter().map(ToString::to_string).collect::<Vec<_>>();
        let start = usize::from(seat) * HAND;
        assert_eq!(hand, order[start..start + HAND]);
    }
}

#[test]
fn cards_come_back_as_they_were() {
    let own: Record<Numero> = record_of("numero-own-pack-two.record");
    assert_eq!(own.options().selected(), own.options().pack.cards());
    assert_eq!(record_of::<Numero>(GAME).options().pack, Pack::default_pack());
    // A pack of which only a part is played with: the part is on record.
    let pack: Pack = "1-20gobr -2".parse().expect("a pack");
    let options = Options { pack, ..Options::preset("1-10").expect("a preset") };
    let selected = options.selected();
    let record =
        Record::<Numero>::begin(options, vec![Occupant::Person(String::new())], Draw::Chosen(Seed::from_number(1)));
    let back = read::<Numero>(record.text().as_bytes()).expect("a record");
    assert_eq!(back.options().selected(), selected);
    assert_eq!(back.options().pack.cards(), selected);
}

/// A later program may have a nearer preset; a record keeps the one that it was written with.
#[test]
fn a_record_keeps_its_preset() {
    let far = "options preset=1-5 highest-number=15\n";
    let text = forged(&text_of(GAME), "options", far);
    let record = read::<Numero>(text.as_bytes()).expect("a record");
    assert_eq!(record.options().to_line(), "preset=1-15");
    assert_eq!((record.text(), findings(&text)), (text, vec![]));
}

#[test]
fn other_files_are_told_apart() {
    for (text, why) in [
        ("", Unreadable::Empty),
        ("Dear diary", Unreadable::Foreign),
        ("reckon", Unreadable::Foreign),
        ("reckon record 0\n", Unreadable::Foreign),
        ("reckon record 2\n", Unreadable::Newer { format: 2 }),
        ("reckon save 3 - whatever\n", Unreadable::Newer { format: 3 }),
        ("reckon save 1 - not to be shared: it contains the seed\n", Unreadable::OldSave),
        ("reckon record 1\n", Unreadable::Closing),
        ("reckon record 1 \n", Unreadable::NotAsWritten { line: 1 }),
    ] {
        assert_eq!(refused(text), why, "{text:?}");
    }
    let large = text_of(GAME) + &"x".repeat(MOST_BYTES);
    assert_eq!(refused(&large), Unreadable::TooLarge);
    assert_eq!(checked(&large), Err(Unreadable::TooLarge));
    assert_eq!(checked("Dear diary"), Err(Unreadable::Foreign));
}

#[test]
fn the_second_line_names_the_game() {
    assert_eq!(game_of(text_of(GAME).as_bytes()), Ok("numero".to_string()));
    assert_eq!(game_of(b"reckon record 1\ngame chess\n"), Ok("chess".to_string()));
    assert_eq!(game_of(b"Dear diary\ngame numero\n"), Err(Unreadable::Foreign));
    let found = String::new();
    assert_eq!(game_of(b"reckon record 1\n"), Err(Unreadable::Expected { line: 2, wanted: "game", found }));
}

#[test]
fn a_record_that_this_program_does_not_know_is_no_forgery() {
    let text = text_of(GAME);
    for (line, other, why) in [
        ("rules", "rules 2\n", Unreadable::Revision { line: 3, found: 2, known: 1 }),
        ("rules", "rules 0\n", Unreadable::Revision { line: 3, found: 0, known: 1 }),
        ("game", "game chess\n", Unreadable::OtherGame { line: 2, name: "chess".to_string() }),
    ] {
        let text = forged(&text, line, other);
        assert_eq!(refused(&text), why);
        assert_eq!(checked(&text), Err(why));
    }
}

#[test]
fn every_line_that_is_none_is_named() {
    let text = text_of(GAME);
    let (order, _) = line_with(&text, "order");
    let (result, _) = line_with(&text, "result");
    let expected = |line, wanted, found: &str| Unreadable::Expected { line, wanted, found: found.to_string() };
    for (line, other, why) in [
        ("game", "", expected(2, "game", "rules")),
        ("rules", "rules one\n", Unreadable::NotAsWritten { line: 3 }),
        ("rules", "rules 01\n", Unreadable::NotAsWritten { line: 3 }),
        (
            "options",
            "options preset=magic\n",
            Unreadable::Option { line: 4, why: BadOption::UnknownPreset { name: "magic".to_string() } },
        ),
        ("options", "options must-take=off preset=1-15\n", Unreadable::NotAsWritten { line: 4 }),
        ("options", "options preset=1-15 preset=1-15\n", Unreadable::NotAsWritten { line: 4 }),
        ("options", "options preset=1-15 must-take=off\n", Unreadable::NotAsWritten { line: 4 }),
        ("options", "options preset=1-15 zero-piles=off must-take=on\n", Unreadable::NotAsWritten { line: 4 }),
        ("cards", "", expected(5, "cards", "seat")),
        ("cards", "cards 1g zz\n", Unreadable::Cards { line: 5 }),
        ("cards", "cards -2\n", Unreadable::Cards { line: 5 }),
        ("cards", "cards 1-15gobr\n", Unreadable::NotAsWritten { line: 5 }),
        ("cards", "cards 1r 1g\n", Unreadable::NotAsWritten { line: 5 }),
        ("seat person", "seat person \u{7}\n", Unreadable::Player { line: 6, text: "\u{7}".to_string() }),
        ("seat person", "seat person  Ann\n", Unreadable::Player { line: 6, text: " Ann".to_string() }),
        ("seat person", "seat animal Ann\n", Unreadable::Player { line: 6, text: "animal Ann".to_string() }),
        ("seat computer", "seat computer Fox\n", Unreadable::Player { line: 7, text: "Fox".to_string() }),
        ("seat computer", "seat computer\n", Unreadable::Player { line: 7, text: String::new() }),
        ("seat computer", &"seat computer fox\n".repeat(6), Unreadable::Seats { line: 12 }),
        ("commitment", "commitment 0123\n", Unreadable::Hex { line: 8 }),
        ("commitment", "", expected(8, "commitment", "nonce")),
        ("nonce", "", expected(10, "nonce", "secret")),
        ("secret", "secret x\n", Unreadable::Hex { line: 11 }),
        ("seed", "", expected(12, "seed", "order")),
        ("order", "", expected(order, "order", "1")),
        ("result", "", expected(result, "result", "")),
        ("result", "result 1\n", Unreadable::Result { line: result }),
        ("result", "result 1 +2\n", Unreadable::NotAsWritten { line: result }),
        ("result", "result 1 2\n\n", Unreadable::NotAsWritten { line: result + 1 }),
        ("result", "1 jump\nresult 1 2\n", Unreadable::Move { line: result, text: "1 jump".to_string() }),
        ("result", "3 stop\nresult 1 2\n", Unreadable::Move { line: result, text: "3 stop".to_string() }),
        ("result", "1 take 9b: 5r+4g\nresult 1 2\n", Unreadable::NotAsWritten { line: result }),
    ] {
        let text = forged(&text, line, other);
        assert_eq!(refused(&text), why, "{line} {other:?}");
        assert_eq!(findings(&text), [Finding::Form(why)], "{line} {other:?}");
    }
}

#[test]
fn digits_and_line_ends_have_one_form() {
    let text = text_of(GAME);
    let (_, seed) = line_with(&text, "secret");
    let upper = seed.to_uppercase().replace("SECRET", "secret") + "\n";
    assert_eq!(refused(&forged(&text, "secret", &upper)), Unreadable::NotAsWritten { line: 11 });
    let windows = body_of(&text).replace('\n', "\r\n");
    assert_eq!(refused(&closed(&windows)), Unreadable::NotAsWritten { line: 1 });
    let open = body_of(&text).trim_end();
    assert!(refused(&closed(open)).line().is_some());
}

/// As another system or an editor leaves a whole file.
#[test]
fn other_ends_of_all_lines_are_said_in_one_sentence() {
    for text in [text_of(GAME), kept().text()] {
        let windows = text.replace('\n', "\r\n");
        for (changed, why) in [
            (windows.as_str(), Unreadable::LineEnds),
            (windows.trim_end(), Unreadable::LineEnds),
            (text.trim_end(), Unreadable::NoLineEnd),
        ] {
            assert_eq!(refused(changed), why);
            assert_eq!(findings(changed), [Finding::Form(why)]);
        }
        // Where one line ends otherwise, it is not the ends of the lines.
        let one = windows.replacen("\r\n", "\n", 1);
        assert_ne!(refused(&one), Unreadable::LineEnds);
        assert!(findings(&one).contains(&Finding::Closing));
        let cut = &text[..text.len() - 2];
        assert_eq!(refused(cut), Unreadable::Closing);
    }
    assert_eq!(checked(""), Err(Unreadable::Empty));
    assert_eq!(checked("Dear diary\r\nof mine\r\n"), Err(Unreadable::Foreign));
}

/// Nobody knows the cards yet, so nobody can say what was possible.
#[test]
fn impossible_moves_of_a_game_in_progress_are_noted_as_unchecked() {
    let text = kept().sealed().expect("it was drawn by lot").text();
    let report = checked(&closed(&format!("{}1 discard all\n1 discard all\n", body_of(&text)))).expect("a record");
    assert_eq!((report.findings, report.notes), (vec![], vec![Note::Sealed]));
}

#[test]
fn limits_are_kept() {
    let text = text_of(GAME);
    let (result, line) = line_with(&text, "result");
    let many = format!("{}{line}\n", "1 pass\n".repeat(MOST_MOVES + 1));
    assert!(matches!(refused(&forged(&text, "result", &many)), Unreadable::ManyMoves { .. }));
    let long = format!("1 discard {}\n{line}\n", "9".repeat(LONGEST_LINE));
    assert_eq!(refused(&forged(&text, "result", &long)), Unreadable::LongLine { line: result });
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let mut body = body_of(&text_of(GAME)).as_bytes().to_vec();
    let place = 6 + body.windows(5).position(|five| five == b"seat ").expect("a seat");
    body[place] = 0xff;
    let closing = reckon_records::closing_line(&body);
    body.extend(closing.as_bytes());
    assert_eq!(read::<Numero>(&body), Err(Unreadable::NotText { line: 6 }));
}
