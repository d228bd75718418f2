import { GridShapes } from './grid-shapes';
import { drawHundredNumeral } from './hundred-numeral';
import { type Paint, pagePaint } from './paint';

/** Below this size in pixels cells and dots would blur, so the logo is drawn in solid strokes. */
const smallestCellMark = 120;

/** The strokes of "100" in ten columns of 3. The flag of the 1 is Day 1. */
export const markStrokes = 'M3 0h3v30H3zM9 0h9v30H9zM12 3v24h3V3zM21 0h9v30h-9zM24 3v24h3V3z';

type Props = { size: number };

/** The logo: "100" drawn in ten by ten. */
export function Mark({ size }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden="true">
      <MarkDrawing size={size} paint={pagePaint} />
    </svg>
  );
}

/** The logo's shapes in a box of 30 by 30, for drawings with their own frame. */
export function MarkDrawing({ size, paint }: { size: number; paint: Paint }) {
  if (size < smallestCellMark)
    return (
      <>
        <rect width={3} height={3} fill={paint.today} />
        <path d={markStrokes} fillRule="evenodd" fill={paint.numeral} />
      </>
    );
  return (
    <g transform="scale(.25) translate(1 1)">
      <GridShapes shapes={drawHundredNumeral({ hasNumbers: false })} paint={paint} />
    </g>
  );
}
