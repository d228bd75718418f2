import { civilDateFormat } from '../../platform/format/format';
import type { Percentile } from './board-queries';

const formatMonth = civilDateFormat({ month: 'long', year: 'numeric' });

/** `2026-11` in the browser's language. */
export const monthName = (month: string) => formatMonth(`${month}-01`);

/** The month before or after `2026-11`. */
export function monthBeside(month: string, step: 1 | -1): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + step;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The month on which the tab opens: the person's own, because they are found there. */
export const monthToShowFirst = ({ startingMonth, currentMonth }: Percentile): string =>
  startingMonth ?? currentMonth;

/** The month that is offered beside the shown one: the person's own, or from there the present one. */
export function otherMonth(shownMonth: string, { startingMonth, currentMonth }: Percentile) {
  if (startingMonth !== null && startingMonth !== shownMonth)
    return { month: startingMonth, kind: 'startingMonth' as const };
  return shownMonth === currentMonth ? undefined : { month: currentMonth, kind: 'currentMonth' as const };
}

/** Reads a month from the page's address; undefined if invalid. */
export const readMonth = (parameter: string | null): string | undefined =>
  parameter !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(parameter) ? parameter : undefined;
