let open = 0;

/**
 * Makes the page inert while a dialog is open, because hiding it from screen readers alone is not enough. With several
 * dialogs, the last one to close makes it active again.
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
