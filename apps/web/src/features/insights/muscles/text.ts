import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../ui/language/define-text';

export const text = defineText('insights/muscles', {
  tooEarly: 'Your first week isn’t over yet',
  tooEarlyReason: 'After Saturday you see here which muscles you worked.',
  lockedTitle: 'See which muscles you work',
  locked: 'Ten muscle groups, week by week, estimated from your movements.',

  groups: {
    chest: 'Chest',
    shoulders: 'Shoulders',
    triceps: 'Triceps',
    abs: 'Abs',
    obliques: 'Obliques',
    'hip flexors': 'Hip flexors',
    quads: 'Quads',
    glutes: 'Glutes',
    calves: 'Calves',
    back: 'Back',
  },
  regions: { push: 'Push', core: 'Core', legs: 'Legs', back: 'Back' },

  lastFullWeek: 'Last full week',
  weekWithDays: ({ range, days }: { range: string; days: number }) =>
    plural(days, { one: `${range}, 1 day`, other: `${range}, ${days} days` }),
  front: 'Front',
  back: 'Back',
  frontSpoken: 'Front of the body, shaded by volume. The list has the numbers.',
  backSpoken: 'Back of the body, shaded by volume. The list has the numbers.',
  /** The shades of the figure, by their step. */
  steps: { 1: 'up to 25%', 2: 'up to 50%', 3: 'up to 75%', 4: 'most' },
  volumeExplained:
    'Volume counts each rep by its share per muscle. A push-up is 1 for the chest, 0.7 for the triceps.',

  byWeek: 'By week',
  soFar: 'so far',
  largestWeek: ({ date, volume }: { date: string; volume: string }) =>
    `Your biggest week started on ${date}, with a volume of ${volume}. Weeks start on Sunday.`,
  weekFrom: 'Week from',
  total: 'Total',

  hipFlexors: 'Hip flexors work nearly as much as your abs',
  hipFlexorsReason: ({ share }: { share: string }) =>
    `They did ${share} of the abs’ volume, against 0.75 in the standard plan. Crunches and dead bugs use them less.`,
  more: ({ group, percent }: { group: string; percent: string }) => `${group}: ${percent} more than usual`,
  less: ({ group, percent }: { group: string; percent: string }) => `${group}: ${percent} less than usual`,
  weekAgainstUsual: ({ volume, usual }: { volume: string; usual: string }) =>
    `${volume} that week, ${usual} on average in the four before.`,
  planRisesLess: 'Your plan rises more slowly.',
  seeMovement: 'See the movement',
  noPulling: 'No pulling exercises',
  noPullingReason: 'Your exercises hardly train the back. Add rows or prone raises; they don’t count here.',
  estimate: 'An estimate from published studies, not a measurement of your body.',
});
