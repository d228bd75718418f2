import { cell, gridLength, gridSide, pitch, rowLength, type Shape } from './geometry';
import { GridShapes } from './grid-shapes';
import { pagePaint as paint } from './paint';

/** The left and the upper edge of the fallen cell, which covers the dots in the last corner. */
const fallenCellEdge = 88;

const dots = Array.from({ length: gridLength }, (_, index): Shape => {
  const x = (index % rowLength) * pitch + cell / 2;
  const y = Math.floor(index / rowLength) * pitch + cell / 2;
  return { kind: 'dot', x, y, radius: 1.2, fill: 'future' };
}).filter(({ x, y }) => x <= fallenCellEdge || y <= fallenCellEdge);

/** A hundred dots and one cell that fell out of the grid. */
export function LostDayGrid({ className }: { className?: string }) {
  return (
    <svg
      className={`grid-drawing block h-auto w-full overflow-visible ${className ?? ''}`}
      viewBox={`0 0 ${gridSide} ${gridSide}`}
      aria-hidden="true"
    >
      <GridShapes shapes={dots} paint={paint} />
      <g transform="translate(101 101) rotate(14)">
        <rect x={-15} y={-15} width={30} height={30} rx={6.6} fill={paint.numeral} />
        <text y={4.2} fontSize={11.6} fill={paint.onNumeral}>
          404
        </text>
      </g>
    </svg>
  );
}
