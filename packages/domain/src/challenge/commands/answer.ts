import type { CivilDate } from '../../days/civil-date';
import type { Fact } from '../facts/facts';

/** What one command adds, before badges. */
export interface Answer {
  facts: readonly Fact[];
  /** The date the command counts for, where it counts for one. */
  localDate: CivilDate | null;
}

export const nothingNew: Answer = { facts: [], localDate: null };
