import type { BodyAt } from '@hundred/contract/calls';
import {
  areNotificationsEnabled,
  pendingNotificationSwitch,
  queueSwitch,
  rememberNotifications,
} from '../../platform/device/notifications-enabled';
import { type Api, ApiError, isUnreachable } from '../../platform/http/api';
import {
  currentSubscription,
  deviceInfo,
  isPushSupported,
  notInitialized,
  pushProblem,
  readyWorker,
  subscribe,
} from './push-subscription';
import { text } from './text';

/** The five states of the specification: `default` before the browser has asked, `granted` while it is not subscribed. */
type PushState = 'unsupported' | 'default' | 'denied' | 'granted' | 'subscribed';

/** `device` is the server's id of this device if it gets notifications; `problem` says why it gets none. */
export type ThisDevice = { state: PushState; device: string | null; problem?: string };

/** The state if it is known without asking the browser for its subscription; undefined if the subscription decides. */
export function pushStateAtOnce(): PushState | undefined {
  if (!isPushSupported()) return 'unsupported';
  const { permission } = Notification;
  if (permission !== 'granted') return permission;
  return areNotificationsEnabled() ? undefined : 'granted';
}

export const pushState = async (): Promise<PushState> =>
  pushStateAtOnce() ?? ((await currentSubscription()) ? 'subscribed' : 'granted');

/**
 * Asks for permission if needed, then subscribes. Returns the resulting state: a question that was closed without an
 * answer blocks nothing and can be asked again.
 */
export async function enableNotifications(api: Api): Promise<ThisDevice> {
  if (!isPushSupported()) throw notInitialized();
  if (Notification.permission === 'default') await Notification.requestPermission();
  const { permission } = Notification;
  if (permission === 'default') return { state: permission, device: null, problem: text.unanswered };
  if (permission === 'denied') return { state: permission, device: null };
  return { state: 'subscribed', device: await queueSwitch(() => register(api)) };
}

/** Removes the device from the server first. If that fails, the device stays on, because the server still notifies it. */
export async function disableNotifications(api: Api): Promise<ThisDevice> {
  await queueSwitch(async () => switchOffHere(await removeFromServer(api)));
  return { state: 'granted', device: null };
}

/** Removes this device from the server. Returns the subscription that the browser still has. */
async function removeFromServer(api: Api, signal?: AbortSignal): Promise<PushSubscription | null> {
  const subscription = await currentSubscription();
  if (subscription) {
    const { endpoint } = subscription;
    await api.post('/notifications/unsubscribe', { endpoint }, signal && { signal });
  }
  return subscription;
}

/** Switches off here alone; the server does not have the device any more. */
async function switchOffHere(subscription: PushSubscription | null): Promise<void> {
  await subscription?.unsubscribe();
  rememberNotifications(false);
}

/**
 * After a start: restores a subscription that the browser or the server has lost, and moves a device that another
 * person used to the person signed in now. It never fails, because the page does not depend on it.
 */
export async function restoreRegistration(api: Api): Promise<void> {
  if (!isPushSupported() || Notification.permission !== 'granted') return;
  try {
    await registerAgain(api);
  } catch {
    // The next start tries again.
  }
}

/**
 * Registers without a press: restores what was lost, and switches off here what the person removed from another device.
 * Without an answer the device stays subscribed, but its id is unknown, so no row of the list is marked as this device.
 */
export async function registerAgain(api: Api): Promise<ThisDevice> {
  try {
    const device = await queueSwitch(async () =>
      // The person may have switched the device off while this registration waited in the queue.
      areNotificationsEnabled() ? register(api, { again: true }) : null,
    );
    return { state: device === null ? 'granted' : 'subscribed', device };
  } catch (error) {
    if (isUndecided(error)) return { state: 'subscribed', device: null };
    if (error instanceof ApiError && error.code === 'device_removed') {
      await switchOffHere(await currentSubscription());
    }
    return { state: 'granted', device: null, problem: pushProblem(error) };
  }
}

/** Whether the server did not decide: one that is unreachable, starting, failing or overloaded takes nothing away. */
const isUndecided = (error: unknown) =>
  isUnreachable(error) ||
  (error instanceof ApiError && error.status !== undefined && (error.status >= 500 || error.status === 429));

/** Less than the 2 s that signing out waits for all its work. */
const leaveTimeoutMs = 1500;

/** After signing out this device gets nothing more. The browser keeps its subscription for the next person. */
export async function leaveDevice(api: Api): Promise<void> {
  if (!isPushSupported()) return;
  const signal = AbortSignal.timeout(leaveTimeoutMs);
  const timeout = new Promise((resolve) => signal.addEventListener('abort', resolve));
  try {
    await closeShownNotifications();
    await Promise.race([pendingNotificationSwitch(), timeout]);
    await removeFromServer(api, signal);
  } catch {
    // The server may still have this device, so the subscription is ended here, and the server's next message reaches
    // nobody. The next person gets another subscription.
    await (await currentSubscription())?.unsubscribe();
  }
}

/** Closes the shown notifications, which are not for the next person. */
async function closeShownNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}

/** Returns the server's id of this device. With `again`, the server refuses a device that the person has removed. */
async function register(api: Api, options: { again?: true } = {}): Promise<string> {
  const { pushManager } = await readyWorker();
  const { publicKey } = await api.get('/notifications/vapid-public-key');
  const subscription = await subscribe(pushManager, publicKey);
  const { device } = await api.post('/notifications/subscribe', {
    // The browser's own type allows fields to be missing that a subscription always has.
    subscription: subscription.toJSON() as BodyAt<'POST', '/notifications/subscribe'>['subscription'],
    deviceInfo: deviceInfo(navigator),
    ...options,
  });
  rememberNotifications(true);
  return device.id;
}
