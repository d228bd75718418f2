import { mostLines } from '@hundred/domain/today/pay-off';
import { useRef } from 'react';
import type { ShownPayOff } from './use-pay-off';

/**
 * Whether the window has room for this many lines below the large grid. A line counts as 3rem, everything else as
 * 37.25rem.
 */
const isTallFor = (lineCount: number) => matchMedia(`(min-height: ${37.25 + 3 * lineCount}rem)`).matches;
/** A phone on its side, where the grid stands beside its figures at all times. */
const lyingPhone = '(max-height: 30rem) and (min-width: 36rem) and (max-width: 63.99rem)';

/** Whether the grid has to give way to the lines about what the day changed, and to a badge. */
export const needsSmallGrid = (lineCount: number, hasBadges: boolean): boolean =>
  matchMedia(lyingPhone).matches || (lineCount > 0 && (hasBadges || !isTallFor(lineCount)));

/** How many lines need room: 0 until they are shown. Room held for a late answer stays, so that nothing moves again. */
export function useLineCount({ lines, isUnsent, isPending }: ShownPayOff, isShown: boolean): number {
  const most = useRef(0);
  const count = lines.length + (isUnsent ? 1 : 0);
  if (isShown && count > 0) most.current = Math.max(most.current, isPending ? mostLines : count);
  return most.current;
}

type Room = { isSmall: boolean; badgeCount: number; lineCount: number };

// The grid is as large as everything else leaves room for. If that is less than the whole width, it is in the middle.
export const largeGrid =
  'max-desktop:mx-auto max-desktop:w-[min(100%,max(11rem,calc(100svh-var(--taken)-var(--question)+var(--saved))))]';
export const smallGrid =
  'max-desktop:w-[min(calc(100vw-var(--beside)),var(--widest),max(7rem,calc(100svh-var(--taken)-var(--question)+var(--saved))))] lying:w-[min(12rem,calc(100svh-10.5rem))]';

/** The height of everything but the grid and the question, in rem. */
export function takenHeight({ isSmall, badgeCount, lineCount }: Room): number {
  const gapAboveLines = 0.75;
  const lineHeight = 2.95;
  const linesHeight = lineCount === 0 ? 0 : gapAboveLines + lineHeight * lineCount;
  // The figures stand beside the small grid and below the large one. With the small grid a badge is smaller too; several
  // have a label above them.
  const [fixedHeight, badgeHeight] = isSmall ? [14.75, badgeCount > 1 ? 7.75 : 6.25] : [20.75, 9.5];
  return fixedHeight + (badgeCount > 0 ? badgeHeight : 0) + linesHeight;
}
