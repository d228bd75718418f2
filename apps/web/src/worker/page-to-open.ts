/** Signing in (`__`: by Firebase), paying, calls and files always go to the server. */
export const serverPaths = /^\/(auth|identity|sandbox|__|api|healthz|readyz|metrics)(\/|$)|\.[a-z0-9]{1,8}$/i;

/** The return address of signing in. A window that was loaded there has this URL until it is closed or loaded again. */
const signInReturnPath = '/auth/callback';

/**
 * The window of the app that was used last, because only pages of the app follow a navigation message. The URL of a
 * window is the one that it was loaded with: its current address is unknown here.
 */
export function pageToOpen<Page extends { url: string }>(windows: readonly Page[]): Page | undefined {
  // The browser lists the window that was used last first.
  return windows.find(({ url }) => {
    const { pathname } = new URL(url);
    return pathname === signInReturnPath || !serverPaths.test(pathname);
  });
}
