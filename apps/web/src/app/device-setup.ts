import { areNotificationsEnabled, pendingNotificationSwitch } from '../platform/device/notifications-enabled';
import type { Api } from '../platform/http/api';
import { storeProgram } from '../platform/http/store-program';

/** Stores the page's files on the device, and restores the registration for notifications. */
export async function setUpDevice(api: Api, loadStartedAt: number): Promise<void> {
  await storeProgram(loadStartedAt);
  await callNotifications('restoreRegistration', api);
}

/** Removes the device from notifications. */
export const leaveDevice = (api: Api): Promise<void> => callNotifications('leaveDevice', api);

/** Calls a function of the code for notifications, which loads only on a device that uses them. */
async function callNotifications(name: 'restoreRegistration' | 'leaveDevice', api: Api): Promise<void> {
  if (!areNotificationsEnabled() && !pendingNotificationSwitch()) return;
  await (await import('../features/notifications/this-device'))[name](api);
}
