import { defineText } from '../../../../ui/language/define-text';

type NextDay = { day: number; minutes: number };
type NextReps = { reps: number; minutes: number };

/** Texts of parts that load later or are not on the dashboard. */
export const text = defineText('today/other-days', {
  startsTomorrow: 'Day 1 starts tomorrow',
  startsTomorrowReason: ({ date }: { date: string }) =>
    `You already worked out today. Day 1 starts on ${date}.`,
  firstDay: 'Your Day 1',
  loadingSet: 'Loading today’s workout',
  setNotLoaded: 'We couldn’t load today’s workout',
  notStarted: 'Your challenge hasn’t started yet',
  start: 'Start the challenge',
  openDashboard: 'Go to today’s challenge',
  seeDay: 'See your day',
  dayDone: ({ day }: { day: number }) => `Day ${day} is done`,
  resting: 'You’re resting today',
  aboutMinutes: ({ minutes }: { minutes: string }) => `about ${minutes} min`,
  /** The part between two stars is bold. */
  tomorrow: {
    dayOff: '*Tomorrow* is a day off.',
    day: ({ day, minutes }: NextDay) => `*Tomorrow* is Day ${day}, about ${minutes} min.`,
    repsOfEach: ({ reps, minutes }: NextReps) => `*Tomorrow:* ${reps} reps each, about ${minutes} min.`,
    repsInAll: ({ reps, minutes }: NextReps) => `*Tomorrow:* ${reps} reps, about ${minutes} min.`,
  },
  /** The same if the next day starts at another time than midnight. */
  next: {
    dayOff: '*Next up:* a day off.',
    day: ({ day, minutes }: NextDay) => `*Next up:* Day ${day}, about ${minutes} min.`,
    repsOfEach: ({ reps, minutes }: NextReps) => `*Next up:* ${reps} reps each, about ${minutes} min.`,
    repsInAll: ({ reps, minutes }: NextReps) => `*Next up:* ${reps} reps, about ${minutes} min.`,
  },
});
