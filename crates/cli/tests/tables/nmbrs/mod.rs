//! nmbrs! blocks at a table: turns, and the window in which everybody else knocks or lets go.

mod support;
mod taps;
mod times;

use reckon_guest::Client;
use reckon_protocol::{CreateTable, Done, Hands, Move, Refused, Settings, Why};
use reckon_rules::game::{Seat, Turn};
use reckon_rules::nmbrs::{Block, Blocks, Event, Nmbrs};

use self::support::*;
use super::support::*;

static SERVER: Shared = Shared::new();

fn code_of(refused: impl AsRef<Refused>) -> String {
    let refused = refused.as_ref();
    assert_eq!(refused.why, Why::Illegal, "{}", refused.text);
    refused.code.to_string()
}

#[test]
fn when_five_knock_at_once_exactly_one_gets_the_block() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &blocks(&[ME, FRIEND, FRIEND, FRIEND, FRIEND, FRIEND], "first")).await;
        let mut takers = Vec::new();
        for _ in 0..3 {
            let (giver, block) = gives(&mut people).await;
            let moment = view(&people[0]).moment;
            for person in &people {
                let asked: Vec<Seat> = others(giver, 6).into_iter().map(|place| people[place].seat()).collect();
                assert_eq!(knocking(person).map(|knocking| knocking.asked), Some(asked.into_iter().collect()));
                assert!(matches!(person.update().turn, Turn::Open { race: Some(race), .. } if race.0 == moment));
                assert!(person.update().window_ms.is_some_and(|left| left > 1000 && left <= 8000));
            }
            let before: Vec<Blocks> = people.iter().map(own).collect();
            // Everybody at the same time, each over their own socket.
            let v = people[0].v();
            let mut asked: Vec<Move> = Vec::new();
            for person in &mut people {
                asked.push(person.asks(&[&format!("knock {block}")]));
            }
            for place in others(giver, 6) {
                people[place].sends(&asked[place]).await;
            }
            let mut done: Vec<(usize, Done)> = Vec::new();
            for place in others(giver, 6) {
                match people[place].answer(&asked[place]).await {
                    Ok(answer) => done.push((place, answer)),
                    Err(refused) => assert_eq!(code_of(refused), "too-late"),
                }
            }
            let [(taker, answer)] = &done[..] else { panic!("{done:?}") };
            assert_eq!(answer.v, v + 1, "nothing else was played");
            all_see(&mut people, v + 1).await;
            for (place, person) in people.iter().enumerate() {
                let told = events(person.update());
                assert!(matches!(&told[0], Event::Took { seat, block: took, drew: 1, .. }
                    if *seat == people[*taker].seat() && *took == block));
                assert!(matches!(told[1], Event::Turn { .. }), "{told:?}");
                assert!(view(person).seats[people[*taker].seat().index()].known.contains(block));
                let now = own(person);
                assert_eq!(now.contains(block), place == *taker);
                // The taker has one from the pot too; of the others only the next player has drawn.
                let drawn = if place == *taker || person.must() { 2 } else { 0 };
                assert_eq!(now.less(before[place]).len(), drawn, "seat {}", person.seat());
            }
            takers.push(*taker);
        }
        let moves = check(&people).await;
        let knocks = moves[..6].iter().filter(|(_, text)| text.starts_with("knock")).count();
        assert_eq!((knocks, takers.len()), (3, 3), "{:?}", &moves[..6]);
    });
}

#[test]
fn without_hurry_the_nearest_who_knocks_gets_it() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &blocks(&[ME, FRIEND, FRIEND, FRIEND], "in-order")).await;
        let (giver, block) = gives(&mut people).await;
        let knock = format!("knock {block}");
        let [first, second, third] = others(giver, 4)[..] else { panic!("three others") };
        assert!(matches!(people[0].update().turn, Turn::Open { race: None, .. }), "nobody has to be first");
        assert!(people[0].update().window_ms.is_some_and(|left| left > 8000), "and there is time");
        // The last in order knocks first, and waits for those before.
        let v = people[third].plays(&[&knock]).await.expect("in time").v;
        all_see(&mut people, v).await;
        let seats = |places: &[usize]| places.iter().map(|place| people[*place].seat()).collect();
        assert_eq!(
            knocking(&people[giver]).map(|it| (it.asked, it.knocked)),
            Some((seats(&[first, second]), Some(people[third].seat())))
        );
        assert_eq!(code_of(people[third].plays(&[&knock]).await.expect_err("a second answer")), "answered-already");
        let v = people[second].plays(&[&knock]).await.expect("it comes before").v;
        all_see(&mut people, v).await;
        assert_eq!(code_of(people[third].plays(&[&knock]).await.expect_err("others come before")), "too-late");
        assert_eq!(code_of(people[giver].plays(&[&knock]).await.expect_err("their own block")), "own-block");
        let v = people[first].plays(&["let go"]).await.expect("an answer").v;
        all_see(&mut people, v).await;
        for (place, person) in people.iter().enumerate() {
            assert_eq!((own(person).contains(block), knocking(person)), (place == second, None));
            assert_eq!(person.update().window_ms, None);
        }
        check(&people).await;
    });
}

#[test]
fn the_youngest_is_asked_alone_and_then_everybody() {
    SERVER.test(async |server| {
        let wish = with_option(blocks(&[ME, FRIEND, FRIEND], "first"), "youngest-first", "on");
        let mut people = seat_people(server, &with_option(wish, "youngest", "2")).await;
        for _ in 0..4 {
            let (giver, block) = gives(&mut people).await;
            let knock = format!("knock {block}");
            if people[giver].seat() == seat(2) {
                assert_eq!(knocking(&people[0]).expect("a window").asked.len(), 2, "nobody has priority then");
                all_let_go(&mut people).await;
                continue;
            }
            let last = (0..3).find(|place| *place != giver && people[*place].seat() != seat(2)).expect("three");
            let youngest = (0..3).find(|place| people[*place].seat() == seat(2)).expect("three");
            assert_eq!(people[0].update().turn.must().iter().collect::<Vec<Seat>>(), [seat(2)]);
            let early = people[last].plays(&[&knock]).await.expect_err("the youngest first");
            assert_eq!(code_of(early), "youngest-first");
            let v = people[youngest].plays(&["let go"]).await.expect("an answer").v;
            all_see(&mut people, v).await;
            assert!(matches!(events(people[last].update())[..], [Event::LetGo { .. }, Event::Open { .. }]));
            assert!(people[last].update().window_ms.is_some_and(|left| left > 6000), "time of their own");
            let v = people[last].plays(&[&knock]).await.expect("now it is allowed").v;
            all_see(&mut people, v).await;
            assert!(own(&people[last]).contains(block));
        }
        check(&people).await;
    });
}

#[test]
fn when_all_have_let_go_nobody_waits() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &blocks(&[ME, FRIEND, FRIEND], "in-order")).await;
        for turn in 1..=4_u32 {
            let (giver, block) = gives(&mut people).await;
            all_let_go(&mut people).await;
            assert_eq!((people[0].v(), on_turn(&people)), (3 * turn, (giver + 1) % 3), "the next turn has begun");
            assert!(view(&people[0]).aside.contains(block) && people[0].update().window_ms.is_none());
        }
        check(&people).await;
    });
}

#[test]
fn a_late_answer_is_refused_with_a_sentence_and_changes_nothing() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &blocks(&[ME, FRIEND, FRIEND], "first")).await;
        let (giver, block) = gives(&mut people).await;
        let [quick, slow] = others(giver, 3)[..] else { panic!("two others") };
        let knock = format!("knock {block}");
        let late = people[slow].asks(&[&knock]);
        let unsure = people[slow].asks(&["let go"]);
        people[quick].plays(&[&knock]).await.expect("the first");
        people[slow].sends(&late).await;
        let refused = people[slow].answer(&late).await.expect_err("somebody was first");
        assert!(refused.text.contains(&block.to_string()), "{}", refused.text);
        assert_eq!(code_of(refused), "too-late");
        people[slow].sends(&unsure).await;
        assert_eq!(why(people[slow].answer(&unsure).await), Why::Stale);
        // Meanwhile another block is given away: the old answers are not taken for answers to it.
        all_see(&mut people, 2).await;
        let other = own(&people[quick]).without(block).iter().next().expect("a hand");
        people[quick].plays(&[&format!("give {other}")]).await.expect("any block can be given away");
        all_see(&mut people, 3).await;
        let asked = Move { on: late.on, ..people[slow].asks(&["let go"]) };
        people[slow].sends(&asked).await;
        assert_eq!(why(people[slow].answer(&asked).await), Why::Stale, "meant for {block}, not for {other}");
        assert_eq!(code_of(people[slow].plays(&[&knock]).await.expect_err("it is gone")), "too-late");
        assert_eq!(people[slow].v(), 3);
        check(&people).await;
    });
}

/// Finds blocks of a hand with equal differences.
fn a_sequence(hand: Blocks) -> Option<[Block; 3]> {
    let numbers: Vec<u8> = hand.iter().filter_map(Block::face).collect();
    let has = |value: u8| numbers.contains(&value);
    let pairs = numbers.iter().flat_map(|low| numbers.iter().map(move |high| (*low, *high)));
    let (low, high) =
        pairs.filter(|(low, high)| low < high).find(|(low, high)| has((2 * high).saturating_sub(*low)))?;
    [low, high, 2 * high - low].map(Block::number).into_iter().collect::<Option<Vec<Block>>>()?.try_into().ok()
}

#[test]
fn a_row_is_laid_and_everybody_sees_it() {
    SERVER.test(async |server| {
        // Most hands of eleven blocks have three with equal differences, and every hand does sooner or later.
        let mut people = seat_people(server, &blocks(&[ME, FRIEND], "first")).await;
        let laid = loop {
            let place = on_turn(&people);
            let Some(row) = a_sequence(own(&people[place])) else {
                gives(&mut people).await;
                all_let_go(&mut people).await;
                continue;
            };
            let rest = row.iter().fold(own(&people[place]), |hand, block| hand.without(*block));
            let give = rest.iter().next().expect("more than three");
            let text = format!("lay {} {} {}, give {give}", row[0], row[1], row[2]);
            let wrong = format!("lay {} {} {}, give {give}", row[1], row[0], row[2]);
            let refused = people[place].plays(&[&wrong]).await.expect_err("not in this order");
            assert_eq!(refused.why, Why::Illegal);
            let v = people[place].plays(&[&text]).await.expect("a row").v;
            all_see(&mut people, v).await;
            break row;
        };
        for person in &people {
            let view = view(person);
            assert_eq!(view.rows.len(), 1);
            assert_eq!((view.rows[0].letter.to_string().as_str(), &view.rows[0].blocks[..]), ("A", &laid[..]));
            assert!(matches!(&events(person.update())[..], [Event::Laid { .. }, Event::Gave { .. }]));
        }
        check(&people).await;
    });
}

#[test]
fn whole_games_of_people_and_computers() {
    SERVER.test(async |server| {
        for (preset, knock, seats) in [
            ("simple", "first", &[ME, COMPUTER][..]),
            ("simple", "in-order", &[ME, FRIEND, COMPUTER]),
            ("usual", "first", &[ME, ME, COMPUTER]),
            ("usual", "in-order", &[FRIEND, ME, FRIEND, COMPUTER, COMPUTER, FRIEND]),
            ("simple", "first", &[ME, FRIEND, FRIEND, FRIEND, COMPUTER, COMPUTER]),
        ] {
            let wish = with_option(table("nmbrs", preset, seats), "knock", knock);
            let mut people = vec![Person::opens(server, &with_option(wish, "rounds", "1")).await];
            for _ in seats.iter().filter(|seat| **seat == FRIEND) {
                people.push(Person::joins(server, people[0].table).await);
            }
            let witnesses = play_out::<Nmbrs>(&people.iter().collect::<Vec<_>>()).await;
            check_record::<Nmbrs>(&people[0].record(1).await, &witnesses);
        }
    });
}

#[test]
fn three_rounds_are_played_one_after_the_other() {
    SERVER.test(async |server| {
        let wish = with_option(table("nmbrs", "simple", &[ME, COMPUTER, FRIEND]), "rounds", "3");
        let mut host = Person::opens(server, &with_option(wish, "points", "on")).await;
        let friend = Person::joins(server, host.table).await;
        let witnesses = play_out::<Nmbrs>(&[&host, &friend]).await;
        let end = host.sees("the end", |update| update.turn.outcome().is_some()).await;
        assert_eq!(view_of(&end).sheet.len(), 3);
        let rounds = host.journal.updates().flat_map(events).filter(|it| matches!(it, Event::RoundOver { .. })).count();
        assert_eq!(rounds, 3);
        check_record::<Nmbrs>(&host.record(1).await, &witnesses);
    });
}

#[test]
fn a_watcher_and_the_others_see_counts_and_no_hands() {
    SERVER.test(async |server| {
        let wish = blocks(&[ME, FRIEND, COMPUTER], "first");
        let wish = CreateTable { settings: Settings { watchers: true, ..wish.settings.clone() }, ..wish };
        let people = seat_people(server, &wish).await;
        let stranger = Client::program(server.address()).await.expect("a token");
        let mut watcher = Person::connects(stranger, people[0].table, None).await;
        assert_eq!(why(watcher.plays(&["let go"]).await), Why::NotYours);
        play_out::<Nmbrs>(&people.iter().collect::<Vec<_>>()).await;
        watcher.sees("the end", |update| update.turn.outcome().is_some()).await;
        let record = people[0].record(1).await;
        for person in people.iter().chain([&watcher]) {
            for update in person.journal.updates() {
                let view = view_of(update);
                let shown = view.seats.iter().filter(|seat| seat.hand.is_some()).count();
                assert_eq!(shown, usize::from(update.seat.is_some()), "the player's own hand");
                assert_eq!(update.reveal.is_some(), update.turn.outcome().is_some());
            }
            person.check_seen::<Nmbrs>(1, &record);
        }
    });
}

#[test]
fn the_table_or_the_option_decides_whether_speed_counts() {
    SERVER.test(async |server| {
        let mut client = Client::program(server.address()).await.expect("a token");
        let opened = |hands, knock: Option<&'static str>| {
            let wish = table("nmbrs", "usual", &[ME, FRIEND]);
            let wish = knock.map_or(wish.clone(), |value| with_option(wish, "knock", value));
            let wish = CreateTable { settings: Settings { hands, ..wish.settings.clone() }, ..wish };
            let mut client = client.clone();
            async move { client.create_table(&wish).await }
        };
        for (hands, knock, meant) in [
            (None, None, Hands::NoHurry),
            (Some(Hands::NoHurry), None, Hands::NoHurry),
            (Some(Hands::Quick), None, Hands::Quick),
            (None, Some("first"), Hands::Quick),
            (None, Some("in-order"), Hands::NoHurry),
            (Some(Hands::Quick), Some("first"), Hands::Quick),
        ] {
            let table = opened(hands, knock).await.expect("they agree").table;
            let in_order = table.options.contains("knock=in-order");
            assert_eq!((table.settings.hands, in_order), (Some(meant), meant == Hands::NoHurry), "{}", table.options);
        }
        for (hands, knock) in [(Hands::Quick, "in-order"), (Hands::NoHurry, "first")] {
            assert_eq!(failed(opened(Some(hands), Some(knock)).await), (400, "hands".to_string()));
        }
        // Impossible house rules are refused, in words.
        for (seats, name, value) in [
            (2, "youngest", "3"),
            (2, "rounds", "0"),
            (2, "rounds", "21"),
            (2, "highest", "60"),
            (2, "knock", "fastest"),
            (2, "squares", "maybe"),
            (2, "jokers-in-a-row", "5"),
            (2, "night-cards", "any-moment"),
            (1, "points", "on"),
        ] {
            let seats = vec![ME; seats];
            let wish = with_option(table("nmbrs", "usual", &seats), "youngest-first", "on");
            let answer = client.create_table(&with_option(wish, name, value)).await;
            assert_eq!(failed(answer), (400, "bad-table".to_string()), "{name}={value}");
        }
        let wish = CreateTable { pack: Some("1-30".into()), ..table("nmbrs", "usual", &[ME, FRIEND]) };
        assert_eq!(failed(client.create_table(&wish).await), (400, "pack".to_string()));
    });
}

#[test]
fn an_absurd_move_is_refused_and_changes_nothing() {
    SERVER.test(async |server| {
        let wish = with_option(blocks(&[ME, FRIEND], "first"), "lay-first", "off");
        let mut people = seat_people(server, &wish).await;
        let (giver, waits) = (on_turn(&people), 1 - on_turn(&people));
        let block = own(&people[giver]).iter().next().expect("a hand");
        let foreign = own(&people[waits]).iter().next().expect("a hand");
        let absurd = [
            "nothing".to_string(),
            format!("give {foreign}"),
            format!("lay {block} {block} {block}, give {block}"),
            format!("lay {}, give {block}", format!("{block} ").repeat(4000)),
            format!("lay 1 2 3 with 9 above 1, give {block}"),
            format!("{block} above 100, give {block}"),
            format!("insert {block} between 1 2, give {block}"),
            format!("link {block} between 1 1, give {block}"),
            format!("exchange {block} for ja, give {block}"),
            format!("{}give {block}", "lay ja=1 jb=2 jc=3, ".repeat(100)),
            format!("knock {block}"),
            "let go".to_string(),
        ];
        for (number, text) in absurd.iter().enumerate() {
            let refused = people[giver].plays(&[text]).await.expect_err("an impossible move");
            let said = (refused.why, refused.text.is_empty(), refused.text.len() < 2000);
            assert_eq!(said, (Why::Illegal, false, true), "{number}: {}", refused.text);
        }
        for text in [format!("give {foreign}"), format!("knock {block}"), "let go".to_string()] {
            assert_eq!(why(people[waits].plays(&[&text]).await), Why::Illegal, "not now: {text}");
        }
        // Sketches too: each is answered, none is played.
        let many = format!("{block} at {block}, ").repeat(100);
        for taps in ["new 1 1 1", "ja jb jc jd at 1", "1 between 1 1", "1 into ZZZ", many.trim_end_matches(", ")] {
            let _answered = people[giver].tries_taps(taps).await;
        }
        assert_eq!(people[giver].v(), 0);
        people[giver].plays(&[&format!("give {block}")]).await.expect("the game continues");
    });
}
