import { keepValue, readKept } from '../../platform/kept-value';
import type { Celebration } from './complete-exercise';

const keyOf = (uid: string) => `hundred:celebration:${uid}`;

/** For the page of the day, which is loaded next: what was completed on a page of its own is celebrated there. */
export const leaveCelebration = (uid: string, celebration?: Celebration): void =>
  keepValue(keyOf(uid), celebration, 'sessionStorage');

export const leftCelebration = (uid: string): Celebration | null =>
  readKept(keyOf(uid), 'sessionStorage') as Celebration | null;
