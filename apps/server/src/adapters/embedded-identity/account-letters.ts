import { type Language, languageOr } from '@hundred/domain/text/language';
import { and, eq } from 'drizzle-orm';
import { identityAccount, person } from '../../db/schema/schema';
import type { EmailLinkKind } from '../../db/schema/sign-up-schema';
import type { Database } from '../../db/storage';
import { type Letter, makeLetter } from '../../mail/letter';
import type { AccountMessage } from '../../mail/mail-message';
import { mailTexts } from '../../mail/mail-texts';
import type { MailTexts } from '../../mail/text';
import type { Account } from './accounts';
import {
  changeLinkHours,
  emailLinkDays,
  emailLinkPaths,
  isReserved,
  makeEmailLink,
} from './addresses/email-links';
import { embeddedIssuerName } from './own-account';
import { makeResetToken, resetLinkMinutes, resetPath } from './passwords/reset-links';

export interface AccountLetterParts {
  /** The address that the mail was planned for. */
  recipient: string;
  database: Database;
  publicUrl: string;
  now: number;
}

/** What every letter about an account is written from. */
interface LetterContext extends AccountLetterParts {
  account: Account;
  language: Language;
  texts: MailTexts;
}

type MessageOf<Kind extends AccountMessage['kind']> = Extract<AccountMessage, { kind: Kind }>;

/** The letter about an account; undefined if there is nothing to say any more. */
export async function letterFor(
  message: AccountMessage,
  parts: AccountLetterParts,
): Promise<Letter | undefined> {
  const { accountId } = message;
  const [account] = await parts.database
    .select()
    .from(identityAccount)
    .where(eq(identityAccount.id, accountId));
  if (!account) return undefined;
  const language = await languageOf(parts.database, message);
  const context: LetterContext = { ...parts, account, language, texts: mailTexts[language] };
  switch (message.kind) {
    case 'resetPassword':
      return resetPasswordLetter(message, context);
    case 'verifyEmail':
      return verifyEmailLetter(message, context);
    case 'confirmNewEmail':
      return confirmNewEmailLetter(message, context);
    case 'emailChanged':
      return emailChangedLetter(message, context);
    case 'passwordChanged':
      return passwordChangedLetter(context);
    case 'newSignIn':
      return newSignInLetter(message, context);
  }
}

async function resetPasswordLetter(
  { isByOperator }: MessageOf<'resetPassword'>,
  { account, database, publicUrl, now, language, texts }: LetterContext,
): Promise<Letter> {
  const { subject, asked, sentByOperator, action, notYou } = texts.resetPassword;
  const link = `${publicUrl}${resetPath}?token=${await makeResetToken(database, account.id, now)}`;
  const values = { minutes: resetLinkMinutes };
  return makeLetter({
    to: account.email,
    subject,
    before: [isByOperator ? sentByOperator(values) : asked(values)],
    action: { label: action, link },
    after: [notYou],
    language,
  });
}

async function verifyEmailLetter(
  { email, isNew, wasRefused }: MessageOf<'verifyEmail'>,
  context: LetterContext,
): Promise<Letter | undefined> {
  const { account, language, texts } = context;
  const hasOtherEmail = account.email !== email;
  // If the address refused a mail since it was confirmed, its owner asked for a new link.
  const needsNoLink = account.emailVerifiedAt && !wasRefused;
  if (hasOtherEmail || needsNoLink) return undefined;
  const { welcomeSubject, subject, welcome, confirm, action, notYou } = texts.verifyEmail;
  return makeLetter({
    to: email,
    subject: isNew ? welcomeSubject : subject,
    before: [...(isNew ? [welcome] : []), confirm({ days: emailLinkDays.verify })],
    action: { label: action, link: await makeLinkTo('verify', email, context) },
    after: [notYou],
    language,
  });
}

async function confirmNewEmailLetter(
  { email }: MessageOf<'confirmNewEmail'>,
  context: LetterContext,
): Promise<Letter> {
  const { subject, body, action, notYou } = context.texts.confirmNewEmail;
  return makeLetter({
    to: email,
    subject,
    before: [body({ hours: changeLinkHours })],
    action: { label: action, link: await makeLinkTo('change', email, context) },
    after: [notYou],
    language: context.language,
  });
}

async function emailChangedLetter(
  { before: previousEmail }: MessageOf<'emailChanged'>,
  context: LetterContext,
): Promise<Letter | undefined> {
  const { account, database, now, language, texts } = context;
  // If the address is not reserved any more, the change was undone meanwhile.
  if (!(await isReserved(database, previousEmail, now))) return undefined;
  const { subject, newAddress, notYou, action } = texts.emailChanged;
  return makeLetter({
    to: previousEmail,
    subject,
    before: [newAddress({ email: account.email }), notYou({ days: emailLinkDays.undo })],
    action: { label: action, link: await makeLinkTo('undo', previousEmail, context) },
    language,
  });
}

/** Goes to the address that it was planned for, as `newSignIn` does: a thief may have changed the account's since. */
function passwordChangedLetter({ recipient, publicUrl, language, texts }: LetterContext): Letter {
  const { subject, signedOut, notYou, action } = texts.passwordChanged;
  return makeLetter({
    to: recipient,
    subject,
    before: [signedOut, notYou],
    action: { label: action, link: `${publicUrl}/login` },
    language,
  });
}

function newSignInLetter(
  message: MessageOf<'newSignIn'>,
  { recipient, publicUrl, language, texts }: LetterContext,
): Letter {
  const { subject, device, notYou, action } = texts.newSignIn;
  return makeLetter({
    to: recipient,
    subject,
    before: [device(message), notYou],
    action: { label: action, link: `${publicUrl}/settings/security` },
    language,
  });
}

async function makeLinkTo(
  kind: EmailLinkKind,
  email: string,
  { account, database, publicUrl, now }: LetterContext,
): Promise<string> {
  const token = await makeEmailLink(database, { accountId: account.id, kind, email }, now);
  return `${publicUrl}${emailLinkPaths[kind]}?token=${token}`;
}

/** The language of the account's person. A new account has no person yet: its first mail has the browser's language. */
async function languageOf(database: Database, message: AccountMessage): Promise<Language> {
  const [row] = await database
    .select({ language: person.language })
    .from(person)
    .where(and(eq(person.issuer, embeddedIssuerName), eq(person.subject, message.accountId)));
  return languageOr('en', row?.language ?? (message.kind === 'verifyEmail' ? message.language : undefined));
}
