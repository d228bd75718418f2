import { describe, expect, it } from 'vitest';
import { configFrom, settingNames } from './config';

describe('Settings', () => {
  it('have defaults if nothing is set', () => {
    const config = configFrom({});
    expect(config).toMatchObject({ port: 3000, host: 'localhost', publicUrl: 'http://localhost:3000' });
    expect(config).toMatchObject({
      isLoopback: true,
      hasTestClock: false,
      isRateLimited: true,
      trustProxy: false,
    });
    expect(config.storage).toMatchObject({ kind: 'embedded' });
  });

  it('treat an empty value as absent', () => {
    expect(configFrom({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      storage: { kind: 'embedded' },
    });
  });

  it('accept a PostgreSQL server with several hosts', () => {
    const url = 'postgres://ada:sesame@one.example:5432,two.example:5433/hundred';
    expect(configFrom({ DATABASE_URL: url }).storage).toEqual({ kind: 'server', url });
  });

  // Each setting with the error line that it causes. In such a line, … stands for what may be a secret.
  it.each([
    [{ PORT: '80a' }, /^PORT=80a .*for example 3000/],
    [{ PORT: '70000' }, /^PORT=70000 /],
    [{ PORT: '-1' }, /^PORT=-1 /],
    [{ PUBLIC_URL: 'hundred.example' }, /^PUBLIC_URL=hundred.example .*https:\/\/hundred.example/],
    [{ PUBLIC_URL: 'https://a.example/path' }, /^PUBLIC_URL/],
    [{ PUBLIC_URL: 'http://192.168.0.2:3000' }, /^PUBLIC_URL=http:\/\/192.168.0.2:3000 .*only over https/],
    [{ PUBLIC_URL: 'postgres://ada:sesame@a.example' }, /^PUBLIC_URL=postgres:\/\/…@a.example /],
    [{ DATABASE_URL: 'postgres://ada:ses/ame@a.example/hundred' }, /^DATABASE_URL=postgres:\/\/…@a.example/],
    [{ DATABASE_URL: 'ada:sesame@a.example' }, /^DATABASE_URL=…@a.example /],
    [{ DATABASE_URL: 'postgres://a.example,b.example:x/hundred' }, /^DATABASE_URL=postgres:\/\/a.example,/],
    [{ DATABASE_URL: 'mysql://a' }, /^DATABASE_URL=mysql:\/\/a .*postgres:\/\//],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL=loud .*info/],
    [{ TEST_CLOCK: 'yes' }, /^TEST_CLOCK=yes /],
    [{ BOARDS_DATABASE_URL: 'postgres://a.example/hundred' }, /^BOARDS_DATABASE_URL needs DATABASE_URL/],
    [{ REDIS_URL: 'http://:sesame@a.example' }, /^REDIS_URL=http:\/\/…@a.example .*redis:\/\//],
    [{ RATE_LIMIT: 'maybe' }, /^RATE_LIMIT=maybe /],
    [{ SIGN_UPS_PER_HOUR: '0' }, /^SIGN_UPS_PER_HOUR=0 .*for example 100/],
    [{ SIGN_UPS_PER_HOUR: '1e3' }, /^SIGN_UPS_PER_HOUR=1e3 /],
    [{ PREMIUM: 'all' }, /^PREMIUM=all .*sold or everyone/],
    [{ NOTIFICATIONS: 'no' }, /^NOTIFICATIONS=no .*on or off/],
    [{ TRUST_PROXY: 'proxy.example' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: 'abc' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.1,' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: '10' }, /^TRUST_PROXY/],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN/],
    [{ OIDC_ISSUER: 'https://a.example' }, /OIDC_CLIENT_ID/],
    [{ STRIPE_SECRET_KEY: 'pk_live_1' }, /^STRIPE_SECRET_KEY=… .*begins with sk_/],
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, /STRIPE_WEBHOOK_SECRET/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /STRIPE_SECRET_KEY/],
    [{ STRIPE_API_BASE: 'http://localhost:1' }, /STRIPE_SECRET_KEY/],
    [{ VAPID_SUBJECT: 'help@hundred.example' }, /VAPID_SUBJECT=help@hundred.example .*mailto:/],
    [{ VAPID_SUBJECT: 'http://hundred.example' }, /VAPID_SUBJECT/],
    [{ VAPID_PRIVATE_KEY: 'A'.repeat(43) }, /VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together/],
    [{ VAPID_PRIVATE_KEY: 'A'.repeat(43), VAPID_PUBLIC_KEY: 'B'.repeat(87) }, /do not belong together/],
    [{ VAPID_PRIVATE_KEY: `${'A'.repeat(42)}g=` }, /^VAPID_PRIVATE_KEY=… .*base64url without =/],
    [{ VAPID_PUBLIC_KEY: `${'B'.repeat(86)}/` }, /^VAPID_PUBLIC_KEY=.*base64url/],
    [{ PUSH_EXTRA_HOSTS: 'https://push.example' }, /PUSH_EXTRA_HOSTS/],
    [{ PUSH_EXTRA_HOSTS: 'push.example,localhost:8443', HOST: '0.0.0.0' }, /PUSH_EXTRA_HOSTS=localhost:8443/],
    [{ PUSH_EXTRA_HOSTS: 'push.example:99999' }, /^PUSH_EXTRA_HOSTS=push.example:99999 /],
    [{ PUSH_EXTRA_CA: '/no/such/file' }, /PUSH_EXTRA_CA/],
    [{ STRIPE_API_BASE: 'http://stripe.example' }, /^STRIPE_API_BASE/],
    [{ COACH_API_BASE: 'http://models.example/v1' }, /^COACH_API_BASE=http:\/\/models.example\/v1 .*https/],
    // A password in the address is allowed, so only the missing key and model are refused.
    [
      { COACH_API_BASE: 'https://ada:sesame@models.example' },
      /^COACH_API_BASE, COACH_API_KEY and COACH_MODEL/,
    ],
    [{ COACH_API_KEY: 'sesame' }, /^COACH_API_BASE, COACH_API_KEY and COACH_MODEL belong together/],
    [{ COACH_API_KEY: 'ses ame' }, /^COACH_API_KEY=… .*without spaces/],
    [{ COACH_API_BASE: 'ollama', COACH_API_KEY: 'sesame', COACH_MODEL: 'small' }, /^COACH_API_BASE=ollama /],
  ])(
    'stop the start with one line that names the wrong one: %o',
    (environment: Record<string, string>, line) => {
      expect(() => configFrom(environment)).toThrow(line);
      try {
        configFrom(environment);
      } catch (error) {
        expect((error as Error).message).not.toContain('\n');
      }
    },
  );

  it('say for every invalid value what it must be', () => {
    const refusals = settingNames.flatMap((name) => {
      try {
        configFrom({ [name]: '?' });
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    });
    // A sentence of ours: one of zod lists the allowed values as "a"|"b".
    const ofValues = refusals.filter((line) => line.includes(' cannot be used: '));
    expect(ofValues).not.toEqual([]);
    const otherLines = ofValues.filter((line) => !/^\w+=\S+ cannot be used: it must [^"|]+\.$/.test(line));
    expect(otherLines).toEqual([]);
  });

  it('treat a push host with the port of https like the one without', () => {
    const { push } = configFrom({ PUSH_EXTRA_HOSTS: 'Push.example:443,other.example:8443' });
    expect(push.extraHosts).toEqual(['push.example', 'other.example:8443']);
  });

  it.each([
    { PUBLIC_URL: 'http://hundred.localhost:3000' },
    { PUBLIC_URL: 'http://[::1]:3000' },
    { PUBLIC_URL: 'http://club.example', FIREBASE_PROJECT_ID: 'hundred-1a2b3', FIREBASE_API_KEY: 'key' },
  ])('accept plain http if people can sign in over it: %o', (environment: Record<string, string>) => {
    expect(configFrom(environment).publicUrl).toBe(environment.PUBLIC_URL);
  });

  it.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://hundred.example' }, { NODE_ENV: 'production' }])(
    'refuse the test clock with %o',
    (environment: Record<string, string>) => {
      expect(() => configFrom({ TEST_CLOCK: '1', ...environment })).toThrow(/TEST_CLOCK/);
    },
  );

  it('turn rate limits off under the test clock unless they are requested', () => {
    expect(configFrom({ TEST_CLOCK: '1' }).isRateLimited).toBe(false);
    expect(configFrom({ TEST_CLOCK: '1', RATE_LIMIT: 'on' }).isRateLimited).toBe(true);
  });

  it.each([
    ['true', 1],
    ['2', 2],
    ['false', false],
    ['10.0.0.1, 2001:db8::/32', ['10.0.0.1', '2001:db8::/32']],
  ])('set the trusted proxies: TRUST_PROXY=%s trusts %o', (setting, trusted) => {
    expect(configFrom({ TRUST_PROXY: setting }).trustProxy).toEqual(trusted);
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'sandbox'],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://127.0.0.1:3000' }, 'sandbox'],
    [{ HOST: '0.0.0.0' }, 'off'],
    [{ PUBLIC_URL: 'https://hundred.example' }, 'off'],
    [{ HOST: '192.168.0.2', PUBLIC_URL: 'http://localhost:3000' }, 'off'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'stripe'],
    [{ PREMIUM: 'everyone' }, 'off'],
    [{ PREMIUM: 'everyone', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'off'],
  ])('offer the payments sandbox to this machine alone: %o gives %s', (environment, kind) => {
    expect(configFrom(environment).payments.kind).toBe(kind);
  });

  it.each<[Record<string, string>, string]>([
    [
      { VAPID_SUBJECT: 'mailto:push@hundred.example', SUPPORT_EMAIL: 'help@hundred.example' },
      'mailto:push@hundred.example',
    ],
    [{ SUPPORT_EMAIL: 'help@hundred.example' }, 'mailto:help@hundred.example'],
    [{ PUBLIC_URL: 'https://hundred.example' }, 'https://hundred.example'],
    [{}, 'mailto:nobody@hundred.invalid'],
  ])('tell push services whom to write to: %o gives %s', (environment, subject) => {
    expect(configFrom(environment).push.subject).toBe(subject);
  });

  it.each(['help@hundred.example', 'Club <help@hundred.example>', '"Club, evening" <help@hundred.example>'])(
    'allow mail from %s',
    (from) => {
      const { mail } = configFrom({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: from });
      expect(mail?.from).toBe(from);
    },
  );

  it.each(['Club', 'Club <help>', 'Club <a@b.example> <c@d.example>'])('refuse mail from %s', (from) => {
    expect(() => configFrom({ MAIL_FROM: from })).toThrow(/MAIL_FROM=.*Club <help@hundred\.example>/);
  });

  it('allow the operator’s own push hosts, and a local one only on a local server', () => {
    const { extraHosts } = configFrom({ PUSH_EXTRA_HOSTS: 'Push.example,localhost:8443' }).push;
    expect(extraHosts).toEqual(['push.example', 'localhost:8443']);
  });

  it('never show a password in the line', () => {
    expect(() => configFrom({ DATABASE_URL: 'mysql://user:secret@host/db' })).toThrow(
      'DATABASE_URL=mysql://…@host/db cannot be used',
    );
  });
});
