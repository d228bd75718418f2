import type { Ghost } from '@hundred/domain/insights/ghost';
import { formatDate, formatDuration, formatNumber } from '../../platform/format/format';
import { text } from './text';

/**
 * Compares this run with an earlier one, its ghost, and says what was done then on the same day. The text about being
 * behind contains no reproach.
 */
export function ghostText(ghost: Ghost): [string, string] {
  const { dayNumber, reps, seconds } = ghost;
  const values = { day: dayNumber, reps: formatNumber(reps) };
  const thatDay =
    seconds === null
      ? text.thatDay(values)
      : text.thatDayInTime({ ...values, time: formatDuration(seconds) });
  return [comparisonText(ghost), thatDay];
}

/** How many dates this run is ahead of the earlier one or behind it at the same day. */
function comparisonText({ since: firstDate, dates }: Ghost): string {
  const ahead = dates.before - dates.now;
  const since = formatDate(firstDate);
  if (ahead === 0) return text.level({ since });
  const days = Math.abs(ahead);
  return ahead > 0 ? text.ahead({ days, since }) : text.behind({ days, since });
}
