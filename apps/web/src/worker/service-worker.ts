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
import { apartFromCamera, keepCameraFiles } from './camera-files';
import { type OpenMessage, sendMessage, skipWaitingMessage, syncTag } from './messages';
import { notOurs, pageToTake } from './page-to-take';
import { renewPolicy } from './shell-policy';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

/** `sync` is not in the standard's own types: not every browser has it. */
type SyncEvent = ExtendableEvent & { tag: string };

// Once in the life of this worker, which ends soon after the last page has asked it for something. Before the routes: what
// answers a request keeps it from whoever listens later.
let hasRenewedPolicy = false;
self.addEventListener('fetch', (event) => {
  const key = getCacheKeyForURL('/index.html');
  if (hasRenewedPolicy || event.request.mode !== 'navigate' || !key) return;
  hasRenewedPolicy = true;
  event.waitUntil(renewPolicy(new PrecacheStrategy().cacheName, key));
});

// Only the program is kept here, never an answer about a person: what is known of people stands in the
// page's own storage, under their name, and is cleared when they sign out.
const { program, camera } = apartFromCamera(self.__WB_MANIFEST);
// `/` is a page like others, below: where its file is missing, this route would take that of this very build alone.
precacheAndRoute(program, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();
self.addEventListener('install', (event) => event.waitUntil(keepCameraFiles(camera)));

const readyMade = ({ pathname }: URL) => `/pages${pathname.replace(/\/$/, '')}.html`;

// Pages that come ready-made from the server do so again each time; every other page of ours starts from the one shell.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && getCacheKeyForURL(readyMade(url)) !== undefined,
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await matchPrecache(readyMade(url));
      if (!kept) throw error;
      return kept;
    }
  },
);
// One of these may use the camera, which the server allows to no other: it starts from the same shell.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && /^\/count\//.test(url.pathname),
  async ({ request }) => {
    const shell = await matchPrecache('/index.html');
    return shell ? withCamera(shell) : fetch(request);
  },
);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [notOurs] }));

// What counting with the camera takes is kept by the page, once somebody has asked for it. It asks for another copy with `reload`.
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

// A new version waits until somebody asks for it, or until no page of the old one is open.
self.addEventListener('message', ({ data }) => {
  if (data === skipWaitingMessage) void self.skipWaiting();
});

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === syncTag) (event as SyncEvent).waitUntil(wakePages());
});

/** iOS withdraws the subscription of whoever gets a push and shows nothing, so that anything shows something. */
self.addEventListener('push', (event) => event.waitUntil(show(readPush(event.data))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? '/dashboard')));
});

type Push = { title: string; body: string; url: string; tag: string };

const unreadable: Push = {
  title: 'Hundred',
  body: 'There is news of your challenge.',
  url: '/dashboard',
  tag: 'news',
};

function readPush(data: PushMessageData | null): Push {
  try {
    return { ...unreadable, ...data?.json() };
  } catch {
    return unreadable;
  }
}

/** Not in the standard's own types: only phones vibrate. */
type Shown = NotificationOptions & { vibrate: number[] };

function show({ title, body, url, tag }: Push): Promise<void> {
  const options: Shown = {
    body,
    tag,
    data: url,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    vibrate: [200, 100, 200],
  };
  return self.registration.showNotification(title, options);
}

/** A page that is open is taken there by itself: loading it anew would lose what it holds. */
async function open(url: string): Promise<void> {
  const { href, origin, pathname } = new URL(url, self.location.origin);
  if (origin !== self.location.origin) return;
  const page = pageToTake(await self.clients.matchAll({ type: 'window', includeUncontrolled: true }));
  if (!page) {
    await self.clients.openWindow(href);
    return;
  }
  page.postMessage({ open: pathname } satisfies OpenMessage);
  await page.focus();
}

/** Sending needs a token, and a token needs a page. Without one the browser is to ask again later. */
async function wakePages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.length === 0) throw new Error('No page is open to send from.');
  for (const page of pages) page.postMessage(sendMessage);
}
