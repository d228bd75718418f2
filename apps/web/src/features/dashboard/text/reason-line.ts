import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

type Badge = { badge: string };
type Days = { days: number };

/** The part between two stars is bold. */
export const text = defineText('dashboard/reason-line', {
  closesInMinutes: ({ minutes }: { minutes: number }) => `*Today closes in ${minutes} min.*`,
  closesInHours: ({ hours, minutes }: { hours: number; minutes: number }) =>
    `*Today closes in ${hours} h ${minutes} min.*`,
  earnsToday: ({ badge }: Badge) => `*Finish today* to earn ${badge}.`,
  earnsInTwo: ({ badge }: Badge) => `*Do 2 more days in a row* to earn ${badge}.`,
  earnsInThree: ({ badge }: Badge) => `*Do 3 days in a row* to earn ${badge}.`,
  daysToBadge: ({ days, badge }: Days & Badge) =>
    plural(days, {
      one: `*Tomorrow* you earn ${badge}.`,
      other: `*In ${formatNumber(days)} days* you earn ${badge}.`,
    }),
  behind: ({ reps, rank }: { reps: number; rank: number }) =>
    plural(reps, {
      one: `*1 more rep* takes you to #${formatNumber(rank)}.`,
      other: `*${formatNumber(reps)} more reps* take you to #${formatNumber(rank)}.`,
    }),
  daysToLongestStreak: ({ days }: Days) =>
    plural(days, {
      one: '*1 more day* to match your longest streak.',
      other: `*${formatNumber(days)} more days* to match your longest streak.`,
    }),
  completesRow: '*Finish today* to complete this row.',
  daysToEndOfRow: ({ days }: Days) =>
    plural(days, {
      one: '*Tomorrow* you complete this row.',
      other: `*In ${formatNumber(days)} days* you complete this row.`,
    }),
});
