import { useState } from 'react';
import { readStored, storeValue } from './storage/stored-value';

const key = 'hasCompletedWorkout';

/** Stored on the device: the app offers installation only after a first completed workout. */
export const markWorkoutCompleted = (): void => storeValue(key, true);

const hasCompletedWorkout = (): boolean => readStored(key) === true;

/**
 * Whether a workout was completed before this page opened, read again on every other page. A workout that ends on this
 * page is celebrated without an offer.
 */
export function useHadCompletedWorkout(page: string): boolean {
  const [atOpening, setAtOpening] = useState(() => ({ page, hadCompleted: hasCompletedWorkout() }));
  if (atOpening.page !== page) setAtOpening({ page, hadCompleted: hasCompletedWorkout() });
  return atOpening.hadCompleted;
}
