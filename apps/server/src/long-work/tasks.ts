import { settledDates } from '@hundred/domain/challenge/state/history';
import { afterFacts } from '../after-facts';
import type { Storage } from '../db/storage';
import { type BroughtFile, type Imported, makeImportPerson } from '../features/own-data/import-person';
import { makeKnownLogs } from '../log/known-logs';
import { readHead, settleInPieces } from '../log/log-store';
import { makeTakeOver } from '../log/take-over';
import { makeChallengeWriter, type Sending, type Written } from '../log/writer';
import type { Refusal } from '../refusals/refusal';
import { makeImportLock } from './import-lock';

/** What takes so long that everybody would wait for it. Plain data goes in and comes out. */
export interface Tasks {
  nothing(): Promise<undefined>;
  /** Commands that need the whole of a long log. */
  send(sending: Sending, signal: AbortSignal): Promise<Written | Refusal>;
  /** Makes all settled dates of a long log anew. */
  settle(whose: { personId: string }, signal: AbortSignal): Promise<undefined | Refusal>;
  importFile(file: BroughtFile, signal: AbortSignal): Promise<Imported | Refusal>;
}

export type TaskName = keyof Tasks;

export function makeTasks(storage: Pick<Storage, 'kind' | 'database' | 'pool'>): Tasks {
  const { database } = storage;
  const readWhole = makeKnownLogs(database);
  const writer = makeChallengeWriter(database, afterFacts, { readWhole });
  return {
    nothing: async () => undefined,
    send: writer.sendAll,
    async settle({ personId }, signal) {
      const head = await readHead(database, personId);
      const dates = settledDates(await readWhole(head, personId, signal));
      await settleInPieces(database, personId, head.length, dates, signal);
      return undefined;
    },
    importFile: makeImportPerson(database, makeTakeOver(database, afterFacts), makeImportLock(storage)),
  };
}
