/** Whether this device has a keyboard: hints about keys are shown only then. A touch screen shows it by its first key press. */

export const keyboard = $state({ isThere: false });

if (typeof matchMedia !== 'undefined') {
  keyboard.isThere = matchMedia('(hover: hover) and (pointer: fine)').matches;
  addEventListener(
    'keydown',
    () => {
      keyboard.isThere = true;
    },
    { once: true },
  );
}
