import type { CSSProperties } from 'react';
import { cell, cornerOf, gridLength, gridSide, isFigureDay, wholeGrid } from './geometry';
import { Check } from './grid-shapes';

const at = (milliseconds: number) => ({ '--at': `${milliseconds}ms` }) as CSSProperties;

const days = Array.from({ length: gridLength }, (_, index) => index + 1);

/** When a day of the figure turns: in the order in which they were done. */
const turnsAt = (day: number) => 900 + 18 * (day - 1);
const lastFillsAt = 400;
const flagAt = 2700;

/**
 * A hundred days done are the mark: the cells of the "100" turn cream, and Day 1 is its flag. Seams are left out, as in
 * pictures for others. It is drawn for a dark ground. Without motion it is the mark at once.
 */
export function FinishedGrid() {
  return (
    <svg
      className="grid-drawing block h-auto w-full"
      viewBox={`0 0 ${gridSide} ${gridSide}`}
      role="img"
      aria-label={`${gridLength} of ${gridLength} days complete. The finished grid draws the number 100.`}
    >
      {days.slice(0, -1).map((day) => (
        <Cell key={day} day={day} fill="var(--color-night-cell)" />
      ))}
      <g className="stage-lock" style={at(lastFillsAt)}>
        <Cell day={gridLength} fill="var(--color-accent)" />
        <Cell day={gridLength} fill="var(--color-night-cell)" className="stage-fill" />
      </g>
      {days.filter(isFigureDay).map((day) => (
        <g key={day} className="stage-in" style={at(day === 1 ? flagAt : turnsAt(day))}>
          <Cell day={day} fill={day === 1 ? 'var(--color-accent)' : 'var(--color-cream)'} />
          {day === gridLength && <Check {...cornerOf(day, wholeGrid)} stroke="var(--color-on-cream)" />}
        </g>
      ))}
    </svg>
  );
}

type CellProps = { day: number; fill: string; className?: string };

function Cell({ day, fill, className }: CellProps) {
  return (
    <rect
      {...cornerOf(day, wholeGrid)}
      width={cell}
      height={cell}
      rx={2.1}
      fill={fill}
      className={className}
    />
  );
}
