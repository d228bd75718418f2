let open = 0;

/**
 * The page behind cannot be reached by any means while a dialog is open: hiding it from screen readers is not enough.
 * Of two, one over the other, the last to close gives it back.
 */
export function silencePage(): () => void {
  const page = document.getElementById('root');
  open += 1;
  page?.setAttribute('inert', '');
  return () => {
    open -= 1;
    if (open === 0) page?.removeAttribute('inert');
  };
}
