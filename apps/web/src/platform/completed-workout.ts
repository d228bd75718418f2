import { useState } from 'react';
import { readStored, storeValue } from './storage/stored-value';

const key = 'hasCompletedWorkout';

/** Stores on this device that a workout was completed. The app offers its installation only after the first. */
export const markWorkoutCompleted = (): void => storeValue(key, true);

const hasCompletedWorkout = (): boolean => readStored(key) === true;

/**
 * Whether a workout had been completed when this page was opened. A workout that ends on the page does not change the
 * answer, because its celebration comes without an offer. The answer is read again when `page` changes.
 */
export function useHadCompletedWorkout(page: string): boolean {
  const [atOpening, setAtOpening] = useState(() => ({ page, hadCompleted: hasCompletedWorkout() }));
  if (atOpening.page !== page) setAtOpening({ page, hadCompleted: hasCompletedWorkout() });
  return atOpening.hadCompleted;
}
