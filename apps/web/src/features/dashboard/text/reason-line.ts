import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

type Badge = { badge: string };
type Days = { days: number };

/** The part between two stars is bold. */
export const text = defineText('dashboard/reason-line', {
  closesInMinutes: ({ minutes }: { minutes: number }) => `*Closes in ${minutes} min*`,
  closesInHours: ({ hours, minutes }: { hours: number; minutes: number }) =>
    `*Closes in ${hours} h ${minutes}*`,
  earnsToday: ({ badge }: Badge) => `*Today* earns ${badge}`,
  earnsInTwo: ({ badge }: Badge) => `*Two more days in a row* earn ${badge}`,
  earnsInThree: ({ badge }: Badge) => `*Three days in a row* earn ${badge}`,
  daysToBadge: ({ days, badge }: Days & Badge) =>
    plural(days, { one: `*1 day* to ${badge}`, other: `*${formatNumber(days)} days* to ${badge}` }),
  behind: ({ reps, rank }: { reps: number; rank: number }) =>
    plural(reps, {
      one: `*1 rep* behind #${formatNumber(rank)}`,
      other: `*${formatNumber(reps)} reps* behind #${formatNumber(rank)}`,
    }),
  daysToLongestStreak: ({ days }: Days) =>
    plural(days, {
      one: '*1 day* to your longest streak',
      other: `*${formatNumber(days)} days* to your longest streak`,
    }),
  completesRow: '*Today* completes this row',
  daysToEndOfRow: ({ days }: Days) =>
    plural(days, {
      one: '*1 day* to the end of this row',
      other: `*${formatNumber(days)} days* to the end of this row`,
    }),
});
