import { centuryClubPaths } from '../century-club/paths';
import type { CivilDate } from '../days/civil-date';
import { weekdayOf } from '../days/civil-date';
import type { ExerciseId } from '../days/exercises';
import type { MovementId } from '../movements/movements';
import { isPremiumDate } from './premium';
import type { DoneByExercise, ReferenceExercise, ReferenceLog, Run } from './read-log';

const seasonOne = { pushups: 'pushup', situps: 'situp', jumpingJacks: 'jumpingJack' } as const;

/** The movement of the run's own program, without a plan; on a date of no run, that of season 1. */
export function movementOfRun(run: Run | null, exercise: ExerciseId): MovementId {
  return run === null || run.path === null
    ? seasonOne[exercise]
    : centuryClubPaths[run.path].exercises[exercise].movement;
}

/** The run's own target. Season 1 adds one each day; a path rises evenly from its first to its last, rounded half up. */
export function standardOf(run: Pick<Run, 'path'>, exercise: ExerciseId, dayNumber: number): number {
  if (run.path === null) return 9 + dayNumber;
  const { first, last } = centuryClubPaths[run.path].exercises[exercise];
  return Math.floor(first + ((last - first) * (dayNumber - 1)) / 99 + 0.5);
}

/** The plan adopted last among those that have started by a date. */
export function planOn(run: Run, date: CivilDate) {
  return run.plans.filter(({ firstDate }) => firstDate <= date).at(-1);
}

/** The movement and the target of an exercise on a date, by the plan that holds then. */
export function dueExercise(run: Run, exercise: ExerciseId, date: CivilDate, dayNumber: number) {
  const standard = standardOf(run, exercise, dayNumber);
  const adoptedPlan = planOn(run, date);
  const plannedExercise = adoptedPlan?.plan?.exercises[exercise];
  if (!adoptedPlan || !plannedExercise) return { movement: movementOfRun(run, exercise), target: standard };
  const { movement, rule } = plannedExercise;
  if (rule.kind === 'standard') {
    // Rounded half up.
    return { movement, target: Math.max(1, Math.floor((standard * rule.percent + 50) / 100)) };
  }
  let target = rule.start;
  for (let day = adoptedPlan.fromDay + rule.every; day <= dayNumber; day += rule.every) target += rule.step;
  return { movement, target: Math.min(target, rule.ceiling) };
}

/** Whether the plan leaves out the weekday. The plan does so only on a date with Premium. */
export function isDayOff(log: ReferenceLog, run: Run, date: CivilDate): boolean {
  const offWeekdays = planOn(run, date)?.plan?.offWeekdays ?? [];
  return offWeekdays.includes(weekdayOf(date)) && isPremiumDate(log, date);
}

const isBelowStandard = ({ reps, standard, credit }: ReferenceExercise) => credit < 100 || reps < standard;

/** Whether any of the exercises has fewer reps than the run's own target, or an easier movement. */
export const isEasierThanRun = (done: DoneByExercise): boolean => Object.values(done).some(isBelowStandard);
