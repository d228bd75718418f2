/** Signing in, paying, calls and files always go to the server. */
export const serverPaths = /^\/(auth|identity|sandbox|__|api|healthz|readyz|metrics)(\/|$)|\.[a-z0-9]{1,8}$/i;

/** The return address of signing in. The browser keeps reporting this address for the page that was loaded there. */
const signedInHere = '/auth/callback';

/**
 * The last used open window in which the app runs, because only its pages follow a navigation message. The current
 * address of a window is unknown here: its URL is the one that it was loaded with.
 */
export function pageToOpen<Page extends { url: string }>(windows: readonly Page[]): Page | undefined {
  return windows.find(({ url }) => {
    const { pathname } = new URL(url);
    return pathname === signedInHere || !serverPaths.test(pathname);
  });
}
