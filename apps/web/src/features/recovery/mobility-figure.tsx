import type { MobilityId } from '@hundred/domain/recovery/mobility';
import { useMemo } from 'react';
import { boundsOf } from '../../ui/figures/bounds';
import { mobilityMotions } from '../../ui/figures/mobility-motions';
import { cycleOf, type Motion, momentAt } from '../../ui/figures/motion';
import { PosePicture } from '../../ui/figures/pose-picture';
import { solve } from '../../ui/figures/skeleton';

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
  const bounds = useMemo(() => boundsOf(motion, framesOf(motion)), [motion]);
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

const framesOf = (motion: Motion) =>
  Array.from({ length: samples }, (_, index) =>
    solve(momentAt(motion, (cycleOf(motion) * index) / samples).pose, motion.root),
  );
