import type { Shape } from './geometry';

type Filled = Extract<Shape, { kind: 'rect' | 'dot' }>;

/** The check of a completed cell whose corner is at 0, 0. */
export const checkOutline = 'm2.3 5.2 2 2 3.6-4.1';

/** The second of the two strokes of a fold whose corner is at 0, 0, and both of them. */
export const lastFoldStroke = 'M2.2 6.4l1.7-6.4';
export const foldOutline = `M0 6.4l1.7-6.4${lastFoldStroke}`;

/** A filled shape as SVG path data, which a canvas accepts too. */
export function outlineOf(shape: Filled): string {
  if (shape.kind === 'dot') {
    const { x, y, radius: r } = shape;
    return `M${roundCoordinate(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  const { x, y, width, height, radius: r } = shape;
  if (r === 0) return `M${roundCoordinate(x)} ${roundCoordinate(y)}h${width}v${height}h${-width}z`;
  const [across, down] = [roundCoordinate(width - 2 * r), roundCoordinate(height - 2 * r)];
  return `M${roundCoordinate(x + r)} ${roundCoordinate(y)}h${across}${arc(r, r, r)}v${down}${arc(r, -r, r)}h${-across}${arc(r, -r, -r)}v${-down}${arc(r, r, -r)}z`;
}

const arc = (radius: number, dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;

/** Rounds a coordinate, because more decimals only make the page larger. */
export const roundCoordinate = (value: number) => Number(value.toFixed(2));
