import type { MovementId } from '@hundred/domain/movements/movements';
import type { ReactNode } from 'react';

type Props = { movement: MovementId; size: number; className?: string | undefined; children: ReactNode };

/** The place of a figure, which has its size before the drawing is there. */
export const FigureFrame = ({ movement, size, className = '', children }: Props) => (
  <svg
    className={`flex-none ${className}`}
    width={size}
    height={size}
    viewBox="0 0 96 96"
    data-movement={movement}
    aria-hidden="true"
  >
    {children}
  </svg>
);
