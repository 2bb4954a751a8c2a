//! Tables of a real server, over real sockets.

mod away;
mod challenges;
mod clocks;
mod coming_back;
mod cutting_in;
mod documented;
mod drafts;
mod joining;
mod leaving;
mod nmbrs;
mod numenko;
mod one_device;
mod phrases;
mod replays;
mod retries;
mod sleeping;
mod spoken;
mod support;
mod taps;
mod watching;
mod whole_games;
mod youngest;
