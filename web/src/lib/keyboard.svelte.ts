/**
 * Whether this device has a keyboard, and whether a key has been pressed: hints about keys are shown only where there is a
 * keyboard. A touch screen shows that it has one by the first key press.
 */

export const keyboard = $state({ isThere: false, isUsed: false });

if (typeof matchMedia !== 'undefined') {
  keyboard.isThere = matchMedia('(hover: hover) and (pointer: fine)').matches;
  addEventListener(
    'keydown',
    () => {
      keyboard.isThere = true;
      keyboard.isUsed = true;
    },
    { once: true },
  );
}
