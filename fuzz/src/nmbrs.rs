//! nmbrs! blocks.

use std::sync::LazyLock;

use reckon_compose::nmbrs::Sketch;
use reckon_compose::{Compose, Previewed};
use reckon_rules::game::Viewer;
use reckon_rules::nmbrs::{Move, Nmbrs, Phase, View};

use crate::fuzzed::Fuzzed;
use crate::games::{move_round_trip, three_views_after};

static VIEWS: LazyLock<Vec<View>> = LazyLock::new(|| {
    let tables = [
        ("preset=usual rounds=1", 2, 0),
        ("preset=usual rounds=1", 3, 41),
        ("preset=usual rounds=1 squares=on cubes=on primes=on geometric=on members=any", 4, 90),
        ("preset=usual push-to-link=off insert-with-crossings=off lay-first=off", 2, 60),
        ("preset=simple", 3, 25),
        ("preset=first-steps", 3, 25),
        ("preset=simple knock=in-order youngest=2", 5, 13),
    ];
    let played = tables.iter().flat_map(|&(options, seats, moves)| three_views_after::<Nmbrs>(options, seats, moves));
    let drawn = DRAWN.iter().map(|text| text.parse().expect("a position"));
    played.chain(drawn).collect()
});

/// Tables with a loop, with jokers, with rows that can be linked.
const DRAWN: &[&str] = &[
    "table 2 4 6 / 12 . 16 / 22 24 26 | hand 3 5 23 25 30 40 50 ja 91",
    "table 25 29 ja=33 / / 60 70 80 .3 10 15 20 / / .9 41 40 39 | hand 33 65 75 50 30 jb 90 91",
];

impl Fuzzed for Nmbrs {
    const PIECES: &'static [&'static str] = &[
        " ",
        ", ",
        "0",
        "1",
        "2",
        "3",
        "5",
        "7",
        "9",
        "10",
        "20",
        "30",
        "50",
        "100",
        "ja",
        "jb",
        "jc",
        "jd",
        "=",
        "ja=35",
        "jb=7",
        "lay ",
        " down",
        " with ",
        " above ",
        " below ",
        " left of ",
        " right of ",
        "insert ",
        "link ",
        " between ",
        "exchange ",
        " for ",
        "give ",
        "knock ",
        "let go",
        "nothing",
    ];

    fn views() -> &'static [View] {
        &VIEWS
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn seats(view: &View) -> u8 {
        u8::try_from(view.seats.len()).expect("few seats")
    }

    fn any_move() -> Move {
        Move::LetGo
    }

    /// Any seat that is asked may give the same answers.
    fn is_right(choice: &Move) -> bool {
        !matches!(choice, Move::Turn(_))
    }

    fn drafts(_: &View) -> Vec<Sketch> {
        vec![Sketch::default(), "new 30 40 50".parse().expect("a sketch")]
    }

    /// More rounds would only take longer.
    fn is_short(view: &View) -> bool {
        view.options.rounds <= view.round + 1
    }

    /// A complete sketch is a legal move if it is the player's turn, no block gets lost, and every way offered can be
    /// taken.
    fn shown(view: &View, sketch: &Sketch, previewed: &Previewed<Nmbrs>) {
        let Viewer::Seat(seat) = view.viewer else { panic!("'{sketch}' is shown to a watcher, who lays nothing") };
        let Previewed { preview, refusal, .. } = previewed;
        let blocks = preview.hand.len() + preview.fresh.len();
        assert_eq!(preview.hand.or(preview.fresh).len(), blocks, "'{sketch}' duplicates blocks");
        assert!(preview.choice.is_none() || refusal.is_none(), "'{sketch}' is complete but refused");
        assert!(
            preview.ways.is_empty() || preview.stuck.is_some(),
            "'{sketch}' fits in several ways, and none is asked for"
        );
        let Some(choice) = &preview.choice else { return };
        move_round_trip::<Nmbrs>(choice);
        if view.turn == seat && view.phase == Phase::Turn {
            let verdict = Nmbrs::verdict(view, choice).expect("the view of a real game can be read");
            assert_eq!(verdict, Ok(()), "'{sketch}' is refused when it is sent as '{choice}'");
        }
    }
}
