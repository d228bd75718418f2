import type { Recovery, Remark } from '@hundred/domain/insights/recovery';
import { formatDecimal, formatNumber, formatPercent } from '../../../platform/format/format';
import type { ChartTable } from '../../../ui/charts/chart-frame';
import { formatDateOn } from '../date-format';

export const whole = (value: number) => formatNumber(Math.round(value));
const times = (value: number) => `${formatDecimal(value)} times`;

interface RemarkText {
  title: string;
  text: string;
  /** A rest day is recommended. */
  offersRest: boolean;
}

export function remarkText(remark: Remark, rise: Recovery['rise']): RemarkText {
  switch (remark.kind) {
    case 'costsMore':
      return {
        title: 'It has been costing you more. A rest day keeps your streak.',
        text: `Your last 7 ratings average ${formatDecimal(remark.lately)}; the 14 before, ${formatDecimal(remark.before)}.`,
        offersRest: true,
      };
    case 'moreThanPlanned':
      return {
        title: `You did ${formatPercent(remark.percent)} more than your plan’s own rise`,
        text: rise
          ? `Your last 7 dates were ${times(rise.own)} the 21 before; what was asked rose to ${times(rise.plan)}.`
          : '',
        offersRest: false,
      };
    case 'withoutBreak':
      return {
        title: 'Two weeks without a break',
        text: `${formatNumber(remark.dates)} days in a row, and the last one was hard. A rest day keeps your streak.`,
        offersRest: true,
      };
    case 'rested':
      return {
        title: 'You look rested',
        text: 'Three rest days or more in the last 7 dates, and it felt easy.',
        offersRest: false,
      };
  }
}

export function loadText({ lastSeven, withoutBreak }: Recovery): string {
  const { completed, target } = lastSeven;
  const row = withoutBreak.dates > 1 ? `, ${formatNumber(withoutBreak.dates)} days in a row by now` : '';
  return `Load is reps times how heavy the movement is; a push-up is 1. In the last 7 dates you did ${whole(completed)} of the ${whole(target)} that were asked for${row}.`;
}

const statusNames = {
  complete: 'Done',
  partial: 'Partial',
  rest: 'Rest',
  missed: 'Missed',
  open: 'Open',
} as const;

/** The latest date first. */
export function loadTable({ dates }: Recovery, today: string): ChartTable {
  return {
    columns: ['Date', 'Status', 'Load', 'Asked', 'Effort'],
    rows: dates
      .filter(({ status }) => status !== null)
      .toReversed()
      .map(({ date, status, completed, target, effort }) => [
        formatDateOn(today, date),
        status ? statusNames[status] : '',
        whole(completed),
        whole(target),
        effort === null ? '–' : formatNumber(effort),
      ]),
  };
}
