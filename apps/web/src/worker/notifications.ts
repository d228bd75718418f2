import type { OpenMessage } from './messages';
import { pageToOpen } from './page-to-open';
import { text } from './text';

type Push = { title: string; body: string; url: string; tag: string };

/** Shown if a push cannot be read. */
const fallbackPush: Push = {
  title: text.product,
  body: text.unreadablePush,
  url: '/dashboard',
  tag: 'news',
};

function readPush(data: PushMessageData | null): Push {
  try {
    return { ...fallbackPush, ...data?.json() };
  } catch {
    return fallbackPush;
  }
}

/** `vibrate` is missing in the standard types, because only phones vibrate. */
type VibratingOptions = NotificationOptions & { vibrate: number[] };

/**
 * Shows every push as a notification, also one that cannot be read: iOS withdraws a subscription whose push shows
 * nothing.
 */
export function showPush(
  registration: ServiceWorkerRegistration,
  data: PushMessageData | null,
): Promise<void> {
  const { title, body, url, tag } = readPush(data);
  const options: VibratingOptions = {
    body,
    tag,
    data: url,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    vibrate: [200, 100, 200],
  };
  return registration.showNotification(title, options);
}

/**
 * Opens the page of a notification. A page that is open navigates by itself, because loading it again would lose its
 * state.
 */
export async function openPage({ location, clients }: ServiceWorkerGlobalScope, url: string): Promise<void> {
  const { href, origin, pathname } = new URL(url, location.origin);
  if (origin !== location.origin) return;
  const page = pageToOpen(await clients.matchAll({ type: 'window', includeUncontrolled: true }));
  if (!page) {
    await clients.openWindow(href);
    return;
  }
  page.postMessage({ open: pathname } satisfies OpenMessage);
  await page.focus();
}
