import type { RunRecord } from '../../challenge/fold/run-record';
import { workoutSecondsOn } from '../../challenge/state/date-figures';
import type { DateRecord, History } from '../../challenge/state/state';
import { addDays } from '../../days/civil-date';
import { exerciseIds, programLength } from '../../days/exercises';
import { type MovementId, movements } from '../../movements/movements';
import { programOn } from '../../programs/plans-of-run';
import { targetIn } from '../../programs/program';
import { movementsOn } from '../movement-load';
import { type ExpectedTime, type TimedDay, timePerDay } from '../time-per-day';

export interface TimeAhead {
  day: number;
  when: 'next' | 'inAWeek' | 'last';
  expected: ExpectedTime;
}

/** The expected timer on the next day, in a week, and on the last day. Empty with too few timed days. */
export function timesAhead(history: History, runs: readonly RunRecord[], daysLeft: number): TimeAhead[] {
  const timeOn = timeOnDay(history, runs);
  if (!timeOn) return [];
  const next = programLength + 1 - daysLeft;
  const days = [
    { when: 'next', day: next },
    { when: 'inAWeek', day: next + 7 },
    { when: 'last', day: programLength },
  ] as const;
  return days
    .filter(({ day }) => day <= programLength)
    .filter(({ day }, index, all) => day !== all[index - 1]?.day)
    .flatMap(({ when, day }) => {
      const expectedSeconds = timeOn(day);
      return expectedSeconds ? [{ when, day, expected: expectedSeconds }] : [];
    });
}

/** Returns a function for the expected timer on a day of the run, by tomorrow's plan; null with too few timed days. */
export function timeOnDay(
  history: History,
  runs: readonly RunRecord[],
): ((day: number) => ExpectedTime | null) | null {
  const run = runs[history.runs.length - 1];
  const timeFor = timePerDay(history.dates.flatMap((record) => timedDay(record, runs)));
  if (!run || !timeFor) return null;
  const inForce = programOn(run, addDays(history.today, 1));
  const { exercises } = inForce.program;
  return (day) => {
    const dueExercises = exerciseIds.map((id) => ({
      movement: exercises[id].movement,
      target: targetIn(inForce, id, day),
    }));
    return timeFor(loadOf(dueExercises));
  };
}

function timedDay(record: DateRecord, runs: readonly RunRecord[]): TimedDay[] {
  const seconds = workoutSecondsOn(record);
  return seconds === null || record.run === null
    ? []
    : [{ load: loadOf(movementsOn(record, runs)), seconds }];
}

/** The load of the targets of a day, in hundredths of a push-up. */
const loadOf = (exercises: readonly { movement: MovementId; target: number }[]): number =>
  exercises.reduce((sum, { movement, target }) => sum + target * movements[movement].load, 0);
