import type { MobilityId } from '@hundred/domain/recovery/mobility';
import { type Bounds, boundsOf } from '@hundred/figures/bounds';
import { framesOf } from '@hundred/figures/frames';
import { mobilityMotions } from '@hundred/figures/mobility-motions';
import { momentAt } from '@hundred/figures/motion';
import { solve } from '@hundred/figures/skeleton';
import { useMemo } from 'react';
import { PosePicture } from '../../ui/figures/pose-picture';

/** The number of poses from which the bounds of a whole motion are measured. */
const sampleCount = 24;

/** The box of a still that stands beside others: all have one size of figure, and one floor. */
function stillBounds(movement: MobilityId, beside: readonly MobilityId[]): Bounds {
  const boxOf = (id: MobilityId) => {
    const motion = mobilityMotions[id];
    return boundsOf(motion, [solve(motion.still.pose, motion.root)]);
  };
  const others = beside.map(boxOf);
  const { left, right, top } = boxOf(movement);
  const middle = (left + right) / 2;
  const halfWidth = Math.max(right - left, ...others.map((box) => box.right - box.left)) / 2;
  return {
    left: middle - halfWidth,
    right: middle + halfWidth,
    top: Math.min(top, ...others.map((box) => box.top)),
  };
}

/** A movement at a time in seconds, or a still. Its size does not change while it moves. */
export function MobilityFigure({
  movement,
  seconds,
  beside,
  isMirrored = false,
  className,
}: {
  movement: MobilityId;
  seconds?: number;
  /** The movements of the stills among which this one stands. */
  beside?: readonly MobilityId[];
  /** Mirrors the figure, for the other side. */
  isMirrored?: boolean;
  className?: string;
}) {
  const motion = mobilityMotions[movement];
  const bounds = useMemo(
    () => (beside ? stillBounds(movement, beside) : boundsOf(motion, framesOf(motion, sampleCount))),
    [movement, motion, beside],
  );
  const pose = seconds === undefined ? motion.still.pose : momentAt(motion, seconds).pose;
  return (
    <PosePicture
      motion={motion}
      pose={pose}
      bounds={bounds}
      className={`${isMirrored ? '-scale-x-100' : ''} ${className ?? ''}`}
    />
  );
}
