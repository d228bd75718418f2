import { useState } from 'react';

const key = 'hasCompletedWorkout';

/** Remembered on the device: whoever has completed a workout may be asked to install. */
export function markWorkoutCompleted(): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Then nobody is asked.
  }
}

function hasCompletedWorkout(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

/** Whether it was so when this page was opened: a workout that ends on it is celebrated undisturbed. */
export function useHadCompletedWorkout(page: string): boolean {
  const [opened, setOpened] = useState(() => ({ page, had: hasCompletedWorkout() }));
  if (opened.page !== page) setOpened({ page, had: hasCompletedWorkout() });
  return opened.had;
}
