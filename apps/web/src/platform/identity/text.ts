import { defineText } from '../../ui/language/define-text';

export const text = defineText('platform/identity', {
  notCompleted: 'Could not complete sign-in. Please try again.',
  loginFailed: 'Login failed',
  loginFailedBecause: ({ reason }: { reason: string }) => `Login failed. ${reason}`,
  serviceUnreachable: 'We couldn’t reach the sign-in service. Try again.',
  signedOutOnlyHere:
    'You’re logged out here. We couldn’t reach the sign-in service, so it asks for your password next time.',
  stillSignedInThere: 'You’re logged out here. On a shared device, sign out of your account provider too.',
});
