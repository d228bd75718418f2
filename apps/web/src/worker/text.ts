import { defineText } from '../ui/language/define-text';

export const text = defineText('worker', {
  product: 'Hundred',
  unreadablePush: 'Open Hundred to see what’s new.',
});
