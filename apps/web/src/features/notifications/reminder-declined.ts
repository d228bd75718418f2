import { storeValue } from '../../platform/storage/stored-value';

/** The key of what is stored after "Not now" on this device. Notifications can still be switched on in the settings. */
const keyOf = (uid: string) => `hundred:reminder-declined:${uid}`;

export function wasReminderDeclined(uid: string): boolean {
  try {
    return localStorage.getItem(keyOf(uid)) !== null;
  } catch {
    // If nothing can be stored, the question would come after every day.
    return true;
  }
}

export const declineReminder = (uid: string): void => storeValue(keyOf(uid), true);
