import { defineText } from '../../../ui/language/define-text';

export const text = defineText('platform/format/age-groups', {
  under20: 'Under 20',
  '20-29': '20 to 29',
  '30-39': '30 to 39',
  '40-49': '40 to 49',
  '50-59': '50 to 59',
  '60plus': '60 and over',
});
