import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import type { Moment } from '../../platform/time/server-clock';

export interface Performed {
  newBadges: readonly BadgeId[];
}

/** The command is stored, and nothing here could judge it: the server will. */
export class CommandDeferred extends Error {
  override readonly name = 'CommandDeferred';
}

/** When a command was performed, by the server's clock and by those of the device. */
export interface Press {
  at: number;
  isSure: boolean;
  moment: Moment;
}
