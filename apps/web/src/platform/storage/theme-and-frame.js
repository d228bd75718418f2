// Runs before the first paint, so that a page with a chosen theme does not flash in the other one.
try {
  const choice = localStorage.getItem('hundred:theme');
  if (choice === 'light' || choice === 'dark') {
    document.documentElement.dataset.theme = choice;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', choice === 'dark' ? '#11100e' : '#f4efe4');
  }
  const accent = localStorage.getItem('hundred:accent');
  // A paused accent has a second word.
  if (/^"\w+"$/.test(accent)) document.documentElement.dataset.accent = JSON.parse(accent);
  // The last person is most likely still signed in, so the page starts with the frame of their dashboard. Nobody else
  // sees it.
  if (localStorage.getItem('hundred:signed-in') && /^\/(dashboard\/?)?$/.test(location.pathname))
    document.documentElement.dataset.opens = 'dashboard';
} catch {
  // The browser may refuse storage, and the system's setting then decides.
}
