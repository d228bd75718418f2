import {
  areNotificationsEnabled,
  notificationsBeingSwitched,
} from '../platform/device/notifications-enabled';
import type { Api } from '../platform/http/api';
import { keepProgram } from '../platform/http/keep-program';

/** Keeps the program on the device, and its notifications registered. */
export async function setUpDevice(api: Api, loadedAt: number): Promise<void> {
  await keepProgram(loadedAt);
  await onDevice('restoreRegistration', api);
}

export const leaveDevice = (api: Api): Promise<void> => onDevice('leaveDevice', api);

/** Only a device with notifications needs the code that makes them. */
async function onDevice(work: 'restoreRegistration' | 'leaveDevice', api: Api): Promise<void> {
  if (!areNotificationsEnabled() && !notificationsBeingSwitched()) return;
  await (await import('../features/notifications/this-device'))[work](api);
}
