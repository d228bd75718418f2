import type { MovementId } from '@hundred/domain/movements/movements';
import { boundsOf } from '@hundred/figures/bounds';
import { motions } from '@hundred/figures/motions';
import { solve } from '@hundred/figures/skeleton';
import { useMemo } from 'react';
import { PosePicture } from '../../../ui/figures/pose-picture';

/** The starting position of a rep, as the camera is meant to see it. */
export function StartingPose({ movement }: { movement: MovementId }) {
  const motion = motions[movement];
  // Every motion begins with the starting position.
  const pose = motion.poses[0]!;
  const bounds = useMemo(() => boundsOf(motion, [solve(pose, motion.root)]), [motion, pose]);
  return (
    <PosePicture
      motion={motion}
      pose={pose}
      bounds={bounds}
      className={`mx-auto ${motion.view === 'front' ? 'max-w-30' : 'max-w-80'}`}
    />
  );
}
