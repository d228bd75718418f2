import { defineText } from '../../../../ui/language/define-text';

type Day = { day: number };
type Reps = Day & { reps: number };
type Dated = Day & { date: string };
type Timed = Day & { time: string };

/** Texts of a day that is complete, and of the day after it. */
export const text = defineText('today/completed-day', {
  dayComplete: ({ day }: Day) => `Day ${day} Complete`,
  repsToday: 'Reps today',
  repsOn: ({ day }: Day) => `Reps on Day ${day}`,
  time: 'Time',
  hundredDone: 'You did all 100 days. Rest up.',
  /** By when the next day starts. */
  nextDay: {
    midnight: ({ day }: Day) => `Rest up. Day ${day} is waiting for you tomorrow.`,
    two: ({ day }: Day) => `Sleep well. Day ${day} is waiting for you.`,
    now: ({ day }: Day) => `Rest up. Day ${day} is waiting for you.`,
    date: ({ day, date }: Dated) => `Rest up. Day ${day} is waiting for you on ${date}.`,
  },
  /** The same if all exercises have one target. */
  nextDayWithReps: {
    midnight: ({ day, reps }: Reps) =>
      `Rest up. Day ${day} is waiting for you tomorrow, with ${reps} reps of each exercise.`,
    two: ({ day, reps }: Reps) =>
      `Sleep well. Day ${day} is waiting for you, with ${reps} reps of each exercise.`,
    now: ({ day, reps }: Reps) =>
      `Rest up. Day ${day} is waiting for you, with ${reps} reps of each exercise.`,
    date: ({ day, date, reps }: Dated & Reps) =>
      `Rest up. Day ${day} is waiting for you on ${date}, with ${reps} reps of each exercise.`,
  },
  startsAtMidnight: ({ day }: Day) => `You can start Day ${day} at midnight.`,
  startsAt: ({ day, time }: Timed) => `You can start Day ${day} at ${time}.`,
  /** The same before a weekday off. */
  optionalAtMidnight: ({ day }: Day) => `Want to train? You can start Day ${day} at midnight.`,
  optionalAt: ({ day, time }: Timed) => `Want to train? You can start Day ${day} at ${time}.`,
  /** For a person who is a day ahead of the local calendar. */
  startsOn: ({ day, date }: Dated) =>
    `You can start Day ${day} on ${date}. Your time zone changed, so you’re a day ahead.`,
});
