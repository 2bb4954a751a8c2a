//! The web client is part of the program: when it was built anew, so is this.

const CLIENT: &str = "../../web/dist";

fn main() {
    // A folder that is missing would count as changed each time. That it cannot be made is no reason to fail:
    // the server works without its client.
    let _read_only = std::fs::create_dir_all(CLIENT);
    println!("cargo:rerun-if-changed={CLIENT}");
}
