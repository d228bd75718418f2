import { addDays } from '@hundred/domain/days/civil-date';
import {
  type MuscleHint,
  type MuscleWeek,
  totalOf,
  type Volume,
} from '@hundred/domain/insights/muscle-weeks';
import type { MovementId } from '@hundred/domain/movements/movements';
import type { MuscleGroup } from '@hundred/domain/movements/muscles';
import { formatPercent } from '../../../platform/format/format';
import type { ChartTable } from '../../../ui/charts/chart-frame';
import { formatDateAsOf, formatRangeAsOf } from '../date-format';
import { formatRounded } from '../format-rounded';
import { text } from './text';

/** Muscle groups by what they do together, in the order in which the chart stacks them, the lowest first. */
export const regions = [
  { id: 'push', look: 'ink', groups: ['chest', 'shoulders', 'triceps'] },
  { id: 'core', look: 'done', groups: ['abs', 'obliques', 'hip flexors'] },
  { id: 'legs', look: 'hatch', groups: ['quads', 'glutes', 'calves'] },
  { id: 'back', look: 'outline', groups: ['back'] },
] as const satisfies readonly { id: string; look: string; groups: readonly MuscleGroup[] }[];

export const regionVolumes = (volume: Volume): number[] =>
  regions.map(({ groups }) => groups.reduce((sum: number, group) => sum + volume[group], 0));

export const weekRange = ({ sunday, daysCompleted }: MuscleWeek, today: string): string =>
  text.weekWithDays({ range: formatRangeAsOf(today, sunday, addDays(sunday, 6)), days: daysCompleted });

export function weeksText(weeks: readonly MuscleWeek[], today: string): string {
  const largest = weeks.reduce((best, week) => (totalOf(week.volume) > totalOf(best.volume) ? week : best));
  return text.largestWeek({
    date: formatDateAsOf(today, largest.sunday),
    volume: formatRounded(totalOf(largest.volume)),
  });
}

/** The latest week first. */
export function weeksTable(weeks: readonly MuscleWeek[], today: string): ChartTable {
  return {
    columns: [text.weekFrom, ...regions.map(({ id }) => text.regions[id]), text.total],
    rows: weeks
      .toReversed()
      .map(({ sunday, volume }) => [
        formatDateAsOf(today, sunday),
        ...regionVolumes(volume).map(formatRounded),
        formatRounded(totalOf(volume)),
      ]),
  };
}

/** Includes a movement to look at, if there is an alternative. */
export function hintText(hint: MuscleHint): { title: string; reason: string; movement?: MovementId } {
  if (hint.kind === 'hipFlexors')
    return {
      title: text.hipFlexors,
      reason: text.hipFlexorsReason({ share: formatPercent(100 * hint.share) }),
      movement: 'crunch',
    };
  const { kind, group, volume, usual } = hint;
  const percent = formatPercent(100 * Math.abs(volume / usual - 1));
  const title = volume > usual ? text.more : text.less;
  const figures = text.weekAgainstUsual({ volume: formatRounded(volume), usual: formatRounded(usual) });
  return {
    title: title({ group: text.groups[group], percent }),
    reason: kind === 'more' ? `${figures} ${text.planRisesLess}` : figures,
  };
}
