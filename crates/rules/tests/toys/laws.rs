//! The laws hold for a small game with every form of play out of turn, and each law can fail.

use reckon_rules::game::{Game, Ignore, Race, Seat, Seats, Turn};
use reckon_rules::laws::{Broken, Law, Report, Thoroughness, check_game};
use reckon_rules::options::{Choice, TableOptions};
use reckon_rules::shuffle::Shuffle;

use super::Fair;
use super::lawful::reading_agrees_with_play;
use super::moves::{Illegal, Move};
use super::options::{Flaw, Form, Options};
use crate::support::laws::{scaled, tell};

/// Games for each number of seats.
const GAMES: u64 = 20;

const SAMPLED: Thoroughness = Thoroughness { worlds_one_in: 4, pairs_one_in: 4, tries: 4, longest_pair: 100 };

/// Checks of the game alone, without other worlds.
const ALONE: Thoroughness =
    Thoroughness { worlds_one_in: u32::MAX, pairs_one_in: u32::MAX, tries: 4, longest_pair: 100 };

fn check(form: Form, flaw: Flaw, games: u64, thoroughness: &Thoroughness) -> Result<Report, Box<Broken>> {
    let options = Options { form, flaw };
    let mut all = Report::default();
    for seed in 0..games {
        for seats in 2..=6 {
            all += check_game::<Fair>(&options, seats, seed, thoroughness, Some(reading_agrees_with_play))?;
        }
    }
    Ok(all)
}

fn keeps_every_law(form: Form) {
    let games = scaled(GAMES);
    match check(form, Flaw::None, games, &SAMPLED) {
        Ok(report) => {
            println!("{form:?}: {report}");
            tell("toys", &report);
            assert_eq!(report.games, 5 * games);
            let long = report.nearby_pairs.long_percent();
            assert!(long >= 15, "only {long}% of the nearby pairs are long: the leak law has no teeth");
        }
        Err(broken) => panic!("{broken}"),
    }
}

#[test]
fn a_window_keeps_every_law() {
    keeps_every_law(Form::Window);
}

#[test]
fn an_open_right_keeps_every_law() {
    keeps_every_law(Form::Right);
}

#[test]
fn everyone_at_once_keeps_every_law() {
    keeps_every_law(Form::AtOnce);
}

#[test]
fn all_forms_in_one_game_keep_every_law() {
    keeps_every_law(Form::All);
}

/// Returns the law that catches each flaw, and the form of play in which it shows.
fn caught_by(flaw: Flaw) -> Option<(Form, Law)> {
    Some(match flaw {
        Flaw::None => return None,
        Flaw::TellsDrawnCard => (Form::All, Law::NothingLeaks),
        Flaw::TellsAnswer => (Form::Window, Law::NothingLeaks),
        Flaw::TellsLaidCard => (Form::AtOnce, Law::NothingLeaks),
        Flaw::ViewPeeks => (Form::All, Law::AnImaginedGameLooksTheSame),
        Flaw::WritesNoRace => (Form::All, Law::PositionRoundTrips),
        Flaw::Mumbles => (Form::Window, Law::NotationRoundTrips),
        Flaw::RefusalLeavesTrace => (Form::All, Law::ARefusedMoveChangesNothing),
        Flaw::RefusalTells => (Form::All, Law::ARefusedMoveChangesNothing),
        Flaw::RefusalPeeks => (Form::Right, Law::AMoveIsJudgedByWhatItsPlayerSees),
        Flaw::LosesCard => (Form::All, Law::PiecesAreConserved),
        Flaw::BasisPeeks => (Form::All, Law::BasisIsPublic),
        Flaw::BasisIsStuck => (Form::Window, Law::BasisFollowsWhatMovesReferTo),
        Flaw::BasisIsRestless => (Form::Window, Law::BasisFollowsWhatMovesReferTo),
        Flaw::BasisOfOthersMoves => (Form::AtOnce, Law::BasisFollowsWhatMovesReferTo),
        Flaw::MayPeeks => (Form::Right, Law::WhoCanActIsPublic),
        Flaw::AbsentIsIllegal => (Form::All, Law::AbsentIsLegalForThoseWhoMust),
        Flaw::AbsentIsMissing => (Form::All, Law::AbsentIsLegalForThoseWhoMust),
        Flaw::RandomIsIllegal => (Form::All, Law::ARandomMoveIsLegal),
        Flaw::NeverEnds => (Form::Window, Law::EveryGameEnds),
        Flaw::ImaginesWhatCannotBe => (Form::Window, Law::AnImaginedGameLooksTheSame),
        Flaw::ImaginedNeverEnds => (Form::Window, Law::AnImaginedGamePlaysOn),
        Flaw::ReadsWrongly => (Form::All, Law::ReadingAgreesWithPlay),
        Flaw::AnswersTwice => (Form::Window, Law::WhoCannotActIsRefused),
        Flaw::ListensToItself => (Form::All, Law::ARecordReplaysToTheSameState),
        Flaw::Panics => (Form::All, Law::NothingPanics),
    })
}

#[test]
fn each_flaw_is_caught_by_its_law() {
    for flaw in Flaw::VALUES {
        let Some((form, law)) = caught_by(*flaw) else { continue };
        // Worlds imagined from a game that never ends do not end either.
        let thoroughness = if *flaw == Flaw::NeverEnds { &ALONE } else { &Thoroughness::FULL };
        match check(form, *flaw, 20, thoroughness) {
            Ok(report) => panic!("{flaw:?} was not caught: {report}"),
            Err(broken) => assert_eq!(broken.law, law, "{flaw:?} was caught by another law: {broken}"),
        }
    }
}

#[test]
fn each_law_can_fail() {
    for law in Law::ALL {
        let caught = Flaw::VALUES.iter().filter_map(|flaw| caught_by(*flaw)).any(|(_, by)| by == law);
        assert!(caught, "no flaw shows that this law can fail: {law}");
    }
}

#[test]
fn a_broken_law_can_be_watched_again() {
    let broken = check(Form::All, Flaw::BasisIsStuck, 20, &Thoroughness::FULL).expect_err("it is flawed");
    let mut options = Options::default();
    for word in broken.options.split(' ') {
        let (name, value) = word.split_once('=').expect("options are written as name=value");
        options.set(name, value).expect("options can be set as they are written");
    }
    let again =
        check_game::<Fair>(&options, broken.seats, broken.seed, &Thoroughness::FULL, Some(reading_agrees_with_play));
    assert_eq!(again.expect_err("it is still flawed"), broken);

    assert!(broken.step > 0 && broken.step == broken.moves.len());
    let mut game = Fair::deal(&options, broken.seats, &mut Shuffle::from_number(broken.seed)).expect("a table");
    for (seat, choice) in &broken.moves {
        game.play(*seat, &choice.parse().expect("a move"), &mut Ignore).expect("a legal move");
    }
    let told = broken.to_string();
    assert!(told.contains("a basis changes exactly when"), "{told}");
    assert!(told.contains(&format!("seed {}", broken.seed)), "{told}");
    assert!(told.contains("flaw=BasisIsStuck"), "{told}");
}

fn table(form: Form, seats: u8) -> Fair {
    Fair::deal(&Options { form, flaw: Flaw::None }, seats, &mut Shuffle::from_number(7)).expect("a table")
}

fn play(game: &mut Fair, seat: Seat, choice: Move) -> Result<(), Illegal> {
    game.play(seat, &choice, &mut Ignore)
}

/// Returns the only seat that must act.
fn in_turn(game: &Fair) -> Seat {
    let must = game.turn().must();
    assert_eq!(must.len(), 1, "exactly one seat must act");
    must.iter().next().expect("it was just counted")
}

#[test]
fn in_a_window_everyone_else_must_answer_and_the_last_answer_closes_it() {
    let mut game = table(Form::Window, 3);
    let giver = in_turn(&game);
    let (next, last) = (giver.left(3), giver.left(3).left(3));
    let card = game.absent(giver).expect("the giver must act");
    play(&mut game, giver, card).expect("a legal move");
    let race = Some(Race(1));
    assert_eq!(game.turn(), Turn::Open { must: Seats::NONE.with(next).with(last), may: Seats::NONE, race });
    play(&mut game, next, Move::Knock(Race(1))).expect("a legal answer");
    assert_eq!(game.turn(), Turn::Open { must: Seats::NONE.with(last), may: Seats::NONE, race });
    assert_eq!(play(&mut game, next, Move::Knock(Race(1))), Err(Illegal::NotYou));
    play(&mut game, last, Move::LetGo(Race(1))).expect("a legal answer");
    assert_eq!(game.turn(), Turn::of(next));
    assert_eq!(play(&mut game, last, Move::Knock(Race(1))), Err(Illegal::Stale { named: Race(1), now: None }));
}

#[test]
fn an_open_right_is_everybodys_and_a_stale_claim_is_refused_with_a_reason() {
    let mut game = table(Form::Right, 4);
    let placer = in_turn(&game);
    assert_eq!(game.turn(), Turn::of(placer));
    let lowest = game.absent(placer).expect("the placer must act");
    play(&mut game, placer, lowest).expect("a legal move");
    let others = Seats::first(4).without(placer);
    let must = Seats::NONE.with(placer);
    assert_eq!(game.turn(), Turn::Open { must, may: others, race: Some(Race(1)) });
    let claim = Move::Cut { card: 1, race: Race(0) };
    let stale = Err(Illegal::Stale { named: Race(0), now: Some(Race(1)) });
    assert_eq!(play(&mut game, placer.left(4), claim), stale);
    play(&mut game, placer, Move::Done).expect("play goes on without the others");
    assert_eq!(game.turn(), Turn::of(placer.left(4)));
}

#[test]
fn everyone_at_once_nobody_must_and_a_basis_is_ones_own() {
    let mut game = table(Form::AtOnce, 3);
    assert_eq!(game.turn(), Turn::Open { must: Seats::NONE, may: Seats::first(3), race: None });
    let before: Vec<u32> = (0..3).map(|seat| game.basis(Seat(seat))).collect();
    let mut shuffle = Shuffle::from_number(1);
    let choice = loop {
        match game.random_move(Seat(1), &mut shuffle) {
            Move::Stop => {}
            choice => break choice,
        }
    };
    play(&mut game, Seat(1), choice).expect("a legal move");
    let changed: Vec<bool> = (0..3).map(|seat| game.basis(Seat(seat)) != before[usize::from(seat)]).collect();
    assert_eq!(changed, [false, true, false]);
    play(&mut game, Seat(0), Move::Stop).expect("a legal move");
    assert_eq!(game.turn().can_act(), Seats::NONE.with(Seat(1)).with(Seat(2)));
    assert_eq!(play(&mut game, Seat(0), Move::Stop), Err(Illegal::NotYou));
}
