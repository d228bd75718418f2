import { text } from './text/page';

// The specification gives the limits.
export const streakNote = (streak: number) => (streak > 7 ? text.longStreak : text.shortStreak);

export const completionNote = (rate: number) => (rate > 80 ? text.highCompletion : text.lowCompletion);

/** In whole minutes; a workout below a minute is not rounded up to one. */
export function paceNote(averageSeconds: number | null): string | undefined {
  if (averageSeconds === null) return undefined;
  return text.pace({ minutes: averageSeconds < 60 ? '<1' : Math.round(averageSeconds / 60) });
}
