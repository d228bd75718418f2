import { longestPlatform, longestUserAgent } from '@hundred/domain/reminders/device-limits';
import { ApiError } from '../../platform/http/api';
import { registerWorker } from '../../platform/http/take-new-version';
import { text } from './text';

/** Whether this browser can receive notifications at all. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The subscription that the browser has; null without one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** How long to wait for the service worker. One that cannot be installed never becomes ready. */
const longestWaitMs = 30_000;

/** The service worker, which is registered if it is not installed yet. */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  if (!((await serviceWorker.getRegistration()) ?? (await registerWorker()))) throw notInitialized();
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(notInitialized()), longestWaitMs);
  });
  return Promise.race([serviceWorker.ready, timeout]);
}

/** The subscription with the server's key, which is created if there is none. */
export async function subscribe(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const existing = await pushManager.getSubscription();
  if (existing && keyOf(existing) === publicKey) return existing;
  // The server signs with its own key, so a subscription with another one would never receive anything.
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** The key of a subscription, in the form in which the server sends its own. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** A failure with our own text, unlike the browsers' messages. */
class PushFailure extends Error {}

/** The failure of a browser that has no service worker for notifications. */
export const notInitialized = () => new PushFailure(text.notInitialized);

/** The text for a failure. */
export const pushProblem = (error: unknown): string =>
  error instanceof ApiError || error instanceof PushFailure ? error.message : text.pushFailed;

type BrowserDescription = Pick<Navigator, 'userAgent'> & {
  userAgentData?: { platform: string };
  platform?: string;
};

/** What a browser says about itself, limited to the characters and lengths that the server accepts. */
export function deviceInfo({ userAgent, userAgentData, platform }: BrowserDescription) {
  /** Only printable ASCII. */
  const toAccepted = (value: string, longest: number) => value.replace(/[^ -~]/g, '').slice(0, longest);
  return {
    userAgent: toAccepted(userAgent, longestUserAgent),
    platform: toAccepted(userAgentData?.platform || platform || '', longestPlatform),
  };
}
