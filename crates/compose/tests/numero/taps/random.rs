//! The work line of NUMERO on random positions and random taps: everything it offers can be played, and a slow search
//! over all ways to use the piles finds nothing else.

use proptest::prelude::*;
use reckon_compose::numero::{Kind, Preview, Taps};
use reckon_rules::game::{Game, Ignore, Seat, Turn, Viewer};
use reckon_rules::numero::sum::{Origin, Sums, Token};
use reckon_rules::numero::view::PileView;
use reckon_rules::numero::{Card, Face, Move, Number, Numero, Options, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use super::{composed, preview, read};
use crate::support::tally;

/// Upper bound on piles, so that an exhaustive search is feasible.
const MAX_PILES: usize = 5;

/// Games of each kind.
const ROUNDS: usize = 12;

/// A tap as it is written in a line, and what it does to a sum.
#[derive(Clone)]
struct Tap {
    text: String,
    is_pile: bool,
    of_hand: bool,
    behind: String,
}

fn wild(card: Card, of_hand: bool) -> Tap {
    let sign = if matches!(card.face, Face::Part(_)) { "*" } else { "" };
    let (text, behind) = match of_hand {
        true => (card.to_string(), format!(" {sign}{card}")),
        false => (format!("[{card}]"), format!("[{sign}{card}]")),
    };
    Tap { text, is_pile: false, of_hand, behind }
}

fn pile(text: String) -> Tap {
    Tap { text, is_pile: true, of_hand: false, behind: String::new() }
}

fn some_taps(view: &View, shuffle: &mut Shuffle) -> Vec<Tap> {
    let mut all: Vec<Tap> =
        view.own_hand().iter().filter(|card| card.is_wild()).map(|card| wild(*card, true)).collect();
    all.extend(view.centre.iter().map(|lying| match lying {
        PileView::Card(card) if card.is_wild() => wild(*card, false),
        PileView::Card(card) => pile(card.to_string()),
        PileView::Build { name, value, .. } => pile(format!("{value}#{}", name.0)),
    }));
    shuffle.shuffle(&mut all);
    all.truncate(usize::try_from(shuffle.below(7)).unwrap());
    all
}

/// A pile as a person would write it, with more parentheses than needed, and whether it may stay.
#[derive(Clone)]
struct TappedPile {
    text: String,
    is_changed: bool,
}

/// Applies the first three rules of the work line, working on text only.
fn piles_of(taps: &[Tap], total_after: Option<usize>) -> (Vec<TappedPile>, Vec<String>) {
    let mut piles: Vec<TappedPile> = Vec::new();
    let mut waiting: Vec<&Tap> = Vec::new();
    let put = |pile: &mut TappedPile, tap: &Tap| {
        *pile =
            TappedPile { text: format!("({}){}", pile.text, tap.behind), is_changed: pile.is_changed || tap.of_hand };
    };
    for (place, tap) in taps.iter().enumerate() {
        if tap.is_pile {
            let mut pile = TappedPile { text: tap.text.clone(), is_changed: false };
            waiting.drain(..).for_each(|tap| put(&mut pile, tap));
            piles.push(pile);
        } else if let Some(pile) = piles.last_mut() {
            put(pile, tap);
        } else {
            waiting.push(tap);
        }
        if total_after == Some(place) && !piles.is_empty() {
            let text = piles.iter().map(|pile| pile.text.clone()).collect::<Vec<_>>().join(" + ");
            let is_changed = piles.iter().any(|pile| pile.is_changed);
            piles = vec![TappedPile { text: format!("({text})"), is_changed }];
        }
    }
    (piles, waiting.iter().filter(|tap| tap.of_hand).map(|tap| tap.text.clone()).collect())
}

/// Returns the value of a sum as announced; a sum without one is never legal.
fn announced(sum: &str) -> Option<i64> {
    let sums: Sums = sum.parse().unwrap_or_else(|error| panic!("{error}: {sum}"));
    sums.iter().next().unwrap().value().ok()?.as_whole().filter(|value| (0..=255).contains(value))
}

/// Returns every way to assign each pile to a group; group 0 stays.
fn assignments(piles: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..piles {
        all = all
            .into_iter()
            .flat_map(|before: Vec<usize>| {
                let most = before.iter().max().copied().unwrap_or(0) + 1;
                (0..=most).map(move |group| before.iter().copied().chain([group]).collect())
            })
            .collect();
    }
    all
}

struct Slow {
    /// Fewest piles that stay in a legal turn of this kind, honest or a bluff.
    honest: Option<usize>,
    bluff: Option<usize>,
}

fn slow_search(view: &View, card: Card, piles: &[TappedPile], put: &[String], kind: Kind) -> Slow {
    let mut found = Slow { honest: None, bluff: None };
    for groups in assignments(piles.len()) {
        let in_group = |group: usize| {
            let chosen = piles.iter().zip(&groups).filter(move |(_, of)| **of == group);
            chosen.map(|(pile, _)| pile.text.clone()).collect::<Vec<_>>()
        };
        let most = groups.iter().max().copied().unwrap_or(0);
        let fits = match kind {
            Kind::Take => most > 0,
            Kind::Build => most == 1,
            _ => most == 0,
        };
        let staying = piles.iter().zip(&groups).filter(|(_, group)| **group == 0);
        if !fits || staying.clone().any(|(pile, _)| !pile.is_changed) {
            continue;
        }
        let mut clauses = Vec::new();
        for (pile, _) in staying.clone() {
            clauses.push(format!("build {}: {}", announced(&pile.text).unwrap_or(0), pile.text));
        }
        clauses.extend(put.iter().map(|card| format!("discard {card}")));
        clauses.push(match kind {
            Kind::Take => {
                let sums: Vec<String> = (1..=most).map(|group| in_group(group).join(" + ")).collect();
                format!("take {card}: {}", sums.join(", "))
            }
            Kind::Build => {
                let sum = format!("{} + {card}", in_group(1).join(" + "));
                format!("build {}: {sum}", announced(&sum).unwrap_or(0))
            }
            _ => format!("discard {card}"),
        });
        let text = clauses.join("; ");
        let choice: Move = text.parse().unwrap_or_else(|error| panic!("{error}: {text}"));
        if let Ok(effect) = read(view, &choice).unwrap().verdict {
            let best = if effect.builds.iter().any(|build| build.bluff) { &mut found.bluff } else { &mut found.honest };
            *best = Some(best.map_or(staying.clone().count(), |best| best.min(staying.count())));
        }
    }
    found
}

fn check_against_slow(
    view: &View,
    card: Card,
    taps: &[Tap],
    total_after: Option<usize>,
    preview: &Preview,
    line: &str,
) {
    let (piles, put) = piles_of(taps, total_after);
    assert_eq!(piles.len(), preview.piles.len(), "{line}");
    if piles.len() > MAX_PILES {
        return;
    }
    for kind in [Kind::Take, Kind::Build, Kind::Discard] {
        let slow = slow_search(view, card, &piles, &put, kind);
        let offered = preview.choices.iter().find(|choice| choice.kind == kind);
        let expected = slow.honest.map(|stays| (false, stays)).or(slow.bluff.map(|stays| (true, stays)));
        let found = offered.map(|choice| (choice.bluff, choice.wild_builds.len()));
        assert_eq!(found, expected, "{kind:?} of '{line}'\nin {view}\n{offered:?}");
    }
}

/// Writes a line of random taps.
pub fn some_line(view: &View, shuffle: &mut Shuffle) -> String {
    written(&some_tapped(view, shuffle))
}

fn some_tapped(view: &View, shuffle: &mut Shuffle) -> Tapped {
    let numbers: Vec<Card> = view.own_hand().iter().copied().filter(|card| card.is_number()).collect();
    let card = shuffle.pick(&numbers).copied().filter(|_| shuffle.chance(9, 10));
    let taps = some_taps(view, shuffle);
    let total_after = (shuffle.chance(1, 3) && !taps.is_empty())
        .then(|| usize::try_from(shuffle.below(u32::try_from(taps.len()).unwrap())).unwrap());
    (card, taps, total_after)
}

/// Returns the card and the piles of some legal take, in another order.
fn mixed_take(game: &Numero, seat: Seat, shuffle: &mut Shuffle) -> Option<Tapped> {
    let mut chunks: Vec<Vec<Tap>> = Vec::new();
    let Move::Turn(play) = game.random_move(seat, shuffle) else { return None };
    let Number::Take { with } = play.number() else { return None };
    for sum in play.number_sums() {
        let mut is_joined = false;
        for token in sum.tokens() {
            match *token {
                Token::Wild(..) if is_joined => return None,
                Token::Wild(card, from) => chunks.last_mut().unwrap().push(wild(card, from == Origin::Hand)),
                Token::Number(card) => chunks.push(vec![pile(card.to_string())]),
                Token::Build { name, value } => chunks.push(vec![pile(format!("{value}#{}", name.0))]),
                Token::Add | Token::End => {}
            }
            is_joined = *token == Token::Add;
        }
    }
    shuffle.shuffle(&mut chunks);
    Some((Some(with), chunks.concat(), None))
}

type Tapped = (Option<Card>, Vec<Tap>, Option<usize>);

fn written((card, taps, total_after): &Tapped) -> String {
    let mut line = card.map_or(String::new(), |card| format!("{card}:"));
    for (place, tap) in taps.iter().enumerate() {
        line += &format!(" {}", tap.text);
        if *total_after == Some(place) {
            line += " =";
        }
    }
    line
}

// §3.1, §5.2, §6.1, §6.9, §7.2 A turn is offered exactly when it is legal.
#[test]
fn random_taps_on_random_positions() {
    let tables = [
        ("preset=subtraction highest-number=5", 2),
        ("preset=powers-and-roots highest-number=6 zero-piles=off", 2),
        ("preset=powers-and-roots", 2),
        ("preset=powers-and-roots", 1),
        ("preset=scoring", 3),
        ("preset=all-fractions zero-piles=off wild-on-combination=off", 2),
        ("preset=powers-and-roots wild-only-build=free in-between-values=whole hand-without-number=pass", 2),
    ];
    let (mut lines, mut takes, mut split, mut stay) = (0, 0, 0, 0);
    let rounds = std::iter::repeat_n(tables, ROUNDS).flatten();
    for (seed, (options, seats)) in (1..).zip(rounds) {
        let mut shuffle = Shuffle::from_number(seed);
        let options = Options::from_line(options).unwrap();
        let mut game = Numero::deal(&options, seats, &mut shuffle).unwrap();
        while let Turn::Open { must, .. } = game.turn() {
            let seat = must.iter().next().unwrap();
            let view = game.view(Viewer::Seat(seat));
            for _ in 0..3 {
                let mixed = mixed_take(&game, seat, &mut shuffle);
                let tapped = mixed.unwrap_or_else(|| some_tapped(&view, &mut shuffle));
                let text = written(&tapped);
                let (card, taps, total_after) = tapped;
                let line: Taps = text.parse().unwrap_or_else(|error| panic!("{error}: {text}"));
                let previewed = preview(&view, &line);
                assert_eq!(previewed.refusal.is_none(), !previewed.preview.choices.is_empty(), "{text}\nin {view}");
                for choice in &previewed.preview.choices {
                    game.clone()
                        .play(seat, &choice.m, &mut Ignore)
                        .unwrap_or_else(|why| panic!("{}: {why:?}", choice.m));
                    let again: Move = choice.m.to_string().parse().unwrap();
                    assert_eq!(again, choice.m);
                }
                let sent = composed(&view, &line).unwrap();
                assert_eq!(
                    previewed.preview.choices.is_empty(),
                    game.clone().play(seat, &sent, &mut Ignore).is_err(),
                    "{text}"
                );
                if let Some(card) = card {
                    check_against_slow(&view, card, &taps, total_after, &previewed.preview, &text);
                }
                lines += 1;
                let best = previewed.preview.choices.first();
                takes += u32::from(best.is_some_and(|best| best.kind == Kind::Take));
                split += u32::from(previewed.preview.piles.iter().any(|pile| pile.take == Some(1)));
                stay += u32::from(previewed.preview.piles.iter().any(|pile| pile.stays.is_some()));
                others_see_the_same(&game, seats, &mut shuffle);
            }
            let choice = game.random_move(seat, &mut shuffle);
            game.play(seat, &choice, &mut Ignore).unwrap();
        }
    }
    tally("numero", "lines of taps against a slow search", lines);
    assert!(
        lines > 5000 && takes > 1000 && split > 100 && stay > 20,
        "{lines} lines, {takes} takes, {split} split, {stay} stay"
    );
}

// A preview depends on its player's view alone: it is the same in every world that looks the same.
fn others_see_the_same(game: &Numero, seats: u8, shuffle: &mut Shuffle) {
    let seat = Seat(u8::try_from(shuffle.below(u32::from(seats))).unwrap());
    let view = game.view(Viewer::Seat(seat));
    let there = Numero::imagine(&view, shuffle).unwrap();
    let line: Taps = some_line(&view, shuffle).parse().unwrap();
    assert_eq!(preview(&view, &line), preview(&there.view(Viewer::Seat(seat)), &line));
}

fn pieces() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "take ", "build ", "discard ", "9b:", "10r ", "5b ", "10#1 ", "-2 ", "[-2] ", "[*1/2] ", "x3 ", "sqrt ", "= ",
        "; ", ":", "#", "[", "]", " ", "0.5 ", "75% ", "99g ", "√", "\u{0}", "١ ",
    ]);
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

proptest! {
    // No text makes the work line panic, and any line that parses reads back.
    #[test]
    fn any_text_is_a_line_or_none(text in prop_oneof![pieces(), ".{0,60}"]) {
        let view: View = "options preset=powers-and-roots | centre 10r, 5b, -2, 10#1 = 9g + 1r by 2 | hand 9b 8g x3 sqrt 4g"
            .parse().unwrap();
        if let Ok(line) = text.parse::<Taps>() {
            prop_assert_eq!(line.to_string().parse::<Taps>(), Ok(line.clone()));
            let _worked = preview(&view, &line);
            let _composed = composed(&view, &line);
        }
    }
}
