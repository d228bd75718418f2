import type { Ghost } from '@hundred/domain/insights/ghost';
import { formatDate, formatDuration, formatNumber } from '../../platform/format';

const countOf = (dates: number) => (dates === 1 ? 'one date' : `${formatNumber(dates)} dates`);

/** How this run goes beside the earlier one, and what that day was. Behind is said without reproach. */
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
