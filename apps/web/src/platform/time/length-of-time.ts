import { formatNumber } from '../format/format';
import { text } from './text';

/** Approximate duration in minutes, or in seconds below one minute, where 35 and 55 seconds would both be "1 minute". */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60
    ? text.seconds({ count: String(Math.max(1, whole)) })
    : text.minutes({ count: formatNumber(Math.round(whole / 60)) });
}
