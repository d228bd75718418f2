import { useSyncExternalStore } from 'react';

const key = 'hasCompletedWorkout';
const changed = 'workoutCompleted';

/** Remembered on the device: whoever has completed a workout may be asked to install. */
export function markWorkoutCompleted(): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Then nobody is asked.
  }
  dispatchEvent(new Event(changed));
}

function hasCompletedWorkout(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

function onCompleted(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

export const useHasCompletedWorkout = (): boolean => useSyncExternalStore(onCompleted, hasCompletedWorkout);
