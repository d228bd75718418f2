import type { RefusalCode } from '@hundred/contract/refusals';
import type { PremiumFact } from '@hundred/domain/entitlements/premium-periods';
import type { Storage } from '../db/storage';
import type { TaskName } from './tasks';

export interface LongWorkSettings extends Pick<Storage, 'kind' | 'connection'> {
  logLevel: string;
}

/** Messages from the server to the thread. */
export type WorkerMessage =
  | {
      kind: 'begin';
      id: number;
      task: TaskName;
      input: unknown;
      /**
       * What every fold of this installation includes. It is sent with each task, because a thread has its own modules.
       */
      installationFacts: readonly PremiumFact[];
    }
  /** The request was aborted. */
  | { kind: 'abandon'; id: number }
  | { kind: 'close' };

/**
 * The disk refused a write of the thread. The server does not notice it, because the thread has its own connections.
 */
export interface OutOfRoom {
  kind: 'outOfRoom';
}

/** Messages from the thread to the server. */
export type FromThread = Report | OutOfRoom;

/** The result of a task. */
export type Report =
  | { id: number; outcome: 'done'; result: unknown }
  | { id: number; outcome: 'refused'; refusal: PlainRefusal }
  | { id: number; outcome: 'failed'; reason: string };

/** A refusal as data, because a class does not survive `postMessage`. */
export interface PlainRefusal {
  code: RefusalCode;
  message: string;
  field: string | undefined;
  retryAfter: number | undefined;
}
