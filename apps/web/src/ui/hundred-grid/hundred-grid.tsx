import { useMemo } from 'react';
import { describeDays, listGridNotes } from './describe-days';
import { cell, type DayRange, drawDays, gridSide, type HundredDays, rowOf, wholeGrid } from './geometry';
import { GridShapes } from './grid-shapes';
import { pagePaint } from './paint';

type Props = {
  days: HundredDays;
  /** `row` shows only the ten days around today, with their numbers. */
  show?: 'whole' | 'row';
  className?: string;
};

/** The grid of the hundred days: cells are days, seams are the dates between them, links show the streak. */
export function HundredGrid({ days, show = 'whole', className }: Props) {
  const range: DayRange = show === 'row' ? rowOf(days.today) : wholeGrid;
  const { first, last } = range;
  const shapes = useMemo(
    () => drawDays(days, { range: { first, last }, hasNumbers: show === 'row' }),
    [days, first, last, show],
  );
  const height = show === 'row' ? cell : gridSide;
  const notes = show === 'whole' ? listGridNotes(days) : [];
  return (
    <div className={className ?? ''}>
      <svg
        className="grid-drawing block h-auto w-full overflow-visible"
        viewBox={`0 0 ${gridSide} ${height}`}
        role="img"
        aria-label={describeDays(days, range)}
      >
        <GridShapes shapes={shapes} paint={pagePaint} />
      </svg>
      {notes.length > 0 && (
        <ul className="sr-only">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
