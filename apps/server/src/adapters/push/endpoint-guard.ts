import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The push services of the known browsers. */
const publicHosts = new Set([
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
]);
const publicDomains = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

const longestEndpoint = 2048;

/**
 * Whether this server may send to an endpoint that a browser gave it. Extra hosts come from the operator, with their
 * port if they have one.
 */
export function isAllowedEndpoint(endpoint: string, extraHosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, protocol, host, hostname, port, username, password } = new URL(endpoint);
  if (href.length > longestEndpoint) return false;
  if (protocol !== 'https:' || username || password) return false;
  if (extraHosts.includes(host)) return true;
  // A full host name may end with a dot.
  return port === '' && !isIP(hostname) && isPublicService(hostname.replace(/\.$/, ''));
}

function isPublicService(name: string): boolean {
  return publicHosts.has(name) || publicDomains.some((domain) => name.endsWith(domain));
}

/** Addresses of this machine, of its network, or without an owner on the internet. */
const internalAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  internalAddresses.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  internalAddresses.addSubnet(network, prefix, 'ipv6');

/** Thrown if a push service has an address that is not public. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

type Resolve = typeof lookup;

/** A lookup for connections: a name with even one internal address is refused. */
export function makePublicLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const isInternal = ({ address, family }: { address: string; family: number }) =>
        internalAddresses.check(address, family === 6 ? 'ipv6' : 'ipv4');
      const [first] = addresses;
      if (!first || addresses.some(isInternal)) {
        return callback(new NotPublic('a push service has no public address'), '');
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
}
