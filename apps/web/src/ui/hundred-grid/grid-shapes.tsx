import { cell, type Shape } from './geometry';
import type { Paint, PaintName } from './paint';

type Props = { shapes: readonly Shape[]; paint: Paint };

type Filled = Extract<Shape, { kind: 'rect' | 'dot' }>;

/**
 * Paints shapes. Colours are attributes, never styles: the same markup serves pages, files and pictures.
 * Shapes of one colour are one path: a grid is a dozen elements instead of a hundred and fifty.
 */
export function GridShapes({ shapes, paint }: Props) {
  const filled = new Map<PaintName, Filled[]>();
  const single: Shape[] = [];
  for (const shape of shapes) {
    if (shape.kind === 'dot' || (shape.kind === 'rect' && !shape.ring && !shape.alone))
      filled.set(shape.fill, [...(filled.get(shape.fill) ?? []), shape]);
    else single.push(shape);
  }
  return (
    <>
      {[...filled].map(([name, group]) => (
        <path key={name} d={group.map(outlineOf).join('')} fill={paint[name]} />
      ))}
      {single.map((shape) => (
        <PaintedShape key={`${shape.kind} ${shape.x} ${shape.y}`} shape={shape} paint={paint} />
      ))}
    </>
  );
}

function outlineOf(shape: Filled): string {
  if (shape.kind === 'dot') {
    const { x, y, radius: r } = shape;
    return `M${short(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  const { x, y, width, height, radius: r } = shape;
  if (r === 0) return `M${short(x)} ${short(y)}h${width}v${height}h${-width}z`;
  const [across, down] = [short(width - 2 * r), short(height - 2 * r)];
  return `M${short(x + r)} ${short(y)}h${across}${arc(r, r, r)}v${down}${arc(r, -r, r)}h${-across}${arc(r, -r, -r)}v${-down}${arc(r, r, -r)}z`;
}

const arc = (radius: number, dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;

function PaintedShape({ shape, paint }: { shape: Shape; paint: Paint }) {
  switch (shape.kind) {
    case 'rect':
      return (
        <rect
          x={short(shape.x)}
          y={short(shape.y)}
          width={shape.width}
          height={shape.height}
          rx={shape.radius}
          fill={paint[shape.fill]}
          {...(shape.ring && { stroke: paint[shape.ring], strokeWidth: 0.9 })}
        />
      );
    case 'dot':
      return <circle cx={shape.x} cy={shape.y} r={shape.radius} fill={paint[shape.fill]} />;
    case 'check':
      return <Check x={shape.x} y={shape.y} scale={shape.size / cell} stroke={paint[shape.stroke]} />;
    case 'number':
      return (
        <text
          x={shape.x}
          y={short(shape.y)}
          fontSize={shape.size}
          fill={paint[shape.fill]}
          className={shape.faint ? 'grid-number-faint' : undefined}
        >
          {shape.text}
        </text>
      );
  }
}

type CheckProps = { x?: number; y?: number; scale?: number; stroke: string };

/** The check of a completed cell whose corner is at x, y. */
export function Check({ x = 0, y = 0, scale = 1, stroke }: CheckProps) {
  return (
    <path
      d="m2.3 5.2 2 2 3.6-4.1"
      transform={`translate(${short(x)} ${short(y)}) scale(${scale})`}
      fill="none"
      stroke={stroke}
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

const short = (value: number) => Number(value.toFixed(2));
