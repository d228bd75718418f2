import type { MovementId } from '@hundred/domain/movements/movements';
import { partsOf, wall } from '@hundred/figures/draw';
import { motions } from '@hundred/figures/motions';
import { solve } from '@hundred/figures/skeleton';
import { memo, type ReactNode } from 'react';
import { ArrowShape, drawParts, Floor, PropShape } from './figure-shapes';

/** The box that a still fills, with the floor near its lower edge. */
const box = { width: 96, floor: 88, tallestFigure: 84 };

/** The least room at either side of the figure, and of the floor below it. */
const sideMargin = { figure: 2, floor: 4 };

/** The width of an arrow head at either side. */
const arrowRoom = 4.5;

/** Smaller figures get bolder limbs, because limbs would be hairlines at 24 pixels. */
function boldnessAt(size: number): number {
  if (size >= 60) return 1;
  if (size >= 40) return 1.16;
  return size >= 30 ? 1.25 : 1.4;
}

type Still = { movement: MovementId; size: number };

/**
 * The drawings by movement and size. They are kept because a phone needs twenty milliseconds for the outlines of a few
 * figures, and every visit of a page shows them.
 */
const drawings = new Map<string, ReactNode>();

/** Memoized, because its parents render with every press and its own output never changes. */
export default memo(function DrawnStill(still: Still) {
  const key = `${still.movement} ${still.size}`;
  const drawing = drawings.get(key) ?? draw(still);
  drawings.set(key, drawing);
  return drawing;
});

function draw({ movement, size }: Still): ReactNode {
  const { view, root, still, props = [] } = motions[movement];
  const parts = partsOf(solve(still.pose, root), view, boldnessAt(size));
  const rounds = parts.flatMap((part) => part.rounds);
  /** Every x that the drawing reaches. */
  const reachedXs = [
    ...rounds.flatMap(([x, , radius]) => [x - radius, x + radius]),
    ...props.flatMap((prop) => (prop.kind === 'box' ? [prop.from, prop.to] : [prop.x + wall.depth])),
    ...(still.arrow ? [still.arrow.from[0] - arrowRoom, still.arrow.to[0] + arrowRoom] : []),
  ];
  const [left, right] = [Math.min(...reachedXs), Math.max(...reachedXs)];
  // The floor is at y = 0, and what is above it has a negative y.
  const height = Math.max(...rounds.map(([, y, radius]) => radius - y));
  const scale = Math.min(1, box.tallestFigure / height, (box.width - 2 * sideMargin.figure) / (right - left));
  const middle = (left + right) / 2;
  const halfFloor = (box.width / 2 - sideMargin.floor) / scale;
  return (
    <g transform={`translate(${box.width / 2 - middle * scale} ${box.floor}) scale(${scale})`}>
      <Floor from={middle - halfFloor} to={middle + halfFloor} width={2.4} />
      {props.map((prop) => (
        <PropShape key={prop.kind} prop={prop} width={2.4} />
      ))}
      {drawParts(parts)}
      {still.arrow && <ArrowShape arrow={still.arrow} view={view} />}
    </g>
  );
}
