//! The conversation at the table: whose turn it is, what happened, what is typed.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use reckon_rules::game::Seat;
use reckon_words::{Names, Speaker};

use super::console::Console;
use super::people::{Player, names_of};
use super::table::Table;
use super::typed::{self, Typed};
use super::{help, not_there};
use crate::failure::Failure;
use crate::files::{as_argument, shown};
use crate::game::{Part, TerminalGame, Unclear};
use crate::voice::{Voice, capitalised};
use crate::{options, rules};

pub struct Session<'a, G: TerminalGame, I, O> {
    table: Table<G>,
    console: Console<I, O>,
    voice: &'a Voice,
    names: Names,
    people: Vec<Seat>,
    /// Who is at the keyboard.
    at_keyboard: Option<Seat>,
    /// How many events each seat has been told.
    told: Vec<usize>,
    /// How many there were when the last person had played.
    played: usize,
    file: Option<PathBuf>,
}

/// How a turn at the keyboard ended.
enum Turn {
    Played,
    Left,
}

impl<'a, G: TerminalGame, I: BufRead, O: Write> Session<'a, G, I, O> {
    pub fn new(table: Table<G>, console: Console<I, O>, file: Option<PathBuf>, voice: &'a Voice) -> Self {
        let is_person = |(_, player): &(Seat, &Player)| matches!(player, Player::Person(_));
        let people: Vec<Seat> = (0..).map(Seat).zip(table.players()).filter(is_person).map(|(seat, _)| seat).collect();
        // Somebody alone needs no handing over.
        let at_keyboard = if let [only] = people[..] { Some(only) } else { None };
        Session {
            names: names_of(table.players(), voice),
            told: table.before_last_moves(),
            played: 0,
            table,
            console,
            voice,
            people,
            at_keyboard,
            file,
        }
    }

    pub fn run(mut self) -> Result<(), Failure> {
        self.greet()?;
        while let Some(seat) = self.table.turn().can_act().iter().next() {
            if self.table.is_computer(seat) {
                self.table.computer_plays(seat);
                self.keep()?;
                continue;
            }
            match self.turn_of(seat)? {
                Turn::Played => {
                    self.played = self.table.events().len();
                    self.keep()?;
                }
                Turn::Left => return Ok(()),
            }
        }
        Ok(self.tell_the_end()?)
    }

    fn greet(&mut self) -> io::Result<()> {
        let title = G::title(self.voice.language);
        self.console.say(&self.voice.say_with("cli-welcome", [("game", title)]))?;
        if let Some(file) = &self.file {
            let sentence = self.voice.say_with("cli-keeping", [("file", shown(file))]);
            self.console.say(&sentence)?;
        }
        Ok(())
    }

    /// For whom sentences are said: somebody alone is always "you".
    fn names_for_all(&self) -> Names {
        self.names.seen_by(if let [only] = self.people[..] { Some(only) } else { None })
    }

    /// Says what has happened since this seat was last told.
    fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        let news = self.told[seat.index()]..self.table.events().len();
        self.told[seat.index()] = news.end;
        let names = self.names_for_all();
        let lines = tell::<G>(&self.table.events()[news], &self.voice.speaker(&names));
        self.say_all(&lines)
    }

    fn turn_of(&mut self, seat: Seat) -> io::Result<Turn> {
        if self.at_keyboard == Some(seat) {
            self.tell_news(seat)?;
        } else if !self.hand_over_to(seat)? {
            return self.leave(false);
        }
        let names = self.names.seen_by(Some(seat));
        self.show(seat, Part::All)?;
        loop {
            self.prompt(seat)?;
            let Some(line) = self.console.ask()? else {
                return self.leave(false);
            };
            match typed::read(&line) {
                Typed::Nothing => {}
                Typed::Help => self.console.lines(&help::help::<G>(&self.table.view(seat), self.voice))?,
                Typed::Table => self.show(seat, Part::All)?,
                Typed::Hand => self.show(seat, Part::Hand)?,
                Typed::Centre => self.show(seat, Part::Centre)?,
                Typed::Log => {
                    let names = self.names_for_all();
                    let mut lines = tell::<G>(self.table.events(), &self.voice.speaker(&names));
                    if lines.is_empty() {
                        lines.push(self.voice.say("cli-log-empty"));
                    }
                    self.say_all(&lines)?;
                }
                Typed::Rules(paragraph) => self.show_rules(paragraph)?,
                Typed::Options => self.console.lines(&options::in_short::<G>(self.table.options(), self.voice))?,
                Typed::Position => self.console.line(&self.table.view(seat).to_string())?,
                Typed::Save(name) => self.save_as(name)?,
                Typed::Quit => return self.leave(true),
                Typed::Move(line) => {
                    if self.try_move(seat, line, &names)? {
                        return Ok(Turn::Played);
                    }
                }
            }
        }
    }

    /// Takes the last hand off the screen and waits for the next person; `false` if nobody comes.
    fn hand_over_to(&mut self, seat: Seat) -> io::Result<bool> {
        if let Some(before) = self.at_keyboard {
            // Nobody is told their own move again.
            self.told[before.index()] = self.played;
            self.console.hide()?;
        }
        self.tell_news(seat)?;
        let name = self.names.of(seat).unwrap_or_default().to_string();
        self.console.say(&self.voice.say_with("cli-pass-keyboard", [("who", name)]))?;
        self.at_keyboard = Some(seat);
        Ok(self.console.ask()?.is_some())
    }

    fn say_all(&mut self, sentences: &[String]) -> io::Result<()> {
        sentences.iter().try_for_each(|sentence| self.console.say(sentence))
    }

    fn show(&mut self, seat: Seat, part: Part) -> io::Result<()> {
        let names = self.names.seen_by(Some(seat));
        let lines = G::draw(&self.table.view(seat), part, &names, self.voice);
        if part == Part::All {
            self.console.line("")?;
        }
        self.console.lines(&lines)
    }

    fn prompt(&mut self, seat: Seat) -> io::Result<()> {
        let alone = if self.people.len() == 1 { "one" } else { "many" };
        let name = self.names.of(seat).unwrap_or_default();
        let line = G::prompt(&self.table.view(seat)).with("people", alone).with("who", name);
        self.console.line("")?;
        self.console.say(&reckon_words::render(&line, self.voice.language))
    }

    /// Nothing is lost by a move that does not go: it is said why, and asked again.
    fn try_move(&mut self, seat: Seat, line: &str, names: &Names) -> io::Result<bool> {
        let speaker = self.voice.speaker(names);
        let refused = |why: String| self.voice.say_with("cli-refused", [("why", capitalised(&why))]);
        let sentence = match G::understand(&self.table.view(seat), line, &speaker) {
            Ok(choice) => match self.table.play(seat, choice) {
                Ok(()) => return Ok(true),
                Err(illegal) => refused(speaker.tell(&illegal)),
            },
            Err(Unclear::Refused(refusal)) => refused(refusal.sentence),
            Err(Unclear::NotUnderstood(why)) => why,
        };
        self.console.say(&sentence)?;
        Ok(false)
    }

    fn show_rules(&mut self, paragraph: Option<&str>) -> io::Result<()> {
        let text = match paragraph {
            None => rules::overview(G::RULEBOOK) + "\n\n" + &self.voice.say("cli-rules-more"),
            Some(wanted) => rules::passage(G::RULEBOOK, wanted)
                .unwrap_or_else(|| self.voice.say_with("cli-no-such-paragraph", [("text", rules::shortened(wanted))])),
        };
        self.console.line(&text)
    }

    /// After every move; a disk that is full does not end a game.
    fn keep(&mut self) -> io::Result<()> {
        if let Some(file) = &self.file
            && let Err(sentence) = self.table.save(file, self.voice)
        {
            self.console.say(&sentence)?;
        }
        Ok(())
    }

    fn save_as(&mut self, name: Option<&str>) -> io::Result<()> {
        let file = match (name, &self.file) {
            (Some(name), _) => PathBuf::from(name),
            (None, Some(file)) => file.clone(),
            (None, None) => self.free_name(),
        };
        let sentence = match self.save_to(&file) {
            Ok(()) => self.voice.say_with("cli-saved", [("file", shown(&file))]),
            Err(sentence) => sentence,
        };
        self.console.say(&sentence)
    }

    /// From now on every move is kept there.
    fn save_to(&mut self, file: &Path) -> Result<(), String> {
        if self.file.as_deref() != Some(file)
            && let Err(Failure::Sentence(there)) = not_there(file, self.voice)
        {
            return Err(there);
        }
        self.table.save(file, self.voice)?;
        self.file = Some(file.to_path_buf());
        Ok(())
    }

    fn free_name(&self) -> PathBuf {
        let names = (1..).map(|number| match number {
            1 => format!("{}.save", G::NAME),
            _ => format!("{}-{number}.save", G::NAME),
        });
        names.map(PathBuf::from).find(|name| not_there(name, self.voice).is_ok()).unwrap_or_default()
    }

    /// Somebody wants to stop, or the input has ended: what is kept can be gone on with.
    fn leave(&mut self, ask: bool) -> io::Result<Turn> {
        while ask && self.file.is_none() {
            let name = self.free_name();
            self.console.say(&self.voice.say_with("cli-leave-ask", [("file", shown(&name))]))?;
            match self.console.ask()? {
                Some(name) if !name.is_empty() => {
                    if let Err(sentence) = self.save_to(Path::new(&name)) {
                        self.console.say(&sentence)?;
                    }
                }
                _ => break,
            }
        }
        let sentence = match &self.file {
            Some(file) => self.voice.say_with("cli-left-kept", [("file", as_argument(file))]),
            None => self.voice.say("cli-left"),
        };
        self.console.say(&sentence)?;
        Ok(Turn::Left)
    }

    fn tell_the_end(&mut self) -> io::Result<()> {
        let Some(last) = self.at_keyboard.or_else(|| self.people.first().copied()) else { return Ok(()) };
        self.tell_news(last)?;
        let seed = self.table.seed_as_text();
        self.console.say(&self.voice.say_with("cli-deal-again", [("seed", seed)]))
    }
}

fn tell<G: TerminalGame>(events: &[G::Event], speaker: &Speaker<'_>) -> Vec<String> {
    events.iter().filter(|event| G::is_told(event)).map(|event| speaker.tell(event)).collect()
}
