import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app';
import { keepOpenedPages } from './app/opened-pages';
import { isPublicPath, loadSignedInPage, publicPages } from './app/routes';
import { handOver, isHandOverPage, makeBrowserSession } from './platform/identity/browser-session';
import { keepInstallPrompt } from './platform/install-prompt';
import { makeStubSession } from './platform/stub-session';
import { followTheme } from './platform/theme';
import { keepPointerFocus } from './ui/pointer-focus';
import './styles.css';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');

async function show(container: HTMLElement): Promise<void> {
  keepInstallPrompt();
  followTheme();
  keepPointerFocus();
  keepOpenedPages();
  const session = import.meta.env.MODE === 'gallery' ? makeStubSession() : makeBrowserSession();
  const app = (
    <StrictMode>
      <App session={session} router={(children) => <BrowserRouter>{children}</BrowserRouter>} />
    </StrictMode>
  );
  const path = location.pathname.replace(/(.)\/$/, '$1');
  const prerendered = container.dataset.page;
  if (prerendered === path && isPublicPath(path)) {
    await publicPages[path].load();
    hydrateRoot(container, app);
  } else {
    // Without a connection and without the program on the device, the page itself says what is missing.
    if (session.current().state === 'signed-in') await loadSignedInPage(path).catch(() => {});
    createRoot(container).render(app);
  }
}

await (isHandOverPage() ? handOver() : show(container));
