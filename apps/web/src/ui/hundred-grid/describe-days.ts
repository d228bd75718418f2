import {
  countCompletedDays,
  type DayRange,
  gridLength,
  type HundredDays,
  streakRange,
  wholeGrid,
} from './geometry';
import { text } from './text';

/** Describes the grid for screen readers: the completed days, today, and the streak if the whole grid is shown. */
export function describeDays(days: HundredDays, range: DayRange = wholeGrid): string {
  const isWhole = range.first === 1 && range.last === gridLength;
  const size = range.last - range.first + 1;
  const lastCompleted = Math.min(countCompletedDays(days), range.last);
  // The difference is negative if today is before the range.
  const completed = Math.max(0, lastCompleted - range.first + 1);
  const parts = [
    isWhole
      ? text.daysComplete({ completed, total: gridLength })
      : text.rangeComplete({ ...range, completed, total: size }),
    describeToday(days),
  ];
  if (isWhole && days.streak > 0) parts.push(text.streak({ days: days.streak }));
  return parts.join(' ');
}

function describeToday({ today: day, todayDone, todayRests }: HundredDays): string {
  if (todayDone) return text.todayDone({ day });
  return todayRests ? text.todayRest({ day }) : text.today({ day });
}

/** Lists what the seams and the streak show. */
export function listGridNotes(days: HundredDays): string[] {
  const streak = streakRange(days);
  const seams = Object.entries(days.seams ?? {}).map(([day, seam]) =>
    text.seamBefore[seam]({ day: Number(day) }),
  );
  return streak === undefined ? seams : [...seams, text.streakRange(streak)];
}
