//! Numenko-in-a-bag.

use std::sync::LazyLock;

use reckon_compose::numenko::drawing;
use reckon_compose::{Compose, NotComposed, Previewed};
use reckon_rules::game::Viewer;
use reckon_rules::numenko::options::{EqualsSign, Order};
use reckon_rules::numenko::{Grid, Move, Numenko, Options, Pack, View, judge};
use reckon_rules::options::TableOptions;

use crate::draft::draft_reads_back;
use crate::fuzzed::Fuzzed;
use crate::games::{move_round_trip, three_views_after};
use crate::pack::{packs, sent};

static VIEWS: LazyLock<Vec<View>> = LazyLock::new(|| {
    let tables = [
        ("preset=quick", 1, 0),
        ("preset=quick", 2, 8),
        ("preset=usual", 4, 40),
        ("preset=usual order=division-first equals=at-the-end chains=off fractions=off", 6, 20),
        ("preset=quick smiley-both-ways=off leading-zeros=on identity=on connected=off", 3, 5),
        ("preset=quick check-done=off open-grids=on swop-short=refused", 3, 13),
        ("preset=quick pot-limit=0", 2, 1),
    ];
    tables.iter().flat_map(|&(options, seats, moves)| three_views_after::<Numenko>(options, seats, moves)).collect()
});

impl Fuzzed for Numenko {
    const PIECES: &'static [&'static str] = &[
        " ",
        ".",
        "/",
        "*",
        "?",
        "0",
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
        "9",
        "-",
        "2*4*8",
        "1*1*2",
        "/*/",
        "../",
        "; ",
        "; across 1,1: ",
        "; down 1,1: ",
        "2x4=8",
        "=",
        "swop ",
        "done ",
        "game over ",
        "stop",
        "vote eject",
        "vote end",
        "lay ",
        "lay -",
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
        Move::Stop
    }

    /// Nobody has a turn: any seat that can act may play what another could.
    fn is_right(_: &Move) -> bool {
        true
    }

    fn drafts(view: &View) -> Vec<Grid> {
        let laid = view.own().and_then(|own| own.grid.clone());
        vec![Grid::default(), laid.unwrap_or_default()]
    }

    fn packed(text: &str) -> Vec<Options> {
        let quick = Options::preset("quick").expect("the name of a preset");
        packs(text, Pack::from_toml).map(|pack| Options { pack, ..quick.clone() }).collect()
    }

    fn use_pack(options: &mut Options, text: &str) -> bool {
        sent(text, Pack::from_toml).map(|pack| options.pack = pack).is_some()
    }

    /// A watcher's moves are refused without imagining a game.
    fn judged(view: &View, is_imagined: bool, is_judged: bool) {
        assert!(is_judged || !is_imagined, "a position that can be imagined was not judged");
        assert!(is_imagined || !is_judged || view.own().is_none(), "a position that cannot be imagined was judged");
    }

    /// Text can also be a drawing of a grid.
    fn written(text: &str) {
        if let Ok(grid) = drawing(text) {
            draft_reads_back::<Numenko>(&grid);
        }
    }

    /// Any grid is judged at every table.
    fn drafted(grid: &Grid) {
        for options in [Options::default(), strict()] {
            let judged = judge(grid, &options);
            assert_eq!(judged.sums.len(), grid.runs().len(), "'{grid}' has other sums");
            let counted = judged.counted(grid, &options);
            assert!(grid.tiles().without(&counted).is_ok(), "'{grid}' counts tiles that it does not have");
        }
    }

    /// A grid is judged like the move that it would be sent as, and loses no tiles.
    fn shown(view: &View, grid: &Grid, previewed: &Previewed<Numenko>) {
        let [choice] = <[Move; 1]>::try_from(Numenko::composed(view, grid).expect("any grid is a move"))
            .expect("a grid is sent as one move");
        move_round_trip::<Numenko>(&choice);
        let verdict = Numenko::verdict(view, &choice).expect("the view of a real game can be read");
        let why_not = verdict.err().map(NotComposed::Illegal);
        assert_eq!(why_not, previewed.refusal, "'{grid}' is judged differently when it is sent");
        let (preview, held) = (&previewed.preview, view.own_tiles());
        assert_eq!(held.without(&preview.left), Ok(grid.tiles()), "'{grid}' loses tiles");
        assert!(
            preview.points.is_none_or(|points| points >= preview.left.points()),
            "'{grid}' counts leftover tiles as laid"
        );
    }
}

/// Returns options that are the opposite of the usual ones.
fn strict() -> Options {
    Options {
        connected: false,
        order: Order::DivisionFirst,
        equals: EqualsSign::AtTheEnd,
        chains: false,
        identity: true,
        leading_zeros: true,
        fractions: false,
        smiley_both_ways: false,
        ..Options::default()
    }
}
