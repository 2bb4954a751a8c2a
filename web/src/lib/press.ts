/** Only the first press of a double click counts: the second was not meant for whatever has appeared there since. */

const SAME_PRESS_MS = 250;
const NEAR_PX = 24;

let last = { x: 0, y: 0, at: -SAME_PRESS_MS };

/** Guards a button that sends something against a second press. */
export function once(act: () => void): (event: MouseEvent) => void {
  return ({ clientX: x, clientY: y, timeStamp: at }) => {
    const isSame = at - last.at < SAME_PRESS_MS && Math.hypot(x - last.x, y - last.y) < NEAR_PX;
    if (isSame) return;
    last = { x, y, at };
    act();
  };
}
