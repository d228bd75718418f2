import { cell, type Shape } from './geometry';
import { checkOutline, foldOutline, lastFoldStroke, outlineOf, roundCoordinate } from './outlines';
import type { Paint, PaintName } from './paint';

type Props = { shapes: readonly Shape[]; paint: Paint };

type Filled = Extract<Shape, { kind: 'rect' | 'dot' }>;

/**
 * Paints shapes. Colours are attributes, never styles, because the same markup serves pages, files and pictures. Shapes
 * of one colour share a path, so a grid has a dozen elements instead of a hundred and fifty.
 */
export function GridShapes({ shapes, paint }: Props) {
  const filled = new Map<PaintName, Filled[]>();
  const separate: Shape[] = [];
  for (const shape of shapes) {
    if (shape.kind === 'dot' || (shape.kind === 'rect' && !shape.ring && !shape.isSeparate))
      filled.set(shape.fill, [...(filled.get(shape.fill) ?? []), shape]);
    else separate.push(shape);
  }
  return (
    <>
      {[...filled].map(([name, group]) => (
        <path key={name} d={group.map(outlineOf).join('')} fill={paint[name]} />
      ))}
      {separate.map((shape) => (
        <PaintedShape key={`${shape.kind} ${shape.x} ${shape.y}`} shape={shape} paint={paint} />
      ))}
    </>
  );
}

function PaintedShape({ shape, paint }: { shape: Shape; paint: Paint }) {
  switch (shape.kind) {
    case 'rect':
      return (
        <rect
          x={roundCoordinate(shape.x)}
          y={roundCoordinate(shape.y)}
          width={shape.width}
          height={shape.height}
          rx={shape.radius}
          fill={paint[shape.fill]}
          {...(shape.ring && { stroke: paint[shape.ring], strokeWidth: 0.9 })}
        />
      );
    case 'dot':
      return <circle cx={shape.x} cy={shape.y} r={shape.radius} fill={paint[shape.fill]} />;
    case 'fold':
      return (
        <g
          transform={`translate(${roundCoordinate(shape.x)} ${roundCoordinate(shape.y)})`}
          fill="none"
          strokeLinecap="round"
        >
          {/* In the margin only the stroke beside the cell needs a ring, and the margin has no room for more. */}
          <path d={shape.x < 0 ? lastFoldStroke : foldOutline} stroke={paint[shape.ring]} strokeWidth={2.9} />
          <path d={foldOutline} stroke={paint[shape.stroke]} strokeWidth={1.1} />
        </g>
      );
    case 'check':
      return <Check x={shape.x} y={shape.y} scale={shape.size / cell} stroke={paint[shape.stroke]} />;
    case 'number':
      return (
        <text
          x={shape.x}
          y={roundCoordinate(shape.y)}
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
      d={checkOutline}
      transform={`translate(${roundCoordinate(x)} ${roundCoordinate(y)}) scale(${scale})`}
      fill="none"
      stroke={stroke}
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
