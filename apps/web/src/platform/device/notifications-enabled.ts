import { readStored, storeValue } from '../storage/stored-value';

/** The key from the specification: whether notifications are enabled in this browser, independent of the account. */
const enabledKey = 'pushNotificationsEnabled';

export const areNotificationsEnabled = (): boolean => readStored(enabledKey) === true;

/** Without storage, a lost subscription is not renewed automatically. */
export const rememberNotifications = (areEnabled: boolean): void => storeValue(enabledKey, areEnabled);

let turn: Promise<unknown> | null = null;

/** The switch that is in progress, if any. Signing out must wait for it. */
export const notificationsBeingSwitched = (): Promise<unknown> | null => turn;

/**
 * Runs switches one after the other. Otherwise switching off during a registration would be undone by its later answer.
 */
export async function switchInTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const mine = Promise.resolve(turn).then(work);
  const settled = mine.catch(() => {});
  turn = settled;
  await settled;
  if (turn === settled) turn = null;
  return mine;
}
