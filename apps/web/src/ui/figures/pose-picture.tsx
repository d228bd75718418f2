import { type Bounds, roundToHundredth } from '@hundred/figures/bounds';
import { partsOf } from '@hundred/figures/draw';
import type { Motion } from '@hundred/figures/motion';
import { type FigurePose, solve } from '@hundred/figures/skeleton';
import type { ReactNode } from 'react';
import { FigureParts, Floor, PropShape } from './figure-shapes';

type Props = { motion: Motion; pose: FigurePose; bounds: Bounds; className?: string; children?: ReactNode };

const margin = 6;
/** How far the floor reaches beyond the figure at either side. */
const floorOverhang = 3;
/** The width of the limbs: 1 is that of the drawn figure. */
const boldness = 1.06;

/** One pose in the bounds shared with its neighbours, so that all have the same size. */
export function PosePicture({ motion, pose, bounds, className, children }: Props) {
  const { view, root, props = [] } = motion;
  const [left, top] = [bounds.left - margin, bounds.top - margin];
  // The floor is at y = 0, and the margin lies below it.
  const [width, height] = [bounds.right + margin - left, margin - top];
  return (
    <svg
      aria-hidden="true"
      viewBox={[left, top, width, height].map(roundToHundredth).join(' ')}
      className={`block w-full ${className ?? ''}`}
    >
      <Floor from={bounds.left - floorOverhang} to={bounds.right + floorOverhang} width={1.4} />
      {props.map((prop) => (
        <PropShape key={prop.kind} prop={prop} />
      ))}
      <FigureParts parts={partsOf(solve(pose, root), view, boldness)} />
      {children}
    </svg>
  );
}
