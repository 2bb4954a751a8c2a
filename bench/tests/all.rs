//! The benches measure what they claim.

mod allocations;
mod grids;
