use crate::fuzzed::Fuzzed;

/// Checks that any draft reads back as written.
pub fn draft<G: Fuzzed>(text: &str) {
    let Ok(draft) = text.parse::<G::Draft>() else { return };
    draft_reads_back::<G>(&draft);
    G::drafted(&draft);
}

pub fn draft_reads_back<G: Fuzzed>(draft: &G::Draft) {
    let written = draft.to_string();
    let back = written.parse::<G::Draft>();
    assert_eq!(back.as_ref().ok(), Some(draft), "'{written}' reads back differently");
}
