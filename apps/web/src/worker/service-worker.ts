import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  matchPrecache,
  PrecacheStrategy,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { cameraCache } from './camera-cache';
import { splitCameraFiles, updateCameraFiles } from './camera-files';
import { pushPendingMessage, skipWaitingMessage, syncTag } from './messages';
import { openPage, showPush } from './notifications';
import { serverPaths } from './page-to-open';
import { renewPolicy } from './shell-policy';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

/** `sync` is missing in the standard types, because not every browser has it. */
type SyncEvent = ExtendableEvent & { tag: string };

// The policy is renewed once in the life of this worker, which ends soon after the last request of a page. The listener is
// registered before the routes, because a route that answers stops later listeners.
let hasRenewedPolicy = false;
self.addEventListener('fetch', (event) => {
  const key = getCacheKeyForURL('/index.html');
  if (hasRenewedPolicy || event.request.mode !== 'navigate' || !key) return;
  hasRenewedPolicy = true;
  event.waitUntil(renewPolicy(new PrecacheStrategy().cacheName, key));
});

// Only the program is cached here, never an answer about a person: personal data is in the page's own storage, by
// person, and is cleared at sign-out.
const { program, camera } = splitCameraFiles(self.__WB_MANIFEST);
// `/` is left to the routes below, because the route of the precache would serve only the file of this very build.
precacheAndRoute(program, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();
self.addEventListener('install', (event) => event.waitUntil(updateCameraFiles(camera)));

const prerenderedFile = ({ pathname }: URL) => `/pages${pathname.replace(/\/$/, '')}.html`;

// Prerendered pages come from the server each time; every other page starts from the one shell.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && getCacheKeyForURL(prerenderedFile(url)) !== undefined,
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const cached = await matchPrecache(prerenderedFile(url));
      if (!cached) throw error;
      return cached;
    }
  },
);
// The counting page starts from the same shell, and is the only one that may use the camera.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && /^\/count\//.test(url.pathname),
  async ({ request }) => {
    const shell = await matchPrecache('/index.html');
    return shell ? withCamera(shell) : fetch(request);
  },
);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [serverPaths] }));

// The page caches the camera files itself. When it fetches them anew (`reload`), the request goes to the server.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith('/camera/') && request.cache !== 'reload',
  async ({ request }) =>
    (await caches.match(request.url, { cacheName: cameraCache, ignoreVary: true })) ?? fetch(request),
);

function withCamera(shell: Response): Response {
  const headers = new Headers(shell.headers);
  const policy = headers.get('permissions-policy');
  if (policy) headers.set('permissions-policy', policy.replace('camera=()', 'camera=(self)'));
  return new Response(shell.body, { headers });
}

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new version waits until the person accepts it, or until no page of the old one is open.
self.addEventListener('message', ({ data }) => {
  if (data === skipWaitingMessage) void self.skipWaiting();
});

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === syncTag) (event as SyncEvent).waitUntil(wakePages());
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self.registration, event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(self, String(event.notification.data ?? '/dashboard')));
});

/** Pushing needs a token, and a token needs a page. Without one, the rejection makes the browser try again later. */
async function wakePages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.length === 0) throw new Error('No page is open to send from.');
  for (const page of pages) page.postMessage(pushPendingMessage);
}
