import { classNames } from '../class-names';

/** The distance from one cell to the next. */
const pitch = 4;
const rows = Array.from({ length: 10 }, (_, row) => row);
/** The middle of a row of cells. */
const rowY = (row: number) => 2.5 + row * pitch;

/** A line for each row with filled cells, whose dashes are the cells: 3 long, with gaps of 1. */
const cells = (done: number) =>
  rows
    .map((row) => ({ row, count: Math.min(10, done - 10 * row) }))
    .filter(({ count }) => count > 0)
    .map(({ row, count }) => `M.5 ${rowY(row)}h${count * pitch - 1}`)
    .join('');

/** A line for each row with open days, whose dashes are the dots: 1 long, with gaps of 3. */
const dots = (done: number) =>
  rows
    .map((row) => ({ row, first: Math.max(0, done - 10 * row) }))
    .filter(({ first }) => first < 10)
    .map(({ row, first }) => `M${1.5 + first * pitch} ${rowY(row)}h${(9 - first) * pitch + 1}`)
    .join('');

/** A small grid that shows how many days a person has done. The text beside it says the same. */
export function MiniHundred({
  done,
  isOwn,
  className,
}: {
  done: number;
  isOwn: boolean;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 40 41" fill="none" aria-hidden="true" className={classNames('flex-none', className)}>
      <path d={dots(done)} stroke="var(--color-edge)" strokeDasharray="1 3" />
      <path
        d={cells(done)}
        stroke={isOwn ? 'var(--color-done)' : 'var(--color-ink-3)'}
        strokeWidth={3}
        strokeDasharray="3 1"
      />
    </svg>
  );
}
