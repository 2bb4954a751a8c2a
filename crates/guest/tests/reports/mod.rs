//! The report of `make long-kill`.

#[path = "../../examples/long_kill/report.rs"]
mod kills;

#[test]
fn a_new_row_goes_after_the_old_ones_and_before_the_laws() {
    let once = kills::with_row("# Report\n\n## Laws\n\n| law |\n".to_string(), "| first |\n");
    let twice = kills::with_row(once, "| second |\n");
    assert!(
        twice.contains("| first |\n| second |\n<!-- the next row of the kills -->\n\n## Laws\n\n| law |\n"),
        "{twice}"
    );
    assert_eq!(twice.matches("## Kills").count(), 1);
}
