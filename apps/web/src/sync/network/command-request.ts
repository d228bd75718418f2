import { ApiError, type Transport } from '../../platform/http/api';
import type { CommandRefusal, PendingCommand } from '../command/pending-command';
import type { LogPart } from '../reducer/base-log';

/**
 * `accepted`: the server has the command; `part` is what it added to the log, which older servers do not return.
 * `unreachable`: nothing can be pushed now. `faulty`: the server failed on this command.
 */
export type RequestOutcome =
  | { kind: 'accepted'; part?: LogPart | undefined }
  | { kind: 'unreachable' }
  | { kind: 'faulty' }
  | ({ kind: 'refused' } & CommandRefusal);

const calls = {
  completeExercise: { method: 'post', path: '/challenge/complete-exercise' },
  takeRestDay: { method: 'post', path: '/challenge/rest-day' },
  takeBackRestDay: { method: 'delete', path: '/challenge/rest-day' },
  rateEffort: { method: 'put', path: '/challenge/effort' },
  finishSession: { method: 'post', path: '/challenge/recovery-session' },
} as const;

/** Whose clock gives the instant and the date of a command. */
type DatedBy = 'device' | 'server';

/**
 * The request that pushes a command. A device names the instant and the date, because the network may be slow and
 * midnight near.
 */
export function toRequest(pending: PendingCommand, datedBy: DatedBy) {
  const { kind, ...command } = pending.command;
  const when =
    datedBy === 'server'
      ? {}
      : { at: new Date(pending.at).toISOString(), localDate: pending.date, timezone: pending.zone };
  return { ...calls[kind], body: { ...command, deviceKey: pending.id, ...when } };
}

/** A connection that hangs must not block the following commands for longer. */
export const requestTimeoutMs = 20_000;

/** Sends a command to the server. It never rejects. */
export async function requestCommand(
  api: Transport,
  pending: PendingCommand,
  datedBy: DatedBy,
): Promise<RequestOutcome> {
  const { method, path, body } = toRequest(pending, datedBy);
  try {
    const answer = await api[method]<{ localDate?: string; log?: LogPart } | undefined>(path, body, {
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    // The login page of a hotel network answers 200 to everything.
    return typeof answer?.localDate === 'string'
      ? { kind: 'accepted', part: answer.log }
      : { kind: 'unreachable' };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** What a failed request means for its command. */
export function outcomeOf(error: unknown): RequestOutcome {
  if (!(error instanceof ApiError) || error.kind === 'network' || error.code === 'unreadable')
    return { kind: 'unreachable' };
  const { code, message, status = 0 } = error;
  // Above 500, the server or what is in front of it is away. 401: the command waits until this person is signed in again.
  // 429: it waits for the rate limit.
  if (status > 500 || status === 401 || status === 429) return { kind: 'unreachable' };
  // The server failed on this command.
  if (status === 500) return { kind: 'faulty' };
  // Another device has already taken the rest day back, which is the requested result.
  if (code === 'no_rest_day_taken') return { kind: 'accepted' };
  return { kind: 'refused', code, message };
}
