import { defineText } from '../../../ui/language/define-text';

export const text = defineText('dashboard/go-premium', {
  title: 'Go Premium',
  more: ({ count }: { count: number }) => `and ${count} more`,
  seePlans: 'See Premium',
});
