//! The sentences of the server, each with the arguments that the server passes.

use std::collections::BTreeSet;

use reckon_words::{Language, Line, try_render};

use crate::support::{Known, assert_clean};

/// Every message except the names of animals, with its arguments.
const MESSAGES: &[(&str, &[&str])] = &[
    ("phrase-hello", &[]),
    ("phrase-good-luck", &[]),
    ("phrase-one-moment", &[]),
    ("phrase-well-played", &[]),
    ("phrase-thank-you", &[]),
    ("phrase-goodbye", &[]),
    ("close-restarting", &[]),
    ("close-not-text", &[]),
    ("close-too-long", &[]),
    ("close-too-many", &[]),
    ("close-reload", &[]),
    ("close-too-slow", &[]),
    ("close-silent", &[]),
    ("close-no-seat", &[]),
    ("close-seat-gone", &[]),
    ("refused-not-a-message", &["why"]),
    ("refused-stale", &[]),
    ("refused-cut-in", &[]),
    ("refused-broken-off", &[]),
    ("refused-help-is-off", &[]),
    ("http-playing", &[]),
    ("refused-not-yours", &["seat"]),
    ("refused-no-seat", &[]),
    ("refused-which-seat", &[]),
    ("refused-covered", &["seat"]),
    ("refused-not-playing", &[]),
    ("refused-playing", &[]),
    ("refused-not-host", &[]),
    ("refused-empty-seats", &["count", "count-count"]),
    ("refused-no-help", &[]),
    ("refused-help-limit", &[]),
    ("refused-no-phrases", &[]),
    ("refused-too-often", &[]),
    ("refused-not-kept", &[]),
    ("refused-used-id", &[]),
    ("refused-plan-too-long", &["most"]),
    ("refused-plan-empty", &[]),
    ("refused-no-draft", &[]),
    ("refused-say-it-once", &[]),
    ("refused-only-a-draft", &[]),
    ("refused-no-drafts", &[]),
    ("http-no-pack", &[]),
    ("http-no-turns", &[]),
    ("refused-does-not-go", &["level", "on"]),
    ("refused-wrong-sums", &[]),
    ("refused-wrong-rows", &[]),
    ("refused-no-sequence", &[]),
    ("refused-take-misses", &["with"]),
    ("refused-no-such-number", &[]),
    ("refused-no-answer", &[]),
    ("refused-can-lay", &[]),
    ("refused-cannot-pass", &[]),
    ("refused-must-take", &[]),
    ("refused-must-build", &[]),
    ("refused-nonce-late", &[]),
    ("refused-no-youngest", &[]),
    ("refused-empty-seat", &["seat"]),
    ("trouble-not-keeping", &[]),
    ("trouble-keeping", &[]),
    ("http-no-such-page", &[]),
    ("http-no-such-table", &[]),
    ("http-no-such-game", &["games", "name"]),
    ("http-no-such-seat", &["seat"]),
    ("http-no-such-record", &["round"]),
    ("http-not-json", &["why"]),
    ("http-bad-request", &["why"]),
    ("http-too-long", &["most"]),
    ("http-too-often", &[]),
    ("http-bad-method", &[]),
    ("http-bad-origin", &[]),
    ("http-bad-token", &[]),
    ("http-table-full", &[]),
    ("http-seat-taken", &["seat"]),
    ("http-animal-taken", &["animal"]),
    ("http-not-over", &[]),
    ("http-players-only", &[]),
    ("http-not-kept", &[]),
    ("http-other-protocol", &["asked", "known"]),
    ("http-setting", &["least", "most", "name"]),
    ("http-hands", &["option"]),
    ("http-not-a-socket", &[]),
    ("http-busy", &[]),
    ("http-stopping", &[]),
    ("http-failed", &[]),
    ("http-pack", &["why"]),
    ("http-no-seats", &[]),
    ("serve-at", &["address"]),
    ("serve-metrics-at", &["address"]),
    ("serve-stopped", &[]),
    ("serve-copied", &["file"]),
    ("serve-cannot-listen", &["address", "why"]),
    ("serve-metrics-loopback", &["address"]),
    ("serve-store", &["why"]),
    ("serve-store-newer", &["known", "there"]),
    ("serve-store-in-use", &[]),
];

/// Just below the 123 bytes of reason that a close frame can hold.
const LONGEST_CLOSE: usize = 120;

#[test]
fn the_list_matches_the_file() {
    let known = Known::read();
    let listed: BTreeSet<&str> = MESSAGES.iter().map(|(id, _)| *id).collect();
    assert_eq!(listed.len(), MESSAGES.len(), "a message is listed twice");
    for language in Language::ALL {
        let written =
            known.of(language).iter().filter(|(_, message)| ["company.ftl", "server.ftl"].contains(&message.file));
        let written = written.map(|(id, _)| id.as_str()).filter(|id| !id.starts_with("animal-"));
        assert_eq!(written.collect::<BTreeSet<&str>>(), listed, "{language}");
    }
}

#[test]
fn every_message_is_said_completely() {
    let known = Known::read();
    for (id, arguments) in MESSAGES {
        for (language, count) in Language::ALL.into_iter().flat_map(|language| [(language, 1), (language, 3)]) {
            let line = arguments.iter().fold(Line::new(*id), |line, name| match name.strip_suffix("-count") {
                Some(_) => line.with(*name, count),
                None => line.with(*name, count.to_string()),
            });
            let text = try_render(&line, language).unwrap_or_else(|missing| panic!("{missing}"));
            assert_clean(&text, &line);
            assert_eq!(
                known.of(language)[*id].variables,
                arguments.iter().map(|name| name.to_string()).collect(),
                "{id}"
            );
            // A message that ends in a quotation ends as the quotation does. One is a word for programs.
            let is_open = text.ends_with(&format!(": {count}")) || *id == "http-pack";
            let is_word = *id == "close-reload" && text == "reload";
            assert!(text.ends_with(['.', '!', '?']) || is_open || is_word, "{text}");
        }
    }
}

#[test]
fn close_reasons_fit_into_their_frame() {
    for (id, _) in MESSAGES.iter().filter(|(id, _)| id.starts_with("close-")) {
        for language in Language::ALL {
            let text = try_render(&Line::new(*id), language).unwrap_or_else(|missing| panic!("{missing}"));
            assert!(text.len() <= LONGEST_CLOSE, "{} bytes: {text}", text.len());
        }
    }
}

#[test]
fn empty_seats_are_counted() {
    let said = |count: i64, language| {
        let line = Line::new("refused-empty-seats").with("count", count.to_string()).with("count-count", count);
        try_render(&line, language).unwrap_or_else(|missing| panic!("{missing}"))
    };
    assert!(said(1, Language::English).starts_with("1 seat is still empty. Wait"));
    assert!(said(2, Language::English).starts_with("2 seats are still empty. Wait"));
    assert!(said(1, Language::German).starts_with("1 Platz ist noch leer. Warte"));
    assert!(said(2, Language::German).starts_with("2 Plätze sind noch leer. Warte"));
}
