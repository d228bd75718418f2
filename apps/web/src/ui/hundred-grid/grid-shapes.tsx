import { cell, type Shape } from './geometry';
import type { Paint } from './paint';

type Props = { shapes: readonly Shape[]; paint: Paint };

/** Paints shapes. Colours are attributes, never styles: the same markup serves pages, files and pictures. */
export function GridShapes({ shapes, paint }: Props) {
  return shapes.map((shape) => (
    <PaintedShape key={`${shape.kind} ${shape.x} ${shape.y}`} shape={shape} paint={paint} />
  ));
}

function PaintedShape({ shape, paint }: { shape: Shape; paint: Paint }) {
  switch (shape.kind) {
    case 'rect':
      return (
        <rect
          x={short(shape.x)}
          y={short(shape.y)}
          width={shape.width}
          height={shape.height}
          rx={shape.radius || undefined}
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

/** The check of a completed cell whose corner is at x, y. */
export function Check({
  x = 0,
  y = 0,
  scale = 1,
  stroke,
}: {
  x?: number;
  y?: number;
  scale?: number;
  stroke: string;
}) {
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
