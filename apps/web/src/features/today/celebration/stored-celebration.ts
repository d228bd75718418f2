import { readStoredFields } from '../../../platform/storage/stored-fields';
import { storeValue } from '../../../platform/storage/stored-value';
import type { Celebration } from '../cards/complete-exercise';
import { areBadges } from './collect-badges';

const keyOf = (uid: string) => `hundred:celebration:${uid}`;

/**
 * Stores a celebration for the dashboard, which is loaded next: the camera page completes an exercise, and the
 * dashboard celebrates it. Without a celebration the stored one is removed.
 */
export function storeCelebration(uid: string, celebration?: Celebration): void {
  // Stored as `dayDone`, which other versions of the page read.
  const stored = celebration && { dayDone: celebration.completedDay, badges: celebration.badges };
  storeValue(keyOf(uid), stored, 'sessionStorage');
}

export function readCelebration(uid: string): Celebration | null {
  const stored = readStoredFields(keyOf(uid), { badges: 'object' }, 'sessionStorage');
  if (!stored || !areBadges(stored.badges)) return null;
  const { dayDone, badges } = stored;
  return { completedDay: typeof dayDone === 'number' ? dayDone : undefined, badges };
}
