import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import type { DeviceMoment } from '../../platform/time/server-clock';

export interface Performed {
  newBadges: readonly BadgeId[];
}

/** The command is stored, but could not be judged on this device. The server will judge it. */
export class CommandDeferred extends Error {
  override readonly name = 'CommandDeferred';
}

/** When a command was performed, by the server's clock and by the clocks of the device. */
export interface Press {
  at: number;
  isSure: boolean;
  moment: DeviceMoment;
}
