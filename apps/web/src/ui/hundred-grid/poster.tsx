import { drawFigure } from './geometry';
import { GridShapes } from './grid-shapes';
import { pagePaint } from './paint';
import { text } from './text';

const shapes = drawFigure({ numbers: true });

/** The grid as a poster: a hundred numbered days whose filled cells read 100. */
export function GridPoster() {
  return (
    <svg
      className="grid-drawing grid-drawing--poster block h-auto w-full"
      viewBox="-.5 -.5 119 119"
      role="img"
      aria-label={text.poster}
    >
      <GridShapes shapes={shapes} paint={pagePaint} />
    </svg>
  );
}
