import {
  completedDays,
  type DayRange,
  gridLength,
  type HundredDays,
  type Seam,
  streakRange,
  wholeGrid,
} from './geometry';

/** Describes the grid in one to three sentences for screen readers. */
export function describeDays(days: HundredDays, range: DayRange = wholeGrid): string {
  const isWhole = range.first === 1 && range.last === gridLength;
  const completed = Math.max(0, Math.min(completedDays(days), range.last) - range.first + 1);
  const size = range.last - range.first + 1;
  const parts = [
    isWhole
      ? `${completed} of ${gridLength} days complete.`
      : `Days ${range.first} to ${range.last}: ${completed} of ${size} complete.`,
    describeToday(days),
  ];
  if (isWhole && days.streak > 0)
    parts.push(`The streak is ${days.streak} ${days.streak === 1 ? 'day' : 'days'}.`);
  return parts.join(' ');
}

function describeToday({ today, todayDone, todayRests }: HundredDays): string {
  if (todayDone) return `Today, Day ${today}, is done.`;
  return todayRests ? `Today is a rest day, Day ${today} waits.` : `Today is Day ${today}.`;
}

const seamNotes: Record<Seam, string> = { rest: 'A rest day', missed: 'Missed', gap: 'Away' };

/** Lists what the seams and the streak show. */
export function listGridNotes(days: HundredDays): string[] {
  const streak = streakRange(days);
  const seams = Object.entries(days.seams ?? {}).map(
    ([day, seam]) => `${seamNotes[seam]} before Day ${day}.`,
  );
  return streak === undefined
    ? seams
    : [...seams, `The running streak: Day ${streak.first} to Day ${streak.last}.`];
}
