import { defineText } from '../../ui/language/define-text';

export const text = defineText('platform/identity', {
  notCompleted: 'Could not complete sign-in. Please try again.',
  loginFailed: 'Login failed',
  loginFailedBecause: ({ reason }: { reason: string }) => `Login failed. ${reason}`,
  serviceUnreachable: 'We couldn’t reach the sign-in service. Try again.',
  signedOutOnlyHere: 'You’re signed out here. Next time, the sign-in service asks for your password.',
  stillSignedInThere:
    'You’re signed out of Hundred. On a shared device, sign out of your sign-in service too.',
});
