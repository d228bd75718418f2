const key = 'hundred:account-deleted';

/** Signing out may leave the page for the identity service's: the word for it waits in the tab. */
export function rememberFarewell(): void {
  try {
    sessionStorage.setItem(key, 'true');
  } catch {
    // Then the login page alone says that it is done.
  }
}

/** Whether somebody has just deleted their account here; told once. */
export function takeFarewell(): boolean {
  try {
    const isNews = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return isNews;
  } catch {
    return false;
  }
}
