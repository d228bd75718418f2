import { defineText } from '../ui/language/define-text';

export const text = defineText('platform', {
  noConnection: 'No connection',
  showsWhenOnline: 'This will show when you’re back online.',
  nothingLost: 'Nothing you did is lost.',
  tryInAMoment: 'Try again in a moment.',
  signInAgain: 'Sign in again',
  signInAgainHint: 'You signed in more than 15 minutes ago. This needs a fresh sign-in.',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
});
