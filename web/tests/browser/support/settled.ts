/** Waits for the layout of a page to settle. */

/**
 * Resolves when fonts are loaded and the boxes of all elements have stayed the same for two animation frames. Runs in
 * the page, so it must be self-contained.
 */
export async function settled(): Promise<void> {
  const MOST_FRAMES = 300;
  const boxes = (): number => {
    let sum = innerWidth * 31 + innerHeight;
    for (const element of document.querySelectorAll('body, body *')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      // Any hash will do: different layouts should rarely collide.
      sum = (sum * 31 + x * 7 + y * 13 + width * 17 + height * 19) % 1_000_000_007;
    }
    return sum;
  };
  await document.fonts.ready;
  let [before, same] = [Number.NaN, 0];
  for (let frame = 0; frame < MOST_FRAMES; frame++) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const now = boxes();
    same = now === before ? same + 1 : 0;
    before = now;
    if (same === 2) return;
  }
  throw new Error(`the page still moves after ${MOST_FRAMES} frames`);
}
