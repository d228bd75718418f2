import { type PlanId, plans } from '@hundred/domain/entitlements/plans';

/** How a mail of this locale writes instants and prices. Instants are in UTC, because a server knows no other zone. */
export function formatsIn(locale: string) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const instant = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  return {
    dateOf: (at: number) => `${date.format(at)} (UTC)`,
    instantOf: (at: number) => `${instant.format(at)} UTC`,
    priceOf: (cents: number) => dollars.format(cents / 100),
  };
}

const { dateOf, instantOf, priceOf } = formatsIn('en-US');

/** The texts of all mails except reminders, whose texts are those of the notifications, and mails to the operator. */
export const english = {
  resetPassword: {
    subject: 'Choose a new password for Hundred',
    asked: ({ minutes }: { minutes: number }) =>
      `You asked for a new password. This link works for ${minutes} minutes.`,
    sentByOperator: ({ minutes }: { minutes: number }) =>
      `Support sent you this link for a new password. It works for ${minutes} minutes.`,
    action: 'Choose a new password',
    notYou: 'Didn’t ask for this? Ignore this email. Your password stays the same.',
  },
  verifyEmail: {
    welcomeSubject: 'Welcome to Hundred: confirm your email',
    subject: 'Confirm your email for Hundred',
    welcome: 'Welcome to Hundred. Your 100 days can start today.',
    confirm: ({ days }: { days: number }) =>
      `Confirm that this address is yours. The link works for ${days} days.`,
    action: 'Confirm email',
    notYou: 'Didn’t sign up? Ignore this email.',
  },
  confirmNewEmail: {
    subject: 'Confirm your new email for Hundred',
    body: ({ hours }: { hours: number }) =>
      `You asked to use this address for Hundred. The link works for ${hours} hours.`,
    action: 'Use this email',
    notYou: 'Didn’t ask for this? Ignore this email.',
  },
  emailChanged: {
    subject: 'Your email for Hundred was changed',
    newAddress: ({ email }: { email: string }) => `Your account now uses ${email}.`,
    notYou: ({ days }: { days: number }) => `If this wasn’t you, recover your account within ${days} days.`,
    action: 'Recover my account',
  },
  passwordChanged: {
    subject: 'Your password for Hundred was changed',
    signedOut: 'Your other devices are signed out.',
    notYou: 'If this wasn’t you, open the sign-in page and choose “Forgot your password?”.',
    action: 'Open sign-in page',
  },
  newSignIn: {
    subject: 'New sign-in to Hundred',
    device: ({ browser = 'an unknown browser', system, at }: SignedInDevice) =>
      system === undefined
        ? `A new device signed in to your account: ${browser}, ${instantOf(at)}.`
        : `A new device signed in to your account: ${browser} on ${system}, ${instantOf(at)}.`,
    notYou: 'If this wasn’t you, change your password now.',
    action: 'Change my password',
  },
  invitation: {
    subject: 'Your invitation to Hundred',
    invited: 'You’re invited to Hundred, the 100-day bodyweight challenge.',
    invitedBy: ({ name }: { name: string }) =>
      `${name} invited you to Hundred, the 100-day bodyweight challenge.`,
    until: ({ at }: { at: number }) => `You can use this link once, until ${dateOf(at)}.`,
    action: 'Create your account',
    notInterested: 'Not interested? Ignore this email. We won’t remind you.',
  },
  supportAnswered: {
    subject: 'You have an answer from Hundred',
    body: 'Support answered your question.',
    action: 'Read the answer',
  },
  accountDeleted: {
    subject: 'Your Hundred account was deleted',
    body: 'We deleted your account and everything in it. This is our last email to you.',
    action: 'Open Hundred',
  },
  receipt: {
    subject: ({ plan }: { plan: PlanId }) => `Your receipt from Hundred: ${plans[plan].name}`,
    thanks: 'Thanks for your purchase.',
    details: ({ plan, amountCents, paidAt, purchase }: PaidPlan) =>
      [
        `${plans[plan].name}: ${priceOf(amountCents)}`,
        plans[plan].terms,
        `Paid on ${dateOf(paidAt)}`,
        `Reference: ${purchase}`,
      ].join('\n'),
    action: 'Open Hundred',
  },
  testMail: {
    subject: 'Test email from Hundred',
    body: 'Email works. You sent this test from the desk.',
    action: 'Open the desk',
  },
  /** The pages of the link that ends mails. */
  unsubscribe: {
    question: {
      reminders: 'Unsubscribe from reminder emails?',
      recap: 'Unsubscribe from weekly recap emails?',
      all: 'Unsubscribe from reminder and weekly recap emails?',
    },
    off: {
      reminders: 'Reminder emails are off',
      recap: 'Weekly recap emails are off',
      all: 'Reminder and weekly recap emails are off',
    },
    action: 'Unsubscribe',
    onAgain: 'You can turn these emails on again in your settings.',
    openSettings: 'Open settings',
    wrongLink: 'This link doesn’t work',
    wrongLinkHint: 'Check that you copied the whole link, or turn emails off in your settings.',
  },
};

/** Where somebody signed in. Browser and system are undefined if the browser does not name them. */
export type SignedInDevice = { browser?: string | undefined; system?: string | undefined; at: number };

export type PaidPlan = { plan: PlanId; amountCents: number; paidAt: number; purchase: string };

export type MailTexts = typeof english;
