import { resolve } from 'node:path';
import { z } from 'zod';
import { StartRefused } from './start-refused';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
const absent = (text: string | undefined) => (text?.trim() ? text.trim() : undefined);
const text = z.string().optional().transform(absent);
const onOff = z.enum(['on', 'off']);

function isAddress(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

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
      .refine((value) => isAddress(value, ['https:', 'http:']), {
        error: 'must be the address of an OpenID Connect issuer, for example https://accounts.example',
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
  TRUST_PROXY: text.pipe(
    z
      .string()
      .regex(/^(true|false|[0-9a-fA-F.:/, ]+)$/, {
        error: 'must be true, or a list of the proxies\u2019 addresses, for example 10.0.0.1,10.0.0.2',
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

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  /** Both the address listened on and the address people use are this machine's own. */
  loopback: boolean;
  storage: { kind: 'embedded'; dataDir: string } | { kind: 'server'; url: string };
  issuer: { issuer: string; clientId: string; jwksUrl: string | undefined } | undefined;
  /** Whose word about the caller's address is taken. */
  trustProxy: boolean | string;
  metricsToken: string | undefined;
  testClock: boolean;
  rateLimit: boolean;
  logLevel: string;
}

/** The environment as a typed object, or a refusal that names the setting and says how to mend it. */
export function configFrom(environment: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const name = String(issue.path[0]);
    throw new StartRefused(`${name}=${environment[name]} cannot be used: it ${issue.message}.`);
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
  if (Boolean(set.OIDC_ISSUER) !== Boolean(set.OIDC_CLIENT_ID)) {
    throw new StartRefused('OIDC_ISSUER and OIDC_CLIENT_ID belong together: set both, or neither.');
  }
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl,
    loopback,
    storage: set.DATABASE_URL
      ? { kind: 'server', url: set.DATABASE_URL }
      : { kind: 'embedded', dataDir: resolve(set.DATA_DIR) },
    issuer:
      set.OIDC_ISSUER && set.OIDC_CLIENT_ID
        ? { issuer: set.OIDC_ISSUER, clientId: set.OIDC_CLIENT_ID, jwksUrl: set.OIDC_JWKS_URL }
        : undefined,
    trustProxy: ['true', 'false'].includes(set.TRUST_PROXY) ? set.TRUST_PROXY === 'true' : set.TRUST_PROXY,
    metricsToken: set.METRICS_TOKEN,
    testClock,
    rateLimit: (set.RATE_LIMIT ?? (testClock ? 'off' : 'on')) === 'on',
    logLevel: set.LOG_LEVEL,
  };
}
