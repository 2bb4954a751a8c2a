//! Replies that are the same for everybody, written and compressed once.
//!
//! Nothing else of the API is compressed: next to a secret, the size of a compressed reply can give it away.

use std::io::Write;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;

use super::pages::accepts;

pub struct Prepared {
    plain: Bytes,
    gzip: Bytes,
}

impl Prepared {
    pub fn of(value: &impl Serialize) -> Prepared {
        let plain = serde_json::to_vec(value).expect("a reply can be written");
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&plain).expect("memory can be written");
        let gzip = encoder.finish().expect("memory can be written");
        Prepared { plain: plain.into(), gzip: gzip.into() }
    }

    pub fn reply(&self, headers: &HeaderMap) -> Response {
        let is_compressed = accepts(headers, "gzip");
        let body = if is_compressed { &self.gzip } else { &self.plain };
        let same = [(header::CONTENT_TYPE, "application/json"), (header::VARY, "accept-encoding")];
        let mut response = (same, Body::from(body.clone())).into_response();
        if is_compressed {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}
