import { eachExercise } from '../days/exercises';
import type { DateExercise, History } from '../runs/state';
import { type ProgressEntry, progressHistory } from './progress-history';

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
  return { history: shown.map(entryOf), run, runs: history.runs.length, total: entries.length };
}

function entryOf(entry: ProgressEntry) {
  const { date, status, dayNumber, targetReps, totalRepsCompleted, streak, allCompleted, usedRestDay } =
    entry;
  return {
    date,
    status,
    dayNumber,
    targetReps,
    totalRepsCompleted,
    streak,
    allCompleted,
    usedRestDay,
    ...(entry.scheduled ? { scheduled: true as const } : {}),
    exercises: eachExercise((id) => exerciseOf(entry.exercises[id])),
  };
}

function exerciseOf({ completed, reps, target, timeSeconds }: DateExercise) {
  return { completed, reps, target, timeSeconds };
}
