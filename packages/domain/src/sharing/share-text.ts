import { plural } from '../text/plural';

export const shareTriggers = ['daily', 'milestone', 'streak', 'complete', 'manual'] as const;

export type ShareTrigger = (typeof shareTriggers)[number];

export type ShareMoment = {
  readonly season: 1 | 2;
  /** The day of the season being shared. */
  readonly dayNumber: number;
  readonly streak: number;
  /** The total of the run. */
  readonly totalReps: number;
};

/** A week that is shared instead of a day. */
export type SharedWeek = { readonly completed: number; readonly reps: number };

/** A longer streak gets its own line. */
const longStreak = 20;

const milestoneLines: ReadonlyMap<number, string> = new Map([
  [1, 'Day 1 is done. 99 to go.'],
  [7, 'One week done. It’s becoming a habit.'],
  [10, 'Ten days done. Ninety to go.'],
  [25, 'A quarter of the way done.'],
  [50, 'Halfway there. Fifty to go.'],
  [75, 'Three quarters done. The end is in sight.'],
  [100, 'All 100 days done.'],
]);

export const shareMilestoneDays: readonly number[] = [...milestoneLines.keys()];

/**
 * The line above the share buttons: a milestone day comes first, then a long streak, then the plain one. An incomplete
 * day is not a milestone yet.
 */
export function milestoneLine(
  { dayNumber, streak }: ShareMoment,
  { isDayComplete }: { isDayComplete: boolean },
): string {
  const line = milestoneLines.get(dayNumber);
  if (isDayComplete && line !== undefined) return line;
  if (streak > longStreak) return `${streak} days in a row. Keep the streak going.`;
  if (isDayComplete) return 'One more day done. One day closer to 100.';
  const completedDays = dayNumber - 1;
  if (completedDays === 0) return `Day ${dayNumber} is underway.`;
  return plural(completedDays, {
    one: `Day ${dayNumber} is underway, with 1 day done.`,
    other: `Day ${dayNumber} is underway, with ${completedDays} days done.`,
  });
}

/** The reason for sharing a day that was just completed. */
export function shareTriggerFor({ dayNumber, streak }: ShareMoment): ShareTrigger {
  if (dayNumber >= 100) return 'complete';
  if (milestoneLines.has(dayNumber)) return 'milestone';
  return streak > longStreak ? 'streak' : 'daily';
}

/** The text to send for a week. */
export function weekMessage({ completed, reps }: SharedWeek, season: 1 | 2, locale: string): string {
  const challenge = season === 1 ? 'my 100-day challenge' : 'the Century Club';
  return `One week of ${challenge}: ${completed} of 7 days completed, ${reps.toLocaleString(locale)} reps.`;
}

/**
 * The text to send, without the address, which each share target adds in its own way. Only season 1 adds one rep a day,
 * so only season 1 says so.
 */
export function shareMessage(trigger: ShareTrigger, moment: ShareMoment, locale: string): string {
  const { season, dayNumber, streak } = moment;
  const challenge = season === 1 ? 'my 100-day challenge' : 'the Century Club';
  const planSentence = season === 1 ? ' Start with 10 reps, add 1 each day.' : '';
  const reps = moment.totalReps.toLocaleString(locale);
  switch (trigger) {
    case 'daily':
      return `Day ${dayNumber} of ${challenge} is done.${planSentence}`;
    case 'milestone':
      return `Day ${dayNumber} of ${challenge}. ${milestoneLine(moment, { isDayComplete: true })}`;
    case 'streak':
      // A streak that began in an earlier run is longer than this one.
      return `${streak} days in a row${streak > dayNumber ? '' : ` in ${challenge}`}. The streak continues.`;
    case 'complete':
      return `I finished all 100 days of ${challenge}, with ${reps} reps in total.`;
    case 'manual':
      return `I’m on Day ${dayNumber} of ${challenge}, with ${reps} reps so far.${planSentence}`;
  }
}
