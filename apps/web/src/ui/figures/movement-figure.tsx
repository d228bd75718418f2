import type { MovementId } from '@hundred/domain/movements/movements';
import { lazyPart } from '../lazy-part';

/** Every movement and how their figure is drawn, which no page has to wait for. */
const DrawnStill = lazyPart(() => import('./drawn-still'));

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
      <DrawnStill movement={movement} size={size} />
    </svg>
  );
}
