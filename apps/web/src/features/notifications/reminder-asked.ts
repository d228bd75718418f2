import { keepValue } from '../../platform/kept-value';

/** Whoever said "Not now" on this device is not asked again on it: Settings has the switch. */
const keyOf = (uid: string) => `hundred:reminder-declined:${uid}`;

export function wasReminderDeclined(uid: string): boolean {
  try {
    return localStorage.getItem(keyOf(uid)) !== null;
  } catch {
    // Where nothing can be kept, it would be asked after every day.
    return true;
  }
}

export const declineReminder = (uid: string): void => keepValue(keyOf(uid), true);
