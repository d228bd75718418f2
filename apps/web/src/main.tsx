import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app';
import { loadLanguage } from './app/language/load-language';
import { listenForOpenedPages } from './app/pages/opened-pages';
import { isPublicPath, loadSignedInPage, publicPages } from './app/routes';
import { captureInstallPrompt } from './platform/device/install-prompt';
import { reloadWhenReplaced } from './platform/http/app-version';
import { logUnlessRequestFailed } from './platform/http/log-unless-request-failed';
import { handOver, isHandOverPage, makeBrowserSession } from './platform/identity/browser-session';
import { unclearedPrefix } from './platform/identity/session-memory';
import { uidOf } from './platform/identity/session-transitions';
import { followTheme } from './platform/look/theme';
import { isSiteDataBlocked } from './platform/storage/site-data';
import { unifyPointerFocus } from './ui/focus/pointer-focus';
import { nextTask } from './ui/next-task';
import './styles.css';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');

async function show(container: HTMLElement): Promise<void> {
  const path = location.pathname.replace(/(.)\/$/, '$1');
  if (isSiteDataBlocked()) {
    // The public pages came with the document, and need no storage.
    if (isPublicPath(path) && path !== '/login') return;
    return (await import('./app/site-data/site-data-blocked')).showSiteDataBlocked(container);
  }
  captureInstallPrompt();
  followTheme();
  unifyPointerFocus();
  listenForOpenedPages();
  reloadWhenReplaced(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src);
  const session = makeBrowserSession({
    forget: async (uid, what) => (await import('./sync/clear-person')).clearPerson(uid, what),
    loadLanguage,
  });
  const current = session.current();
  if (Object.keys(localStorage).some((key) => key.startsWith(unclearedPrefix)))
    import('./sync/clear-person').then(
      ({ clearLeftovers }) => clearLeftovers(uidOf(current)),
      logUnlessRequestFailed,
    );
  const app = (
    <StrictMode>
      <App session={session} router={(children) => <BrowserRouter>{children}</BrowserRouter>} />
    </StrictMode>
  );
  const prerendered = container.dataset.page;
  if (prerendered === path && isPublicPath(path)) {
    await publicPages[path].load();
    hydrateRoot(container, app);
    // The prerendered page is English, and other pages are opened from it.
    if (current.state === 'signed-in') await loadLanguage(current.person.language);
  } else {
    // Without a connection and without the program on the device, the page itself says what is missing.
    if (current.state === 'signed-in') {
      await nextTask();
      const { uid, language } = current.person;
      await Promise.all([
        loadLanguage(language),
        loadSignedInPage(path).catch(() => {}),
        import('./sync/store/open-device').then(
          ({ preloadDevice }) => preloadDevice(uid),
          () => {},
        ),
      ]);
    }
    // Rendered in pieces, because one task would block a phone and its touches for half a second.
    const root = createRoot(container);
    startTransition(() => root.render(app));
  }
}

// Starts in a task of its own, so that a touch is handled between loading the program and running it.
await nextTask();
await (isHandOverPage() ? handOver() : show(container));
