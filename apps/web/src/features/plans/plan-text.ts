import type { ExerciseId } from '@hundred/domain/days/exercises';
import { programLength } from '@hundred/domain/days/exercises';
import { amountText } from '@hundred/domain/movements/amount-text';
import type { MovementId } from '@hundred/domain/movements/movements';
import { type ProgramInForce, type TargetRule, targetIn } from '@hundred/domain/programs/program';
import { formatNumber, formatPercent } from '../../platform/format/format';
import type { ChartTable } from '../../ui/charts/chart-frame';

export const targetsText = (movement: MovementId, target: number): string =>
  amountText(movement, target, formatNumber);

/** "Push-ups and Sit-ups". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

const everyText = (every: number): string => {
  if (every === 1) return 'each day';
  return every === 2 ? 'every second day' : `every ${every} days`;
};

/** Describes the chart of all days in a sentence. */
export function lineText(inForce: ProgramInForce, rule: TargetRule, id: ExerciseId, from: number): string {
  const [first, last] = [targetIn(inForce, id, from), targetIn(inForce, id, programLength)];
  const begin = `${formatNumber(first)} on Day ${from}`;
  const end = `Day ${programLength} asks ${formatNumber(last)}.`;
  if (first === last) return `${formatNumber(first)} each day, from Day ${from} on.`;
  if (rule.kind === 'standard')
    return `${begin}, ${formatPercent(rule.percent)} of the standard plan; ${end}`;
  const more = `${begin}, then ${rule.step === 1 ? 'one' : rule.step} more ${everyText(rule.every)}`;
  const reached = dayOf(inForce, id, from, rule.ceiling);
  return reached === undefined || reached === programLength
    ? `${more}; ${end}`
    : `${more}; ${formatNumber(rule.ceiling)} is reached on Day ${reached}.`;
}

/** The first day that asks for this target. */
function dayOf(inForce: ProgramInForce, id: ExerciseId, from: number, target: number): number | undefined {
  for (let day = from; day <= programLength; day++) if (targetIn(inForce, id, day) === target) return day;
  return undefined;
}

/** The first day, every tenth, and the last. */
export function lineTable(inForce: ProgramInForce, id: ExerciseId, from: number): ChartTable {
  const standard = { ...inForce, program: inForce.standard };
  const days = Array.from({ length: programLength }, (_, index) => index + 1);
  return {
    columns: ['Day', 'Standard', 'Yours'],
    rows: days
      .filter((day) => day === from || (day > from && day % 10 === 0))
      .map((day) => [
        String(day),
        formatNumber(targetIn(standard, id, day)),
        formatNumber(targetIn(inForce, id, day)),
      ]),
  };
}
