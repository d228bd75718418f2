import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../ui/language/define-text';

export const text = defineText('desk/mail', {
  title: 'Mail',
  none: 'No emails in the last 7 days.',
  sent: ({ count, formatted }: { count: number; formatted: string }) =>
    plural(count, { one: '1 sent', other: `${formatted} sent` }),
  failed: ({ formatted }: { formatted: string }) => `${formatted} failed`,
  unknown: ({ formatted }: { formatted: string }) => `${formatted} maybe sent`,
  waiting: ({ formatted }: { formatted: string }) => `${formatted} waiting`,
  days: 'Last 7 days',
  last: 'Latest emails',
  outcomes: { sent: 'Sent', failed: 'Failed', unknown: 'Maybe sent' },
  kinds: {
    resetPassword: 'Reset link',
    verifyEmail: 'Confirm email',
    confirmNewEmail: 'Confirm new email',
    invitation: 'Invitation',
    emailChanged: 'Email changed',
    passwordChanged: 'Password changed',
    newSignIn: 'New sign-in',
    supportAnswered: 'Support answer',
    accountDeleted: 'Account deleted',
    receipt: 'Receipt',
    operator: 'Notice to the operator',
    reminder: 'Reminder',
    test: 'Test email',
  } as Record<string, string>,
});
