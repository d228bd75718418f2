/** Makes the effect of a pointer on the focus equal in every browser. */
export function unifyPointerFocus(): void {
  focusClickedControl();
  hideRingForPointer();
}

/**
 * Safari does not focus a clicked button. A dialog would then not know its opener, and the keyboard would lose its
 * position.
 */
function focusClickedControl(): void {
  addEventListener(
    'click',
    ({ target, detail }) => {
      const control = target instanceof Element && target.closest('button, a[href], summary');
      // A click without a pointer comes from the keyboard, whose target has the focus already.
      if (detail === 0 || !(control instanceof HTMLElement) || control.contains(document.activeElement))
        return;
      control.focus({ preventScroll: true });
    },
    { capture: true },
  );
}

/**
 * The focus ring is for the keyboard. Browsers show it also after a mouse press when a script moves the focus, such as
 * back to the opener of a dialog. See base.css.
 */
function hideRingForPointer(): void {
  const { dataset } = document.documentElement;
  addEventListener('pointerdown', () => (dataset.pointer = ''), { capture: true });
  addEventListener('keydown', () => delete dataset.pointer, { capture: true });
}
