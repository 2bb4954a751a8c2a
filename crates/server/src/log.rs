//! The log, on standard error. It never contains a hand, a seed, a token or the link of a table.

use std::io;

use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogForm {
    Text,
    /// One JSON object per line.
    Json,
}

pub fn write_log(form: LogForm, level: LevelFilter) {
    let log = fmt().with_max_level(level).with_writer(io::stderr).with_target(false);
    // A second call has no effect.
    let _already = match form {
        LogForm::Text => log.with_ansi(false).try_init(),
        LogForm::Json => log.json().flatten_event(true).try_init(),
    };
}
