import type { History } from '../challenge/state/state';
import { progressHistory } from './progress-history';

export interface HistoryPart {
  /** 1 is the first run of all. */
  run: number;
  limit?: number | undefined;
  offset?: number | undefined;
}

/**
 * What `GET /challenge/progress-history` answers: by the server, and by a page without a connection. Null
 * where there is no such run.
 */
export function historyAnswer(history: History, { run, limit, offset = 0 }: HistoryPart) {
  if (run > history.runs.length) return null;
  const entries = progressHistory(history, run - 1);
  const shown = entries.slice(offset, limit === undefined ? undefined : offset + limit);
  return { history: shown, run, runs: history.runs.length, total: entries.length };
}
