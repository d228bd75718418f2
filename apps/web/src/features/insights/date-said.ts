import { civilDateFormat } from '../../platform/format';

const dayAndMonth = civilDateFormat({ day: 'numeric', month: 'long' });
const withYear = civilDateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** A date as it is said on a given one: with its year only where that is another. */
export function dateSaidOn(today: string, date: string): string {
  const write = date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : withYear;
  return write(date);
}

export const shortDate = civilDateFormat({ day: 'numeric', month: 'short' });

/** "16 to 22 November" is left to the languages that say so: both ends are said. */
export const rangeSaidOn = (today: string, from: string, to: string): string =>
  from === to ? dateSaidOn(today, from) : `${dateSaidOn(today, from)} to ${dateSaidOn(today, to)}`;
