import type { BodyAt } from '@hundred/contract/calls';
import { type Api, ApiError, isUnreachable } from '../../platform/api';
import { registerWorker } from '../../platform/app-version';
import {
  areNotificationsEnabled,
  notificationsBeingSwitched,
  rememberNotifications,
  switchInTurn,
} from '../../platform/notifications-enabled';

/** How far this browser lets us go: the specification's five states. */
type PushState = 'unsupported' | 'default' | 'denied' | 'granted' | 'subscribed';

/** `device`: what the server calls this one, where it gets notifications. `problem`: why it gets none. */
export type ThisDevice = { state: PushState; device: string | null; problem?: string };

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** What can be told without asking the browser for its subscription: mostly all of it. */
export function pushStateAtOnce(): PushState | undefined {
  if (!isSupported()) return 'unsupported';
  const { permission } = Notification;
  if (permission !== 'granted') return permission;
  return areNotificationsEnabled() ? undefined : 'granted';
}

export const pushState = async (): Promise<PushState> =>
  pushStateAtOnce() ?? ((await currentSubscription()) ? 'subscribed' : 'granted');

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks where nobody has been asked yet, then subscribes. Answers the state it came to: a question that was closed
 * without an answer blocks nothing, and can be asked again.
 */
export async function enable(api: Api): Promise<ThisDevice> {
  if (!isSupported()) throw notInitialized();
  if (Notification.permission === 'default') await Notification.requestPermission();
  const { permission } = Notification;
  if (permission === 'default') return { state: permission, device: null, problem: unanswered };
  if (permission === 'denied') return { state: permission, device: null };
  return { state: 'subscribed', device: await switchInTurn(() => register(api)) };
}

/** The server first: as long as it knows the device, switching off has not worked. */
export async function disable(api: Api): Promise<ThisDevice> {
  await switchInTurn(async () => switchOff(await leave(api)));
  return { state: 'granted', device: null };
}

/** From now on the server knows nothing of this device. Answers what the browser still has. */
async function leave(api: Api, signal?: AbortSignal): Promise<PushSubscription | null> {
  const subscription = await currentSubscription();
  if (subscription) {
    const { endpoint } = subscription;
    await api.post('/notifications/unsubscribe', { endpoint }, signal && { signal });
  }
  return subscription;
}

async function switchOff(subscription: PushSubscription | null): Promise<void> {
  await subscription?.unsubscribe();
  rememberNotifications(false);
}

/**
 * After a start: what the browser or the server has lost is made again, and a device that somebody else used before
 * gets the notifications of whoever is signed in now. It never fails: the page does not depend on it.
 */
export async function keepRegistered(api: Api): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return;
  try {
    await registerAgain(api);
  } catch {
    // With the next start, then.
  }
}

/**
 * By itself: what was lost comes back, and what the person removed from another device is off here from now on.
 * Without an answer it stays subscribed, and is not found in the list.
 */
export async function registerAgain(api: Api): Promise<ThisDevice> {
  try {
    const device = await switchInTurn(async () =>
      // It may have been switched off before its turn came.
      areNotificationsEnabled() ? register(api, { again: true }) : null,
    );
    return { state: device === null ? 'granted' : 'subscribed', device };
  } catch (error) {
    if (isUndecided(error)) return { state: 'subscribed', device: null };
    if (error instanceof ApiError && error.code === 'device_removed') {
      await switchOff(await currentSubscription());
    }
    return { state: 'granted', device: null, problem: pushProblem(error) };
  }
}

/** Nobody is there, or nobody who can say: a server that starts, fails or has too much to do takes nothing away. */
const isUndecided = (error: unknown) =>
  isUnreachable(error) ||
  (error instanceof ApiError && error.status !== undefined && (error.status >= 500 || error.status === 429));

/** Signing out waits 2 s for all of it. */
const toldWithin = 1500;

/** Whoever signs out gets nothing more here; the browser keeps its subscription for whoever comes next. */
export async function leaveDevice(api: Api): Promise<void> {
  if (!isSupported()) return;
  const signal = AbortSignal.timeout(toldWithin);
  const late = new Promise((resolve) => signal.addEventListener('abort', resolve));
  try {
    await closeShown();
    await Promise.race([notificationsBeingSwitched(), late]);
    await leave(api, signal);
  } catch {
    // The server cannot be told: its next message finds nobody, and whoever comes next subscribes anew.
    await (await currentSubscription())?.unsubscribe();
  }
}

/** What was told to whoever leaves is not for whoever comes next. */
async function closeShown(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}

/** Answers the id under which the server knows this device. */
async function register(api: Api, how: { again?: true } = {}): Promise<string> {
  const { pushManager } = await worker();
  const { publicKey } = await api.get('/notifications/vapid-public-key');
  const subscription = await subscriptionFor(pushManager, publicKey);
  const { device } = await api.post('/notifications/subscribe', {
    // The browser's own type leaves open what a subscription always has.
    subscription: subscription.toJSON() as BodyAt<'POST', '/notifications/subscribe'>['subscription'],
    deviceInfo: deviceInfo(navigator),
    ...how,
  });
  rememberNotifications(true);
  return device.id;
}

/** A worker that cannot be installed never comes. */
const workerPatience = 30_000;

/** Where the program is not kept on the device yet, it is now. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  if (!((await serviceWorker.getRegistration()) ?? (await registerWorker()))) throw notInitialized();
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(notInitialized()), workerPatience);
  });
  return Promise.race([serviceWorker.ready, late]);
}

/** Words of our own, in contrast to those that browsers have for their failures. */
class PushFailure extends Error {}

const notInitialized = () => new PushFailure('Push notifications not initialized');

/** Why it did not work, in words for people. */
export const pushProblem = (error: unknown): string =>
  error instanceof ApiError || error instanceof PushFailure
    ? error.message
    : 'Your browser could not reach its push service. Try again in a moment.';

const unanswered = 'Your browser’s question was closed without an answer. Switch on to be asked again.';

/** A subscription is bound to the key it was made with: one of another key would never be served. */
async function subscriptionFor(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const kept = await pushManager.getSubscription();
  if (kept && keyOf(kept) === publicKey) return kept;
  await kept?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

type Speaker = Pick<Navigator, 'userAgent'> & { userAgentData?: { platform: string }; platform?: string };

/** What a browser says of itself, in the characters that it says such things in. */
export function deviceInfo({ userAgent, userAgentData, platform }: Speaker) {
  const plain = (text: string, most: number) => text.replace(/[^ -~]/g, '').slice(0, most);
  return {
    userAgent: plain(userAgent, 512),
    platform: plain(userAgentData?.platform || platform || '', 64),
  };
}
