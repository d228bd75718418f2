import {
  type FigurePart,
  type FigureView,
  outline,
  type PaperPoint,
  projectPoint,
  wall,
} from '@hundred/figures/draw';
import type { Arrow, Prop } from '@hundred/figures/motion';

/** The colour of the far side of the body, of props and of arrows: half way to the ground colour. */
export const faint = 'color-mix(in oklab, currentColor 55%, var(--ground, var(--color-paper)))';
const ground = 'var(--ground, var(--color-paper))';

/** Draws a figure in the text's colour. Seams in the ground's colour separate parts that overlap. */
export const FigureParts = ({ parts }: { parts: readonly FigurePart[] }) => drawParts(parts);

export const drawParts = (parts: readonly FigurePart[]) =>
  parts.map(({ name, rounds, isFar, hasSeam }) => (
    <path
      key={name}
      d={outline(rounds)}
      fill={isFar ? faint : 'currentColor'}
      {...(hasSeam && { stroke: ground, strokeWidth: 1.5, paintOrder: 'stroke' })}
    />
  ));

/** The line of the floor. Its upper edge is at y = 0. */
export function Floor({ from, to, width }: { from: number; to: number; width: number }) {
  return (
    <path
      d={`M${from} ${width / 2}H${to}`}
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      fill="none"
    />
  );
}

/** A box or a wall. Drawn from the side only, because no front view uses them. */
export function PropShape({ prop, width = 1.8 }: { prop: Prop; width?: number }) {
  const d =
    prop.kind === 'box'
      ? `M${prop.from} 0V${-prop.height}H${prop.to}V0`
      : `M${prop.x} 0V${-wall.height}H${prop.x + wall.depth}V0`;
  return (
    <path d={d} stroke={faint} strokeWidth={width} strokeLinejoin="round" strokeLinecap="round" fill="none" />
  );
}

/** The length of an arrow head's sides, and their angle from the shaft in radians. */
const barb = { length: 6, angle: 0.65 };

const barbEnd = (tip: PaperPoint, angle: number): string =>
  `${tip[0] + barb.length * Math.cos(angle)} ${tip[1] + barb.length * Math.sin(angle)}`;

export function ArrowShape({ arrow, view }: { arrow: Arrow; view: FigureView }) {
  const project = ([x, y]: PaperPoint) => projectPoint([x, y, 0], view);
  const [from, via, to] = [project(arrow.from), project(arrow.via), project(arrow.to)];
  /** The direction of the shaft, seen from the tip. */
  const back = Math.atan2(via[1] - to[1], via[0] - to[0]);
  return (
    <path
      d={`M${from.join(' ')}Q${via.join(' ')} ${to.join(' ')}M${barbEnd(to, back - barb.angle)}L${to.join(' ')}L${barbEnd(to, back + barb.angle)}`}
      stroke={faint}
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    />
  );
}
