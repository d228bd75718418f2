import { addDays } from '@hundred/domain/days/civil-date';
import type { Forecast, RunAhead } from '@hundred/domain/insights/ahead/forecast';
import { earliestFinish } from '@hundred/domain/insights/ahead/run-ahead';
import type { StreakReason } from '@hundred/domain/insights/ahead/streak-ahead';
import { formatNumber } from '../../../platform/format/format';
import type { ChartTable } from '../../../ui/charts/chart-frame';
import { formatDateOn, formatRangeOn } from '../date-format';
import type { FinishBin } from './finish-bins';

export type DatedForecast = Extract<Forecast, { kind: 'date' }>;

export function rangeText({ range: { from, to } }: DatedForecast, today: string): string {
  const goingOn = 'if you go on as in the last weeks.';
  if (from === to) return `8 times in 10 on that very date, ${goingOn}`;
  return `8 times in 10 between ${formatDateOn(today, from)} and ${formatDateOn(today, to)}, ${goingOn}`;
}

/** Describes the chart. */
export function chartText(run: RunAhead): string {
  const earliest = formatDateOn(run.today, earliestFinish(run));
  return `Each cell is one time in a hundred. Solid ones are the 8 in 10, hollow ones lie outside. No cell lies before ${earliest}: a day cannot be done twice.`;
}

export function binsTable(bins: readonly FinishBin[], later: number, today: string): ChartTable {
  const rows = bins
    .filter(({ likely, others }) => likely + others > 0)
    .map((bin) => [formatRangeOn(today, bin.from, bin.to), formatNumber(bin.likely + bin.others)]);
  return {
    columns: ['Finished', 'Times in 100'],
    rows: later > 0 ? [...rows, ['Later', formatNumber(later)]] : rows,
  };
}

/** Explains why the streak's survival is shown as a figure. */
export function streakReasonText(reason: StreakReason, today: string): string {
  switch (reason.kind) {
    case 'notCovered':
      return 'Missed dates are not covered by rest days: you switched that off.';
    case 'premiumEnds':
      return `${reason.tier === 'trial' ? 'Your trial' : 'Starter'} ends on ${formatDateOn(today, reason.on)}; after that ${restsText(reason.restsLeft)}${reason.isPlanned ? ', and no weekday is off' : ''}.`;
    case 'longGap':
      return 'In the last 90 dates you were away for four or more, which no rest day covers.';
  }
}

function restsText(left: number): string {
  if (left === 0) return 'no rest day is left';
  return left === 1 ? 'one rest day holds' : `${left === 2 ? 'two' : 'three'} rest days hold`;
}

/** A chance rounded to tens of percent, never 0 or 100. */
export const chanceInTens = (chance: number): number =>
  Math.min(90, Math.max(10, Math.round(chance * 10) * 10));

/** The last of this many dates. */
export const lastOf = (dates: number, { from }: RunAhead): string => addDays(from, dates - 1);

/** Whether Day 100 can come before this many dates are over, if none of them is missed. */
export const endsWithin = (dates: number, run: RunAhead): boolean => earliestFinish(run) < lastOf(dates, run);
