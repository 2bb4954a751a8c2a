#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| reckon_fuzz::fuzz("to_server", bytes));
