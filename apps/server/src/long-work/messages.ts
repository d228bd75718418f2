import type { RefusalCode } from '@hundred/contract/refusals';
import type { Storage } from '../db/storage';
import type { TaskName } from './tasks';

export interface LongWorkSettings extends Pick<Storage, 'kind' | 'connection'> {
  logLevel: string;
}

/** What the server tells the thread. */
export type WorkerMessage =
  | { kind: 'begin'; id: number; task: TaskName; input: unknown }
  /** Nobody waits for it any more. */
  | { kind: 'abandon'; id: number }
  | { kind: 'close' };

/** The disk refused a write of the thread, which has connections of its own. */
export interface OutOfRoom {
  kind: 'outOfRoom';
}

/** What became of an order. */
export type Report =
  | { id: number; outcome: 'done'; result: unknown }
  | { id: number; outcome: 'refused'; refusal: PlainRefusal }
  | { id: number; outcome: 'failed'; reason: string };

export interface PlainRefusal {
  code: RefusalCode;
  message: string;
  field: string | undefined;
  retryAfter: number | undefined;
}
