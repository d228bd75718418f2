import type { Celebration } from './complete-exercise';

const key = 'hundred:celebration';

/** For the page of the day, which is loaded next: what was completed on a page of its own is celebrated there. */
export function leaveCelebration(celebration: Celebration): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(celebration));
  } catch {
    // Then the day is complete without it.
  }
}

export function leftCelebration(): Celebration | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export const forgetCelebration = (): void => sessionStorage.removeItem(key);
