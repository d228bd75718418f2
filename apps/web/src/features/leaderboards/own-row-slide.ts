import { type RefObject, useLayoutEffect, useRef } from 'react';
import { wantsNoMotion } from '../../platform/device/reduced-motion';

/** The slide takes this long for each row that was passed, and at most `longestMs`. */
const msPerRank = 120;
const longestMs = 600;

/**
 * If the person ranks higher than this board last showed, their row slides past those it passed, and each of them makes
 * room. Only the painting moves: in the layout every row is in its new place at once.
 */
export function useOwnRowSlide(
  table: RefObject<HTMLTableElement | null>,
  board: string,
  rank: number | undefined,
): void {
  const lastShown = useRef<{ board: string; rank: number }>(undefined);
  useLayoutEffect(() => {
    if (rank === undefined) return;
    const ranksWon = lastShown.current?.board === board ? lastShown.current.rank - rank : 0;
    lastShown.current = { board, rank };
    const bodies = [...(table.current?.tBodies ?? [])];
    if (ranksWon > 0 && !wantsNoMotion())
      slideOwnRow(
        bodies.flatMap((body) => [...body.rows]),
        ranksWon,
      );
  }, [table, board, rank]);
}

function slideOwnRow(rows: readonly HTMLElement[], ranksWon: number): void {
  const ownIndex = rows.findIndex((row) => row.ariaCurrent === 'true');
  const own = rows[ownIndex];
  const passed = rows.slice(ownIndex + 1, ownIndex + 1 + ranksWon);
  if (!own || passed.length === 0) return;
  const duration = Math.min(longestMs, msPerRank * passed.length);
  const distance = passed.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  own.animate({ transform: [`translateY(${distance}px)`, 'none'] }, { duration, easing: 'ease-in-out' });
  // The own row comes from below, so the lowest of those it passed makes room first.
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
