import { formatNumber } from '../format/format';
import { text } from './text';

/**
 * Approximate duration in minutes, or in seconds below one minute. Otherwise a short day and one half as long again
 * would read alike.
 */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60
    ? text.seconds({ count: String(Math.max(1, whole)) })
    : text.minutes({ count: formatNumber(Math.round(whole / 60)) });
}
