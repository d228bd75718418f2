import { defineText } from '../../ui/language/define-text';

export const text = defineText('platform/sign-in-again', {
  title: 'Sign in again',
  hint: 'You signed in more than 15 minutes ago. Sign in again to continue.',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
});
