import { type RefObject, useLayoutEffect, useRef } from 'react';
import { wantsNoMotion } from '../../platform/device/reduced-motion';

const msPerRank = 120;
const longest = 600;

/**
 * If the person ranks higher than this board last showed, their row slides past those it passed, and each of them makes
 * room. Only the painting moves: in the layout every row is in its new place at once.
 */
export function useOwnRowSlide(
  table: RefObject<HTMLTableElement | null>,
  board: string,
  rank: number | undefined,
): void {
  const last = useRef<{ board: string; rank: number }>(undefined);
  useLayoutEffect(() => {
    if (rank === undefined) return;
    const passedRows = last.current?.board === board ? last.current.rank - rank : 0;
    last.current = { board, rank };
    const bodies = [...(table.current?.tBodies ?? [])];
    if (passedRows > 0 && !wantsNoMotion())
      slide(
        bodies.flatMap((body) => [...body.rows]),
        passedRows,
      );
  }, [table, board, rank]);
}

function slide(rows: readonly HTMLElement[], passedRows: number): void {
  const place = rows.findIndex((row) => row.ariaCurrent === 'true');
  const own = rows[place];
  const passed = rows.slice(place + 1, place + 1 + passedRows);
  if (!own || passed.length === 0) return;
  const duration = Math.min(longest, msPerRank * passed.length);
  const way = passed.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  own.animate({ transform: [`translateY(${way}px)`, 'none'] }, { duration, easing: 'ease-in-out' });
  passed.forEach((row, index) => {
    row.animate(
      { transform: [`translateY(${-own.offsetHeight}px)`, 'none'] },
      {
        duration: duration / passed.length,
        delay: duration - (duration * (index + 1)) / passed.length,
        fill: 'backwards',
      },
    );
  });
}
