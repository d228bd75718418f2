import { z } from 'zod';
import { StartRefused } from '../process/start-refused';
import { coachFrom, coachSettings, type ModelConfig } from './coach';
import { type IdentityConfig, identityFrom, identitySettings } from './identity';
import { type MailConfig, mailFrom, mailSettings } from './mail';
import { checkPublicUrl, type NetworkConfig, networkFrom, networkSettings } from './network';
import { type PaymentsConfig, paymentsFrom, paymentsSettings } from './payments';
import { type PushConfig, pushFrom, pushSettings } from './push';
import { type StorageConfig, storageFrom, storageSettings } from './storage';
import { isUrlOf, optionalText } from './values';

/** Every setting with the sentence that says how to correct it. Settings of one subject are in the file of its name. */
const settings = z.object({
  ...networkSettings,
  ...storageSettings,
  ...identitySettings,
  ...paymentsSettings,
  ...pushSettings,
  ...coachSettings,
  ...mailSettings,
  METRICS_TOKEN: optionalText.pipe(z.string().min(16, 'must have at least 16 characters').optional()),
  TEST_CLOCK: optionalText.pipe(z.enum(['0', '1'], 'must be 1 or not set').default('0')),
  RATE_LIMIT: optionalText.pipe(z.enum(['on', 'off'], 'must be on or off').optional()),
  REDIS_URL: optionalText.pipe(
    z
      .string()
      .refine((value) => isUrlOf(value, ['redis:', 'rediss:']), {
        error: 'must look like redis://user:password@host:6379',
      })
      .optional(),
  ),
  PREMIUM: optionalText.pipe(z.enum(['sold', 'everyone'], 'must be sold or everyone').default('sold')),
  NOTIFICATIONS: optionalText.pipe(z.enum(['on', 'off'], 'must be on or off').default('on')),
  LOG_LEVEL: optionalText.pipe(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
  ),
  NODE_ENV: optionalText,
});

export const settingNames: readonly string[] = Object.keys(settings.shape);

export interface Config extends NetworkConfig {
  storage: StorageConfig;
  identity: IdentityConfig;
  payments: PaymentsConfig;
  /** Whether everybody has what Lifetime includes. Nothing is sold then. */
  isPremiumForAll: boolean;
  push: PushConfig;
  /** The model that answers questions to the coach; absent: there is no coach. */
  coach: ModelConfig | undefined;
  supportEmail: string | undefined;
  mail: MailConfig | undefined;
  metricsToken: string | undefined;
  /** Whether requests may choose their time, for tests. */
  hasTestClock: boolean;
  isRateLimited: boolean;
  /** Where several servers share their counts; absent: each counts for itself. */
  redisUrl: string | undefined;
  /** Off for a copy of real people's data, which must not notify anybody. */
  sendsNotifications: boolean;
  logLevel: string;
}

/** The environment as a typed object, or a refusal that names the setting and says how to correct it. */
export function configFrom(environment: Record<string, string | undefined>): Config {
  const values = checkedValues(environment);
  const network = networkFrom(values);
  const hasTestClock = values.TEST_CLOCK === '1';
  if (hasTestClock && (!network.isLoopback || values.NODE_ENV === 'production')) {
    throw new StartRefused(
      'TEST_CLOCK=1 is only for tests, because requests can then choose the time. Remove it. For tests, use a loopback HOST and PUBLIC_URL without NODE_ENV=production.',
    );
  }
  const identity = identityFrom(values);
  checkPublicUrl(network.publicUrl, identity);
  const payments = paymentsFrom(values, network.isLoopback);
  const isPremiumForAll = values.PREMIUM === 'everyone';
  // Tests make more requests than people, so with the test clock the default is off.
  const rateLimit = values.RATE_LIMIT ?? (hasTestClock ? 'off' : 'on');
  return {
    ...network,
    storage: storageFrom(values),
    identity,
    payments: isPremiumForAll ? { kind: 'off' } : payments,
    isPremiumForAll,
    push: pushFrom(values, network, values.SUPPORT_EMAIL),
    coach: coachFrom(values),
    supportEmail: values.SUPPORT_EMAIL,
    mail: mailFrom(values),
    metricsToken: values.METRICS_TOKEN,
    hasTestClock,
    isRateLimited: rateLimit === 'on',
    redisUrl: values.REDIS_URL,
    sendsNotifications: values.NOTIFICATIONS === 'on',
    logLevel: values.LOG_LEVEL,
  };
}

/** The value of every setting, each checked by itself. */
function checkedValues(environment: Record<string, string | undefined>): z.output<typeof settings> {
  const parsed = settings.safeParse(environment);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  const name = String(issue.path[0]);
  throw new StartRefused(
    `${name}=${printableValue(name, environment[name])} cannot be used: it ${issue.message}.`,
  );
}

/**
 * A value that may be printed at a terminal: no secret, and a URL without its password, even if the password makes it
 * unreadable.
 */
function printableValue(name: string, value = ''): string {
  if (/SECRET|TOKEN|PRIVATE|API_KEY/.test(name)) return '…';
  return /_(URL|ISSUER|BASE)$/.test(name) ? value.replace(/^(\w+:\/\/)?.*@/, '$1…@') : value;
}
