/** The specification's key: whether notifications were switched on in this browser, whoever signs in on it. */
const enabledKey = 'pushNotificationsEnabled';

export function areNotificationsEnabled(): boolean {
  try {
    return localStorage.getItem(enabledKey) === 'true';
  } catch {
    return false;
  }
}

export function rememberNotifications(areEnabled: boolean): void {
  try {
    localStorage.setItem(enabledKey, String(areEnabled));
  } catch {
    // Then a lost subscription is not made again by itself.
  }
}

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
