import type { MovementId } from '@hundred/domain/movements/movements';
import DrawnStill from './drawn-still';
import { FigureFrame } from './figure-frame';

type Props = { movement: MovementId; size?: number };

/** A `MovementFigure` whose drawing comes with the script of its page, so that it appears with the page. */
export const StillFigure = ({ movement, size = 44 }: Props) => (
  <FigureFrame movement={movement} size={size}>
    <DrawnStill movement={movement} size={size} />
  </FigureFrame>
);
