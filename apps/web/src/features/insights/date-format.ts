import { civilDateFormat } from '../../platform/format/format';

const dayAndMonth = civilDateFormat({ day: 'numeric', month: 'long' });
const withYear = civilDateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a date with its year only if that differs from today's. */
export function formatDateOn(today: string, date: string): string {
  const write = date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : withYear;
  return write(date);
}

export const shortDate = civilDateFormat({ day: 'numeric', month: 'short' });

/** Both ends are formatted in full, because "16 to 22 November" differs between languages. */
export const formatRangeOn = (today: string, from: string, to: string): string =>
  from === to ? formatDateOn(today, from) : `${formatDateOn(today, from)} to ${formatDateOn(today, to)}`;
