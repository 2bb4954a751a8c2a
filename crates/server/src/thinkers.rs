//! Threads for computer players to think on: a few for all tables, so that no table's task ever waits for one.

use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio::task::JoinError;

#[derive(Clone)]
pub struct Thinkers {
    places: Arc<Semaphore>,
}

impl Thinkers {
    /// Allows this many thoughts at once; others wait their turn.
    pub fn new(places: usize) -> Thinkers {
        Thinkers { places: Arc::new(Semaphore::new(places)) }
    }

    /// Runs a thought; fails if it panics.
    pub async fn think<T: Send + 'static>(&self, thought: impl FnOnce() -> T + Send + 'static) -> Result<T, JoinError> {
        let place = self.places.acquire().await.expect("the semaphore is never closed");
        let begun = std::time::Instant::now();
        let answer = tokio::task::spawn_blocking(thought).await;
        drop(place);
        metrics::histogram!("reckon_thinking_seconds").record(begun.elapsed());
        answer
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    /// Longer than anything in these tests takes.
    const LONG: Duration = Duration::from_secs(30);

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn a_slow_thought_delays_no_other() {
        let thinkers = Thinkers::new(2);
        let (wake, sleeps) = mpsc::channel::<()>();
        let slow = tokio::spawn({
            let thinkers = thinkers.clone();
            async move { thinkers.think(move || sleeps.recv_timeout(LONG).is_ok()).await }
        });
        // The others are all served while the slow one thinks.
        for number in 0..100 {
            assert_eq!(thinkers.think(move || number).await.expect("it does not panic"), number);
        }
        assert!(!slow.is_finished());
        wake.send(()).expect("it is still thinking");
        assert!(slow.await.expect("it ends").expect("it does not panic"), "it was woken, not forgotten");
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn no_more_think_at_once_than_there_are_places() {
        use std::sync::atomic::{AtomicUsize, Ordering};
        let thinkers = Thinkers::new(3);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let thoughts = (0..40).map(|_| {
            let (thinkers, now, most) = (thinkers.clone(), now.clone(), most.clone());
            tokio::spawn(async move {
                let thought = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::sleep(Duration::from_millis(2));
                    now.fetch_sub(1, Ordering::SeqCst);
                };
                thinkers.think(thought).await
            })
        });
        for thought in thoughts.collect::<Vec<_>>() {
            thought.await.expect("it ends").expect("it does not panic");
        }
        let most = most.load(Ordering::SeqCst);
        assert!((1..=3).contains(&most), "{most} at once");
    }

    #[tokio::test]
    async fn a_thought_that_panics_frees_its_place() {
        let thinkers = Thinkers::new(1);
        for _ in 0..3 {
            assert!(thinkers.think(|| panic!("on purpose")).await.is_err());
        }
        assert_eq!(thinkers.think(|| 7).await.expect("it does not panic"), 7);
    }
}
