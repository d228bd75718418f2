import { type ExerciseId, exerciseIds } from '../../days/exercises';
import type { HistoryDay } from '../history-entry';

/** The reps of the exercises that were done. */
type RepsByExercise = Partial<Record<ExerciseId, number>>;

const statusFor = (exercisesDone: number): HistoryDay['status'] => {
  if (exercisesDone === exerciseIds.length) return 'complete';
  return exercisesDone > 0 ? 'partial' : 'missed';
};

/** One date in the history of a run. The dates of January begin again after 28 days. */
export function historyDay(
  dayNumber: number,
  reps: RepsByExercise,
  targetOf: (exercise: ExerciseId) => number = () => 9 + dayNumber,
): HistoryDay {
  const exercises = Object.fromEntries(
    exerciseIds.map((id) => [
      id,
      { target: targetOf(id), reps: reps[id] ?? 0, completed: reps[id] !== undefined },
    ]),
  ) as HistoryDay['exercises'];
  const exercisesDone = Object.keys(reps).length;
  return {
    date: `2026-01-${String(((dayNumber - 1) % 28) + 1).padStart(2, '0')}`,
    dayNumber,
    status: statusFor(exercisesDone),
    targetReps: targetOf('pushups'),
    totalRepsCompleted: Object.values(reps).reduce((sum, repsOfOne) => sum + repsOfOne, 0),
    exercises,
  };
}

export const completeDay = (dayNumber: number, reps = 9 + dayNumber): HistoryDay =>
  historyDay(dayNumber, { pushups: reps, situps: reps, jumpingJacks: reps });
export const missedDay = (dayNumber: number): HistoryDay => historyDay(dayNumber, {});
/** Today, with nothing done. */
export const openDay = (dayNumber: number): HistoryDay => ({ ...missedDay(dayNumber), status: 'open' });
/** The first days of a run, all complete. */
export const completeDays = (count: number): HistoryDay[] =>
  Array.from({ length: count }, (_, index) => completeDay(index + 1));
