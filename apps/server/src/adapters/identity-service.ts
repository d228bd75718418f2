import type { IdentitySettings } from '@hundred/contract/operations';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import type { Storage, Transaction } from '../db/storage';
import { type IdentitySources, noSources } from '../identity/identity-sources';
import type { Logger } from '../logging/logger';
import type { PlanMail } from '../mail/plan-mail';
import { makeEmbeddedIdentity } from './embedded-identity/embedded-identity';
import { embeddedIssuerName } from './embedded-identity/own-account';
import { makeHashing, testCost } from './embedded-identity/passwords/hashing';
import { addFirebaseHelper } from './firebase-helper';
import { makeVerifyIdToken, type VerifyIdToken } from './id-token';
import { firebaseSources, oidcSources } from './identity-sources';
import { makeLogLetter } from './log-letter';

/** The service that authenticates people: the embedded one, an OpenID Connect provider or Firebase. */
export interface IdentityService {
  verify: VerifyIdToken;
  /** The settings that the page needs to sign in there. */
  settings: IdentitySettings;
  /** What the page may load and contact to sign in, for its security headers. */
  sources(): IdentitySources;
  addRoutes(app: FastifyInstance): Promise<void>;
  /** Ends the sessions of a person at the service, if it is the embedded one. */
  endSessions(transaction: Transaction, subject: string): Promise<void>;
  /** Removes what has expired at the service, if it is the embedded one. */
  tidyUp(): Promise<void>;
}

export interface IdentityServiceParts {
  config: Pick<Config, 'identity' | 'publicUrl' | 'supportEmail' | 'isRateLimited' | 'hasTestClock'>;
  webDir: string;
  storage: Storage;
  log: Logger;
  clock: () => number;
  /** Absent if mail is not set up. */
  planMail: PlanMail | undefined;
  /** Rejects tokens of this person issued before `from`. */
  onPasswordChange: (
    transaction: Transaction,
    issuer: string,
    subject: string,
    from: number,
  ) => Promise<void>;
  /** Copies the address of an account to its person. */
  onEmailChange: (transaction: Transaction, issuer: string, subject: string, email: string) => Promise<void>;
}

type SettingOf<Kind extends Config['identity']['kind']> = Extract<Config['identity'], { kind: Kind }>;

const doNothing = async () => {};
const firebaseKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** `jwksUrl` is where Firebase has its keys; tests use a local issuer's instead. */
export function firebaseIssuer(projectId: string, jwksUrl = firebaseKeysUrl) {
  return { issuer: `https://securetoken.google.com/${projectId}`, audience: projectId, jwksUrl };
}

function makeEmbedded(
  parts: IdentityServiceParts,
  { registration, signUpsPerHour }: SettingOf<'embedded'>,
): IdentityService {
  const { config, storage, log, clock } = parts;
  const embedded = makeEmbeddedIdentity({
    publicUrl: config.publicUrl,
    registration,
    signUpsPerHour,
    supportEmail: config.supportEmail,
    webDir: parts.webDir,
    storage,
    log,
    clock,
    isLimited: config.isRateLimited,
    hashing: makeHashing(config.hasTestClock ? testCost : undefined),
    planMail: parts.planMail,
    logLetter: makeLogLetter(log),
    onPasswordChange: (transaction, subject, from) =>
      parts.onPasswordChange(transaction, embeddedIssuerName, subject, from),
    onEmailChange: (transaction, subject, email) =>
      parts.onEmailChange(transaction, embeddedIssuerName, subject, email),
  });
  return {
    verify: makeVerifyIdToken(embedded.issuer),
    settings: {
      adapter: 'oidc',
      authority: embedded.issuer.issuer,
      clientId: embedded.issuer.clientId,
      changePasswordUrl: embedded.issuer.changePasswordPath,
    },
    sources: () => noSources,
    addRoutes: embedded.addRoutes,
    endSessions: embedded.endSessions,
    tidyUp: () => embedded.tidyUp(storage.database, clock()),
  };
}

function makeOidc(
  { clock, log }: IdentityServiceParts,
  { issuer, clientId, jwksUrl }: SettingOf<'oidc'>,
): IdentityService {
  return {
    verify: makeVerifyIdToken({ issuer, audience: clientId, jwksUrl }),
    settings: { adapter: 'oidc', authority: issuer, clientId, changePasswordUrl: null },
    sources: oidcSources(issuer, clock, log),
    addRoutes: doNothing,
    endSessions: doNothing,
    tidyUp: doNothing,
  };
}

function makeFirebase({ config }: IdentityServiceParts, setting: SettingOf<'firebase'>): IdentityService {
  const { projectId, apiKey } = setting;
  // The SDK uses https for its helper, so with a plain http address the helper stays at Firebase.
  const { protocol, host } = new URL(config.publicUrl);
  const authDomain = protocol === 'https:' ? host : setting.authDomain;
  // One object for all requests, because the security headers are made again whenever the object changes.
  const sources = firebaseSources(authDomain);
  return {
    verify: makeVerifyIdToken(firebaseIssuer(projectId)),
    settings: { adapter: 'firebase', apiKey, authDomain, projectId },
    sources: () => sources,
    addRoutes: (app) => addFirebaseHelper(app, `https://${setting.authDomain}`),
    endSessions: doNothing,
    tidyUp: doNothing,
  };
}

export function makeIdentityService(parts: IdentityServiceParts): IdentityService {
  const { identity } = parts.config;
  switch (identity.kind) {
    case 'embedded':
      return makeEmbedded(parts, identity);
    case 'oidc':
      return makeOidc(parts, identity);
    case 'firebase':
      return makeFirebase(parts, identity);
  }
}
