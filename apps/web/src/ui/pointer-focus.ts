/** What a pointer does to the focus, alike in every browser. */
export function keepPointerFocus(): void {
  focusWhatIsPressed();
  showNoRing();
}

/**
 * Safari gives no focus to a button that is clicked. A dialog then would not know what opened it, nor the keyboard
 * where to go on.
 */
function focusWhatIsPressed(): void {
  addEventListener(
    'click',
    ({ target, detail }) => {
      const control = target instanceof Element && target.closest('button, a[href], summary');
      // A click without a pointer came from the keyboard, which has the focus already.
      if (detail === 0 || !(control instanceof HTMLElement) || control.contains(document.activeElement))
        return;
      control.focus({ preventScroll: true });
    },
    { capture: true },
  );
}

/**
 * A ring is for the keyboard. Browsers show it after a mouse too where the focus was moved for it, such as back to
 * what opened a dialog. See base.css.
 */
function showNoRing(): void {
  const { dataset } = document.documentElement;
  addEventListener('pointerdown', () => (dataset.pointer = ''), { capture: true });
  addEventListener('keydown', () => delete dataset.pointer, { capture: true });
}
