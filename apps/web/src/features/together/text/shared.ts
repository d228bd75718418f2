import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

const places = ['', 'first place', 'second place', 'third place'] as const;

/** The texts that every page of a group needs. They are few, because the dashboard loads them for its line about people. */
export const text = defineText('together/shared', {
  anonymous: 'Anonymous',
  withYou: ({ name }: { name: string }) => `${name} (You)`,
  nameless: { team: 'Your team', challenge: 'Your private challenge', room: 'Train together today' },
  people: ({ people }: { people: number }) => plural(people, { one: '1 person', other: `${people} people` }),
  days: ({ days }: { days: number }) => plural(days, { one: '1 day', other: `${formatNumber(days)} days` }),
  reps: ({ reps }: { reps: number }) => plural(reps, { one: '1 rep', other: `${formatNumber(reps)} reps` }),
  daysOf: ({ days, total }: { days: number; total: number }) =>
    plural(total, {
      one: `${formatNumber(days)} of 1 day done.`,
      other: `${formatNumber(days)} of ${formatNumber(total)} days done.`,
    }),
  /** At most 20 people are in a challenge, so every further place ends with "th". */
  place: ({ place }: { place: number }) => places[place] ?? `${formatNumber(place)}th place`,
  doDay: ({ day }: { day: number }) => `Start Day ${day}`,
  day: ({ day }: { day: number }) => `Day ${day}`,
  notStarted: 'Not started yet',
});
