import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app';
import { loadLanguage } from './app/language/load-language';
import { listenForOpenedPages } from './app/pages/opened-pages';
import { isPublicPath, loadSignedInPage, type PublicPath, publicPages } from './app/routes';
import { captureInstallPrompt } from './platform/device/install-prompt';
import { logUnlessRequestFailed } from './platform/http/log-unless-request-failed';
import { reloadWhenReplaced } from './platform/http/reload-when-replaced';
import { handOver, isHandOverPage, makeBrowserSession } from './platform/identity/browser-session';
import { unclearedPrefix } from './platform/identity/session-memory';
import { uidOf } from './platform/identity/session-transitions';
import { followTheme } from './platform/look/theme';
import type { Session } from './platform/session';
import { isSiteDataBlocked } from './platform/storage/site-data';
import { unifyPointerFocus } from './ui/focus/pointer-focus';
import { nextTask } from './ui/next-task';
import './styles.css';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');

async function show(root: HTMLElement): Promise<void> {
  // The same page with and without a slash at the end.
  const path = location.pathname.replace(/(.)\/$/, '$1');
  if (isSiteDataBlocked()) {
    // The public pages came with the document, and need no storage.
    if (isPublicPath(path) && path !== '/login') return;
    return (await import('./app/site-data/site-data-blocked')).showSiteDataBlocked(root);
  }
  captureInstallPrompt();
  followTheme();
  unifyPointerFocus();
  listenForOpenedPages();
  reloadWhenReplaced(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src);
  const session = makeBrowserSession({
    clearData: async (uid, what) => (await import('./sync/clear-person')).clearPerson(uid, what),
    loadLanguage,
  });
  const current = session.current();
  clearLeftoversOfOthers(uidOf(current));
  const app = (
    <StrictMode>
      <App session={session} router={(children) => <BrowserRouter>{children}</BrowserRouter>} />
    </StrictMode>
  );
  if (root.dataset.page === path && isPublicPath(path)) await hydratePage(root, path, app, current);
  else await renderPage(root, path, app, current);
}

/** Clears what signed-out people left on the device. The code for this loads only if a clearing was not completed. */
function clearLeftoversOfOthers(signedInUid: string | undefined): void {
  if (!Object.keys(localStorage).some((key) => key.startsWith(unclearedPrefix))) return;
  import('./sync/clear-person').then(
    ({ clearLeftovers }) => clearLeftovers(signedInUid),
    logUnlessRequestFailed,
  );
}

async function hydratePage(
  root: HTMLElement,
  path: PublicPath,
  app: ReactNode,
  session: Session,
): Promise<void> {
  await publicPages[path].load();
  hydrateRoot(root, app);
  // The prerendered page stays English. The pages that are opened from it have the language of the person.
  if (session.state === 'signed-in') await loadLanguage(session.person.language);
}

/** Renders a page once the code and the data of the person are at hand, as far as they can be loaded. */
async function renderPage(root: HTMLElement, path: string, app: ReactNode, session: Session): Promise<void> {
  if (session.state === 'signed-in') {
    await nextTask();
    const { uid, language } = session.person;
    // Failures are ignored: without a connection and without the program on the device, the page says what is missing.
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
  const reactRoot = createRoot(root);
  startTransition(() => reactRoot.render(app));
}

// Starts in a task of its own, so that a touch is handled between loading the program and running it.
await nextTask();
await (isHandOverPage() ? handOver() : show(container));
