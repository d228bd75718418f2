import { civilDateFormat } from '../../platform/format';
import type { Percentile } from './board-queries';

const name = civilDateFormat({ month: 'long', year: 'numeric' });

/** `2026-11` as the browser's language writes it. */
export const monthName = (month: string) => name(`${month}-01`);

/** The month before or after `2026-11`. */
export function monthBeside(month: string, step: 1 | -1): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + step;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Where the tab opens: on the person's own month, for there they are to be found. */
export const openingCohort = ({ startingMonth, currentMonth }: Percentile): string =>
  startingMonth ?? currentMonth;

/** The month that is offered beside the one shown: the person's own, or from there the present one. */
export function otherCohort(shown: string, { startingMonth, currentMonth }: Percentile) {
  if (startingMonth !== null && startingMonth !== shown)
    return { month: startingMonth, name: 'My starting month' };
  return shown === currentMonth ? undefined : { month: currentMonth, name: 'Current month' };
}

/** From the page's address: anything that is no month counts as none. */
export const readCohort = (text: string | null): string | undefined =>
  text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
