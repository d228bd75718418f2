import type { Tip } from '@hundred/domain/coach/tip';

/** Nobody is reminded earlier than at 5:00. In minutes after midnight. */
const earliestMinutes = 5 * 60;

/** The reminder that a tip suggests (`HH:MM`): half an hour before the usual hour. Undefined for other tips. */
export function reminderForTip(tip: Tip): string | undefined {
  if (tip.id === 'usualTime') return timeBefore(tip.figures.hour);
  if (tip.id === 'missesAfterLate') return timeBefore(tip.figures.usualHour);
  return undefined;
}

/** Half an hour before, on a full or a half hour. An hour of 24 or more lies after midnight. */
function timeBefore(hour: number): string {
  const halfHours = Math.floor(hour * 2) - 1;
  const minutes = Math.max(earliestMinutes, halfHours * 30) % (24 * 60);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
