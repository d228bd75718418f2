import { defineText } from '../../../ui/language/define-text';

export const text = defineText('dashboard/earned-list', {
  none: 'None yet',
  noneHint: 'Your first comes with Day 1.',
});
