import type Provider from 'oidc-provider';
import { memoizeAsync } from '../../caching/memoize-async';
import type { Registration } from '../../config/identity';
import type { Database, Storage, Transaction } from '../../db/storage';
import type { Logger } from '../../logging/logger';
import type { Letter } from '../../mail/letter';
import type { AccountMessage } from '../../mail/mail-message';
import { forgetRefusal, type PlanMail } from '../../mail/plan-mail';
import type { Look } from '../served-pages/layout';
import { findThemeScript } from '../served-pages/stylesheet';
import { letterFor } from './account-letters';
import { type Accounts, makeAccounts } from './accounts';
import { type Attempts, attemptsSecretName, makeAttempts, unlimitedAttempts } from './attempts';
import { answerErrorsOfProvider } from './error-pages';
import { identityPath } from './identity-path';
import { readRegistration } from './letting-in/registration';
import type { Hashing } from './passwords/hashing';
import { type KeyRing, makeKeyRing } from './provider/key-ring';
import { endSession, makePayloads, prolongSession } from './provider/payloads';
import { makeProvider, sessionCookie } from './provider/provider';
import { readOrMakeSecret } from './secrets';

export interface EmbeddedIdentityParts {
  publicUrl: string;
  /** Who may register until an operator chooses. */
  registration: Registration;
  /** The limit of new accounts from one IP address. */
  signUpsPerHour: number;
  supportEmail: string | undefined;
  /** The built page, for its font and its theme. */
  webDir: string;
  storage: Pick<Storage, 'database' | 'ready'>;
  log: Logger;
  /** The machine's clock, because sessions and tokens use no other. */
  clock: () => number;
  /** Whether attempts at passwords and links are limited. */
  isLimited: boolean;
  hashing: Hashing;
  /** Plans a mail; absent: there is no mail, and links are logged. */
  planMail: PlanMail | undefined;
  /** Logs the link of a letter, where there is no mail. */
  logLetter: (letter: Letter) => void;
  /** Rejects tokens of this account issued before `from`. The transaction is the one that sets the new password. */
  onPasswordChange: (transaction: Transaction, accountId: string, from: number) => Promise<void>;
  /** Copies the address of an account to its person. */
  onEmailChange: (transaction: Transaction, accountId: string, email: string) => Promise<void>;
}

/** The dependencies of the routes of the identity service. */
export interface IdentityServices extends Pick<EmbeddedIdentityParts, 'publicUrl' | 'clock'> {
  /** Whether mail is really sent; otherwise it is only logged. */
  isMailed: boolean;
  database: Storage['database'];
  look: Look;
  /** Who may register now. */
  registration(): Promise<Registration>;
  accounts: Accounts;
  hashing: Hashing;
  keyRing: KeyRing;
  sessionCookie: ReturnType<typeof sessionCookie>;
  onPasswordChange: EmbeddedIdentityParts['onPasswordChange'];
  onEmailChange: EmbeddedIdentityParts['onEmailChange'];
  provider(): Promise<Provider>;
  attempts(): Promise<Attempts>;
  /** Mails a link to the owner of this email, if there is one. */
  sendResetLink(email: string): Promise<void>;
  /**
   * Plans a mail about an account, in the transaction `store` if one is passed. A notice is dropped if its address got too
   * many. On a server without mail, links to a new password and to undo a new email are logged.
   */
  mail(to: string, message: AccountMessage, store?: Database | Transaction): Promise<void>;
  /** Lets work that has begun finish after the answer, and logs its failure. */
  finishAfterAnswer(work: Promise<void>): void;
}

export function makeIdentityServices(parts: EmbeddedIdentityParts): IdentityServices {
  const { publicUrl, clock, log } = parts;
  const { database, ready } = parts.storage;
  const accounts = makeAccounts(database);
  const keyRing = makeKeyRing(database, clock);
  const look: Look = {
    stylesheet: `${identityPath}/assets/identity.css`,
    themeScript: findThemeScript(parts.webDir),
    supportEmail: parts.supportEmail,
  };
  const attempts = memoizeAsync(async () => {
    await ready;
    return parts.isLimited
      ? makeAttempts(
          database,
          await readOrMakeSecret(database, attemptsSecretName),
          clock,
          parts.signUpsPerHour,
        )
      : unlimitedAttempts;
  });

  const mail: IdentityServices['mail'] = async (to, message, store = database) => {
    if (parts.planMail) {
      const isNotice = message.kind === 'newSignIn' || message.kind === 'passwordChanged';
      if (isNotice && !(await (await attempts()).take('notify account', to, store))) return;
      await parts.planMail(store, { to, message }, clock());
      return;
    }
    // Without mail nobody confirms an email, and other messages need no link.
    if (message.kind !== 'resetPassword' && message.kind !== 'emailChanged') return;
    const letter = await letterFor(message, { recipient: to, database, publicUrl, now: clock() });
    if (letter) parts.logLetter(letter);
  };

  return {
    publicUrl,
    clock,
    isMailed: parts.planMail !== undefined,
    database,
    look,
    registration: () => readRegistration(database, parts.registration),
    accounts,
    hashing: parts.hashing,
    keyRing,
    sessionCookie: sessionCookie(publicUrl),
    onPasswordChange: parts.onPasswordChange,
    onEmailChange: parts.onEmailChange,
    provider: makeCurrentProvider({ database, ready, publicUrl, clock, log, accounts, keyRing, look }),
    attempts,
    async sendResetLink(email) {
      if (!(await (await attempts()).take('reset account', email))) return;
      const account = await accounts.byEmail(email);
      if (!account) return;
      // The person asks for a mail, so an address that refused mail before is tried again.
      await forgetRefusal(database, account.email);
      await mail(account.email, { kind: 'resetPassword', accountId: account.id });
    },
    mail,
    finishAfterAnswer(work) {
      work.catch((error) => log.error({ err: error }, 'the identity service failed afterwards'));
    },
  };
}

type CurrentProviderParts = Pick<
  IdentityServices,
  'database' | 'publicUrl' | 'clock' | 'accounts' | 'keyRing' | 'look'
> & { ready: Promise<void>; log: Logger };

/** Returns the provider with the current keys. A provider reads its keys only once, so other keys need another one. */
function makeCurrentProvider(parts: CurrentProviderParts): () => Promise<Provider> {
  const { database, ready, publicUrl, clock, log, accounts, keyRing, look } = parts;
  const payloads = makePayloads(database, clock);
  const readCookieSecret = memoizeAsync(async () => {
    await ready;
    return readOrMakeSecret(database, 'cookies');
  });
  let current: { signingKey: string; keyCount: number; provider: Provider } | undefined;
  return async () => {
    const cookieSecret = await readCookieSecret();
    const keys = await keyRing.current();
    if (current?.signingKey === keys.signingKeyId && current.keyCount === keys.all.length)
      return current.provider;
    const provider = makeProvider({
      publicUrl,
      keys,
      cookieSecret,
      accounts,
      payloads,
      look,
      prolongSession: (id, until) => prolongSession(database, id, until),
      endSession: (id, grantIds) => endSession(database, id, grantIds),
      clock,
    });
    answerErrorsOfProvider(provider, look, log);
    current = { signingKey: keys.signingKeyId, keyCount: keys.all.length, provider };
    return provider;
  };
}
