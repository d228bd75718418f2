import type { ReminderKind } from '@hundred/domain/reminders/notification-kinds';
import type { Language } from '@hundred/domain/text/language';
import type { PaidPlan, SignedInDevice } from './text';

/** A mail about an account of our own. Its link is not stored here: the secret is made when the letter is written. */
export type AccountMessage =
  | { kind: 'resetPassword'; accountId: string; isByOperator?: true }
  | {
      kind: 'verifyEmail';
      accountId: string;
      /** The address to confirm. If the account has another by now, nothing is mailed. */
      email: string;
      isNew: boolean;
      /** True if the address was confirmed, has refused mail since, and is confirmed again. */
      wasRefused?: boolean;
      /** The language of the browser, because a new account may have no person yet. */
      language?: Language;
    }
  | { kind: 'confirmNewEmail'; accountId: string; email: string }
  /** Mailed to the old address, `before`, whose owner can undo the change. */
  | { kind: 'emailChanged'; accountId: string; before: string }
  | { kind: 'passwordChanged'; accountId: string }
  | ({ kind: 'newSignIn'; accountId: string } & SignedInDevice);

/** A mail to an address without an account. Its link is made when the letter is written. */
export type InvitationMessage = { kind: 'invitation'; invitationId: string };

/** A mail without a secret link. The language is stored, because a deleted person has none any more. */
export type ServiceMessage =
  | { kind: 'supportAnswered'; language: Language }
  | { kind: 'accountDeleted'; language: Language }
  | ({ kind: 'receipt'; language: Language } & PaidPlan)
  /** To the operator, who has no account here. */
  | { kind: 'operator'; subject: string; text: string; link: string };

/** A reminder. Its text is made when it is sent, from the day as it is then. */
export interface ReminderMessage {
  kind: 'reminder';
  personId: string;
  reminder: ReminderKind;
  localDate: string;
  dueAt: number;
}

export type MailMessage = AccountMessage | InvitationMessage | ServiceMessage | ReminderMessage;

const isAccountKind: Record<AccountMessage['kind'], true> = {
  resetPassword: true,
  verifyEmail: true,
  confirmNewEmail: true,
  emailChanged: true,
  passwordChanged: true,
  newSignIn: true,
};

export const isAboutAccount = (message: MailMessage): message is AccountMessage =>
  Object.hasOwn(isAccountKind, message.kind);
