import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../ui/language/define-text';

type Comparison = { days: number; since: string };

export const text = defineText('boosts', {
  title: 'Compared with an earlier challenge',
  ahead: ({ days, since }: Comparison) =>
    plural(days, {
      one: `You’re 1 day ahead of your earlier challenge (started ${since}).`,
      other: `You’re ${days} days ahead of your earlier challenge (started ${since}).`,
    }),
  behind: ({ days, since }: Comparison) =>
    plural(days, {
      one: `You’re 1 day behind your earlier challenge (started ${since}). Keep your own pace.`,
      other: `You’re ${days} days behind your earlier challenge (started ${since}). Keep your own pace.`,
    }),
  level: ({ since }: { since: string }) => `You’re even with your earlier challenge (started ${since}).`,
  thatDay: ({ day, reps }: { day: number; reps: string }) => `Back then you did ${reps} reps on Day ${day}.`,
  thatDayInTime: ({ day, reps, time }: { day: number; reps: string; time: string }) =>
    `Back then you did ${reps} reps on Day ${day}, in ${time}.`,
});
