//! That the benches measure what they say.

mod allocations;
mod grids;
