import { useMemo } from 'react';
import { DayPicker } from './day-picker';
import { describeDays, listGridNotes } from './describe-days';
import { cell, type DayRange, drawDays, gridSide, type HundredDays, rowOf, wholeGrid } from './geometry';
import { GridShapes } from './grid-shapes';
import { type Paint, pagePaint } from './paint';

type Props = {
  days: HundredDays;
  /** `row` shows only the ten days around today, with their numbers. */
  show?: 'whole' | 'row';
  /** Pictures for others leave the marks of rest and missed dates out. */
  seams?: boolean;
  paint?: Paint;
  /** Makes every cell a button. */
  onPickDay?: (day: number) => void;
  className?: string;
};

/** The product's one picture: cells are days, seams are dates, the streak is a chain. */
export function HundredGrid({
  days,
  show = 'whole',
  seams = true,
  paint = pagePaint,
  onPickDay,
  className,
}: Props) {
  const range: DayRange = show === 'row' ? rowOf(days.today) : wholeGrid;
  const { first, last } = range;
  const shapes = useMemo(
    () => drawDays(days, { range: { first, last }, numbers: show === 'row', seams }),
    [days, first, last, show, seams],
  );
  const height = show === 'row' ? cell : gridSide;
  const summary = describeDays(days, range);
  const notes = show === 'whole' && seams ? listGridNotes(days) : [];
  return (
    <div className={className ?? ''}>
      <div className="relative">
        <svg
          className="grid-drawing block h-auto w-full overflow-visible"
          viewBox={`0 0 ${gridSide} ${height}`}
          role="img"
          aria-label={summary}
          aria-hidden={onPickDay ? true : undefined}
        >
          <GridShapes shapes={shapes} paint={paint} />
        </svg>
        {onPickDay && <DayPicker days={days} range={range} label={summary} onPickDay={onPickDay} />}
      </div>
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
