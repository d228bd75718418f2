import { type Language, languageOr } from '@hundred/domain/text/language';
import { and, eq } from 'drizzle-orm';
import { identityAccount, person } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { type Letter, makeLetter } from '../../mail/letter';
import type { AccountMessage } from '../../mail/mail-message';
import { mailTexts } from '../../mail/mail-texts';
import {
  changeLinkHours,
  emailLinkDays,
  emailLinkPaths,
  isReserved,
  makeEmailLink,
} from './addresses/email-links';
import { embeddedIssuerName } from './issuer-name';
import { makeResetToken, resetLinkMinutes, resetPath } from './passwords/reset-links';

export interface AccountLetterParts {
  /** The address that the mail was planned for. */
  recipient: string;
  database: Database;
  publicUrl: string;
  now: number;
}

/** The letter about an account; undefined if there is nothing to say any more. */
export async function letterFor(
  message: AccountMessage,
  { recipient, database, publicUrl, now }: AccountLetterParts,
): Promise<Letter | undefined> {
  const { accountId } = message;
  const [account] = await database.select().from(identityAccount).where(eq(identityAccount.id, accountId));
  if (!account) return undefined;
  const language = await languageOf(database, message);
  const texts = mailTexts[language];
  const emailLink = async (kind: 'verify' | 'change' | 'undo', email: string) => {
    const token = await makeEmailLink(database, { accountId, kind, email }, now);
    return `${publicUrl}${emailLinkPaths[kind]}?token=${token}`;
  };
  switch (message.kind) {
    case 'resetPassword': {
      const { subject, asked, sentByOperator, action, notYou } = texts.resetPassword;
      const link = `${publicUrl}${resetPath}?token=${await makeResetToken(database, accountId, now)}`;
      const values = { minutes: resetLinkMinutes };
      return makeLetter({
        to: account.email,
        subject,
        before: [message.isByOperator ? sentByOperator(values) : asked(values)],
        action: { label: action, link },
        after: [notYou],
        language,
      });
    }
    case 'verifyEmail': {
      if (account.email !== message.email) return undefined;
      if (account.emailVerifiedAt && !message.wasRefused) return undefined;
      const { welcomeSubject, subject, welcome, confirm, action, notYou } = texts.verifyEmail;
      const link = await emailLink('verify', account.email);
      return makeLetter({
        to: account.email,
        subject: message.isNew ? welcomeSubject : subject,
        before: [...(message.isNew ? [welcome] : []), confirm({ days: emailLinkDays.verify })],
        action: { label: action, link },
        after: [notYou],
        language,
      });
    }
    case 'confirmNewEmail': {
      const { subject, body, action, notYou } = texts.confirmNewEmail;
      const link = await emailLink('change', message.email);
      return makeLetter({
        to: message.email,
        subject,
        before: [body({ hours: changeLinkHours })],
        action: { label: action, link },
        after: [notYou],
        language,
      });
    }
    case 'emailChanged': {
      // The change was undone meanwhile.
      if (!(await isReserved(database, message.before, now))) return undefined;
      const { subject, newAddress, notYou, action } = texts.emailChanged;
      const link = await emailLink('undo', message.before);
      return makeLetter({
        to: message.before,
        subject,
        before: [newAddress({ email: account.email }), notYou({ days: emailLinkDays.undo })],
        action: { label: action, link },
        language,
      });
    }
    // The next two go to the address they were planned for: a thief may have changed that of the account since.
    case 'passwordChanged': {
      const { subject, signedOut, notYou, action } = texts.passwordChanged;
      return makeLetter({
        to: recipient,
        subject,
        before: [signedOut, notYou],
        action: { label: action, link: `${publicUrl}/login` },
        language,
      });
    }
    case 'newSignIn': {
      const { subject, device, notYou, action } = texts.newSignIn;
      return makeLetter({
        to: recipient,
        subject,
        before: [device(message), notYou],
        action: { label: action, link: `${publicUrl}/settings/security` },
        language,
      });
    }
  }
}

/** The language of the account's person. A new account has none yet, and its mail says that of the browser. */
async function languageOf(database: Database, message: AccountMessage): Promise<Language> {
  const [row] = await database
    .select({ language: person.language })
    .from(person)
    .where(and(eq(person.issuer, embeddedIssuerName), eq(person.subject, message.accountId)));
  return languageOr('en', row?.language ?? (message.kind === 'verifyEmail' ? message.language : undefined));
}
