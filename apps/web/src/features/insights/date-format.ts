import { civilDateFormat, civilRangeFormat } from '../../platform/format/format';

export const formatShortDate = civilDateFormat({ day: 'numeric', month: 'short' });
export const formatShortRange = civilRangeFormat({ day: 'numeric', month: 'short' });
const formatDateWithYear = civilDateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const formatRangeWithYear = civilRangeFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** Formats a date, with its year only if that is not the year of today. */
export function formatDateAsOf(today: string, date: string): string {
  const format = date.slice(0, 4) === today.slice(0, 4) ? formatShortDate : formatDateWithYear;
  return format(date);
}

/** The same for a range, whose two dates may be in different years. */
export function formatRangeAsOf(today: string, from: string, to: string): string {
  const isThisYear = [from, to].every((date) => date.slice(0, 4) === today.slice(0, 4));
  return (isThisYear ? formatShortRange : formatRangeWithYear)(from, to);
}
