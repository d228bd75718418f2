import { readStored, storeValue } from '../storage/stored-value';

/** The key from the specification: whether notifications are enabled in this browser, independent of the account. */
const enabledKey = 'pushNotificationsEnabled';

export const areNotificationsEnabled = (): boolean => readStored(enabledKey) === true;

/** Stores whether notifications are enabled. Without storage, a lost subscription is not renewed automatically. */
export const rememberNotifications = (areEnabled: boolean): void => storeValue(enabledKey, areEnabled);

let pendingSwitch: Promise<unknown> | null = null;

/** The switch that is in progress, if any. Signing out must wait for it. */
export const pendingNotificationSwitch = (): Promise<unknown> | null => pendingSwitch;

/**
 * Runs switches one after the other. Otherwise switching off during a registration would be undone by its later answer.
 */
export async function queueSwitch<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const result = Promise.resolve(pendingSwitch).then(work);
  const settled = result.catch(() => {});
  pendingSwitch = settled;
  await settled;
  if (pendingSwitch === settled) pendingSwitch = null;
  return result;
}
