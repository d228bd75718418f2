let openDialogs = 0;

/**
 * Makes the page inert while a dialog is open, because hiding the page from screen readers alone is not enough. Returns a
 * function that makes it active again. With several dialogs, the last one to close makes the page active again.
 */
export function makePageInert(): () => void {
  const page = document.getElementById('root');
  openDialogs += 1;
  page?.setAttribute('inert', '');
  return () => {
    openDialogs -= 1;
    if (openDialogs === 0) page?.removeAttribute('inert');
  };
}
