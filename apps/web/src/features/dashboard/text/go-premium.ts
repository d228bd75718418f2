import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../ui/language/define-text';

export const text = defineText('dashboard/go-premium', {
  title: 'Go Premium',
  more: ({ count }: { count: number }) =>
    plural(count, { one: 'and 1 more feature', other: `and ${count} more features` }),
  seePlans: 'See Premium',
});
