import { eq } from 'drizzle-orm';
import { identityAccount } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { type Letter, makeLetter } from '../../mail/letter';
import type { AccountMessage } from '../../mail/mail-message';
import { emailLinkDays, emailLinkPaths, isReserved, makeEmailLink } from './addresses/email-links';
import { makeResetToken, resetLinkMinutes, resetPath } from './passwords/reset-links';

export interface AccountLetterParts {
  database: Database;
  publicUrl: string;
  now: number;
}

/** Undefined if there is nothing to say any more. */
export async function letterFor(
  message: AccountMessage,
  { database, publicUrl, now }: AccountLetterParts,
): Promise<Letter | undefined> {
  const { accountId } = message;
  const [account] = await database.select().from(identityAccount).where(eq(identityAccount.id, accountId));
  if (!account) return undefined;
  const emailLink = async (kind: 'verify' | 'change' | 'undo', email: string) => {
    const token = await makeEmailLink(database, { accountId, kind, email }, now);
    return `${publicUrl}${emailLinkPaths[kind]}?token=${token}`;
  };
  switch (message.kind) {
    case 'resetPassword': {
      const link = `${publicUrl}${resetPath}?token=${await makeResetToken(database, accountId, now)}`;
      return makeLetter({
        to: account.email,
        subject: 'Choose a new password for Hundred',
        before: [
          message.isByOperator
            ? `The people who run Hundred sent you this link for a new password. It works for ${resetLinkMinutes} minutes.`
            : `You asked for a new password. This link works for ${resetLinkMinutes} minutes.`,
        ],
        action: { label: 'Choose a new password', link },
        after: ['You didn’t ask for this? Ignore this e-mail. Your password stays the same.'],
      });
    }
    case 'verifyEmail': {
      if (account.email !== message.email) return undefined;
      if (account.emailVerifiedAt && !message.wasRefused) return undefined;
      const link = await emailLink('verify', account.email);
      return makeLetter({
        to: account.email,
        subject: message.isNew
          ? 'Welcome to Hundred: confirm your e-mail'
          : 'Confirm your e-mail for Hundred',
        before: [
          ...(message.isNew ? ['Welcome to Hundred. Your 100 days can start today.'] : []),
          `Confirm that this address is yours. The link works for ${emailLinkDays.verify} days.`,
        ],
        action: { label: 'Confirm e-mail', link },
        after: ['You didn’t sign up? Ignore this e-mail.'],
      });
    }
    case 'confirmNewEmail': {
      const link = await emailLink('change', message.email);
      return makeLetter({
        to: message.email,
        subject: 'Confirm your new e-mail for Hundred',
        before: ['You asked to use this address for Hundred. The link works for 24 hours.'],
        action: { label: 'Use this e-mail', link },
        after: ['You didn’t ask for this? Ignore this e-mail.'],
      });
    }
    case 'emailChanged': {
      // Undone meanwhile.
      if (!(await isReserved(database, message.before, now))) return undefined;
      const link = await emailLink('undo', message.before);
      return makeLetter({
        to: message.before,
        subject: 'Your e-mail for Hundred was changed',
        before: [
          `Your account now uses ${account.email}.`,
          `If this wasn’t you, recover your account within ${emailLinkDays.undo} days.`,
        ],
        action: { label: 'Recover my account', link },
      });
    }
    case 'passwordChanged':
      return makeLetter({
        to: account.email,
        subject: 'Your password for Hundred was changed',
        before: [
          'Your other devices are signed out.',
          'If this wasn’t you, choose “Forgot your password?” on the sign-in page.',
        ],
        action: { label: 'Get a new password', link: `${publicUrl}/login` },
      });
    case 'newSignIn':
      return makeLetter({
        to: account.email,
        subject: 'New sign-in to Hundred',
        before: [
          `A new device signed in to your account: ${message.browser}, ${instantOf(message.at)}.`,
          'If this wasn’t you, change your password now.',
        ],
        action: { label: 'Change my password', link: `${publicUrl}/settings/security` },
      });
  }
}

const instantOf = (at: number) =>
  `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;
