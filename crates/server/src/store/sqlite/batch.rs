//! Write requests, with the callers that wait for them.

use tokio::sync::oneshot;

use crate::store::{ClaimRow, DraftRow, GameKey, GameRow, MoveRow, StoreError, TableRow};

pub type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

pub enum Request {
    SaveTable(TableRow, Answer<()>),
    BeginGame(GameRow, Answer<GameKey>),
    Append(MoveRow, Answer<()>),
    KeepDraft(DraftRow),
    NoteClaim(ClaimRow),
    Try(Answer<()>),
    Close(Answer<()>),
}

/// Rows of one kind, each with a waiting caller.
pub struct Asked<Row, T> {
    pub rows: Vec<Row>,
    answers: Vec<Answer<T>>,
}

impl<Row, T> Default for Asked<Row, T> {
    fn default() -> Self {
        Asked { rows: Vec::new(), answers: Vec::new() }
    }
}

impl<Row, T> Asked<Row, T> {
    fn push(&mut self, row: Row, answer: Answer<T>) {
        self.rows.push(row);
        self.answers.push(answer);
    }

    fn answer(self, outcomes: impl IntoIterator<Item = Result<T, StoreError>>) {
        for (answer, outcome) in self.answers.into_iter().zip(outcomes) {
            // The caller may be gone; what was written stays written.
            let _ = answer.send(outcome);
        }
    }
}

/// Requests that are committed together.
#[derive(Default)]
pub struct Batch {
    pub tables: Asked<TableRow, ()>,
    pub games: Asked<GameRow, GameKey>,
    pub moves: Asked<MoveRow, ()>,
    pub drafts: Vec<DraftRow>,
    pub claims: Vec<ClaimRow>,
    /// Callers that only ask whether writing works.
    pub tries: Asked<(), ()>,
    /// Callers that asked to close; not part of the commit.
    pub closing: Vec<Answer<()>>,
}

/// Outcome of each row of a batch.
#[derive(Default)]
pub struct Outcomes {
    pub tables: Vec<Result<(), StoreError>>,
    pub games: Vec<Result<GameKey, StoreError>>,
    pub moves: Vec<Result<(), StoreError>>,
    pub drafts: Vec<Result<(), StoreError>>,
    pub claims: Vec<Result<(), StoreError>>,
}

impl Batch {
    pub fn add(&mut self, request: Request) {
        match request {
            Request::SaveTable(row, answer) => self.tables.push(row, answer),
            Request::BeginGame(row, answer) => self.games.push(row, answer),
            Request::Append(row, answer) => self.moves.push(row, answer),
            Request::KeepDraft(row) => self.drafts.push(row),
            Request::NoteClaim(row) => self.claims.push(row),
            Request::Try(answer) => self.tries.push((), answer),
            Request::Close(answer) => self.closing.push(answer),
        }
    }

    pub fn len(&self) -> usize {
        self.tables.rows.len()
            + self.games.rows.len()
            + self.moves.rows.len()
            + self.drafts.len()
            + self.claims.len()
            + self.tries.rows.len()
    }

    pub fn answer(self, outcomes: Outcomes) {
        self.tables.answer(outcomes.tables);
        self.games.answer(outcomes.games);
        self.moves.answer(outcomes.moves);
        self.tries.answer(std::iter::repeat_with(|| Ok(())));
    }

    pub fn refuse(self, why: &StoreError) {
        self.tables.answer(std::iter::repeat_with(|| Err(why.clone())));
        self.games.answer(std::iter::repeat_with(|| Err(why.clone())));
        self.moves.answer(std::iter::repeat_with(|| Err(why.clone())));
        self.tries.answer(std::iter::repeat_with(|| Err(why.clone())));
    }
}

impl Outcomes {
    pub fn refused(&self) -> usize {
        fn errors<T>(outcomes: &[Result<T, StoreError>]) -> usize {
            outcomes.iter().filter(|outcome| outcome.is_err()).count()
        }
        errors(&self.tables) + errors(&self.games) + errors(&self.moves) + errors(&self.drafts) + errors(&self.claims)
    }
}
