import { eq } from 'drizzle-orm';
import { identityAccount } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import type { Letter } from '../mail';
import { emailLinkDays, emailLinkPaths, makeEmailLink } from './addresses/email-links';
import { makeResetToken, resetLinkMinutes, resetPath } from './passwords/reset-links';

/** What is mailed about an account, without its link: a secret is made when the letter is written. */
export type AccountMessage =
  | { kind: 'resetPassword'; accountId: string }
  /** `email` is the address to confirm: if it is another by now, nothing is mailed. */
  | { kind: 'verifyEmail'; accountId: string; email: string; isNew: boolean }
  | { kind: 'confirmNewEmail'; accountId: string; email: string }
  /** To the address of before, which can undo it. */
  | { kind: 'emailChanged'; accountId: string; before: string };

export interface LetterParts {
  database: Database;
  publicUrl: string;
  now: number;
}

/** Undefined if there is nothing to say any more. */
export async function letterFor(
  message: AccountMessage,
  { database, publicUrl, now }: LetterParts,
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
      return {
        to: account.email,
        subject: 'Choose a new password for Hundred',
        text: `Somebody, probably you, asked for a new password for Hundred.\n\nChoose it here, within ${resetLinkMinutes} minutes:\n${link}\n\nIf it was not you, there is nothing to do: your password stays as it is.\n`,
        link,
      };
    }
    case 'verifyEmail': {
      if (account.email !== message.email || account.emailVerifiedAt) return undefined;
      const link = await emailLink('verify', account.email);
      return {
        to: account.email,
        subject: message.isNew
          ? 'Welcome to Hundred: confirm your e-mail'
          : 'Confirm your e-mail for Hundred',
        text: `${message.isNew ? 'Welcome to Hundred. Your 100 days can start today.\n\n' : ''}Confirm that this address is yours, within ${emailLinkDays.verify} days:\n${link}\n\nYou did not sign up? Then you can ignore this mail.\n`,
        link,
      };
    }
    case 'confirmNewEmail': {
      const link = await emailLink('change', message.email);
      return {
        to: message.email,
        subject: 'Confirm your new e-mail for Hundred',
        text: `You asked to use this address for Hundred.\n\nConfirm it within 24 hours:\n${link}\n\nIt was not you? Then you can ignore this mail.\n`,
        link,
      };
    }
    case 'emailChanged': {
      const link = await emailLink('undo', message.before);
      return {
        to: message.before,
        subject: 'Your e-mail for Hundred was changed',
        text: `Your account now uses ${account.email}.\n\nWas it you? Then there is nothing to do.\n\nIf not, take your account back within ${emailLinkDays.undo} days:\n${link}\n`,
        link,
      };
    }
  }
}
