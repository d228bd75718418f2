import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../language/define-text';
import type { Seam } from './geometry';

type Day = { day: number };
type Range = { first: number; last: number };

export const text = defineText('ui/hundred-grid', {
  daysComplete: ({ completed, total }: { completed: number; total: number }) =>
    `${completed} of ${total} days complete.`,
  rangeComplete: ({ first, last, completed, total }: Range & { completed: number; total: number }) =>
    `Days ${first} to ${last}: ${completed} of ${total} complete.`,
  streak: ({ days }: { days: number }) =>
    plural(days, { one: 'Your streak is 1 day.', other: `Your streak is ${days} days.` }),
  todayDone: ({ day }: Day) => `You finished Day ${day} today.`,
  todayRest: ({ day }: Day) => `Today is a rest day. Day ${day} is next.`,
  today: ({ day }: Day) => `Today is Day ${day}.`,
  /** What lies between the cell of a day and the one before it. */
  seamBefore: {
    rest: ({ day }: Day) => `You rested before Day ${day}.`,
    missed: ({ day }: Day) => `You missed one or more days before Day ${day}.`,
    gap: ({ day }: Day) => `A break before Day ${day}.`,
  } satisfies Record<Seam, unknown>,
  streakRange: ({ first, last }: Range) =>
    first === last ? `Current streak: Day ${first}.` : `Current streak: Day ${first} to Day ${last}.`,
  finished: ({ total }: { total: number }) => `All ${total} days complete.`,
  /** The gap that a person comes back from. */
  break: ({ dates }: { dates: string }) => `Break, ${dates}`,
  key: {
    complete: 'Complete',
    today: 'Today',
    future: 'Upcoming',
    streak: 'Streak',
    rest: 'Rest',
    missed: 'Missed',
  },
});
