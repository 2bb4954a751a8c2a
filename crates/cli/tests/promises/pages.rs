//! The web client that comes with the server: its page at each of its addresses, and its files.

use reckon_guest::{Answer, Http, ServerProcess};

use super::support::serve;

const PAGES: &[&str] = &["/", "/t/k3m9xq7t2d", "/play/numero", "/rules/numberloor", "/fair", "/stored", "/makers"];

async fn send(server: &ServerProcess, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    let http = Http::new(server.address());
    http.send(method.parse().expect("a method"), path, headers, String::new()).await.expect("an answer")
}

// With or without a built client: without one, the page says how to build it.
#[tokio::test]
async fn every_address_of_the_client_has_its_page() {
    let server = serve().await;
    let front = send(&server, "GET", "/", &[]).await;
    assert!(front.text().starts_with("<!doctype html>"), "{}", front.text());
    for path in PAGES {
        let page = send(&server, "GET", path, &[]).await;
        assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")), "{path}");
        assert_eq!(page.body, front.body, "{path}");
        let head = send(&server, "HEAD", path, &[]).await;
        assert_eq!((head.status, head.body.len()), (200, 0), "{path}");
        assert_eq!(head.header("content-length"), Some(page.body.len().to_string().as_str()), "{path}");
    }
}

#[tokio::test]
async fn browsers_cache_the_files_of_the_client() {
    let server = serve().await;
    let front = send(&server, "GET", "/", &[]).await;
    let text = front.text();
    let Some(tag) = front.header("etag") else {
        assert!(text.contains("make web"), "a page that was built has a tag");
        return;
    };
    assert_eq!(front.header("cache-control"), Some("no-cache"));
    let again = send(&server, "GET", "/", &[("if-none-match", tag)]).await;
    assert_eq!((again.status, again.body.len()), (304, 0));
    let files: Vec<&str> = text.split('"').filter(|part| part.starts_with("/assets/")).collect();
    assert!(!files.is_empty(), "{text}");
    for path in files {
        let file = send(&server, "GET", path, &[]).await;
        assert_eq!(file.status, 200, "{path}");
        assert!(file.header("cache-control").is_some_and(|lasts| lasts.contains("immutable")), "{path}");
        let packed = send(&server, "GET", path, &[("accept-encoding", "gzip, br")]).await;
        let kind = |answer: &Answer| answer.header("content-type").map(str::to_string);
        assert_eq!((packed.status, kind(&packed)), (200, kind(&file)), "{path}");
        assert!(packed.header("content-encoding").is_none() || packed.body.len() < file.body.len(), "{path}");
    }
}
