//! The TypeScript types of the web client, `web/src/types`, match the Rust types.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::path::PathBuf;

use reckon_compose::Compose;
use reckon_protocol as protocol;
use reckon_words::{GameWords, Language};

use ts_rs::{Config, TS, TypeVisitor};

use super::layout::laid_out;
use crate::support::games::Readable;

/// Returns the types of everything sent over a socket or HTTP, including the types inside them.
fn messages() -> File {
    let mut file = File::default();
    macro_rules! add {
        ($($name:ident)*) => { $(file.add::<protocol::$name>();)* };
    }
    add!(ToServer ToClient);
    add!(Games GameOptions CreateTable Created Join Joined NewGuest Welcome OpenTables Replay Health Failed);
    // Shared by all games.
    file.add::<reckon_rules::game::Viewer>();
    file
}

/// Returns the types that each game puts into the messages, by its name; types inside them are added by themselves.
fn games() -> Vec<(&'static str, String, File)> {
    macro_rules! games {
        ($([$module:ident $game:ident])*) => {
            vec![$((stringify!($module), <reckon_rules::$module::$game>::title(Language::English), {
                let mut file = File::default();
                file.add::<reckon_rules::$module::View>();
                file.add::<reckon_rules::$module::Event>();
                file.add::<reckon_rules::$module::Options>();
                file.add::<reckon_rules::$module::Move>();
                file.add::<<reckon_rules::$module::$game as Compose>::Reading>();
                file.add::<<reckon_rules::$module::$game as Compose>::Preview>();
                <reckon_rules::$module::$game>::more_types(&mut file);
                file
            })),*]
        };
    }
    reckon_rules::games!(games)
}

/// Types of one file, by name. Two games have a `Card`, so each game has a file.
#[derive(Default)]
pub struct File(BTreeMap<String, Type>);

struct Type {
    id: TypeId,
    declaration: String,
}

impl File {
    pub fn add<T: TS + 'static + ?Sized>(&mut self) {
        // A type without a declaration, such as a list or a number, is written out where it is used.
        if T::output_path().is_some() {
            let name = T::ident(&config());
            let id = TypeId::of::<T>();
            if let Some(before) = self.0.get(&name) {
                assert!(before.id == id, "two types in one file are called {name}");
                return;
            }
            let docs = T::docs().unwrap_or_default();
            let declaration = laid_out(&format!("{docs}export {}", T::decl(&config())));
            self.0.insert(name, Type { id, declaration });
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }

    /// Returns the text of the file, which imports the types already in the other one.
    fn text(&self, about: &str, shared: Option<&File>) -> String {
        let is_shared = |id| shared.is_some_and(|shared| shared.0.values().any(|other| other.id == id));
        let (taken, own): (Vec<_>, Vec<_>) = self.0.iter().partition(|(_, own)| is_shared(own.id));
        let mut text = format!("// {about} Generated from the Rust types; `make bless` rewrites it.\n");
        let is_named = |name: &str| own.iter().any(|(_, own)| words(&own.declaration).any(|word| word == name));
        let names: Vec<&str> = taken.iter().map(|(name, _)| name.as_str()).filter(|name| is_named(name)).collect();
        if !names.is_empty() {
            text += &format!("\nimport type {{ {} }} from \"./protocol\";\n", names.join(", "));
        }
        own.iter().for_each(|(_, own)| text += &format!("\n{}\n", own.declaration));
        text
    }
}

impl TypeVisitor for File {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|character: char| !character.is_alphanumeric())
}

/// Nothing above 32 bits is sent, except counts that only select a plural.
fn config() -> Config {
    Config::new().with_large_int("number")
}

#[test]
fn golden_types_of_messages() {
    golden("protocol.ts", &messages().text("The messages between a table and its clients.", None));
}

#[test]
fn golden_types_of_each_game() {
    for (name, title, file) in games() {
        let about = format!("The types of {title} in messages.");
        golden(&format!("{name}.ts"), &file.text(&about, Some(&messages())));
    }
}

fn golden(name: &str, made: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/types").join(name);
    if std::env::var_os("RECKON_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("it is in a folder")).expect("the folder can be made");
        std::fs::write(&path, made).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(kept == made, "web/src/types/{name} does not match the types: run make bless and review the difference");
}

/// A client can use neither a `bigint` nor a Rust path.
#[test]
fn types_of_messages_are_plain() {
    for file in games().into_iter().map(|(_, _, file)| file).chain([messages()]) {
        for (name, of) in &file.0 {
            assert!(!of.declaration.contains("bigint"), "{name}");
            assert!(!of.declaration.contains("::"), "{name}");
        }
    }
}
