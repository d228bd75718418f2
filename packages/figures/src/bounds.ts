import { partsOf, wall } from './draw';
import type { Motion } from './motion';
import type { Skeleton } from './skeleton';

export type Bounds = { readonly left: number; readonly right: number; readonly top: number };

/** The box that a motion needs over its whole cycle. It stands on the floor. */
export function boundsOf(motion: Motion, skeletons: readonly Skeleton[]): Bounds {
  const rounds = skeletons.flatMap((skeleton) =>
    partsOf(skeleton, motion.view).flatMap((part) => part.rounds),
  );
  const props = motion.props ?? [];
  const xs = props.flatMap((prop) => (prop.kind === 'box' ? [prop.from, prop.to] : [prop.x + wall.depth]));
  const tops = props.map((prop) => -(prop.kind === 'box' ? prop.height : wall.height));
  return {
    left: Math.min(...xs, ...rounds.map(([x, , radius]) => x - radius)),
    right: Math.max(...xs, ...rounds.map(([x, , radius]) => x + radius)),
    top: Math.min(...tops, ...rounds.map(([, y, radius]) => y - radius)),
  };
}

export const roundToHundredth = (value: number) => Math.round(value * 100) / 100;
