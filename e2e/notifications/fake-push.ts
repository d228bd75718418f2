import type { PushDevice } from '@hundred/testkit/services/push-service';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/**
 * Replaces the push service and the question for permission, because a test browser has neither. The subscription
 * belongs to a device of the local push service, so that everything else is real.
 */
export async function installFakePush(context: BrowserContext, { subscription }: PushDevice): Promise<void> {
  await context.addInitScript((subscriptionJson) => {
    if (origin === 'null') return;
    const read = (name: string) => localStorage.getItem(`fake-push:${name}`);
    const store = (name: string, value: string) => localStorage.setItem(`fake-push:${name}`, value);
    Object.defineProperty(Notification, 'permission', { get: () => read('permission') ?? 'default' });
    Notification.requestPermission = async () => {
      store('permission', 'granted');
      return Notification.permission;
    };
    const subscriptionWith = (key: string) => ({
      endpoint: subscriptionJson.endpoint,
      options: {
        applicationServerKey: Uint8Array.from(
          atob(key.replaceAll('-', '+').replaceAll('_', '/')),
          (letter) => letter.codePointAt(0) ?? 0,
        ).buffer,
      },
      toJSON: () => subscriptionJson,
      async unsubscribe() {
        localStorage.removeItem('fake-push:subscription');
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      async getSubscription() {
        const key = read('subscription');
        return key === null ? null : subscriptionWith(key);
      },
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        store('subscription', applicationServerKey);
        return subscriptionWith(applicationServerKey);
      },
    });
  }, subscription);
}

/** Removes the browser's subscription. */
export const loseSubscription = (page: Page) =>
  page.evaluate(() => localStorage.removeItem('fake-push:subscription'));

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
    const notifications = await getNotifications.call(await navigator.serviceWorker.ready);
    return notifications.map((notification) => {
      const { title, body, tag, icon, badge, data, vibrate } = notification as Notification & {
        badge: string;
        vibrate: number[];
      };
      return { title, body, tag, icon, badge, data, vibrate: [...vibrate] };
    });
  });

/** Taps a notification by its tag. Unlike a real tap, it cannot open a window. */
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
