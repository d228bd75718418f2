import { text } from './text/page';

// The limits, a streak of 7 days and a rate of 80 percent, are those of the specification.
export const streakNote = (streak: number) => (streak > 7 ? text.longStreak : text.shortStreak);

export const completionNote = (rate: number) => (rate > 80 ? text.highCompletion : text.lowCompletion);

/** In whole minutes. An average below one minute is not rounded, because it would become 0 or 1. */
export function paceNote(averageSeconds: number | null): string | undefined {
  if (averageSeconds === null) return undefined;
  return text.pace({ minutes: averageSeconds < 60 ? '<1' : Math.round(averageSeconds / 60) });
}
