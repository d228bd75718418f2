import { keepValue, readKept } from './kept-value';

/** The specification's key: whether notifications were switched on in this browser, whoever signs in on it. */
const enabledKey = 'pushNotificationsEnabled';

export const areNotificationsEnabled = (): boolean => readKept(enabledKey) === true;

/** Where it cannot be kept, a lost subscription is not made again by itself. */
export const rememberNotifications = (areEnabled: boolean): void => keepValue(enabledKey, areEnabled);

let enabling: Promise<unknown> | null = null;

/** Settles with what is just being switched on, if anything is: signing out must not come before it. */
export const notificationsBeingEnabled = (): Promise<unknown> | null => enabling;

export async function enableNotifications<Device>(work: Promise<Device>): Promise<Device> {
  const settled = Promise.allSettled([work]);
  enabling = settled;
  await settled;
  if (enabling === settled) enabling = null;
  return work;
}
