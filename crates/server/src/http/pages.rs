//! The web client: its one page and its files, which are embedded in the binary. A debug build reads them from
//! `web/dist` on every request.

use std::borrow::Cow;

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use super::failed::Failed;
use super::guests::language_of;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// The client's only page, served at every address: the client decides what to show there.
const PAGE: &str = "index.html";

/// Folder of files that have a content hash in their name and so never change.
const HASHED: &str = "assets/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Cache control for everything else: revalidated each time, mostly with a 304.
const ASK_AGAIN: &str = "no-cache";

/// First path segments that belong to programs, never to the client.
const FOR_PROGRAMS: [&str; 2] = ["api", "metrics"];

/// Encodings in which a file may be embedded, smallest first.
const CODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

struct File {
    bytes: Cow<'static, [u8]>,
    hash: [u8; 32],
}

fn file(name: &str) -> Option<File> {
    let found = Client::get(name)?;
    Some(File { hash: found.metadata.sha256_hash(), bytes: found.data })
}

/// Answers every request that matches no other route.
pub async fn page(request: Request) -> Response {
    let answer = answer(request.method(), request.uri().path(), request.headers(), file);
    answer.unwrap_or_else(|failed| failed.say(language_of(&request)))
}

/// Returns whether browsers may cache this file for good, because its content never changes.
pub fn is_kept(path: &str) -> bool {
    path.strip_prefix('/').is_some_and(|name| name.starts_with(HASHED))
}

fn answer(
    method: &Method,
    path: &str,
    headers: &HeaderMap,
    find: impl Fn(&str) -> Option<File>,
) -> Result<Response, Failed> {
    let name = named(path).ok_or(Failed::NoSuchPage)?;
    let kind = content_type(name).ok_or(Failed::NoSuchPage)?;
    let plain = find(name);
    if plain.is_none() && name != PAGE {
        return Err(Failed::NoSuchPage);
    }
    if !matches!(*method, Method::GET | Method::HEAD) {
        return Err(Failed::BadMethod);
    }
    let Some(plain) = plain else { return Ok(([(header::CONTENT_TYPE, kind)], NOT_BUILT).into_response()) };
    let compressed = CODINGS.into_iter().find_map(|(coding, ending)| {
        let is_wanted = accepts(headers, coding);
        is_wanted.then(|| find(&format!("{name}{ending}"))).flatten().map(|file| (file, Some(coding)))
    });
    let (file, coding) = compressed.unwrap_or((plain, None));
    // Each encoding has its own ETag.
    let tag: String = file.hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let has_it = has(headers, &tag);
    let lasts = if name.starts_with(HASHED) { FOR_EVER } else { ASK_AGAIN };
    let same: [(HeaderName, &str); 3] =
        [(header::CACHE_CONTROL, lasts), (header::ETAG, &tag), (header::VARY, "accept-encoding")];
    if has_it {
        return Ok((StatusCode::NOT_MODIFIED, same).into_response());
    }
    let mut response = (same, [(header::CONTENT_TYPE, kind)], Body::from(file.bytes)).into_response();
    if let Some(coding) = coding {
        response.headers_mut().insert(header::CONTENT_ENCODING, header::HeaderValue::from_static(coding));
    }
    Ok(response)
}

/// Returns the name of the file at an address. An address without an extension is the client's page.
fn named(path: &str) -> Option<&str> {
    let name = path.strip_prefix('/')?;
    if name.is_empty() {
        return Some(PAGE);
    }
    let is_plain = |part: &str| {
        let is_known = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
        !part.is_empty() && !part.starts_with('.') && part.bytes().all(is_known)
    };
    let first = name.split('/').next().unwrap_or_default();
    let is_for_programs = FOR_PROGRAMS.iter().any(|reserved| reserved.eq_ignore_ascii_case(first));
    if is_for_programs || !name.split('/').all(is_plain) {
        return None;
    }
    Some(if name.contains('.') { name } else { PAGE })
}

fn content_type(name: &str) -> Option<&'static str> {
    let (_, ending) = name.rsplit_once('.')?;
    Some(match ending {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" => "text/plain; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        _ => return None,
    })
}

/// Returns whether the client accepts this encoding.
pub fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let values = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|part| {
        let mut parts = part.split(';').map(str::trim);
        let is_it = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
        // `q=0` and `q=0.0` rule an encoding out.
        let is_refused = |quality: &str| quality.bytes().all(|byte| matches!(byte, b'0' | b'.'));
        is_it && !parts.filter_map(|part| part.strip_prefix("q=")).any(is_refused)
    })
}

/// Returns whether the client already has this version.
fn has(headers: &HeaderMap, tag: &str) -> bool {
    let values = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut tags = values.flat_map(|value| value.split(',')).map(|tag| tag.trim().trim_start_matches("W/"));
    tags.any(|known| known == tag || known == "*")
}

/// Page shown if the client was not built. It tells programs where to find what they need.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Reckon</title>\
    <h1>Reckon</h1><p>Tables for number games. The pages to play at are not part of this program: <code>make web</code> \
    builds them, and then it has to be built again. Programs find the tables at \
    <a href=\"/api/games\">/api/games</a>, <a href=\"/api/tables\">/api/tables</a> and \
    <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p></html>";

#[cfg(test)]
mod tests {
    use super::*;

    /// Finds the files of a small client whose script and page are also embedded in compressed form.
    fn sample(name: &str) -> Option<File> {
        let text = match name {
            "index.html" => "<!doctype html>",
            "index.html.br" => "page in br",
            "index.html.gz" => "page in gzip",
            "assets/index-B1QsZ683.js" => "let a = 1;",
            "assets/index-B1QsZ683.js.gz" => "script in gzip",
            "assets/Front-CZB0BbKa.css" => "a {}",
            "assets/hand-a1.woff2" => "font",
            "favicon.svg" => "<svg/>",
            "manifest.webmanifest" => "{}",
            "robots.txt" => "User-agent: *",
            "secret.key" => "no kind of file that a client has",
            _ => return None,
        };
        let mut hash = [0; 32];
        hash[0] = u8::try_from(text.len()).expect("a short text");
        hash[1] = text.as_bytes()[0];
        Some(File { bytes: text.as_bytes().into(), hash })
    }

    struct Answered {
        status: u16,
        headers: HeaderMap,
        body: String,
    }

    impl Answered {
        fn header(&self, name: &str) -> &str {
            self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
        }
    }

    fn ask(method: Method, path: &str, lines: &[(HeaderName, &str)], of: impl Fn(&str) -> Option<File>) -> Answered {
        let lines = lines.iter().map(|(name, value)| (name.clone(), value.parse().expect("a header")));
        let response = answer(&method, path, &lines.collect(), of)
            .unwrap_or_else(|failed| failed.say(reckon_words::Language::English));
        let (parts, body) = response.into_parts();
        let body = tokio::runtime::Builder::new_current_thread().build().expect("a runtime").block_on(async {
            String::from_utf8(axum::body::to_bytes(body, 1 << 16).await.expect("a body").to_vec()).expect("text")
        });
        Answered { status: parts.status.as_u16(), headers: parts.headers, body }
    }

    fn get(path: &str) -> Answered {
        ask(Method::GET, path, &[], sample)
    }

    #[test]
    fn every_address_without_an_extension_is_the_one_page() {
        for path in ["/", "/t/k3m9xq7t2d", "/play/numero", "/rules/numberloor", "/fair", "/stored", "/makers", "/lost"]
        {
            let page = get(path);
            assert_eq!((page.status, page.body.as_str()), (200, "<!doctype html>"), "{path}");
            assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
            assert_eq!(page.header("cache-control"), "no-cache");
            assert!(page.header("etag").len() > 10, "{}", page.header("etag"));
        }
    }

    #[test]
    fn files_have_their_content_type_and_cache_lifetime() {
        for (path, kind, lasts) in [
            ("/assets/index-B1QsZ683.js", "text/javascript; charset=utf-8", FOR_EVER),
            ("/assets/Front-CZB0BbKa.css", "text/css; charset=utf-8", FOR_EVER),
            ("/assets/hand-a1.woff2", "font/woff2", FOR_EVER),
            ("/favicon.svg", "image/svg+xml", ASK_AGAIN),
            ("/manifest.webmanifest", "application/manifest+json", ASK_AGAIN),
            ("/robots.txt", "text/plain; charset=utf-8", ASK_AGAIN),
            ("/index.html", "text/html; charset=utf-8", ASK_AGAIN),
        ] {
            let file = get(path);
            assert_eq!((file.status, file.header("content-type")), (200, kind), "{path}");
            assert_eq!(file.header("cache-control"), lasts, "{path}");
        }
    }

    #[test]
    fn a_missing_page_is_not_found() {
        for path in [
            "/nothing.js",
            "/assets/index-old.js",
            "/assets/index-B1QsZ683.js.gz",
            "/secret.key",
            "/api",
            "/api/nothing",
            "/API/games",
            "/metrics",
            "//",
            "//etc/passwd",
            "/t/",
            "/../index.html",
            "/assets/../index.html",
            "/%2e%2e/etc",
            "/.git/config",
            "/a b",
            "",
            "*",
        ] {
            let nothing = get(path);
            assert_eq!((nothing.status, nothing.body.contains("no-such-page")), (404, true), "{path}");
        }
    }

    #[test]
    fn pages_are_compressed_for_clients_that_accept_it() {
        let page = |accepted| ask(Method::GET, "/fair", &[(header::ACCEPT_ENCODING, accepted)], sample);
        for (accepted, coding, body) in [
            ("gzip, deflate, br, zstd", "br", "page in br"),
            ("BR;q=0.5, gzip", "br", "page in br"),
            ("gzip", "gzip", "page in gzip"),
            ("br;q=0, gzip;q=0.1", "gzip", "page in gzip"),
            ("br; q=0.0", "", "<!doctype html>"),
            ("identity", "", "<!doctype html>"),
            ("brotli", "", "<!doctype html>"),
        ] {
            let page = page(accepted);
            assert_eq!((page.header("content-encoding"), page.body.as_str()), (coding, body), "{accepted}");
            assert_eq!(page.header("content-type"), "text/html; charset=utf-8", "{accepted}");
            assert_eq!(page.header("vary"), "accept-encoding", "{accepted}");
        }
        assert_ne!(page("br").header("etag"), page("gzip").header("etag"));
        // A file that is not embedded in this encoding is sent uncompressed.
        let script = [(header::ACCEPT_ENCODING, "br")];
        let script = ask(Method::GET, "/assets/index-B1QsZ683.js", &script, sample);
        assert_eq!((script.header("content-encoding"), script.body.as_str()), ("", "let a = 1;"));
    }

    #[test]
    fn a_cached_file_is_not_sent_again() {
        let tag = get("/").header("etag").to_string();
        for (known, status) in [
            (tag.clone(), 304),
            (format!("W/{tag}"), 304),
            (format!("\"other\", {tag}"), 304),
            ("*".to_string(), 304),
            ("\"other\"".to_string(), 200),
        ] {
            let page = ask(Method::GET, "/t/k3m9xq7t2d", &[(header::IF_NONE_MATCH, &known)], sample);
            assert_eq!((page.status, page.body.is_empty()), (status, status == 304), "{known}");
            assert_eq!((page.header("etag"), page.header("cache-control")), (tag.as_str(), "no-cache"));
        }
    }

    #[test]
    fn pages_are_read_only() {
        for path in ["/", "/fair", "/robots.txt"] {
            assert_eq!(ask(Method::HEAD, path, &[], sample).status, 200, "{path}");
            for method in [Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS] {
                let refused = ask(method, path, &[], sample);
                assert_eq!((refused.status, refused.body.contains("bad-method")), (405, true), "{path}");
            }
        }
        assert_eq!(ask(Method::POST, "/nothing.js", &[], sample).status, 404);
    }

    #[test]
    fn without_a_client_its_page_says_how_to_build_it() {
        for path in ["/", "/t/k3m9xq7t2d"] {
            let page = ask(Method::GET, path, &[], |_| None);
            assert_eq!((page.status, page.body.contains("make web")), (200, true), "{path}");
            assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
        }
        assert_eq!(ask(Method::GET, "/robots.txt", &[], |_| None).status, 404);
    }
}
