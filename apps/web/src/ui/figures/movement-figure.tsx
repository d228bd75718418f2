import type { MovementId } from '@hundred/domain/movements/movements';
import DrawnStill from './drawn-still';

type Props = { movement: MovementId; size?: number; className?: string };

/** A movement, standing still, in the text's colour. Its name stands beside it. */
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
      {/* The frame of the first paint has places only: it is made before anybody's movements are known. */}
      {!import.meta.env.SSR && <DrawnStill movement={movement} size={size} />}
    </svg>
  );
}
