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
 * back to the opener of a dialog. The focused element is marked and not the root, because a mark on the root made the
 * browser compute the styles of the whole page at the first tap: 100 ms on a slow phone. See base.css.
 */
function hideRingForPointer(): void {
  let isByPointer = false;
  const markForPointer = (element: EventTarget | null) =>
    element instanceof Element && element.toggleAttribute('data-pointer', isByPointer);
  for (const input of ['pointerdown', 'keydown'] as const)
    addEventListener(
      input,
      () => {
        isByPointer = input === 'pointerdown';
        markForPointer(document.activeElement);
      },
      { capture: true },
    );
  addEventListener('focusin', ({ target }) => markForPointer(target), { capture: true });
}
