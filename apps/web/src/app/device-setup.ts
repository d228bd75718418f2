import { areNotificationsEnabled, pendingNotificationSwitch } from '../platform/device/notifications-enabled';
import type { Api } from '../platform/http/api';
import { storeProgram } from '../platform/http/store-program';

/** Stores the program on the device, and restores the registration for notifications. */
export async function setUpDevice(api: Api, loadedAt: number): Promise<void> {
  await storeProgram(loadedAt);
  await onDevice('restoreRegistration', api);
}

export const leaveDevice = (api: Api): Promise<void> => onDevice('leaveDevice', api);

/** Loads the code for notifications only on a device that uses them. */
async function onDevice(work: 'restoreRegistration' | 'leaveDevice', api: Api): Promise<void> {
  if (!areNotificationsEnabled() && !pendingNotificationSwitch()) return;
  await (await import('../features/notifications/this-device'))[work](api);
}
