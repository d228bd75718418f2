import { GridShapes } from './grid-shapes';
import { drawHundredNumeral } from './hundred-numeral';
import { pagePaint } from './paint';

const shapes = drawHundredNumeral({ hasNumbers: true });

/** The grid as a poster: a hundred numbered days whose filled cells read 100. */
export function GridPoster({ label }: { label: string }) {
  return (
    <svg
      className="grid-drawing grid-drawing--poster block h-auto w-full"
      viewBox="-.5 -.5 119 119"
      role="img"
      aria-label={label}
    >
      <GridShapes shapes={shapes} paint={pagePaint} />
    </svg>
  );
}
