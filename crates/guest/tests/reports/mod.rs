//! The report of `make long-kill`.

#[path = "../../examples/long_kill/report.rs"]
mod kills;

#[test]
fn rows_follow_each_other_and_the_laws_stay_last() {
    let once = kills::with_row("# Report\n\n## Laws\n\n| law |\n".to_string(), "| first |\n");
    let twice = kills::with_row(once, "| second |\n");
    assert!(
        twice.contains("| first |\n| second |\n<!-- the next row of the kills -->\n\n## Laws\n\n| law |\n"),
        "{twice}"
    );
    assert_eq!(twice.matches("## Kills").count(), 1);
}
