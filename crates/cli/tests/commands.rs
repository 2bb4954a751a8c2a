//! Every command as typed, with its output and exit code: `tests/cmd`.
//!
//! `TRYCMD=overwrite cargo test -p reckon-cli --test all commands` regenerates them.

#[test]
fn commands_answer_as_written() {
    trycmd::TestCases::new()
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .env("COLUMNS", "")
        .case("tests/cmd/*.trycmd")
        .case("tests/cmd/*.toml")
        .run();
}
