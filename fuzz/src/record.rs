use reckon_records::{Check, Recorded, closing_line, game_of, is_closed, read, verify_within};

/// Search budget: enough to find a changed byte in a line or two.
const BUDGET: u64 = 100_000;

/// Length of a closing line.
const CLOSING: usize = 72;

/// Checks bytes as a record: one that can be read is written back unchanged. Random text almost never has a valid
/// closing line, so each is also tried with one added.
pub fn record<G: Recorded>(bytes: &[u8]) {
    check::<G>(bytes);
    check::<G>(&closed(bytes));
    check::<G>(&closed(&bytes[..bytes.len().saturating_sub(CLOSING)]));
}

fn closed(body: &[u8]) -> Vec<u8> {
    [body, closing_line(body).as_bytes()].concat()
}

fn check<G: Recorded>(bytes: &[u8]) {
    let report = verify_within::<G>(bytes, BUDGET);
    match read::<G>(bytes) {
        Ok(record) => {
            assert_eq!(record.text().as_bytes(), bytes, "a record is written as it was read");
            assert_eq!(game_of(bytes).as_deref(), Ok(G::NAME));
            let report = report.expect("a readable record can be checked");
            assert_eq!(report.fits[..2], [Check::Closing, Check::Form]);
        }
        Err(why) => {
            let sound = report.is_ok_and(|report| report.is_sound());
            assert!(!sound, "sound but unreadable: {why}");
        }
    }
    assert!(is_closed(bytes) || read::<G>(bytes).is_err(), "read without a valid closing line");
}
