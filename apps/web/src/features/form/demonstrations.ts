import type { MovementId } from '@hundred/domain/movements/movements';
import { coreDemonstrations } from './core-demonstrations';
import type { Demonstration } from './demonstration';
import { legDemonstrations } from './leg-demonstrations';
import { pushDemonstrations } from './push-demonstrations';

/** The texts of every motion. */
export const demonstrations: Readonly<Record<MovementId, Demonstration>> = {
  ...pushDemonstrations,
  ...coreDemonstrations,
  ...legDemonstrations,
};
