//! The shutdown signal, for every task that has to end in order.

use tokio::sync::watch;

#[derive(Clone)]
pub struct Stopping(watch::Receiver<bool>);

pub struct Stopper(watch::Sender<bool>);

pub fn sign() -> (Stopper, Stopping) {
    let (sender, receiver) = watch::channel(false);
    (Stopper(sender), Stopping(receiver))
}

impl Stopper {
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}

impl Stopping {
    pub fn is_given(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until the signal is given.
    pub async fn comes(&mut self) {
        let given = self.0.wait_for(|given| *given).await.is_ok();
        if !given {
            // The sender was dropped without giving the signal, which therefore never comes.
            std::future::pending::<()>().await;
        }
    }
}
