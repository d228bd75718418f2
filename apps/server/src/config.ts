import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { ModelConfig } from './adapters/coach/model';
import { isKeyPair, type VapidKeys } from './adapters/push/vapid-keys';
import { StartRefused } from './start-refused';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
const absent = (text: string | undefined) => (text?.trim() ? text.trim() : undefined);
const text = z.string().optional().transform(absent);
const onOff = z.enum(['on', 'off']);
const mailAddress = z.email('must be an e-mail address, for example help@hundred.example').optional();
/** `Club <help@hundred.example>`, as mail programs write it. */
const named = /^[^<>\r\n]*<([^<>]+)>$/;
const vapidKey = (length: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${length}}$`), {
      error: 'must be base64url without = at its end, as npx web-push generate-vapid-keys gives it',
    })
    .optional();

function isAddress(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

const proxiesIn = (list: string) => list.split(',').map((address) => address.trim());
/** `192.0.2.7`, or `192.0.2.0/24`. */
function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= most));
}

export const isLoopback = (address: string) => loopbackHosts.has(new URL(address).hostname);

/** A name without a dot is a neighbour in a network of containers. */
const isNearby = (address: string) => isLoopback(address) || /^[a-z0-9-]+$/i.test(new URL(address).hostname);

/** Every setting with the sentence that tells how to mend a wrong one. */
const settings = z.object({
  PORT: text.pipe(
    z
      .string()
      .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, {
        error: 'must be a port number from 0 to 65535, for example 3000',
      })
      .default('3000')
      .transform(Number),
  ),
  HOST: text.pipe(z.string().default('localhost')),
  PUBLIC_URL: text.pipe(
    z
      .string()
      .refine((value) => isAddress(value, ['http:', 'https:']) && new URL(value).pathname === '/', {
        error: 'must be an address without a path, for example https://hundred.example',
      })
      .optional(),
  ),
  DATA_DIR: text.pipe(z.string().default('./data')),
  DATABASE_URL: text.pipe(
    z
      .string()
      .refine((value) => isAddress(value, ['postgres:', 'postgresql:']), {
        error: 'must look like postgres://user:password@host:5432/database',
      })
      .optional(),
  ),
  OIDC_ISSUER: text.pipe(
    z
      .string()
      .refine((value) => isAddress(value, ['https:']) || (isAddress(value, ['http:']) && isLoopback(value)), {
        error: 'must be the https address of an OpenID Connect issuer, for example https://accounts.example',
      })
      .optional(),
  ),
  OIDC_CLIENT_ID: text,
  OIDC_JWKS_URL: text.pipe(
    z
      .string()
      .refine((value) => isAddress(value, ['https:', 'http:']), { error: 'must be an address' })
      .optional(),
  ),
  FIREBASE_PROJECT_ID: text.pipe(
    z
      .string()
      .regex(/^[a-z0-9-]{4,40}$/, {
        error: 'must be the id of a Firebase project, for example hundred-1a2b3',
      })
      .optional(),
  ),
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: text.pipe(
    z
      .string()
      .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/i, {
        error: 'must be a host name, for example hundred-1a2b3.firebaseapp.com',
      })
      .optional(),
  ),
  STRIPE_SECRET_KEY: text.pipe(
    z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/, {
        error: 'must be a secret key of Stripe, which begins with sk_ or rk_',
      })
      .optional(),
  ),
  STRIPE_WEBHOOK_SECRET: text.pipe(
    z
      .string()
      .regex(/^whsec_\w+$/, {
        error: 'must be the signing secret of a webhook endpoint, which begins with whsec_',
      })
      .optional(),
  ),
  STRIPE_API_BASE: text.pipe(
    z
      .string()
      .refine((value) => isAddress(value, ['https:']) || (isAddress(value, ['http:']) && isLoopback(value)), {
        error: 'must be an https address, or one of this machine',
      })
      .optional(),
  ),
  VAPID_PUBLIC_KEY: text.pipe(vapidKey(87)),
  VAPID_PRIVATE_KEY: text.pipe(vapidKey(43)),
  VAPID_SUBJECT: text.pipe(
    z
      .string()
      .refine((value) => /^mailto:[^\s@]+@[^\s@]+$/.test(value) || isAddress(value, ['https:']), {
        error: 'must be mailto: and an e-mail address, or an https address',
      })
      .optional(),
  ),
  PUSH_EXTRA_HOSTS: text.pipe(
    z
      .string()
      .regex(/^[a-z0-9.-]+(:\d{1,5})?(,[a-z0-9.-]+(:\d{1,5})?)*$/i, {
        error: 'must be host names separated by commas, with their port where it is not 443',
      })
      .refine((value) => value.split(',').every((host) => URL.canParse(`https://${host}`)), {
        error: 'must be host names with ports from 1 to 65535',
      })
      .optional(),
  ),
  PUSH_EXTRA_CA: text.pipe(
    z
      .string()
      .refine((value) => existsSync(value), { error: 'must be a file that is there' })
      .optional(),
  ),
  COACH_API_BASE: text.pipe(
    z
      .string()
      .refine((value) => isAddress(value, ['https:']) || (isAddress(value, ['http:']) && isNearby(value)), {
        error: 'must be an https address, or one of this machine, for example http://localhost:11434/v1',
      })
      .optional(),
  ),
  COACH_API_KEY: text,
  COACH_MODEL: text,
  SUPPORT_EMAIL: text.pipe(mailAddress),
  SMTP_URL: text.pipe(
    z
      .string()
      .refine((value) => isAddress(value, ['smtp:', 'smtps:']), {
        error: 'must look like smtps://user:password@mail.example:465',
      })
      .optional(),
  ),
  MAIL_FROM: text.pipe(
    z
      .string()
      .refine((value) => z.email().safeParse(named.exec(value)?.[1] ?? value).success, {
        error: 'must be an e-mail address, alone or as in Club <help@hundred.example>',
      })
      .optional(),
  ),
  REGISTRATION: text.pipe(z.enum(['open', 'closed'], 'must be open or closed').default('open')),
  TRUST_PROXY: text.pipe(
    z
      .string()
      .refine((value) => /^(true|false|[1-9])$/.test(value) || proxiesIn(value).every(isNetwork), {
        error:
          'must be true, the number of proxies in front, or their addresses, for example 10.0.0.1,10.1.0.0/16',
      })
      .default('false'),
  ),
  METRICS_TOKEN: text.pipe(z.string().min(16, 'must have at least 16 characters').optional()),
  TEST_CLOCK: text.pipe(z.enum(['0', '1'], 'must be 1, or absent').default('0')),
  RATE_LIMIT: text.pipe(onOff.optional()),
  LOG_LEVEL: text.pipe(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
  ),
  NODE_ENV: text,
});

/** Who vouches for people: exactly one. */
export type IdentityConfig =
  | { kind: 'embedded'; registration: 'open' | 'closed' }
  | { kind: 'oidc'; issuer: string; clientId: string; jwksUrl: string | undefined }
  | { kind: 'firebase'; projectId: string; apiKey: string; authDomain: string };

/** Who takes payments. The sandbox charges no card, so it is never offered to anybody but this machine. */
export type PaymentsConfig =
  | { kind: 'stripe'; secretKey: string; webhookSecret: string; apiBase: string | undefined }
  | { kind: 'sandbox' }
  | { kind: 'off' };

/** How push services are turned to. */
export interface PushConfig {
  /** Absent: made once, and kept in storage. */
  keys: VapidKeys | undefined;
  /** Whom a push service writes to when something is wrong. */
  subject: string;
  /** Hosts beyond the public push services, with their port where they have one. */
  extraHosts: readonly string[];
  /** A file with the certificate authority of those. */
  extraCa: string | undefined;
}

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  /** Both the address listened on and the address people use are this machine's own. */
  loopback: boolean;
  storage: { kind: 'embedded'; dataDir: string } | { kind: 'server'; url: string };
  identity: IdentityConfig;
  payments: PaymentsConfig;
  push: PushConfig;
  /** The model that answers questions to the coach; absent: nobody can ask. */
  coach: ModelConfig | undefined;
  supportEmail: string | undefined;
  /** Outgoing mail; without it what would be mailed is logged. */
  mail: { smtpUrl: string; from: string } | undefined;
  /** Whose word about the caller's address is taken: nobody's, that of so many proxies in front, or of these. */
  trustProxy: false | number | string[];
  metricsToken: string | undefined;
  testClock: boolean;
  rateLimit: boolean;
  logLevel: string;
}

function identityFrom(set: z.output<typeof settings>): IdentityConfig {
  const firebase = set.FIREBASE_PROJECT_ID ?? set.FIREBASE_API_KEY ?? set.FIREBASE_AUTH_DOMAIN;
  if (Boolean(set.OIDC_ISSUER) !== Boolean(set.OIDC_CLIENT_ID)) {
    throw new StartRefused('OIDC_ISSUER and OIDC_CLIENT_ID belong together: set both, or neither.');
  }
  if (set.OIDC_JWKS_URL && !set.OIDC_ISSUER) {
    throw new StartRefused('OIDC_JWKS_URL needs OIDC_ISSUER and OIDC_CLIENT_ID: set all three, or none.');
  }
  if (set.OIDC_ISSUER && firebase) {
    throw new StartRefused('OIDC_ISSUER and FIREBASE_PROJECT_ID exclude each other: set one of them.');
  }
  if (firebase && !(set.FIREBASE_PROJECT_ID && set.FIREBASE_API_KEY)) {
    throw new StartRefused('FIREBASE_PROJECT_ID and FIREBASE_API_KEY belong together: set both, or neither.');
  }
  if (set.OIDC_ISSUER && set.OIDC_CLIENT_ID) {
    return {
      kind: 'oidc',
      issuer: set.OIDC_ISSUER,
      clientId: set.OIDC_CLIENT_ID,
      jwksUrl: set.OIDC_JWKS_URL,
    };
  }
  if (set.FIREBASE_PROJECT_ID && set.FIREBASE_API_KEY) {
    return {
      kind: 'firebase',
      projectId: set.FIREBASE_PROJECT_ID,
      apiKey: set.FIREBASE_API_KEY,
      authDomain: set.FIREBASE_AUTH_DOMAIN ?? `${set.FIREBASE_PROJECT_ID}.firebaseapp.com`,
    };
  }
  return { kind: 'embedded', registration: set.REGISTRATION };
}

function paymentsFrom(set: z.output<typeof settings>, loopback: boolean): PaymentsConfig {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
  } = set;
  if (secretKey && webhookSecret) return { kind: 'stripe', secretKey, webhookSecret, apiBase };
  if (secretKey || webhookSecret) {
    throw new StartRefused(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or neither.',
    );
  }
  if (apiBase) {
    throw new StartRefused(
      'STRIPE_API_BASE needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set all three.',
    );
  }
  return { kind: loopback ? 'sandbox' : 'off' };
}

function pushFrom(set: z.output<typeof settings>, publicUrl: string): PushConfig {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = set;
  if (Boolean(publicKey) !== Boolean(privateKey)) {
    throw new StartRefused('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both, or neither.');
  }
  const keys = publicKey && privateKey ? { publicKey, privateKey } : undefined;
  if (keys && !isKeyPair(keys)) {
    throw new StartRefused(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not one pair. Make one with npx web-push generate-vapid-keys, or set neither.',
    );
  }
  // Written as an address gives its host, which is what they are compared with.
  const extraHosts = set.PUSH_EXTRA_HOSTS?.split(',').map((host) => new URL(`https://${host}`).host) ?? [];
  const own = extraHosts.find((host) => isLoopback(`https://${host}`));
  if (own && !loopbackHosts.has(set.HOST)) {
    throw new StartRefused(
      `PUSH_EXTRA_HOSTS=${own} is this machine: it is only for tests, with a loopback HOST.`,
    );
  }
  const fallback = publicUrl.startsWith('https:') ? publicUrl : 'mailto:nobody@hundred.invalid';
  const subject = set.VAPID_SUBJECT ?? (set.SUPPORT_EMAIL ? `mailto:${set.SUPPORT_EMAIL}` : fallback);
  return { keys, subject, extraHosts, extraCa: set.PUSH_EXTRA_CA };
}

function coachFrom(set: z.output<typeof settings>): Config['coach'] {
  const { COACH_API_BASE: base, COACH_API_KEY: key, COACH_MODEL: model } = set;
  if (base && key && model) return { base, key, model };
  if (!base && !key && !model) return undefined;
  throw new StartRefused(
    'COACH_API_BASE, COACH_API_KEY and COACH_MODEL belong together: set all three, or none.',
  );
}

function mailFrom(set: z.output<typeof settings>): Config['mail'] {
  const from = set.MAIL_FROM ?? set.SUPPORT_EMAIL;
  if (!set.SMTP_URL) return undefined;
  if (!from) throw new StartRefused('SMTP_URL needs MAIL_FROM, the address that mail is sent from.');
  return { smtpUrl: set.SMTP_URL, from };
}

/**
 * `true` is one proxy. Taking every address that a request names would let anybody choose their own: a proxy adds
 * the caller's to whatever the caller sent.
 */
function trustedProxies(setting: string): Config['trustProxy'] {
  if (setting === 'false') return false;
  if (setting === 'true') return 1;
  return /^\d$/.test(setting) ? Number(setting) : proxiesIn(setting);
}

/**
 * A value as it may stand in a terminal: no secret, and an address without its password, also one that cannot be read
 * because of what stands in the password.
 */
function shown(name: string, value = ''): string {
  if (/SECRET|TOKEN|PRIVATE/.test(name)) return '…';
  return /_(URL|ISSUER|BASE)$/.test(name) ? value.replace(/^(\w+:\/\/)?.*@/, '$1…@') : value;
}

/**
 * Signing in makes a hash that browsers make in secure contexts only. The server speaks no https itself, so whoever
 * can be reached over it has a proxy in front.
 */
function checkPublicUrl(publicUrl: string, identity: IdentityConfig): void {
  const { protocol, hostname } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || loopbackHosts.has(hostname) || hostname.endsWith('.localhost');
  if (isSecure || identity.kind === 'firebase') return;
  throw new StartRefused(
    `PUBLIC_URL=${publicUrl} cannot be used: browsers sign people in only over https, or at localhost. Put a proxy that speaks https in front, and set its address.`,
  );
}

/** The environment as a typed object, or a refusal that names the setting and says how to mend it. */
export function configFrom(environment: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const name = String(issue.path[0]);
    throw new StartRefused(`${name}=${shown(name, environment[name])} cannot be used: it ${issue.message}.`);
  }
  const set = parsed.data;
  const publicUrl = new URL(set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).origin;
  const loopback = loopbackHosts.has(set.HOST) && loopbackHosts.has(new URL(publicUrl).hostname);
  const testClock = set.TEST_CLOCK === '1';
  if (testClock && (!loopback || set.NODE_ENV === 'production')) {
    throw new StartRefused(
      'TEST_CLOCK=1 lets requests choose the time: it is only for tests. Remove it, or use a loopback HOST and PUBLIC_URL without NODE_ENV=production.',
    );
  }
  const identity = identityFrom(set);
  checkPublicUrl(publicUrl, identity);
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl,
    loopback,
    storage: set.DATABASE_URL
      ? { kind: 'server', url: set.DATABASE_URL }
      : { kind: 'embedded', dataDir: resolve(set.DATA_DIR) },
    identity,
    payments: paymentsFrom(set, loopback),
    push: pushFrom(set, publicUrl),
    coach: coachFrom(set),
    supportEmail: set.SUPPORT_EMAIL,
    mail: mailFrom(set),
    trustProxy: trustedProxies(set.TRUST_PROXY),
    metricsToken: set.METRICS_TOKEN,
    testClock,
    rateLimit: (set.RATE_LIMIT ?? (testClock ? 'off' : 'on')) === 'on',
    logLevel: set.LOG_LEVEL,
  };
}
