/** Whoever said "Not now" on this device is not asked again on it: Settings has the switch. */
const keyOf = (uid: string) => `hundred:reminder-declined:${uid}`;

export function wasReminderDeclined(uid: string): boolean {
  try {
    return localStorage.getItem(keyOf(uid)) !== null;
  } catch {
    return true;
  }
}

export function declineReminder(uid: string): void {
  try {
    localStorage.setItem(keyOf(uid), 'true');
  } catch {
    // Then it is asked again after the next day.
  }
}
