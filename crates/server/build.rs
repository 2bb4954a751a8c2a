//! Build script: a rebuilt web client, which is embedded, rebuilds this crate.

const CLIENT: &str = "../../web/dist";

fn main() {
    // A missing folder would count as changed on every build. Failing to create it is not fatal: the server works
    // without its client.
    let _read_only = std::fs::create_dir_all(CLIENT);
    println!("cargo:rerun-if-changed={CLIENT}");
}
