import type { Recovery, Remark } from '@hundred/domain/insights/recovery';
import { formatDecimal, formatNumber } from '../../../platform/format/format';
import type { ChartTable } from '../../../ui/charts/chart-frame';
import { formatDateAsOf } from '../date-format';
import { formatRounded } from '../format-rounded';
import { text } from './text';

interface RemarkText {
  title: string;
  reason: string;
  /** Whether a rest day is recommended. */
  offersRest: boolean;
}

export function remarkText(remark: Remark, rise: Recovery['rise']): RemarkText {
  switch (remark.kind) {
    case 'costsMore': {
      const ratings = { lately: formatDecimal(remark.lately), before: formatDecimal(remark.before) };
      return { title: text.costsMore, reason: text.costsMoreReason(ratings), offersRest: true };
    }
    case 'moreThanPlanned': {
      // There is always a rise here, because the remark is made from it. The types do not know that.
      const rises = rise && { own: formatDecimal(rise.own), plan: formatDecimal(rise.plan) };
      return {
        title: text.moreThanPlanned,
        reason: rises ? text.moreThanPlannedReason(rises) : '',
        offersRest: false,
      };
    }
    case 'withoutBreak': {
      const days = formatNumber(remark.dates);
      return { title: text.withoutBreak, reason: text.withoutBreakReason({ days }), offersRest: true };
    }
    case 'rested':
      return { title: text.rested, reason: text.restedReason, offersRest: false };
  }
}

/** What the figures beside the chart show, for people who do not see them there. */
export function figuresText({ lastSeven: { completed, target }, withoutBreak }: Recovery): string {
  const days = withoutBreak.dates;
  return [
    text.lastSeven({ done: formatRounded(completed), target: formatRounded(target) }),
    ...(days > 1 ? [text.daysInARow({ days: formatNumber(days) })] : []),
  ].join(' ');
}

/** The latest date first. */
export function loadTable({ dates }: Recovery, today: string): ChartTable {
  return {
    columns: text.loadColumns,
    rows: dates
      .filter(({ status }) => status !== null)
      .toReversed()
      .map(({ date, status, completed, target, effort }) => [
        formatDateAsOf(today, date),
        status ? text.statuses[status] : '',
        formatRounded(completed),
        formatRounded(target),
        effort === null ? '–' : formatNumber(effort),
      ]),
  };
}
