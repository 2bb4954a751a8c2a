//! Night cards in another player's turn (§7): who is asked, how they are typed, what is said in reply.

use reckon_compose::numberloor::{NotUnderstood, Taps, says_night};
use reckon_compose::{Compose, NotComposed};
use reckon_rules::game::Seat;
use reckon_rules::numberloor::card::LEVELS;
use reckon_rules::numberloor::options::NightCards;
use reckon_rules::numberloor::{Card, Illegal, Move, Numberloor, Open, Options, Phase, View};
use reckon_words::numberloor as words;
use reckon_words::{Line, Names, Speaker, render};

use crate::game::{Audience, CallError, InTurns, ParseError, PublicReason};
use crate::output::{Output, called};

/// §7.1 Checks whether Night cards are in play at all.
pub fn has_night(options: &Options) -> bool {
    options.selected().iter().any(|card| card.is_night())
}

/// §7.3 Checks whether a Night card can be laid during another player's turn.
pub fn interrupts(options: &Options) -> bool {
    has_night(options) && options.night_cards != NightCards::NoHurry
}

/// A chance to lay a Night card: one until the turn is over, counted by the turns before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance(u32);

/// Returns the chance to lay a Night card. A lone player has one in a turn if a card of theirs fits. Several at one
/// keyboard are asked whatever they hold, where anybody could hold one that fits: the question reveals nothing. Either
/// way it does not come after every card that a computer player lays.
pub fn rights(view: &View, alone: bool) -> Vec<Chance> {
    let is_asked = if alone { !suiting(view).is_empty() } else { is_anywhere(view) };
    if view.may_interrupt() && is_asked { vec![Chance(view.turns)] } else { Vec::new() }
}

/// §7.1 Returns whether a Night card that fits the open cards may be in a hand, as far as everybody can tell: not all of
/// them lie in the middle.
fn is_anywhere(view: &View) -> bool {
    let suits = |card: &&Card| is_suiting(view, **card);
    let all = view.options.selected().iter().filter(suits).count();
    all > view.under.iter().chain(&view.open.cards()).filter(suits).count()
}

fn is_suiting(view: &View, card: Card) -> bool {
    card.is_night() && card.level().is_some_and(|number| view.fits_at_night(number))
}

/// Finds the Night cards in the viewer's hand that fit the open cards, each once.
fn suiting(view: &View) -> Vec<Card> {
    let mut cards: Vec<Card> = view.own_hand().iter().copied().filter(|card| is_suiting(view, *card)).collect();
    cards.dedup();
    cards
}

/// Tells a lone player which of their cards fit; asks several players without revealing anything about a hand.
pub fn say(view: &View, audience: Audience<'_>, names: &Names, output: &Output) -> Vec<String> {
    let speaker = output.speaker(names);
    let is_asked = matches!(view.phase, Phase::Asking(_));
    let turn = called(view.turn, names, output);
    let person = if names.is_you(view.turn) { "you" } else { "other" };
    let said = |id: &'static str| Line::new(id).with("who", turn.clone()).with("person", person);
    let line = match audience.callers {
        [] => {
            let cards = suiting(view);
            let typed = output.joined("cli-or", cards.iter().map(Card::to_string));
            let id = if is_asked { "cli-numberloor-asked-alone" } else { "cli-numberloor-may-lay" };
            let count = i64::try_from(cards.len()).unwrap_or(i64::MAX);
            said(id).with("cards", words::cards_listed(&cards, &speaker)).with("typed", typed).with("count", count)
        }
        [(seat, asked)] if is_asked || audience.looking == Some(*seat) => {
            let id = if is_asked { "cli-numberloor-asked" } else { "cli-numberloor-other-may-lay" };
            let look = if audience.looking.is_some() { "no" } else { "yes" };
            said(id).with("asked", asked.clone()).with("look", look)
        }
        several => {
            let key_of =
                |found: Option<&(Seat, String)>| found.map_or_else(String::new, |(seat, _)| format!("{seat}!"));
            let has_not_looked = |caller: &&(Seat, String)| audience.looking != Some(caller.0);
            let look = key_of(several.iter().find(has_not_looked).or(several.first()));
            let key = |(seat, name): &(Seat, String)| {
                output.say_with("cli-numberloor-key", [("key", format!("{seat}!")), ("who", name.clone())])
            };
            let keys = output.joined("cli-or", several.iter().map(key));
            said("cli-numberloor-others-may-lay")
                .with("keys", keys)
                .with("key", key_of(several.first()))
                .with("look", look)
        }
    };
    let open = (!audience.sees_table).then(|| speaker.render(&words::open_cards(view, &speaker)));
    open.into_iter().chain([render(&line, output.language)]).collect()
}

/// Parses a line typed out of turn: a Night card, and the cards its player lays after it.
pub fn understand(view: &View, typed: &str, named: bool, speaker: &Speaker<'_>) -> Result<Vec<Move>, CallError> {
    let meant = Numberloor::typed(view, &Taps::default(), typed);
    let plan = meant.map_err(|why| call_parse_error(&why, speaker))?.into_moves();
    match plan.first() {
        _ if !has_night(&view.options) => Err(CallError::InTurn),
        Some(Move::Night { .. }) if named || says_night(typed) => Ok(plan),
        _ => Err(CallError::InTurn),
    }
}

/// Explains a misunderstood word without listing the moves of the player's own turn: the question has said what can be
/// typed.
fn call_parse_error(why: &NotComposed<Numberloor>, speaker: &Speaker<'_>) -> ParseError {
    match why {
        NotComposed::NotUnderstood(NotUnderstood::Word { text }) => {
            let line = Line::new("cli-numberloor-call-unclear").with("text", text.clone());
            ParseError::NotUnderstood(speaker.render(&line))
        }
        _ => Numberloor::parse_error(why, speaker),
    }
}

/// Keeps the hand secret: everybody can see whether a card fits the open cards (§7.1), but only its owner can see
/// whether it is in the hand and laid as that hand requires (§5.1).
pub fn public_reason(view: &View, choice: &Move, illegal: &Illegal, speaker: &Speaker<'_>) -> PublicReason {
    let is_about_cards = matches!(
        illegal,
        Illegal::NotInHand { .. }
            | Illegal::LayAllBalloons { .. }
            | Illegal::NotTheLastLevel { .. }
            | Illegal::OddOrEven { .. }
            | Illegal::DoesNotGo { .. }
            | Illegal::EqualIsNotEnough { .. }
    );
    match choice {
        Move::Night { placement, .. } if is_about_cards => match does_not_suit(view, placement.level()) {
            Some(open) => PublicReason::Because(speaker.tell(&open)),
            None => PublicReason::Secret,
        },
        _ if is_about_cards => PublicReason::Secret,
        _ => PublicReason::Because(speaker.tell(illegal)),
    }
}

/// §7.1, §7.2 Returns the refusal that the rules would give if the card were in the hand.
fn does_not_suit(view: &View, level: Card) -> Option<Illegal> {
    let (Open::Pair { level: on, balloon }, Some(number)) = (view.open, level.level()) else { return None };
    if view.fits_at_night(number) {
        return None;
    }
    if view.goes_on(None).contains(&number) {
        return Some(Illegal::EqualIsNotEnough { level, balloon });
    }
    let goes = (0..LEVELS).filter(|number| view.fits_at_night(*number)).collect();
    Some(Illegal::DoesNotGo { level, on, balloon, goes })
}

/// Returns the message for a line that belongs to the player's own turn.
pub fn only_in_turn(options: &Options, named: bool) -> &'static str {
    match (has_night(options), named) {
        (true, true) => "cli-numberloor-call-only",
        (true, false) => "cli-numberloor-call-only-alone",
        (false, true) => "cli-numberloor-call-never",
        (false, false) => "cli-numberloor-call-never-alone",
    }
}

/// `2! 6n`
pub fn signed(seat: Seat, line: &str) -> String {
    format!("{seat}! {line}")
}

pub fn waives(view: &View, typed: &str) -> bool {
    let typed = Numberloor::typed(view, &Taps::default(), typed);
    typed.is_ok_and(|typed| typed.one_move() == Some(&Move::LetGo))
}

/// §7.6 Returns the move by which a player who is asked declines.
pub fn waive(view: &View) -> Option<Move> {
    matches!(view.phase, Phase::Asking(_)).then_some(Move::LetGo)
}

/// Returns the message that introduces Night cards at the start.
pub fn introduction(options: &Options) -> Option<&'static str> {
    let id = match options.night_cards {
        NightCards::AnyMoment => "cli-numberloor-aim-night",
        NightCards::BetweenTurns => "cli-numberloor-aim-night-between",
        NightCards::NoHurry => "cli-numberloor-aim-night-asked",
    };
    has_night(options).then_some(id)
}

#[cfg(test)]
mod tests {
    use reckon_words::Language;

    use super::*;

    fn told(hand: &str, language: Language) -> String {
        let text = format!("seat 1 | turn 2 | open 5 b3 | hand {hand}");
        let view: View = text.parse().expect("a position");
        say(&view, Audience::PLAYER, &Names::default(), &Output::plain(language)).join(" ")
    }

    /// §7.1 What fits is told in the right number, and asked for once in a turn, whichever card is open.
    #[test]
    fn one_card_or_several() {
        let english = |hand| told(hand, Language::English);
        assert!(english("8n 1 4").contains("You have a Night card that fits: "), "{}", english("8n 1 4"));
        assert!(english("8n 8n 1").contains("You have a Night card that fits: "), "{}", english("8n 8n 1"));
        assert!(english("2n 8n 1").contains("You have Night cards that fit: "), "{}", english("2n 8n 1"));
        assert!(told("8n 1 4", Language::German).contains("Du hast eine Nachtkarte, die passt: "));
        assert!(told("2n 8n 1", Language::German).contains("Du hast Nachtkarten, die passen: "));
    }

    #[test]
    fn the_chance_is_the_same_one_until_the_turn_is_over() {
        let chance = |open: &str| {
            let view: View = format!("seat 1 | turn 2 | open {open} | hand 8n 2n 1").parse().expect("a position");
            rights(&view, true)
        };
        assert_eq!(chance("5 b3"), chance("3 b5"));
        assert_eq!(chance("5 b3").len(), 1);
        assert_eq!(chance("5 b1"), []);
    }
}
