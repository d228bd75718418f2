import { formatNumber } from '../format/format';

/** About how long something takes: in minutes, and below one in seconds, or a short day and one half as long again read alike. */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${Math.max(1, whole)} sec` : `${formatNumber(Math.round(whole / 60))} min`;
}
