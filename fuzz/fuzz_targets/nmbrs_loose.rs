#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| reckon_fuzz::nmbrs_loose(text));
