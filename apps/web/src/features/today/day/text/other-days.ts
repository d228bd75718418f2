import { defineText } from '../../../../ui/language/define-text';

/** Texts of parts that load later or are not on the dashboard. */
export const text = defineText('today/other-days', {
  opensTomorrow: 'Day 1 opens tomorrow',
  opensTomorrowReason: ({ date }: { date: string }) =>
    `You already worked out today. Day 1 opens on ${date}.`,
  firstDay: 'Your Day 1',
  loadingSet: 'Loading today’s workout',
  setNotLoaded: 'We couldn’t load today’s workout',
  openDashboard: 'Go to today’s challenge',
  seeDay: 'See your day',
  dayDone: ({ day }: { day: number }) => `Day ${day} is done`,
  resting: 'You’re resting today',
  aboutMinutes: ({ minutes }: { minutes: string }) => `about ${minutes} min`,
  tomorrow: 'Tomorrow:',
  next: 'Next:',
  restDay: 'day off.',
  nextDay: ({ day, minutes }: { day: number; minutes: number }) => `Day ${day}, about ${minutes} min.`,
  nextReps: ({ reps, minutes }: { reps: number; minutes: number }) =>
    `${reps} of each, about ${minutes} min.`,
  nextTotal: ({ reps, minutes }: { reps: number; minutes: number }) => `${reps} reps, about ${minutes} min.`,
});
