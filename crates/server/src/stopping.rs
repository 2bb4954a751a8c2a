//! The one sign that the server stops, for everybody who has to end something in order.

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

    /// Ready when it is given.
    pub async fn comes(&mut self) {
        let given = self.0.wait_for(|given| *given).await.is_ok();
        if !given {
            // Whoever could give it is gone without giving it.
            std::future::pending::<()>().await;
        }
    }
}
