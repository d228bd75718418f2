/**
 * The path to open after signing in. Accepts only paths of the app, because the value comes from an address or from
 * storage.
 */
export function returnPath(requested: unknown): string {
  // Browsers take `//` and `/\` for the start of another host.
  const isPathOfApp = typeof requested === 'string' && /^\/(?![/\\])/.test(requested);
  return isPathOfApp && !/^\/(login|auth)(\/|$|\?)/.test(requested) ? requested : '/dashboard';
}
