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
