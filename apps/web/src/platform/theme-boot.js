// Runs before the first paint: whoever chose a theme never sees the other one flash.
try {
  const choice = localStorage.getItem('hundred:theme');
  if (choice === 'light' || choice === 'dark') {
    document.documentElement.dataset.theme = choice;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', choice === 'dark' ? '#11100e' : '#f4efe4');
  }
} catch {
  // Storage can be refused altogether; the system's setting then decides.
}
