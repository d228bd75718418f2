/** Whoever said "Do not ask again" on this device is not asked on it: the Recovery tab still has the question. */
const keyOf = (uid: string) => `hundred:effort-declined:${uid}`;

export function wasEffortDeclined(uid: string): boolean {
  try {
    return localStorage.getItem(keyOf(uid)) !== null;
  } catch {
    return false;
  }
}

export function neverAskEffort(uid: string): void {
  try {
    localStorage.setItem(keyOf(uid), 'true');
  } catch {
    // Then it is asked again after the next day.
  }
}
