/** Where to go after signing in: a path of ours, whatever was put into an address or a store. */
export function returnPath(wanted: unknown): string {
  const isOurs = typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted);
  return isOurs && !/^\/(login|auth)(\/|$|\?)/.test(wanted) ? wanted : '/dashboard';
}
