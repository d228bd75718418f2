import { longestTimedDay } from '../../challenge/facts/limits';
import type { RunRecord } from '../../challenge/fold/run-record';
import type { DateRecord, History } from '../../challenge/state/state';
import { addDays } from '../../days/civil-date';
import { exerciseIds, programLength } from '../../days/exercises';
import { longestTime } from '../../days/longest-time';
import { isPlausibleTime } from '../../days/plausible-time';
import { movements, supportedMovement } from '../../movements/movements';
import { programOn } from '../../programs/plans-of-run';
import { standardMovement, targetIn } from '../../programs/program';
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
      const expected = timeOn(day);
      return expected ? [{ when, day, expected }] : [];
    });
}

/** The expected timer on a day of the run, by tomorrow's plan. Null with too few timed days. */
export function timeOnDay(
  history: History,
  runs: readonly RunRecord[],
): ((day: number) => ExpectedTime | null) | null {
  const run = runs[history.runs.length - 1];
  const timeFor = timePerDay(history.dates.flatMap((record) => timedDay(record, runs)));
  if (!run || !timeFor) return null;
  const inForce = programOn(run, addDays(history.today, 1));
  return (day) =>
    timeFor(
      exerciseIds.reduce(
        (sum, id) =>
          sum + targetIn(inForce, id, day) * movements[inForce.program.exercises[id].movement].load,
        0,
      ),
    );
}

function timedDay({ status, run, exercises }: DateRecord, runs: readonly RunRecord[]): TimedDay[] {
  const seconds = longestTime(exercises);
  const reps = exerciseIds.reduce((sum, id) => sum + exercises[id].reps, 0);
  if (status !== 'complete' || run === null || !isPlausibleTime(seconds, reps) || seconds > longestTimedDay)
    return [];
  const path = runs[run]?.path ?? null;
  const load = exerciseIds.reduce((sum, id) => {
    const { target, movement } = exercises[id];
    return sum + target * movements[supportedMovement(movement, standardMovement(path, id))].load;
  }, 0);
  return [{ load, seconds }];
}
