import { defineText } from '../../ui/language/define-text';

export const text = defineText('routes/public', {
  completingSignIn: 'Completing sign in...',
  notFound: 'Page not found',
  notFoundHelp: 'Check the address, or go back to your dashboard.',
  dashboard: 'Go to your dashboard',
});
