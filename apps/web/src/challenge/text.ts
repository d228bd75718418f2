import { defineText } from '../ui/language/define-text';

export const text = defineText('challenge', {
  seePremium: 'See Premium',
});
