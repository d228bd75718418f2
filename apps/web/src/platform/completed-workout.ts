import { useState } from 'react';
import { readStored, storeValue } from './storage/stored-value';

const key = 'hasCompletedWorkout';

/** Stored on the device: the app offers installation only after a first completed workout. */
export const markWorkoutCompleted = (): void => storeValue(key, true);

const hasCompletedWorkout = (): boolean => readStored(key) === true;

/**
 * Whether a workout had been completed when this page was opened. A workout that ends on the page does not change the answer,
 * because its celebration comes without an offer. The answer is read again when `page` changes.
 */
export function useHadCompletedWorkout(page: string): boolean {
  const [atOpening, setAtOpening] = useState(() => ({ page, hadCompleted: hasCompletedWorkout() }));
  if (atOpening.page !== page) setAtOpening({ page, hadCompleted: hasCompletedWorkout() });
  return atOpening.hadCompleted;
}
