import { localDateIn } from '@hundred/domain/days/zones';
import type { Transport } from '../../platform/http/api';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import type { DeviceMoment } from '../../platform/time/server-clock';
import { elapsedBetween } from '../command/clock-correction';
import type { PendingCommand } from '../command/pending-command';
import type { LogReplica } from '../log-replica';
import { type RequestOutcome, requestCommand } from './command-request';
import type { Pull } from './pull';

/** `gone`: the command is not pending any more, so nothing was sent. */
type PushOutcome = RequestOutcome | { kind: 'gone' };

/** A command that was performed less than this ago may be dated by the server, by the arrival of its request. */
const justNowMs = 10_000;

/** The network may be slow: a request arrives within this time or fails. */
const arrivalTimeoutMs = 60_000;

export const isJustNow = (performed: DeviceMoment, now: DeviceMoment): boolean =>
  elapsedBetween(performed, now) < justNowMs;

/** Whether the date may be over by the time the request arrives. */
export const isNearMidnight = ({ at, date, zone }: PendingCommand): boolean =>
  date !== undefined && zone !== undefined && localDateIn(zone, at + arrivalTimeoutMs) !== date;

/**
 * Pushes a command, dated by the clock that is more surely right:
 * 1. Its instant is unsure, and it was performed just now: the server dates it by the arrival of the request.
 * 2. Its instant is unsure and older: the instant is corrected first, and the device dates it.
 * 3. Its instant is sure: the device dates it.
 * In 2 and 3 the server may refuse an instant that is ahead of its clock. If the command was performed just now, it is then
 * sent again for the server to date.
 */
export function makePushCommand(replica: LogReplica, api: Transport, pull: Pull) {
  /** Whether the server may date the command by the arrival of its request. */
  function canServerDate(pending: PendingCommand): boolean {
    const performed = replica.state().freshMoments.get(pending.id);
    return (
      performed !== undefined && !isNearMidnight(pending) && isJustNow(performed, replica.clock.moment())
    );
  }

  /** Corrects the unsure instants by the server's time. A pull comes first if the clock is not sure, to get that time. */
  async function correctUnsureInstants(): Promise<void> {
    if (!replica.clock.isSure()) await pull.start().catch(logUnlessRequestFailed);
    const reading = replica.clock.lastReading();
    if (reading && replica.clock.isSure()) await replica.commit({ type: 'clockRead', reading });
  }

  /** Sends nothing after the person signed out, because another may have signed in, whose token the request would have. */
  const request = async (pending: PendingCommand, datedBy: 'server' | 'device'): Promise<RequestOutcome> =>
    replica.isActive() ? requestCommand(api, pending, datedBy) : { kind: 'unreachable' };

  return async function pushCommand(pending: PendingCommand): Promise<PushOutcome> {
    const isUnsure = replica.state().unsureMoments.has(pending.id);
    if (isUnsure && canServerDate(pending)) return request(pending, 'server');
    if (isUnsure) await correctUnsureInstants();
    const latest = replica.state().pending.find(({ id }) => id === pending.id);
    // The pull has brought the facts of the command, or the person has discarded it.
    if (!latest) return { kind: 'gone' };
    const outcome = await request(latest, 'device');
    const isClockAhead = outcome.kind === 'refused' && outcome.code === 'clock_ahead';
    return isClockAhead && canServerDate(latest) ? request(latest, 'server') : outcome;
  };
}
