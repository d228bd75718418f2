import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { sendMessage, skipWaitingMessage, syncTag } from './messages';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

/** `sync` is not in the standard's own types: not every browser has it. */
type SyncEvent = ExtendableEvent & { tag: string };

/** Pages that come ready-made from the server; every other page of ours starts from the one shell. */
const publicPages = /^\/(login|privacy|terms)\/?$/;
/** Signing in, paying, calls and files are the server's to answer, whatever is kept here. */
const notOurs = /^\/(auth|identity|sandbox|__|api|healthz|readyz|metrics)(\/|$)|\.[a-z0-9]{1,8}$/i;

// Only the program is kept here, never an answer about a person: what is known of people stands in the
// page's own storage, under their name, and is cleared when they sign out.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
cleanupOutdatedCaches();

registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [publicPages, notOurs] }),
);
registerRoute(
  new NavigationRoute(
    async ({ request, url }) => {
      try {
        return await fetch(request);
      } catch (error) {
        const kept = await matchPrecache(`/pages${url.pathname.replace(/\/$/, '')}.html`);
        if (!kept) throw error;
        return kept;
      }
    },
    { allowlist: [publicPages] },
  ),
);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new version waits until somebody asks for it, or until no page of the old one is open.
self.addEventListener('message', ({ data }) => {
  if (data === skipWaitingMessage) void self.skipWaiting();
});

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === syncTag) (event as SyncEvent).waitUntil(wakePages());
});

/** Sending needs a token, and a token needs a page. Without one the browser is to ask again later. */
async function wakePages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.length === 0) throw new Error('No page is open to send from.');
  for (const page of pages) page.postMessage(sendMessage);
}
