import type { Ghost } from '@hundred/domain/insights/ghost';
import { formatDate, formatDuration, formatNumber } from '../../platform/format/format';
import { text } from './text';

/** Compares this run with the earlier one, and names that day. Being behind is said without reproach. */
export function ghostText({ since: date, dayNumber: day, dates, reps, seconds }: Ghost): [string, string] {
  const ahead = dates.before - dates.now;
  const since = formatDate(date);
  const days = Math.abs(ahead);
  const standing =
    ahead > 0
      ? text.ahead({ days, since })
      : ahead < 0
        ? text.behind({ days, since })
        : text.level({ since });
  const done = { day, reps: formatNumber(reps) };
  return [
    standing,
    seconds === null ? text.thatDay(done) : text.thatDayInTime({ ...done, time: formatDuration(seconds) }),
  ];
}
