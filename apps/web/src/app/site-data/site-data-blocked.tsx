import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fullTitle } from '../../platform/look/page-title';
import { Button } from '../../ui/button';
import { Mark } from '../../ui/hundred-grid/mark';
import { text } from './text';

/** Replaces every page that needs to know who is signed in. */
export function showSiteDataBlocked(container: HTMLElement): void {
  document.title = fullTitle(text.pageTitle);
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
      <h1>{text.title}</h1>
      <p className="max-w-[52ch] text-lg text-ink-2">{text.reason(location)}</p>
      <ol className="grid max-w-[52ch] list-decimal gap-2 pl-5 text-ink-2">
        <li>{text.openSettings}</li>
        <li>{text.allow(location)}</li>
        <li>{text.thenReload}</li>
      </ol>
      <Button look="ink" icon="retry" onClick={() => location.reload()}>
        {text.reload}
      </Button>
    </main>
  );
}
