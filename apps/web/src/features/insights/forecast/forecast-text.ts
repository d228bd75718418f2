import { addDays } from '@hundred/domain/days/civil-date';
import type { Forecast } from '@hundred/domain/insights/ahead/forecast';
import { earliestFinish, type RunAhead } from '@hundred/domain/insights/ahead/run-ahead';
import type { StreakReason } from '@hundred/domain/insights/ahead/streak-ahead';
import { formatNumber } from '../../../platform/format/format';
import type { ChartTable } from '../../../ui/charts/chart-frame';
import { formatDateAsOf, formatRangeAsOf } from '../date-format';
import type { FinishBin } from './finish-bins';
import { text } from './text';

export type DatedForecast = Extract<Forecast, { kind: 'date' }>;

/** Leaves out a year that the date above the sentence, the middle one, already shows. */
export function rangeText({ range: { from, to }, middle }: DatedForecast): string {
  if (from === to) return text.likelyOn;
  return text.likelyBetween({ from: formatDateAsOf(middle, from), to: formatDateAsOf(middle, to) });
}

export function binsTable(bins: readonly FinishBin[], later: number, today: string): ChartTable {
  const rows = bins
    .filter(({ likely, others }) => likely + others > 0)
    .map((bin) => [formatRangeAsOf(today, bin.from, bin.to), formatNumber(bin.likely + bin.others)]);
  return {
    columns: text.finishColumns,
    rows: later > 0 ? [...rows, [text.later, formatNumber(later)]] : rows,
  };
}

/** Explains why the streak's survival is shown as a figure. */
export function streakReasonText(reason: StreakReason, today: string): string {
  switch (reason.kind) {
    case 'notCovered':
      return text.notCovered;
    case 'premiumEnds': {
      const endText = reason.tier === 'trial' ? text.trialEnds : text.starterEnds;
      const ends = endText({ date: formatDateAsOf(today, reason.on) });
      const after = text.restsAfter({ rests: reason.restsLeft });
      return [ends, after, ...(reason.hasOffWeekdays ? [text.weekdaysOffEnd] : [])].join(' ');
    }
    case 'longGap':
      return text.longGap;
  }
}

/** A chance rounded to tens of percent, never 0 or 100. */
export const chanceInTens = (chance: number): number =>
  Math.min(90, Math.max(10, Math.round(chance * 10) * 10));

/** The last of the next `dateCount` dates. */
export const lastDateOf = (dateCount: number, { from }: RunAhead): string => addDays(from, dateCount - 1);

/** Whether Day 100 can come before the last of the next `dateCount` dates, if none of them is missed. */
export const endsWithin = (dateCount: number, run: RunAhead): boolean =>
  earliestFinish(run) < lastDateOf(dateCount, run);
