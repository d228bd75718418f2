import { keepValue, readKept } from '../storage/kept-value';

/** The specification's key: whether notifications were switched on in this browser, whoever signs in on it. */
const enabledKey = 'pushNotificationsEnabled';

export const areNotificationsEnabled = (): boolean => readKept(enabledKey) === true;

/** Where it cannot be kept, a lost subscription is not made again by itself. */
export const rememberNotifications = (areEnabled: boolean): void => keepValue(enabledKey, areEnabled);

let turn: Promise<unknown> | null = null;

/** Settles with what is just being switched on or off, if anything is: signing out must not come before it. */
export const notificationsBeingSwitched = (): Promise<unknown> | null => turn;

/** One after the other: what is switched off while it is registered would be on again with the later answer. */
export async function switchInTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const mine = Promise.resolve(turn).then(work);
  const settled = mine.catch(() => {});
  turn = settled;
  await settled;
  if (turn === settled) turn = null;
  return mine;
}
