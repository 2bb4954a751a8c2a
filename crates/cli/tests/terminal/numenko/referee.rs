//! The referee on grids, as the program draws them and as the rulebook does.

use crate::terminal::support::run;

/// The program's own drawing can be pasted back.
#[test]
fn the_referee_reads_what_it_draws() {
    let grid = ".6/2*4*8/.7..*/.*..9/.1..*/.3..?/....2";
    let (code, told, _) = run(&["referee", "numenko", grid], "");
    assert_eq!(code, Some(0), "{told}");
    let drawn: Vec<&str> = told.lines().skip(1).take(8).collect();
    for (code, again, _) in
        [run(&["referee", "numenko"], &drawn.join("\n")), run(&["referee", "numenko", &drawn.join("\n")], "")]
    {
        assert_eq!((code, again.as_str()), (Some(0), told.as_str()), "{again}");
    }
    for (grid, code, says) in [
        ("2x4=8/+/3/=/5", 0, "2 + 3 = 5"),
        ("8*2*4; across 1,1: 8/2=4; across 1,1: 8=2x4", 2, "You’ve said twice how to read"),
        ("8*2*4; across", 2, "doesn’t say how to read a sum"),
        ("5*1*5*0; across 1,1: 5-1x5=0", 1, "(5 − 1) × 5 = 0 isn’t true, because the sides come to 20 and 0"),
        ("5*0*0; across 1,1: 5/0=0", 1, "you can’t divide by 0"),
        ("*5*5; across 1,1: -5=5", 1, ": −5 = 5 isn’t a whole sum"),
    ] {
        let (answered, told, complaint) = run(&["referee", "numenko", grid], "");
        assert_eq!(answered, Some(code), "{told}{complaint}");
        assert!(format!("{told}{complaint}").contains(says), "{says} in {told}{complaint}");
    }
    for (option, grid, says, rule) in [
        ("fractions=off", "7*2*4*14; across 1,1: 7/2x4=14", "the step 7 ÷ 2 isn’t a whole number", "§3.5"),
        ("equals=at-the-end", "8*2*4; across 1,1: 8=2x4", "works something out after the equals sign", "§3.6"),
        ("chains=off", "8*8*8; across 1,1: 8=8=8", "has more than one equals sign", "§3.6"),
    ] {
        let (_, told, _) = run(&["referee", "numenko", "--option", option, grid], "");
        assert!(told.contains(says) && told.contains(rule), "{told}");
    }
}

/// E1 to E5 and N1, N2 of the rulebook, drawn as it draws them.
#[test]
fn the_referee_reads_every_example_of_the_rulebook() {
    let right = [
        "2*4*8",
        " 6\n2*4*8\n 7\n *\n 1\n 3",
        " 6\n2*4*8\n 7  *\n *  9\n 1  *\n 3  ?\n    2",
        " 6\n2*4*8\n 7  *\n *  9\n 1  *\n 3  ☺\n *  2\n 5\n 5",
        " 6\n2*4*8\n 7  *\n *  9\n 1  *\n 3  ☺\n *  2\n 5\n 5*1*5*20",
    ];
    for grid in right {
        for (code, told, _) in [run(&["referee", "numenko", grid], ""), run(&["referee", "numenko"], grid)] {
            assert_eq!(code, Some(0), "{grid}\n{told}");
            assert!(told.starts_with("Yes, this grid is right.") && !told.contains('✗'), "{told}");
        }
    }
    let last = run(&["referee", "numenko", right[4]], "").1;
    assert!(last.contains("(5 − 1) × 5 = 20") && last.contains("from left to right"), "{last}");
    for (grid, troubles) in [
        ("  6\n92*4*8\n* 7\n6 *\n* 1\n5 3\n4", vec!["92 ∗ 4 ∗ 8 in row 2 isn’t true, however you read it"]),
        (
            "  6\n 2*4*8\n8*7*15\n  *\n  1\n  3",
            vec!["2 ∗ in column b", "4 ∗ in column d", "∗ 1 in column e", "85 in column f"],
        ),
    ] {
        let (code, told, _) = run(&["referee", "numenko"], grid);
        assert_eq!(code, Some(1), "{told}");
        assert_eq!(told.matches('✗').count(), troubles.len(), "{told}");
        for trouble in troubles {
            assert!(told.lines().any(|line| line.starts_with(&format!("✗ {trouble}"))), "{trouble} in\n{told}");
        }
    }
}
