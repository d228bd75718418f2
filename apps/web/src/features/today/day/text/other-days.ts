import { defineText } from '../../../../ui/language/define-text';

/** Texts of parts that load later or are not on the dashboard. */
export const text = defineText('today/other-days', {
  opensTomorrow: 'Day 1 opens tomorrow',
  opensTomorrowReason: ({ date }: { date: string }) =>
    `You already finished a day today. Your new run opens on ${date}.`,
  firstDay: 'Your Day 1',
  loadingSet: 'Loading your set',
  setNotLoaded: 'Your set did not load',
  openDashboard: 'Open today',
  seeDay: 'See your day',
  dayDone: ({ day }: { day: number }) => `Day ${day} is done`,
  resting: 'You are resting today',
  aboutMinutes: ({ minutes }: { minutes: string }) => `about ${minutes} min`,
  tomorrow: 'Tomorrow:',
  next: 'Next:',
  restDay: 'rest day.',
  nextDay: ({ day, minutes }: { day: number; minutes: number }) => `Day ${day}, about ${minutes} min.`,
  nextReps: ({ reps, minutes }: { reps: number; minutes: number }) =>
    `${reps} of each, about ${minutes} min.`,
});
