//! Night cards in another's turn (§7): who is asked, how they are typed, what is said to it.

use reckon_rules::game::{Race, Seat};
use reckon_rules::numberloor::loose;
use reckon_rules::numberloor::options::NightCards;
use reckon_rules::numberloor::{Card, Illegal, Move, Open, Options, Phase, View};
use reckon_words::numberloor as words;
use reckon_words::{Line, Names, Speaker, render};

use crate::game::NotACall;
use crate::voice::{Voice, called};

/// §7.1 Whether a Night card can turn up at all.
pub fn has_night(options: &Options) -> bool {
    options.selected().iter().any(|card| card.is_night())
}

/// §7.3 Whether it can be laid while another's turn goes on.
pub fn interrupts(options: &Options) -> bool {
    has_night(options) && options.night_cards != NightCards::NoHurry
}

/// A right lasts as long as the open cards.
pub fn rights(view: &View, alone: bool) -> Vec<Race> {
    let has_chance = view.may_interrupt() && (!alone || !suiting(view).is_empty());
    if has_chance { vec![view.race] } else { Vec::new() }
}

/// The Night cards of the own hand that suit the open cards, each once.
fn suiting(view: &View) -> Vec<Card> {
    let suits = |card: &Card| card.is_night() && card.level().is_some_and(|number| view.suits_at_night(number));
    let mut cards: Vec<Card> = view.own_hand().iter().copied().filter(suits).collect();
    cards.dedup();
    cards
}

/// To somebody alone by what they hold; to several without a word about any hand.
pub fn say(view: &View, callers: &[(Seat, String)], names: &Names, voice: &Voice) -> Vec<String> {
    let speaker = voice.speaker(names);
    let is_asked = matches!(view.phase, Phase::Asking(_));
    let turn = called(view.turn, names, voice);
    let person = if names.is_you(view.turn) { "you" } else { "other" };
    let said = |id: &'static str| Line::new(id).with("who", turn.clone()).with("person", person);
    let line = match callers {
        [] => {
            let cards = suiting(view);
            let typed = voice.joined("cli-or", cards.iter().map(Card::to_string));
            let id = if is_asked { "cli-numberloor-asked-alone" } else { "cli-numberloor-may-lay" };
            said(id).with("cards", words::cards_listed(&cards, &speaker)).with("typed", typed)
        }
        [(_, asked), ..] if is_asked => said("cli-numberloor-asked").with("asked", asked.clone()),
        several => {
            let key = |(seat, name): &(Seat, String)| {
                voice.say_with("cli-numberloor-key", [("key", format!("{seat}!")), ("who", name.clone())])
            };
            said("cli-numberloor-others-may-lay").with("keys", voice.joined("cli-or", several.iter().map(key)))
        }
    };
    let open = words::open_cards(view, &speaker);
    vec![speaker.render(&open), render(&line, voice.language)]
}

/// A line out of turn: a Night card, and what its player lays after it.
pub fn understand(view: &View, typed: &str, named: bool, speaker: &Speaker<'_>) -> Result<Vec<Move>, NotACall> {
    let plan = loose::read(view, typed).map_err(|unclear| super::unclear(&unclear, speaker))?;
    match plan.first() {
        Some(Move::Night { .. }) if named || is_said(typed) => Ok(plan),
        _ => Err(NotACall::InTurn),
    }
}

/// Whether a line says by itself that a Night card is meant: `6n`, `night 6`.
fn is_said(typed: &str) -> bool {
    let typed = typed.to_lowercase();
    let words = || typed.split([' ', ',', ';']);
    words().any(|word| word.starts_with("night") || word.starts_with("nacht"))
        || words().filter_map(loose::card).any(Card::is_night)
}

/// Whether it suits the open cards is said before whether it is in the hand (§7.1), and which
/// balloons somebody has left is for their eyes only (§5.1).
pub fn refused_openly(view: &View, choice: &Move, illegal: &Illegal, speaker: &Speaker<'_>) -> Option<String> {
    let (Move::Night { placement, .. }, Open::Pair { level: on, balloon }) = (choice, view.open) else { return None };
    let (level, goes) = (placement.level(), view.goes_on(None));
    let number = level.level()?;
    match illegal {
        Illegal::LayAllBalloons { .. } => Some(speaker.render(&Line::new("cli-numberloor-all-balloons"))),
        Illegal::NotInHand { .. } if view.suits_at_night(number) => None,
        Illegal::NotInHand { .. } if goes.contains(&number) => {
            Some(speaker.tell(&Illegal::EqualIsNotEnough { level, balloon }))
        }
        Illegal::NotInHand { .. } => Some(speaker.tell(&Illegal::DoesNotGo { level, on, balloon, goes })),
        _ => None,
    }
}

/// `2! 6n`
pub fn signed(seat: Seat, line: &str) -> String {
    format!("{seat}! {line}")
}

pub fn lets_go(view: &View, typed: &str) -> bool {
    loose::read(view, typed).is_ok_and(|plan| plan == [Move::LetGo])
}

/// §7.6
pub fn let_go(view: &View) -> Option<Move> {
    matches!(view.phase, Phase::Asking(_)).then_some(Move::LetGo)
}

/// Which sentences a table is told about them in the beginning.
pub fn introduction(options: &Options) -> Option<&'static str> {
    let id = match options.night_cards {
        NightCards::AnyMoment => "cli-numberloor-aim-night",
        NightCards::BetweenTurns => "cli-numberloor-aim-night-between",
        NightCards::NoHurry => "cli-numberloor-aim-night-asked",
    };
    has_night(options).then_some(id)
}
