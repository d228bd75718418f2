import { defineText } from '../../../ui/language/define-text';

export const text = defineText('dashboard/earned-list', {
  none: 'No badges yet',
  noneHint: 'Finish Day 1 to earn your first badge.',
});
