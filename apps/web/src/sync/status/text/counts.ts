import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../ui/language/define-text';

type Count = { count: number };

export const text = defineText('sync/counts', {
  completions: ({ count }: Count) => plural(count, { one: '1 exercise', other: `${count} exercises` }),
  restDays: ({ count }: Count) => plural(count, { one: '1 rest day', other: `${count} rest days` }),
  ratings: ({ count }: Count) => plural(count, { one: '1 effort rating', other: `${count} effort ratings` }),
  sessions: ({ count }: Count) =>
    plural(count, { one: '1 recovery session', other: `${count} recovery sessions` }),
  others: ({ count }: Count) => plural(count, { one: '1 other change', other: `${count} other changes` }),
});
