//! Tables of a real server, over real sockets.

mod aloud;
mod asking_again;
mod away;
mod challenges;
mod clocks;
mod coming_back;
mod cutting_in;
mod documented;
mod drafts;
mod finding;
mod leaving;
mod nmbrs;
mod nmbrs_times;
mod nmbrs_work;
mod numenko;
mod numenko_drafts;
mod numenko_times;
mod one_device;
mod phrases;
mod replays;
mod sleeping;
mod support;
mod watching;
mod whole_games;
mod work;
