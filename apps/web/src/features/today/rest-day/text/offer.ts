import { defineText } from '../../../../ui/language/define-text';

export const text = defineText('today/rest-day-offer', {
  unlimited: 'Unlimited rest days',
  left: ({ left, total }: { left: number; total: number }) => `${left} of ${total} rest days left`,
  getUnlimited: 'Get unlimited rest days',
  take: 'Take a rest day',
});
