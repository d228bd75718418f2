import { existsSync } from 'node:fs';
import { z } from 'zod';
import { StartRefused } from '../process/start-refused';
import type { NetworkConfig } from './network';
import { isLoopback, isUrlOf, loopbackHosts, optionalText } from './values';
import { isKeyPair, type VapidKeys } from './vapid-keys';

/** The settings for push services. */
export interface PushConfig {
  /** Absent: generated once, and stored. */
  keys: VapidKeys | undefined;
  /** The contact for push services when something is wrong. */
  subject: string;
  /** Hosts beyond the public push services, with their port if they have one. */
  extraHosts: readonly string[];
  /** A file with the certificate authority of those hosts. */
  extraCa: string | undefined;
}

/** A public key has 65 bytes and a private one 32, which are 87 and 43 characters of base64url. */
const publicKeyLength = 87;
const privateKeyLength = 43;

const vapidKey = (length: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${length}}$`), {
      error: 'must be base64url without = at the end, as npx web-push generate-vapid-keys prints it',
    })
    .optional();

export const pushSettings = {
  VAPID_PUBLIC_KEY: optionalText.pipe(vapidKey(publicKeyLength)),
  VAPID_PRIVATE_KEY: optionalText.pipe(vapidKey(privateKeyLength)),
  VAPID_SUBJECT: optionalText.pipe(
    z
      .string()
      .refine((value) => /^mailto:[^\s@]+@[^\s@]+$/.test(value) || isUrlOf(value, ['https:']), {
        error: 'must be mailto: and an email address, or an https address',
      })
      .optional(),
  ),
  PUSH_EXTRA_HOSTS: optionalText.pipe(
    z
      .string()
      .regex(/^[a-z0-9.-]+(:\d{1,5})?(,[a-z0-9.-]+(:\d{1,5})?)*$/i, {
        error: 'must be host names separated by commas, such as push.example or push.example:8443',
      })
      .refine((value) => value.split(',').every((host) => URL.canParse(`https://${host}`)), {
        error: 'must be host names with ports from 1 to 65535',
      })
      .optional(),
  ),
  PUSH_EXTRA_CA: optionalText.pipe(
    z
      .string()
      .refine((value) => existsSync(value), { error: 'must be an existing file' })
      .optional(),
  ),
};

export function pushFrom(
  values: z.output<z.ZodObject<typeof pushSettings>>,
  { host, publicUrl }: NetworkConfig,
  supportEmail: string | undefined,
): PushConfig {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  if (Boolean(publicKey) !== Boolean(privateKey)) {
    throw new StartRefused('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both, or neither.');
  }
  const keys = publicKey && privateKey ? { publicKey, privateKey } : undefined;
  if (keys && !isKeyPair(keys)) {
    throw new StartRefused(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY do not belong together. Make a new pair with npx web-push generate-vapid-keys, or set neither.',
    );
  }
  // Normalized by `URL`, because they are compared with the hosts of URLs.
  const extraHosts = values.PUSH_EXTRA_HOSTS?.split(',').map((name) => new URL(`https://${name}`).host) ?? [];
  const ownHost = extraHosts.find((name) => isLoopback(`https://${name}`));
  if (ownHost && !loopbackHosts.has(host)) {
    throw new StartRefused(
      `PUSH_EXTRA_HOSTS=${ownHost} is this machine. That is only for tests: remove it, or use a loopback HOST.`,
    );
  }
  const fallbackSubject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:nobody@hundred.invalid';
  const subject = values.VAPID_SUBJECT ?? (supportEmail ? `mailto:${supportEmail}` : fallbackSubject);
  return { keys, subject, extraHosts, extraCa: values.PUSH_EXTRA_CA };
}
