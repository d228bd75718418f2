/** Browsers can refuse cookies and all that a page keeps. Then nobody can be signed in, and nothing works. */
export function isSiteDataBlocked(): boolean {
  try {
    return localStorage === null || sessionStorage === null;
  } catch {
    return true;
  }
}
