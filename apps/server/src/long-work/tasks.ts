import type { DateRecord } from '@hundred/domain/challenge/state/state';
import type { Storage } from '../db/storage';
import { type FileToImport, type ImportResult, makeImportPerson } from '../features/own-data/import-person';
import { makeCachedReadLog } from '../log/cached-logs';
import { makeExecute } from '../log/execute';
import type { Execution, ExecutionResult } from '../log/execution';
import { makeImportLog } from '../log/import-log';
import { type SettledDatesQuery, settledDatesIn } from '../log/settled-dates';
import type { Logger } from '../logging/logger';
import { projections } from '../projections';
import type { Refusal } from '../refusals/refusal';
import { makeImportLock } from './import-lock';

/** Work that takes so long that every other request would wait for it. Its input and output are plain data. */
export interface Tasks {
  /** Does nothing, and so resolves once the thread has started. */
  ping(): Promise<undefined>;
  /** Commands that need the whole of a long log. */
  execute(execution: Execution, signal: AbortSignal): Promise<ExecutionResult | Refusal>;
  /** Dates of a long log. */
  readSettledDates(query: SettledDatesQuery, signal: AbortSignal): Promise<DateRecord[] | Refusal>;
  importFile(file: FileToImport, signal: AbortSignal): Promise<ImportResult | Refusal>;
}

export type TaskName = keyof Tasks;

export function makeTasks(
  storage: Pick<Storage, 'kind' | 'database' | 'pool'>,
  log: Pick<Logger, 'warn'>,
): Tasks {
  const { database } = storage;
  const readLog = makeCachedReadLog(database);
  const execute = makeExecute(database, projections, { readLog });
  return {
    ping: async () => undefined,
    execute: ({ personId, commands, now, personColumns }, signal) =>
      execute(personId, commands, { now, personColumns, signal }),
    readSettledDates: async ({ personId, length, span }, signal) =>
      settledDatesIn(await readLog({ length }, personId, signal), span),
    importFile: makeImportPerson(
      database,
      makeImportLog(database, projections, log),
      makeImportLock(storage),
    ),
  };
}
