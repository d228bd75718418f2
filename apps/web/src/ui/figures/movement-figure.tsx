import type { MovementId } from '@hundred/domain/movements/movements';
import { lazyPart } from '../feedback/lazy-part';

/** Preloaded as soon as a page could show a figure, so that it has mostly loaded by then. Its space is reserved. */
const DrawnStill = lazyPart(() => import('./drawn-still'));
if (!import.meta.env.SSR) DrawnStill.preload();

type Props = { movement: MovementId; size?: number; className?: string };

/** A still of a movement in the text's colour. Its name stands beside it. */
export function MovementFigure({ movement, size = 44, className }: Props) {
  return (
    <svg
      className={`flex-none ${className ?? ''}`}
      width={size}
      height={size}
      viewBox="0 0 96 96"
      data-movement={movement}
      aria-hidden="true"
    >
      {/* The prerendered frame has empty places only, because the person's movements are not known at build time. */}
      {!import.meta.env.SSR && <DrawnStill movement={movement} size={size} />}
    </svg>
  );
}
