import { defineText } from '../../ui/language/define-text';

export const text = defineText('platform/http', {
  unreachable: 'We couldn’t reach the server. Check your connection and try again.',
  unreadable: 'We couldn’t read the server’s answer. Try again.',
});
