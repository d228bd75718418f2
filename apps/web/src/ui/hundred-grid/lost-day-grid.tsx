import { gridLength, gridSide, pitch, rowLength } from './geometry';
import { pagePaint as paint } from './paint';

const places = Array.from({ length: gridLength }, (_, index) => ({
  x: (index % rowLength) * pitch + 5,
  y: Math.floor(index / rowLength) * pitch + 5,
})).filter(({ x, y }) => !(x > 88 && y > 88));

/** A hundred dots, and one cell that fell out of the grid. */
export function LostDayGrid({ className }: { className?: string }) {
  return (
    <svg
      className={`grid-drawing block h-auto w-full overflow-visible ${className ?? ''}`}
      viewBox={`0 0 ${gridSide} ${gridSide}`}
      aria-hidden="true"
    >
      {places.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={1.2} fill={paint.future} />
      ))}
      <g transform="translate(101 101) rotate(14)">
        <rect x={-15} y={-15} width={30} height={30} rx={6.6} fill={paint.today} />
        <text y={4.2} fontSize={11.6} fill={paint.onToday}>
          404
        </text>
      </g>
    </svg>
  );
}
