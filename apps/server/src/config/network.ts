import { isIP } from 'node:net';
import { z } from 'zod';
import { StartRefused } from '../process/start-refused';
import type { IdentityConfig } from './identity';
import { isUrlOf, loopbackHosts, optionalText } from './values';

/** Where the server listens, and how people reach it. */
export interface NetworkConfig {
  port: number;
  host: string;
  publicUrl: string;
  /** Whether both the address listened on and the public address are this machine's own. */
  isLoopback: boolean;
  /** The proxies whose forwarded addresses are trusted: none, so many in front, or these. */
  trustProxy: false | number | string[];
}

const proxiesIn = (list: string) => list.split(',').map((address) => address.trim());

/** Whether a value is an address such as `192.0.2.7`, or a network such as `192.0.2.0/24`. */
function isNetwork(value: string): boolean {
  const [address = '', bits, ...unexpected] = value.split('/');
  const version = isIP(address);
  if (version === 0 || unexpected.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

export const networkSettings = {
  PORT: optionalText.pipe(
    z
      .string()
      .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, {
        error: 'must be a port number from 0 to 65535, for example 3000',
      })
      .default('3000')
      .transform(Number),
  ),
  HOST: optionalText.pipe(z.string().default('localhost')),
  PUBLIC_URL: optionalText.pipe(
    z
      .string()
      .refine((value) => isUrlOf(value, ['http:', 'https:']) && new URL(value).pathname === '/', {
        error: 'must be an address without a path, for example https://hundred.example',
      })
      .optional(),
  ),
  TRUST_PROXY: optionalText.pipe(
    z
      .string()
      .refine((value) => /^(true|false|[1-9])$/.test(value) || proxiesIn(value).every(isNetwork), {
        error:
          'must be true, the number of proxies in front, or their addresses, for example 10.0.0.1,10.1.0.0/16',
      })
      .default('false'),
  ),
};

/**
 * `true` is one proxy. Trusting every forwarded address would let clients choose their own: a proxy appends the
 * client's to whatever the client sent.
 */
function trustedProxies(setting: string): NetworkConfig['trustProxy'] {
  if (setting === 'false') return false;
  if (setting === 'true') return 1;
  return /^\d$/.test(setting) ? Number(setting) : proxiesIn(setting);
}

export function networkFrom(values: z.output<z.ZodObject<typeof networkSettings>>): NetworkConfig {
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    isLoopback: loopbackHosts.has(values.HOST) && loopbackHosts.has(new URL(publicUrl).hostname),
    trustProxy: trustedProxies(values.TRUST_PROXY),
  };
}

/**
 * Refuses an address at which people could not sign in: the page computes a hash for a sign-in, which browsers offer in
 * secure contexts only. Firebase's SDK computes none. The server has no https itself, so an https address means a proxy
 * in front.
 */
export function checkPublicUrl(publicUrl: string, identity: IdentityConfig): void {
  const { protocol, hostname } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || loopbackHosts.has(hostname) || hostname.endsWith('.localhost');
  if (isSecure || identity.kind === 'firebase') return;
  throw new StartRefused(
    `PUBLIC_URL=${publicUrl} cannot be used: browsers sign people in only over https or at localhost. Put an https proxy in front of the server. Then set PUBLIC_URL to its address.`,
  );
}
