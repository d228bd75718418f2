/**
 * One address for each host of `postgres://user@one:5432,two:5433/name`, a format of PostgreSQL's own programs. The
 * driver knows one host at a time.
 */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url];
}
