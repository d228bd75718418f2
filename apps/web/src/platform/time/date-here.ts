import type { CivilDate } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { browserZone } from './browser-zone';

/** The date of an instant in the zone of this device. */
export const dateHere = (instant: string): CivilDate => localDateIn(browserZone(), Date.parse(instant));
