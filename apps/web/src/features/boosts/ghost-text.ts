import type { Ghost } from '@hundred/domain/insights/ghost';
import { formatDate, formatDuration, formatNumber } from '../../platform/format/format';

const countOf = (dates: number) => (dates === 1 ? 'one date' : `${formatNumber(dates)} dates`);

/** Compares this run with the earlier one, and names that day. Being behind is said without reproach. */
export function ghostText({ since, dayNumber, dates, reps, seconds }: Ghost): [string, string] {
  const ahead = dates.before - dates.now;
  const stand =
    ahead > 0
      ? `You are ${countOf(ahead)} ahead of the run you began on ${formatDate(since)}.`
      : ahead < 0
        ? `Your run of ${formatDate(since)} was here ${countOf(-ahead)} sooner. This one goes its own way.`
        : `You are level with the run you began on ${formatDate(since)}.`;
  const time = seconds === null ? '' : ` in ${formatDuration(seconds)}`;
  return [stand, `On Day ${dayNumber} of that run you did ${formatNumber(reps)} reps${time}.`];
}
