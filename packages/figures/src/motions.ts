import type { MovementId } from '@hundred/domain/movements/movements';
import { coreMotions } from './core-motions';
import { legMotions } from './leg-motions';
import type { Motion } from './motion';
import { pushMotions } from './push-motions';

/** The motion of every movement. */
export const motions: Readonly<Record<MovementId, Motion>> = {
  ...pushMotions,
  ...coreMotions,
  ...legMotions,
};
