import { type RefObject, useLayoutEffect, useRef } from 'react';
import { wantsNoMotion } from '../../../platform/device/reduced-motion';

/** Where the end of a session has just shown its large cell. The celebration on the next page continues from there. */
let lastEndCell: { box: DOMRect; at: number } | undefined;

/** A cell that was shown longer ago belongs to another celebration. */
const freshMs = 2000;
const shrinkMs = 480;

/** For the large cell at the end of a session: remembers its place when the step is left. */
export function useEndCell<Kind extends Element>(): RefObject<Kind | null> {
  const cell = useRef<Kind>(null);
  useLayoutEffect(() => {
    const element = cell.current;
    return () => {
      if (element) lastEndCell = { box: element.getBoundingClientRect(), at: performance.now() };
    };
  }, []);
  return cell;
}

/** Shrinks the cell of today in a grid from the place of the large cell, if a session has just ended. */
export function shrinkFromEndCell(todayCell: SVGGraphicsElement): void {
  const end = lastEndCell;
  lastEndCell = undefined;
  if (!end || performance.now() - end.at > freshMs || wantsNoMotion()) return;
  const box = todayCell.getBoundingClientRect();
  // A transform inside an svg is in units of the drawing, not in pixels.
  const unit = todayCell.getScreenCTM()?.a ?? 1;
  const [x, y] = [(end.box.left - box.left) / unit, (end.box.top - box.top) / unit];
  todayCell.animate(
    {
      transformBox: ['fill-box', 'fill-box'],
      transformOrigin: ['0 0', '0 0'],
      transform: [`translate(${x}px, ${y}px) scale(${end.box.width / box.width})`, 'none'],
    },
    { duration: shrinkMs, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  );
}
