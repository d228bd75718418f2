import type { Transport } from '../../platform/http/api';
import { isJustNow, isNearMidnight } from '../command/clock-correction';
import type { PendingCommand } from '../command/pending-command';
import type { SyncCore } from '../sync-core';
import { type PushOutcome, requestCommand } from './command-request';
import type { Pull } from './pull';

/**
 * Pushes a command with its instant. If the clock of the device is not sure, or ahead of the server, a command of just
 * now is pushed without it, and the server dates it.
 */
export function makePushCommand(core: SyncCore, api: Transport, pull: Pull) {
  /** The server dates a command by the arrival of the request, which is right for one that was performed just now. */
  function canServerDate(pending: PendingCommand): boolean {
    const performed = core.state().unattempted.get(pending.id);
    return performed !== undefined && !isNearMidnight(pending) && isJustNow(performed, core.clock.moment());
  }

  /** The answer to a pull gives the server's time. */
  async function correctUnsureInstants(): Promise<void> {
    if (!core.clock.isSure()) await pull.start().catch(() => {});
    const heard = core.clock.lastReading();
    if (heard && core.clock.isSure()) await core.commit({ type: 'clockHeard', heard });
  }

  /** Another person may have signed in during a request, and the next would be sent with their token. */
  const request = async (pending: PendingCommand, datedBy: 'server' | 'device'): Promise<PushOutcome> =>
    core.isActive() ? requestCommand(api, pending, datedBy) : { kind: 'unreachable' };

  return async function pushCommand(pending: PendingCommand): Promise<PushOutcome> {
    const isUnsure = core.state().unsure.has(pending.id);
    if (isUnsure && canServerDate(pending)) return request(pending, 'server');
    if (isUnsure) await correctUnsureInstants();
    const corrected = core.state().pending.find(({ id }) => id === pending.id) ?? pending;
    const outcome = await request(corrected, 'device');
    const isClockAhead = outcome.kind === 'refused' && outcome.code === 'clock_ahead';
    return isClockAhead && canServerDate(pending) ? request(pending, 'server') : outcome;
  };
}
