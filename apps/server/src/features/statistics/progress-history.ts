import type { AnswerOf } from '@hundred/contract/call';
import type { getProgressHistory } from '@hundred/contract/statistics';
import { type ProgressEntry, progressHistory } from '@hundred/domain/calendar/progress-history';
import type { DateExercise, History } from '@hundred/domain/runs/state';
import { Refusal } from '../../http/refusal';

type Answer = AnswerOf<typeof getProgressHistory>;

export interface Part {
  /** 1 is the first run of all. */
  run: number;
  limit?: number | undefined;
  offset?: number | undefined;
}

export function historyAnswer(history: History, { run, limit, offset = 0 }: Part): Answer | Refusal {
  if (run > history.runs.length) return new Refusal('not_found', `There is no run ${run}.`, 'run');
  const entries = progressHistory(history, run - 1);
  const shown = entries.slice(offset, limit === undefined ? undefined : offset + limit);
  return { history: shown.map(entryOf), run, runs: history.runs.length, total: entries.length };
}

function entryOf(entry: ProgressEntry): Answer['history'][number] {
  const { date, status, dayNumber, targetReps, totalRepsCompleted, streak, allCompleted, usedRestDay } =
    entry;
  const { pushups, situps, jumpingJacks } = entry.exercises;
  return {
    date,
    status,
    dayNumber,
    targetReps,
    totalRepsCompleted,
    streak,
    allCompleted,
    usedRestDay,
    exercises: {
      pushups: exerciseOf(pushups),
      situps: exerciseOf(situps),
      jumpingJacks: exerciseOf(jumpingJacks),
    },
  };
}

function exerciseOf({ completed, reps, target, timeSeconds }: DateExercise) {
  return { completed, reps, target, timeSeconds };
}
