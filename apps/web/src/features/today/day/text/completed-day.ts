import { defineText } from '../../../../ui/language/define-text';

type Next = { day: number; when: 'midnight' | 'two' | 'now' | 'date'; date: string };
type Day = { day: number };

/** Texts of a day that is complete, and of the day after it. */
export const text = defineText('today/completed-day', {
  dayComplete: ({ day }: Day) => `Day ${day} Complete`,
  repsToday: 'Reps today',
  repsOn: ({ day }: Day) => `Reps on Day ${day}`,
  time: 'Time',
  streak: 'Streak',
  hundredDone: 'You did all 100 days. Rest up.',
  afterWeekdayOff: ({ day, date }: { day: number; date: string }) =>
    `Rest up. Day ${day} is waiting for you on ${date}.`,
  nextDay({ day, when, date, reps }: Next & { reps: number | undefined }): string {
    const at = { midnight: ' tomorrow', two: ' after some sleep', now: '', date: ` on ${date}` };
    return `Rest up. Day ${day} is waiting for you${at[when]}${reps === undefined ? '' : `, with ${reps} of each`}.`;
  },
  /** `when` is the time of day, or `date` is set for a person who is a day ahead of the local calendar. */
  opens: ({ day, time, isOptional }: { day: number; time: string | undefined; isOptional: boolean }) =>
    `${isOptional ? 'Want to train? ' : ''}Day ${day} opens at ${time ?? 'midnight'}.`,
  opensOn: ({ day, date }: { day: number; date: string }) =>
    `Day ${day} opens on ${date}. Your time zone changed, so you’re a day ahead.`,
});
