//! `reckon serve`: tables for others.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use reckon_server::{CannotServe, Config, LogForm, LogLevel, Ready, StoreCannotOpen, run as run_server, write_log};

use crate::args::{Level, Log, Serve};
use crate::failure::{Failure, why};
use crate::files::shown;
use crate::output::Output;

pub fn run(args: &Serve, output: &Output) -> Result<ExitCode, Failure> {
    let level = match args.log_level {
        Level::Error => LogLevel::ERROR,
        Level::Warn => LogLevel::WARN,
        Level::Info => LogLevel::INFO,
        Level::Debug => LogLevel::DEBUG,
    };
    match args.log {
        Log::Text => write_log(LogForm::Text, level),
        Log::Json => write_log(LogForm::Json, level),
        Log::Off => {}
    }
    let config = Config {
        listen: args.listen,
        store: args.store.clone(),
        metrics: args.metrics.0,
        sleep_after: Duration::from_secs(args.sleep_after.into()),
        tables_a_minute: args.tables_a_minute,
        requests_a_second: args.requests_a_second,
        messages_a_second: args.messages_a_second,
        origin: args.origin.clone(),
        behind_proxy: args.behind_proxy,
    };
    run_server(config, |ready| {
        // The server runs even if this line cannot be printed.
        let _nobody_reads = announce(&ready, output);
    })
    .map_err(|error| failure(&error, args, output))?;
    writeln!(io::stdout(), "{}", output.say("serve-stopped"))?;
    Ok(ExitCode::SUCCESS)
}

fn announce(ready: &Ready, output: &Output) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let address = format!("http://{}/", ready.address);
    writeln!(out, "{}", output.say_with("serve-at", [("address", address)]))?;
    if let Some(metrics) = ready.metrics {
        let address = format!("http://{metrics}/metrics");
        writeln!(out, "{}", output.say_with("serve-metrics-at", [("address", address)]))?;
    }
    if let Some(copied) = &ready.copied {
        writeln!(out, "{}", output.say_with("serve-copied", [("file", shown(copied))]))?;
    }
    out.flush()
}

fn failure(error: &CannotServe, args: &Serve, output: &Output) -> Failure {
    match error {
        CannotServe::Listen { address, why: error } => {
            let about = [("address", address.to_string()), ("why", why(error, output))];
            Failure::about("serve-cannot-listen", about, output)
        }
        CannotServe::MetricsForStrangers(address) => {
            Failure::about("serve-metrics-loopback", [("address", address.to_string())], output)
        }
        CannotServe::Store(StoreCannotOpen::Newer { there, known }) => {
            let about = [("there", there.to_string()), ("known", known.to_string())];
            Failure::about("serve-store-newer", about, output)
        }
        CannotServe::Store(StoreCannotOpen::InUse) => Failure::say("serve-store-in-use", output),
        CannotServe::Store(error) => {
            let why = format!("{}: {error}", shown(&args.store));
            Failure::about("serve-store", [("why", why)], output)
        }
        CannotServe::Metrics(_) | CannotServe::System(_) => Failure::Sentence(error.to_string()),
    }
}
