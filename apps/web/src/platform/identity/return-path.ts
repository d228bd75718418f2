/**
 * The path to open after signing in. Accepts only paths of the app, because the value comes from an address or from
 * storage.
 */
export function returnPath(wanted: unknown): string {
  const isOurs = typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted);
  return isOurs && !/^\/(login|auth)(\/|$|\?)/.test(wanted) ? wanted : '/dashboard';
}
