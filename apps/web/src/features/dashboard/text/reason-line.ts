import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

type Badge = { badge: string };
type Days = { days: number };
type Total = { total: number };

/** The part between two stars is bold. */
export const text = defineText('dashboard/reason-line', {
  closesInMinutes: ({ minutes }: { minutes: number }) => `*You have ${minutes} min left* to finish today.`,
  closesInHours: ({ hours, minutes }: { hours: number; minutes: number }) =>
    `*You have ${hours} h ${minutes} min left* to finish today.`,
  earnsToday: ({ badge }: Badge) => `*Finish today* for the ${badge} badge.`,
  earnsInTwo: ({ badge }: Badge) => `*Do 2 more days* for the ${badge} badge.`,
  earnsInThree: ({ badge }: Badge) => `*Do 3 days in a row* for the ${badge} badge.`,
  daysToBadge: ({ days, badge }: Days & Badge) =>
    plural(days, {
      one: `${badge} badge *tomorrow*.`,
      other: `${badge} badge *in ${formatNumber(days)} days*.`,
    }),
  behind: ({ reps, rank }: { reps: number; rank: number }) =>
    plural(reps, {
      one: `*1 more rep* to #${formatNumber(rank)} on the leaderboard.`,
      other: `*${formatNumber(reps)} more reps* to #${formatNumber(rank)} on the leaderboard.`,
    }),
  daysToLongestStreak: ({ days }: Days) =>
    plural(days, {
      one: '*1 more day* to match your longest streak.',
      other: `*${formatNumber(days)} more days* to match your longest streak.`,
    }),
  /** A row of the grid has ten days. `total` is how many days are done once it is full. */
  completesRow: ({ total }: Total) => `*Finish today* to reach ${formatNumber(total)} days.`,
  daysToEndOfRow: ({ days, total }: Days & Total) =>
    plural(days, {
      one: `*1 more day* to Day ${formatNumber(total)}.`,
      other: `*${formatNumber(days)} more days* to Day ${formatNumber(total)}.`,
    }),
});
