import { formatNumber } from '../format/format';

/**
 * Approximate duration in minutes, or in seconds below one minute. Otherwise a short day and one half as long again
 * would read alike.
 */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${Math.max(1, whole)} sec` : `${formatNumber(Math.round(whole / 60))} min`;
}
