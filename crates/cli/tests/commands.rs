//! Every command as it is typed, with what it prints and its exit code: `tests/cmd`.
//!
//! `TRYCMD=overwrite cargo test -p reckon-cli --test all commands` writes them anew.

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
