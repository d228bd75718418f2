import { readStored, storeValue } from '../../../platform/storage/stored-value';
import type { Celebration } from '../cards/complete-exercise';
import { areBadges } from './badges-of-day';

const keyOf = (uid: string) => `hundred:celebration:${uid}`;

/**
 * Stores a celebration for the dashboard, which is loaded next: the camera page completes an exercise, and the
 * dashboard celebrates it.
 */
export const storeCelebration = (uid: string, celebration?: Celebration): void =>
  storeValue(keyOf(uid), celebration, 'sessionStorage');

export function readCelebration(uid: string): Celebration | null {
  const stored: Partial<Record<keyof Celebration, unknown>> = Object(
    readStored(keyOf(uid), 'sessionStorage'),
  );
  const { dayDone, badges } = stored;
  const isDayValid = dayDone === undefined || typeof dayDone === 'number';
  return isDayValid && areBadges(badges) ? { dayDone, badges } : null;
}
