//! Errors as data.
//!
//! An error in `rules` or `compose` states what is wrong through its variants and fields alone: the sentences that
//! people read are in `words`. Its `Display` is its `Debug` form, for programmers only.

/// Implements `Display` and `Error` for such a type, and `From` for each variant that wraps another error:
/// `error_as_data!(NotAMove, Sum(NotASum))`.
#[macro_export]
macro_rules! error_as_data {
    ($type:ident $(, $variant:ident($from:ty))*) => {
        /// The `Debug` form, for programmers: `words` has the sentences.
        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Debug::fmt(self, f)
            }
        }

        impl ::std::error::Error for $type {}

        $(
            impl ::std::convert::From<$from> for $type {
                fn from(error: $from) -> $type {
                    $type::$variant(error)
                }
            }
        )*
    };
}
