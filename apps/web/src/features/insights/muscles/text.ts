import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../ui/language/define-text';

export const text = defineText('insights/muscles', {
  tooEarly: 'No full week to show yet',
  tooEarlyReason: 'After Saturday, you can see which muscles you worked.',
  lockedTitle: 'See which muscles you work',
  locked: 'See how much each muscle group works, week by week. It’s an estimate.',

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

  lastFullWeek: 'Last full week with training',
  weekWithDays: ({ range, days }: { range: string; days: number }) =>
    plural(days, { one: `${range}, 1 day done`, other: `${range}, ${days} days done` }),
  front: 'Front',
  back: 'Back',
  frontSpoken: 'Front of the body, shaded by volume. The list has the numbers.',
  backSpoken: 'Back of the body, shaded by volume. The list has the numbers.',
  /** The shades of the figure, by their step. */
  steps: { 1: 'up to 25%', 2: 'up to 50%', 3: 'up to 75%', 4: 'over 75%' },
  volumeExplained:
    'Volume shows how much each muscle worked. A push-up is 1 point for the chest and 0.7 points for the triceps. Percentages compare each muscle with the one you worked most.',

  byWeek: 'By week',
  soFar: 'so far',
  largestWeek: ({ date, volume }: { date: string; volume: string }) =>
    `Your biggest week started on ${date}: ${volume} points. Weeks start on Sunday.`,
  weekFrom: 'Week of',
  total: 'Total',

  hipFlexors: 'Your hip flexors work about as much as your abs',
  hipFlexorsReason: ({ share }: { share: string }) =>
    `They did ${share} of the work your abs did. Crunches and dead bugs use your hip flexors less.`,
  more: ({ group, percent }: { group: string; percent: string }) => `${group}: ${percent} more than usual`,
  less: ({ group, percent }: { group: string; percent: string }) => `${group}: ${percent} less than usual`,
  weekAgainstUsual: ({ volume, usual }: { volume: string; usual: string }) =>
    `Last full week: ${volume} points. Average of the four weeks before: ${usual} points.`,
  planRisesLess: 'That’s a bigger rise than your plan asked for.',
  seeMovement: 'See crunches',
  noPulling: 'No pulling exercises',
  noPullingReason:
    'Your exercises hardly train your back. Rowing exercises help, but we can’t count them here.',
  estimate: 'This is an estimate from published studies, not a measurement of your body.',
});
