import { addDays } from '@hundred/domain/days/civil-date';
import {
  type MuscleHint,
  type MuscleWeek,
  totalOf,
  type Volume,
} from '@hundred/domain/insights/muscle-weeks';
import type { MovementId } from '@hundred/domain/movements/movements';
import type { MuscleGroup } from '@hundred/domain/movements/muscles';
import { formatDecimal, formatNumber, formatPercent } from '../../../platform/format/format';
import type { ChartTable } from '../../../ui/charts/chart-frame';
import { formatDateOn, formatRangeOn } from '../date-format';

export const groupName = (group: MuscleGroup): string => group.charAt(0).toUpperCase() + group.slice(1);

/** Muscle groups by what they do together, from the floor up. */
export const regions = [
  { name: 'Push', look: 'ink', groups: ['chest', 'shoulders', 'triceps'] },
  { name: 'Core', look: 'done', groups: ['abs', 'obliques', 'hip flexors'] },
  { name: 'Legs', look: 'hatch', groups: ['quads', 'glutes', 'calves'] },
  { name: 'Back', look: 'outline', groups: ['back'] },
] as const satisfies readonly { name: string; look: string; groups: readonly MuscleGroup[] }[];

export const regionVolumes = (volume: Volume): number[] =>
  regions.map(({ groups }) => groups.reduce((sum: number, group) => sum + volume[group], 0));

const whole = (value: number) => formatNumber(Math.round(value));

export function weekRange({ sunday, daysCompleted }: MuscleWeek, today: string): string {
  const days = `${formatNumber(daysCompleted)} ${daysCompleted === 1 ? 'day' : 'days'}`;
  return `${formatRangeOn(today, sunday, addDays(sunday, 6))}, ${days}`;
}

export function weeksText(weeks: readonly MuscleWeek[], today: string): string {
  const largest = weeks.reduce((best, week) => (totalOf(week.volume) > totalOf(best.volume) ? week : best));
  return `The week from ${formatDateOn(today, largest.sunday)} is your largest: ${whole(totalOf(largest.volume))}, all groups together. Weeks begin on Sunday.`;
}

/** The latest week first. */
export function weeksTable(weeks: readonly MuscleWeek[], today: string): ChartTable {
  return {
    columns: ['Week from', ...regions.map(({ name }) => name), 'Together'],
    rows: weeks
      .toReversed()
      .map(({ sunday, volume }) => [
        formatDateOn(today, sunday),
        ...regionVolumes(volume).map(whole),
        whole(totalOf(volume)),
      ]),
  };
}

/** Includes a movement to look at, if there is an alternative. */
export function hintText(hint: MuscleHint): { title: string; text: string; see?: MovementId } {
  if (hint.kind === 'hipFlexors')
    return {
      title: 'Hip flexors: nearly as much as the abs',
      text: `They did ${formatDecimal(hint.share)} of what the abs did; the standard plan gives three quarters. Crunches and dead bugs use them less.`,
      see: 'crunch',
    };
  const { kind, group, volume, usual } = hint;
  const change = formatPercent(100 * Math.abs(volume / usual - 1));
  const figures = `${whole(volume)} in that week, ${whole(usual)} on average in the four before.`;
  return {
    title: `${groupName(group)}: ${change} ${volume > usual ? 'more' : 'less'} than usual`,
    text: kind === 'more' ? `${figures} That is more than the plan itself rises by.` : figures,
  };
}
