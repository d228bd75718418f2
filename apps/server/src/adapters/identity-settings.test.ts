import { describe, expect, it } from 'vitest';
import { configFrom } from '../config/config';

describe('The settings of the identity service', () => {
  it('choose exactly one: the embedded one if nothing is set', () => {
    expect(configFrom({}).identity).toEqual({ kind: 'embedded', registration: 'open', signUpsPerHour: 100 });
    expect(configFrom({ REGISTRATION: 'closed' }).identity).toMatchObject({ registration: 'closed' });
    expect(configFrom({ REGISTRATION: 'invited' }).identity).toMatchObject({ registration: 'invited' });
    expect(configFrom({ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'web' }).identity).toEqual({
      kind: 'oidc',
      issuer: 'https://id.example',
      clientId: 'web',
      jwksUrl: undefined,
    });
    expect(configFrom({ FIREBASE_PROJECT_ID: 'hundred-1a2b3', FIREBASE_API_KEY: 'key' }).identity).toEqual({
      kind: 'firebase',
      projectId: 'hundred-1a2b3',
      apiKey: 'key',
      authDomain: 'hundred-1a2b3.firebaseapp.com',
    });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ OIDC_CLIENT_ID: 'web' }, /^OIDC_ISSUER and OIDC_CLIENT_ID belong together/],
    [{ OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'web' }, /^OIDC_ISSUER=http:\/\/id.example .*https/],
    [{ OIDC_JWKS_URL: 'https://id.example/keys' }, /^OIDC_JWKS_URL needs OIDC_ISSUER/],
    [{ FIREBASE_PROJECT_ID: 'hundred-1a2b3' }, /^FIREBASE_PROJECT_ID and FIREBASE_API_KEY/],
    [{ FIREBASE_API_KEY: 'key' }, /^FIREBASE_PROJECT_ID and FIREBASE_API_KEY/],
    [{ FIREBASE_PROJECT_ID: 'Not An Id', FIREBASE_API_KEY: 'key' }, /^FIREBASE_PROJECT_ID=Not An Id /],
    [{ FIREBASE_AUTH_DOMAIN: 'https://x.example' }, /^FIREBASE_AUTH_DOMAIN=/],
    [
      {
        OIDC_ISSUER: 'https://id.example',
        OIDC_CLIENT_ID: 'web',
        FIREBASE_PROJECT_ID: 'hundred-1a2b3',
        FIREBASE_API_KEY: 'key',
      },
      /^Set OIDC_ISSUER or FIREBASE_PROJECT_ID, not both/,
    ],
    [{ REGISTRATION: 'no' }, /^REGISTRATION=no .*open, invited or closed/],
    [{ SUPPORT_EMAIL: 'help' }, /^SUPPORT_EMAIL=help /],
    [{ MAIL_FROM: 'us' }, /^MAIL_FROM=us /],
    [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@hundred.example' }, /^SMTP_URL=/],
    [{ SMTP_URL: 'smtps://mail.example' }, /^SMTP_URL needs MAIL_FROM/],
  ])('stop the start with one line if they are %o', (environment, line) => {
    expect(() => configFrom(environment)).toThrow(line);
  });

  it('send mail from MAIL_FROM, or else from the support address', () => {
    const smtp = { SMTP_URL: 'smtps://user:secret@mail.example' };
    expect(configFrom({ ...smtp, SUPPORT_EMAIL: 'help@hundred.example' }).mail?.from).toBe(
      'help@hundred.example',
    );
    expect(configFrom({ ...smtp, MAIL_FROM: 'no-reply@hundred.example' }).mail).toEqual({
      smtpUrl: smtp.SMTP_URL,
      from: 'no-reply@hundred.example',
      perHour: 500,
    });
  });
});
