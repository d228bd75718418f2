import type { PushDevice } from '@hundred/testkit/services/push-service';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/**
 * A test browser has no push service and cannot ask for permission, so both are replaced. The subscription belongs to a
 * device of the local push service, so that everything else is real.
 */
export async function pretendPush(context: BrowserContext, { subscription }: PushDevice): Promise<void> {
  await context.addInitScript((subscriptionJson) => {
    if (origin === 'null') return;
    const read = (name: string) => localStorage.getItem(`pretended:${name}`);
    const store = (name: string, value: string) => localStorage.setItem(`pretended:${name}`, value);
    Object.defineProperty(Notification, 'permission', { get: () => read('permission') ?? 'default' });
    Notification.requestPermission = async () => {
      store('permission', 'granted');
      return Notification.permission;
    };
    const subscribed = (key: string) => ({
      endpoint: subscriptionJson.endpoint,
      options: {
        applicationServerKey: Uint8Array.from(
          atob(key.replaceAll('-', '+').replaceAll('_', '/')),
          (letter) => letter.codePointAt(0) ?? 0,
        ).buffer,
      },
      toJSON: () => subscriptionJson,
      async unsubscribe() {
        localStorage.removeItem('pretended:subscription');
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      async getSubscription() {
        const key = read('subscription');
        return key === null ? null : subscribed(key);
      },
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        store('subscription', applicationServerKey);
        return subscribed(applicationServerKey);
      },
    });
  }, subscription);
}

/** Removes the browser's subscription. */
export const loseSubscription = (page: Page) =>
  page.evaluate(() => localStorage.removeItem('pretended:subscription'));

/** Returns a function that passes a push to the service worker, like the browser. */
export async function openPushes(page: Page): Promise<(data: string) => Promise<void>> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

/** The notifications that the device shows. */
export const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const shown = await getNotifications.call(await navigator.serviceWorker.ready);
    return shown.map((notification) => {
      const { title, body, tag, icon, badge, data, vibrate } = notification as Notification & {
        badge: string;
        vibrate: number[];
      };
      return { title, body, tag, icon, badge, data, vibrate: [...vibrate] };
    });
  });

/** Taps a notification by its tag. Only a real tap may open a window; everything else happens. */
export async function tap(page: Page, tag: string): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async (wanted) => {
    // The types of a page do not include the scope of a service worker.
    const scope = self as unknown as EventTarget & {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
    };
    const [notification] = await scope.registration.getNotifications({ tag: wanted });
    if (notification) scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  }, tag);
}
