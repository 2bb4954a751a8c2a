/** Of a double click only the first press counts: the second was not meant for what has come to its place since. */

const SAME_PRESS_MS = 250;
const NEAR_PX = 24;

let last = { x: 0, y: 0, at: -SAME_PRESS_MS };

/** For buttons that send something. */
export function once(act: () => void): (event: MouseEvent) => void {
  return ({ clientX: x, clientY: y, timeStamp: at }) => {
    const isSame = at - last.at < SAME_PRESS_MS && Math.hypot(x - last.x, y - last.y) < NEAR_PX;
    if (isSame) return;
    last = { x, y, at };
    act();
  };
}
