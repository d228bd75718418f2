import type { MovementId } from '@hundred/domain/movements/movements';
import { lazyPart } from '../lazy-part';
import { FigureFrame } from './figure-frame';

/** Every movement and how their figure is drawn, which the first script of a page does not have to hold. */
const DrawnStill = lazyPart(() => import('./drawn-still'));
// Asked for with the page's script and not once a card is shown: the drawing is there when the answers are.
if (!import.meta.env.SSR) DrawnStill.preload();

type Props = { movement: MovementId; size?: number; className?: string };

/** A movement, standing still, in the text's colour. Its name stands beside it. */
export const MovementFigure = ({ movement, size = 44, className }: Props) => (
  <FigureFrame movement={movement} size={size} className={className}>
    <DrawnStill movement={movement} size={size} />
  </FigureFrame>
);
