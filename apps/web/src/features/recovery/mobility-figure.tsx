import type { MobilityId } from '@hundred/domain/recovery/mobility';
import { boundsOf } from '@hundred/figures/bounds';
import { framesOf } from '@hundred/figures/frames';
import { mobilityMotions } from '@hundred/figures/mobility-motions';
import { momentAt } from '@hundred/figures/motion';
import { useMemo } from 'react';
import { PosePicture } from '../../ui/figures/pose-picture';

/** The number of poses from which the bounds of a whole motion are measured. */
const samples = 24;

/** A movement at a time in seconds, or a still. Its size does not change while it moves. */
export function MobilityFigure({
  movement,
  seconds,
  isMirrored = false,
  className,
}: {
  movement: MobilityId;
  seconds?: number;
  /** Mirrors the figure, for the other side. */
  isMirrored?: boolean;
  className?: string;
}) {
  const motion = mobilityMotions[movement];
  const bounds = useMemo(() => boundsOf(motion, framesOf(motion, samples)), [motion]);
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
