import type { DateRecord, History, RunSummary } from '../challenge/state/state';
import { addDays, type CivilDate } from '../days/civil-date';
import type { MovementId } from '../movements/movements';
import { type MuscleGroup, muscleGroups, muscleWeight } from '../movements/muscles';
import { calendarWeeks } from './calendar-weeks';
import { movementsOn } from './movement-load';

/** Reps times the share of each group in one rep, which is an estimate. */
export type Volume = Readonly<Record<MuscleGroup, number>>;

export interface MuscleWeek {
  sunday: CivilDate;
  daysCompleted: number;
  volume: Volume;
  /** The volume of the targets of the week. */
  target: Volume;
  isUnfinished: boolean;
}

export type MuscleHint =
  | { kind: 'more' | 'less'; group: MuscleGroup; volume: number; usual: number }
  | { kind: 'hipFlexors'; share: number };

export interface Muscles {
  weeks: readonly MuscleWeek[];
  /** The last week that is over and has any reps. */
  shown: MuscleWeek | null;
  hint: MuscleHint | null;
}

export function musclesOf({ today, runs, dates }: Pick<History, 'today' | 'runs' | 'dates'>): Muscles {
  const weeks = calendarWeeks(dates).map((week) => weekOf(week.sunday, week.dates, runs, today));
  const shown = weeks.findLast(({ isUnfinished, volume }) => !isUnfinished && totalOf(volume) > 0) ?? null;
  return { weeks, shown, hint: shown && hintOf(weeks.slice(0, weeks.indexOf(shown) + 1)) };
}

export const totalOf = (volume: Volume) => muscleGroups.reduce((sum, group) => sum + volume[group], 0);

const noVolume = Object.fromEntries(muscleGroups.map((group) => [group, 0])) as Record<MuscleGroup, number>;

function weekOf(
  sunday: CivilDate,
  dates: readonly DateRecord[],
  runs: readonly Pick<RunSummary, 'path'>[],
  today: CivilDate,
): MuscleWeek {
  const [volume, target] = [{ ...noVolume }, { ...noVolume }];
  for (const [movement, reps] of repsByMovement(dates, runs)) {
    for (const group of muscleGroups) {
      const weight = muscleWeight(movement, group);
      volume[group] += reps.completed * weight;
      target[group] += reps.target * weight;
    }
  }
  return {
    sunday,
    daysCompleted: dates.filter(({ status }) => status === 'complete').length,
    volume,
    target,
    isUnfinished: addDays(sunday, 6) >= today,
  };
}

/** The reps done and due on these dates, by movement. */
function repsByMovement(dates: readonly DateRecord[], runs: readonly Pick<RunSummary, 'path'>[]) {
  const sums = new Map<MovementId, { completed: number; target: number }>();
  for (const record of dates) {
    const isDue = record.run !== null && record.status !== 'rest';
    for (const { movement, reps, target } of movementsOn(record, runs)) {
      const sum = sums.get(movement) ?? { completed: 0, target: 0 };
      sums.set(movement, { completed: sum.completed + reps, target: sum.target + (isDue ? target : 0) });
    }
  }
  return sums;
}

/** The number of weeks with which the week after them is compared. */
const weeksBefore = 4;
/** From these multiples of the usual volume on, the last week stands out. */
const muchMore = 1.4;
const muchLess = 0.4;
/** From this share of the volume of the abs on, that of the hip flexors stands out. The standard plan has 0.75. */
const muchForHipFlexors = 0.85;

/**
 * What stands out in the last week, compared with the four before. What only follows from a rise or fall of the plan
 * itself does not, because otherwise the first weeks would give a hint for every group.
 */
function hintOf(weeks: readonly MuscleWeek[]): MuscleHint | null {
  const last = weeks.at(-1)!;
  const before = weeks.slice(-weeksBefore - 1, -1);
  const mean = (volumeOf: (week: MuscleWeek) => number) =>
    before.reduce((sum, week) => sum + volumeOf(week), 0) / weeksBefore;
  const comparedGroups: readonly MuscleGroup[] = before.length < weeksBefore ? [] : muscleGroups;
  const changes = comparedGroups.flatMap((group) => {
    const usualVolume = mean(({ volume }) => volume[group]);
    const usualTarget = mean(({ target: weekTarget }) => weekTarget[group]);
    if (usualVolume === 0 || usualTarget === 0 || last.target[group] === 0) return [];
    const rise = last.volume[group] / usualVolume;
    const riseOfPlan = last.target[group] / usualTarget;
    // How much more the volume rose than the plan did.
    const changeBeyondPlan = rise / riseOfPlan;
    return [{ group, volume: last.volume[group], usual: usualVolume, changeBeyondPlan }];
  });
  const largestChange = changes.toSorted((one, other) => other.changeBeyondPlan - one.changeBeyondPlan)[0];
  if (
    largestChange &&
    largestChange.changeBeyondPlan >= muchMore &&
    largestChange.volume > largestChange.usual
  )
    return hintAbout('more', largestChange);
  const least = changes.toSorted((one, other) => one.changeBeyondPlan - other.changeBeyondPlan)[0];
  if (least && least.changeBeyondPlan <= muchLess) return hintAbout('less', least);
  const share = last.volume['hip flexors'] / last.volume.abs;
  return share > muchForHipFlexors ? { kind: 'hipFlexors', share } : null;
}

function hintAbout(
  kind: 'more' | 'less',
  { group, volume, usual }: { group: MuscleGroup; volume: number; usual: number },
): MuscleHint {
  return { kind, group, volume, usual };
}
