use reckon_rules::numero::work::{Line, composed};
use reckon_rules::numero::{read, work};

use crate::numero_views::VIEWS;

/// A text is a work line or not; a line reads back as written, and whatever it offers is legal.
pub fn numero_work(text: &str) {
    let Ok(line) = text.parse::<Line>() else { return };
    assert_eq!(line.to_string().parse::<Line>().as_ref(), Ok(&line), "'{text}' reads back differently");
    for view in VIEWS.iter() {
        let worked = work(view, &line).expect("the view of a real game can be read");
        for choice in &worked.work.choices {
            let reading = read(view, &choice.m).expect("the view of a real game can be read");
            assert!(reading.verdict.is_ok(), "'{text}' offers {}, which is refused", choice.m);
        }
        assert_eq!(worked.why_not.is_none(), !worked.work.choices.is_empty(), "'{text}' says why not, or what");
        if let Ok(sent) = composed(view, &line) {
            let reading = read(view, &sent).expect("the view of a real game can be read");
            assert_eq!(reading.verdict.is_ok(), worked.why_not.is_none(), "'{text}' sends {sent}");
        }
    }
}
