import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

export const text = defineText('own-data/pdf', {
  title: 'Hundred',
  started: ({ date }: { date: string }) => `Started on ${date}`,
  runStarted: ({ run, date }: { run: number; date: string }) =>
    `Challenge ${formatNumber(run)}, started ${date}`,
  daysCompleted: 'Days completed',
  reps: 'Reps',
  extraReps: 'Extra reps',
  streak: 'Current streak',
  longestStreak: 'Longest streak',
  completionRate: 'Completion rate',
  restDays: 'Rest days used in this challenge',
  badges: 'Badges',
  noBadges: 'None yet.',
  byWeek: 'By week',
  weekFrom: 'Week of',
  extra: 'Extra',
  days: 'Days',
  earlierWeeks: ({ weeks }: { weeks: number }) =>
    plural(weeks, { one: '1 earlier week', other: `${formatNumber(weeks)} earlier weeks` }),
  all: 'Total',
  madeOn: ({ date }: { date: string }) => `Made on ${date} from your workouts.`,
});
