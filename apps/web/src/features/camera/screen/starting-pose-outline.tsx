import type { CountedMovement } from '@hundred/counting/counted-movements';
import { boundsOf, roundToHundredth } from '@hundred/figures/bounds';
import { outline, partsOf } from '@hundred/figures/draw';
import { motions } from '@hundred/figures/motions';
import { solve } from '@hundred/figures/skeleton';
import { useMemo } from 'react';

/** The free margin around the figure, in its own units. */
const margin = 14;

/** Shows where to be in the picture: the figure in the starting position of a rep, over the camera's picture. */
export function StartingPoseOutline({ movement }: { movement: CountedMovement }) {
  const { viewBox, parts } = useMemo(() => {
    const motion = motions[movement];
    // Every motion begins with the starting position.
    const skeleton = solve(motion.poses[0]!, motion.root);
    const { left, right, top } = boundsOf(motion, [skeleton]);
    const width = right - left + 2 * margin;
    // The floor is at 0 and `top` is negative.
    const height = 2 * margin - top;
    const viewBox = [left - margin, top - margin, width, height].map(roundToHundredth).join(' ');
    return { viewBox, parts: partsOf(skeleton, motion.view) };
  }, [movement]);
  return (
    <svg aria-hidden="true" viewBox={viewBox} className="camera-outline">
      <g opacity={0.4} className="fill-cream">
        {parts.map(({ name, rounds }) => (
          <path key={name} d={outline(rounds)} />
        ))}
      </g>
    </svg>
  );
}
