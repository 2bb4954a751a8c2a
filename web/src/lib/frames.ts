/** Work that belongs to the frame in which it is seen. */

/** After this a window is taken to be hidden: it draws no frames. */
const LONGEST_FRAME_MS = 250;

/**
 * Resolves just before the next frame is drawn, or a little later in a window that draws none. What measures the page does
 * so here: measured right after a change, the page would be laid out within the task that changed it, and once more for
 * everything that changes until the frame.
 */
export function beforeNextFrame(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, LONGEST_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      done();
    });
  });
}
