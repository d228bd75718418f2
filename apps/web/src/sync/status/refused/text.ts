import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../ui/language/define-text';

type Days = { count: number; first: string; last: string };

export const text = defineText('sync/refused', {
  title: ({ names }: { names: string }) => `Not counted: ${names}`,
  doneOn: ({ day }: { day: string }) => `Date: ${day}.`,
  doneOnDays: ({ count, first, last }: Days) => `Done on ${count} days, from ${first} to ${last}.`,
  restDay: 'rest day',
  restDayUndo: 'undoing a rest day',
  restDayNotUndone: 'Your rest day wasn’t undone',
  rating: 'effort rating',
  session: 'recovery session',
  tryAgain: 'Try again',
  countNow: ({ count }: { count: number }) => plural(count, { one: 'Count it now', other: 'Count them now' }),
  countAnyway: ({ count }: { count: number }) =>
    plural(count, { one: 'Count it anyway', other: 'Count them anyway' }),
  sending: 'Sending...',
  remove: ({ count }: { count: number }) => plural(count, { one: 'Remove it', other: 'Remove them' }),
});
