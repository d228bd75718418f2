import { cycleOf, type Motion, momentAt } from './motion';
import { type Skeleton, solve } from './skeleton';

/** The figure at equally spaced moments of the cycle, in order. */
export function framesOf(motion: Motion, count: number): Skeleton[] {
  const cycle = cycleOf(motion);
  return Array.from({ length: count }, (_, index) =>
    solve(momentAt(motion, (cycle * index) / count).pose, motion.root),
  );
}
