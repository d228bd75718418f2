import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fullTitle } from '../platform/look/page-title';
import { Button } from '../ui/button';
import { Mark } from '../ui/hundred-grid/mark';

/** Replaces every page that needs to know who is signed in. */
export function showSiteDataBlocked(container: HTMLElement): void {
  document.title = fullTitle('Site data is blocked');
  createRoot(container).render(
    <StrictMode>
      <SiteDataBlocked />
    </StrictMode>,
  );
}

function SiteDataBlocked() {
  return (
    <main className="page-width grid min-h-dvh content-center justify-items-start gap-4 py-8">
      <Mark size={56} />
      <h1>Your browser blocks what this page keeps</h1>
      <p className="max-w-[52ch] text-lg text-ink-2">
        Cookies and site data are blocked for {location.host}. Hundred keeps there that you are signed in, and
        what you did without a connection. Without them it cannot work.
      </p>
      <ol className="grid max-w-[52ch] list-decimal gap-2 pl-5 text-ink-2">
        <li>Open the site settings: the sign beside the address, or the browser’s privacy settings.</li>
        <li>Allow cookies and site data for {location.host}.</li>
        <li>Load this page again.</li>
      </ol>
      <Button look="ink" icon="retry" onClick={() => location.reload()}>
        Load again
      </Button>
    </main>
  );
}
