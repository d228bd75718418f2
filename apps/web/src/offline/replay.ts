import { ApiError, type Transport } from '../platform/api';
import { type Deed, requestOf } from './deed';
import type { LogPart } from './learned-log';

/**
 * `sent`: the server has it, and says how its log went on, unless it is an older one. `away`: no answer, or none of the
 * product's; the deed stays as it is and is sent again.
 */
export type Outcome =
  | { kind: 'sent'; log?: LogPart | undefined }
  | { kind: 'away' }
  | { kind: 'refused'; code: string; message: string };

/** A connection that hangs must not hold up everything behind it. */
export const patience = 20_000;

export async function sendDeed(api: Transport, deed: Deed, isLeftToServer: boolean): Promise<Outcome> {
  const { method, path, body } = requestOf(deed, isLeftToServer);
  try {
    const answer = await api[method]<{ localDate?: string; log?: LogPart } | undefined>(path, body, {
      signal: AbortSignal.timeout(patience),
    });
    // A hotel's login page answers 200 to everything.
    return typeof answer?.localDate === 'string' ? { kind: 'sent', log: answer.log } : { kind: 'away' };
  } catch (error) {
    return outcomeOf(error);
  }
}

export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError) || error.kind === 'network' || error.code === 'unreadable') {
    return { kind: 'away' };
  }
  const { code, message, status = 0 } = error;
  // Signed out: the deed waits until this person is back. Too many requests: it waits its turn.
  if (status >= 500 || status === 401 || status === 429) return { kind: 'away' };
  // Taken back on another device already: what was wanted is so.
  if (code === 'no_rest_day_taken') return { kind: 'sent' };
  return { kind: 'refused', code, message };
}
