import { type ExerciseId, programLength } from '@hundred/domain/days/exercises';
import { amountText } from '@hundred/domain/movements/amount-text';
import type { MovementId } from '@hundred/domain/movements/movements';
import { type ProgramInForce, type TargetRule, targetIn } from '@hundred/domain/programs/program';
import { formatNumber, formatPercent } from '../../platform/format/format';
import type { ChartTable } from '../../ui/charts/chart-frame';
import { text } from './text';

export const targetsText = (movement: MovementId, target: number): string =>
  amountText(movement, target, formatNumber);

/** Describes the chart of all days in a sentence. */
export function lineText(inForce: ProgramInForce, rule: TargetRule, id: ExerciseId, from: number): string {
  const first = targetIn(inForce, id, from);
  const isSteps = rule.kind === 'steps';
  const dayOfCeiling = isSteps ? firstDayWithTarget(inForce, id, from, rule.ceiling) : undefined;
  const lastDay = dayOfCeiling ?? programLength;
  const last = targetIn(inForce, id, lastDay);
  if (first === last) return text.sameEveryDay({ reps: formatNumber(first), from });
  const rise = { first: formatNumber(first), from, last: formatNumber(last), lastDay };
  if (isSteps) return text.risesBySteps({ ...rise, step: rule.step, every: rule.every });
  return rule.percent === 100
    ? text.asStandard(rise)
    : text.shareOfStandard({ ...rise, percent: formatPercent(rule.percent) });
}

/** The first day that asks for this target. */
function firstDayWithTarget(
  inForce: ProgramInForce,
  id: ExerciseId,
  from: number,
  target: number,
): number | undefined {
  for (let day = from; day <= programLength; day++) if (targetIn(inForce, id, day) === target) return day;
  return undefined;
}

/** The first day, every tenth, and the last. */
export function lineTable(inForce: ProgramInForce, id: ExerciseId, from: number): ChartTable {
  const standard = { ...inForce, program: inForce.standard };
  const days = Array.from({ length: programLength }, (_, index) => index + 1);
  return {
    columns: text.chartColumns,
    rows: days
      .filter((day) => day === from || (day > from && day % 10 === 0))
      .map((day) => [
        String(day),
        formatNumber(targetIn(standard, id, day)),
        formatNumber(targetIn(inForce, id, day)),
      ]),
  };
}
