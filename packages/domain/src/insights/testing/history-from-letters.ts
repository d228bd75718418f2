import type { DateExercise, DateRecord, DateStatus, History, RunSummary } from '../../challenge/state/state';
import { addDays, type CivilDate } from '../../days/civil-date';
import { type ExerciseId, eachExercise } from '../../days/exercises';

const statusOfLetter: Readonly<Record<string, DateStatus>> = {
  c: 'complete',
  p: 'partial',
  m: 'missed',
  r: 'rest',
  a: 'rest',
  w: 'rest',
  o: 'open',
};

/**
 * A history with one letter for each date: `c` complete, `p` push-ups only, `m` missed, `r` rested, `a` covered, `w` a
 * weekday off, `o` open, `-` no record. The last is today. Every exercise has a target of ten. `changes` returns the
 * fields to replace.
 */
export function historyFromLetters(
  first: CivilDate,
  letters: string,
  changes: (index: number) => Partial<DateRecord> = () => ({}),
): History {
  let [day, streak] = [1, 0];
  const dates = [...letters].flatMap((letter, index): DateRecord[] => {
    const status = statusOfLetter[letter];
    if (!status) return [];
    if (letter === 'c') streak += 1;
    if (letter === 'm' || letter === 'p') streak = 0;
    const record: DateRecord = {
      date: addDays(first, index),
      run: 0,
      dayNumber: letter === 'c' ? day++ : day,
      status,
      usedRestDay: letter === 'r' || letter === 'a',
      automaticRest: letter === 'a',
      streak,
      exercises: exercises((id) => (letter === 'c' || (letter === 'p' && id === 'pushups') ? 10 : 0)),
    };
    if (letter === 'w') record.scheduled = true;
    return [{ ...record, ...changes(index) }];
  });
  return { today: addDays(first, letters.length - 1), runs: [openRun(first, day - 1)], dates };
}

/** A run of season 1 that is open, with this number of completed days and nothing else. */
export function openRun(firstDate: CivilDate, daysCompleted: number): RunSummary {
  return {
    season: 1,
    path: null,
    openedAt: 0,
    firstDate,
    closedAt: null,
    closedOn: null,
    finishedOn: null,
    daysCompleted,
    daysMissed: 0,
    restDaysUsed: 0,
    completionRate: 0,
  };
}

/** The three exercises of a date, with their reps and targets. */
export function exercises(
  repsOf: (id: ExerciseId) => number,
  targetOf: (id: ExerciseId) => number = () => 10,
  changes: Partial<DateExercise> = {},
): Record<ExerciseId, DateExercise> {
  return eachExercise((id) => ({
    completed: repsOf(id) > 0,
    reps: repsOf(id),
    target: targetOf(id),
    timeSeconds: null,
    completedAt: null,
    ...changes,
  }));
}

/** Push-ups only: the load of a date is their number. */
export const pushups = (reps: number, target = 10) =>
  exercises(
    (id) => (id === 'pushups' ? reps : 0),
    (id) => (id === 'pushups' ? target : 0),
  );
