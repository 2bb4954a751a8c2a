//! Night cards in another's turn (§7): who is asked, how they are typed, what is said to it.

use reckon_rules::game::{Race, Seat};
use reckon_rules::numberloor::card::LEVELS;
use reckon_rules::numberloor::loose::{self, NotUnderstood};
use reckon_rules::numberloor::options::NightCards;
use reckon_rules::numberloor::{Card, Illegal, Move, Open, Options, Phase, View};
use reckon_words::numberloor as words;
use reckon_words::{Line, Names, Speaker, render};

use crate::game::Unclear;
use crate::in_turns::{Hearers, NotACall, Openly};
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
pub fn say(view: &View, hearers: Hearers<'_>, names: &Names, voice: &Voice) -> Vec<String> {
    let speaker = voice.speaker(names);
    let is_asked = matches!(view.phase, Phase::Asking(_));
    let turn = called(view.turn, names, voice);
    let person = if names.is_you(view.turn) { "you" } else { "other" };
    let said = |id: &'static str| Line::new(id).with("who", turn.clone()).with("person", person);
    let line = match hearers.callers {
        [] => {
            let cards = suiting(view);
            let typed = voice.joined("cli-or", cards.iter().map(Card::to_string));
            let id = if is_asked { "cli-numberloor-asked-alone" } else { "cli-numberloor-may-lay" };
            said(id).with("cards", words::cards_listed(&cards, &speaker)).with("typed", typed)
        }
        [(seat, asked)] if is_asked || hearers.looking == Some(*seat) => {
            let id = if is_asked { "cli-numberloor-asked" } else { "cli-numberloor-other-may-lay" };
            let look = if hearers.looking.is_some() { "no" } else { "yes" };
            said(id).with("asked", asked.clone()).with("look", look)
        }
        several => {
            let key_of =
                |found: Option<&(Seat, String)>| found.map_or_else(String::new, |(seat, _)| format!("{seat}!"));
            let has_not_looked = |caller: &&(Seat, String)| hearers.looking != Some(caller.0);
            let look = key_of(several.iter().find(has_not_looked).or(several.first()));
            let key = |(seat, name): &(Seat, String)| {
                voice.say_with("cli-numberloor-key", [("key", format!("{seat}!")), ("who", name.clone())])
            };
            let keys = voice.joined("cli-or", several.iter().map(key));
            said("cli-numberloor-others-may-lay")
                .with("keys", keys)
                .with("key", key_of(several.first()))
                .with("look", look)
        }
    };
    let open = (!hearers.sees_table).then(|| speaker.render(&words::open_cards(view, &speaker)));
    open.into_iter().chain([render(&line, voice.language)]).collect()
}

/// A line out of turn: a Night card, and what its player lays after it.
pub fn understand(view: &View, typed: &str, named: bool, speaker: &Speaker<'_>) -> Result<Vec<Move>, NotACall> {
    let plan = loose::read(view, typed).map_err(|why| unclear(&why, speaker))?;
    match plan.first() {
        _ if !has_night(&view.options) => Err(NotACall::InTurn),
        Some(Move::Night { .. }) if named || is_said(typed) => Ok(plan),
        _ => Err(NotACall::InTurn),
    }
}

/// What can be typed instead is said by the question: not what goes in the own turn.
fn unclear(why: &NotUnderstood, speaker: &Speaker<'_>) -> Unclear {
    match why {
        NotUnderstood::Word { text } => {
            let line = Line::new("cli-numberloor-call-unclear").with("text", text.clone());
            Unclear::NotUnderstood(speaker.render(&line))
        }
        _ => super::unclear(why, speaker),
    }
}

/// Whether a line says by itself that a Night card is meant: `6n`, `night 6`.
fn is_said(typed: &str) -> bool {
    let typed = typed.to_lowercase();
    let words = || typed.split([' ', ',', ';']);
    words().any(|word| word.starts_with("night") || word.starts_with("nacht"))
        || words().filter_map(loose::card).any(Card::is_night)
}

/// Whether it suits the open cards (§7.1) everybody sees. Whether it is in the hand, and whether it is
/// laid as that hand must lay it (§5.1), is for the eyes of its owner only.
pub fn refused_openly(view: &View, choice: &Move, illegal: &Illegal, speaker: &Speaker<'_>) -> Openly {
    let is_about_cards = matches!(
        illegal,
        Illegal::NotInHand { .. }
            | Illegal::LayAllBalloons { .. }
            | Illegal::NotTheLastLevel { .. }
            | Illegal::DoesNotGo { .. }
            | Illegal::EqualIsNotEnough { .. }
    );
    match choice {
        Move::Night { placement, .. } if is_about_cards => match does_not_suit(view, placement.level()) {
            Some(open) => Openly::Because(speaker.tell(&open)),
            None => Openly::Secret,
        },
        _ if is_about_cards => Openly::Secret,
        _ => Openly::Because(speaker.tell(illegal)),
    }
}

/// §7.1, §7.2 As the rules say it of a card that is there.
fn does_not_suit(view: &View, level: Card) -> Option<Illegal> {
    let (Open::Pair { level: on, balloon }, Some(number)) = (view.open, level.level()) else { return None };
    if view.suits_at_night(number) {
        return None;
    }
    if view.goes_on(None).contains(&number) {
        return Some(Illegal::EqualIsNotEnough { level, balloon });
    }
    let goes = (0..LEVELS).filter(|number| view.suits_at_night(*number)).collect();
    Some(Illegal::DoesNotGo { level, on, balloon, goes })
}

/// Whose turn it is not.
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
