/** Whether the browser refuses cookies and all storage. Then nobody can sign in, and nothing works. */
export function isSiteDataBlocked(): boolean {
  try {
    return localStorage === null || sessionStorage === null;
  } catch {
    return true;
  }
}
