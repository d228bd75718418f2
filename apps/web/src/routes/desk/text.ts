import { defineText } from '../../ui/language/define-text';

export const text = defineText('routes/desk', {
  product: 'Hundred',
  desk: 'Desk',
  notLoaded: 'We couldn’t load the desk',
  nothingChanged: 'Nothing was changed.',
  back: 'Back to the app',
  waiting: ({ count }: { count: string }) => `${count} waiting`,

  claim: 'Become the operator',
  claimHint: 'The operator answers questions, helps people and keeps the app running.',
  signedInAs: ({ email }: { email: string }) => `You are signed in as ${email}.`,
  offline: 'No connection. Try again.',
  linkUsed:
    'This link was already used or is too old. On the server, run: npm run admin -- grant-operator EMAIL',
  makeOperator: 'Make me the operator',
  makingOperator: 'One moment...',
});
