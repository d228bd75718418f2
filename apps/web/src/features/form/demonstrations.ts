import type { MovementId } from '@hundred/domain/movements/movements';
import { checkpointsOf } from './checkpoints';
import type { Demonstration, DemonstrationText } from './demonstration';
import { coreText } from './text/core';
import { legText } from './text/leg';
import { pushText } from './text/push';

/** The texts of a movement, which are in three files by kind of movement. */
export const demonstrationText = (movement: MovementId): DemonstrationText =>
  ({ ...pushText, ...coreText, ...legText })[movement];

/** The texts of a movement with the places of its checkpoints. */
export function demonstrationOf(movement: MovementId): Demonstration {
  const texts = demonstrationText(movement);
  return {
    ...texts,
    checkpoints: checkpointsOf[movement].map((place, index) => ({ ...place, ...texts.checkpoints[index]! })),
  };
}
