import type { CSSProperties } from 'react';
import { cell, cellRadius, cornerOf, gridLength, gridSide, wholeGrid } from './geometry';
import { Check } from './grid-shapes';
import { isNumeralDay } from './hundred-numeral';
import { text } from './text';

/** The style of a part that appears after this delay (`--at` in motion.css). */
const appearsAt = (milliseconds: number) => ({ '--at': `${milliseconds}ms` }) as CSSProperties;

const days = Array.from({ length: gridLength }, (_, index) => index + 1);

// The last day fills, the days of the numeral turn in their order (the last one after 2682 ms), then the flag appears.
const lastFillsAtMs = 400;
const turnsAtMs = (day: number) => 900 + 18 * (day - 1);
const flagAtMs = 2700;

/**
 * The grid of a hundred completed days as the logo: the cells of the "100" turn cream, and Day 1 is its flag. It has no
 * seams, like pictures for others, and is drawn for a dark ground. With reduced motion it shows the final state at
 * once.
 */
export function FinishedGrid() {
  return (
    <svg
      className="grid-drawing block h-auto w-full overflow-visible"
      viewBox={`0 0 ${gridSide} ${gridSide}`}
      role="img"
      aria-label={text.finished({ total: gridLength })}
    >
      {days.slice(0, -1).map((day) => (
        <Cell key={day} day={day} fill="var(--color-night-cell)" />
      ))}
      <g className="stage-lock" style={appearsAt(lastFillsAtMs)}>
        <Cell day={gridLength} fill="var(--color-accent)" />
        <Cell day={gridLength} fill="var(--color-night-cell)" className="stage-fill" />
      </g>
      {days.filter(isNumeralDay).map((day) => (
        <g key={day} className="stage-in" style={appearsAt(day === 1 ? flagAtMs : turnsAtMs(day))}>
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
      rx={cellRadius}
      fill={fill}
      className={className}
    />
  );
}
