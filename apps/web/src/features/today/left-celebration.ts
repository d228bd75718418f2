import { keepValue, readKept } from '../../platform/kept-value';
import type { Celebration } from './complete-exercise';

const key = 'hundred:celebration';

/** For the page of the day, which is loaded next: what was completed on a page of its own is celebrated there. */
export const leaveCelebration = (celebration: Celebration): void =>
  keepValue(key, celebration, 'sessionStorage');

export const leftCelebration = (): Celebration | undefined =>
  (readKept(key, 'sessionStorage') as Celebration | null) ?? undefined;

export const forgetCelebration = (): void => keepValue(key, undefined, 'sessionStorage');
