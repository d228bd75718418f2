import type { History } from '../challenge/state/state';
import { progressHistory } from './progress-history';

export interface HistoryPart {
  /** 1 is the person's first run. */
  run: number;
  limit?: number | undefined;
  offset?: number | undefined;
}

/** The answer of `GET /challenge/progress-history`, for the server and the page. Null if the run does not exist. */
export function historyAnswer(history: History, { run, limit, offset = 0 }: HistoryPart) {
  if (run > history.runs.length) return null;
  const entries = progressHistory(history, run - 1);
  const shownEntries = entries.slice(offset, limit === undefined ? undefined : offset + limit);
  return { history: shownEntries, run, runs: history.runs.length, total: entries.length };
}
