/** Signing in, paying, calls and files are the server's to answer, whatever is kept here. */
export const notOurs = /^\/(auth|identity|sandbox|__|api|healthz|readyz|metrics)(\/|$)|\.[a-z0-9]{1,8}$/i;

/** Where signing in comes back to. A browser goes on to give this address for the page that began with it. */
const signedInHere = '/auth/callback';

/**
 * Of the windows that are open, the last one used in which the app runs: any of its pages goes where it is told, and
 * nothing else would. Where a window is now cannot be known: its address here is the one that it was loaded with.
 */
export function pageToTake<Page extends { url: string }>(windows: readonly Page[]): Page | undefined {
  return windows.find(({ url }) => {
    const { pathname } = new URL(url);
    return pathname === signedInHere || !notOurs.test(pathname);
  });
}
