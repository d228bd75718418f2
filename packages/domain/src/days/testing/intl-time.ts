import type { LocalTime } from '../zones';

/** The local time by Intl, slow and without the caches of `zones`. */
export function intlTimeIn(timeZone: string): (instant: number) => LocalTime {
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (instant) => {
    const parts = formatter.formatToParts(instant);
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    return {
      date: `${part('year')}-${part('month')}-${part('day')}`,
      hour: Number(part('hour')),
      minute: Number(part('minute')),
    };
  };
}
