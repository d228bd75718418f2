import { useState } from 'react';
import { keepValue, readKept } from './storage/kept-value';

const key = 'hasCompletedWorkout';

/** Remembered on the device: whoever has completed a workout may be asked to install. */
export const markWorkoutCompleted = (): void => keepValue(key, true);

const hasCompletedWorkout = (): boolean => readKept(key) === true;

/** Whether it was so when this page was opened: a workout that ends on it is celebrated undisturbed. */
export function useHadCompletedWorkout(page: string): boolean {
  const [opened, setOpened] = useState(() => ({ page, had: hasCompletedWorkout() }));
  if (opened.page !== page) setOpened({ page, had: hasCompletedWorkout() });
  return opened.had;
}
