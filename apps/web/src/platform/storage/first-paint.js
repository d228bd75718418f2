// Runs before the first paint. Whoever chose a theme never sees the other one flash.
try {
  const choice = localStorage.getItem('hundred:theme');
  if (choice === 'light' || choice === 'dark') {
    document.documentElement.dataset.theme = choice;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', choice === 'dark' ? '#11100e' : '#f4efe4');
  }
  const accent = localStorage.getItem('hundred:accent');
  // One that is paused has a second word.
  if (/^"\w+"$/.test(accent)) document.documentElement.dataset.accent = JSON.parse(accent);
  // Whoever was here last most likely still is: the page begins with their frame. Nobody else sees it flash.
  if (localStorage.getItem('hundred:signed-in') && /^\/(dashboard\/?)?$/.test(location.pathname))
    document.documentElement.dataset.opens = 'dashboard';
} catch {
  // Storage can be refused altogether; the system's setting then decides.
}
