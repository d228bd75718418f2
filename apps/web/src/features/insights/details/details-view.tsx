import { exerciseIds, exerciseNames } from '@hundred/domain/days/exercises';
import type { Details } from '@hundred/domain/insights/details';
import { formatPercent } from '../../../platform/format/format';
import { weekdayNames } from '../../../platform/time/weekdays';
import { ChartFrame } from '../../../ui/charts/chart-frame';
import { ColumnPicture } from '../column-picture';
import { formatShortDate } from '../date-format';
import {
  hourName,
  hoursTable,
  hourText,
  weekdaysTable,
  weekdayText,
  weeksTable,
  weekText,
} from './details-text';
import { RecordsCard } from './records-card';
import { text } from './text';

type Props = { details: Details; today: string };

/** The three exercises of a day, whatever movements they were done as. */
const series = [
  { name: exerciseNames.pushups, sign: 'cell', color: 'var(--color-ink)' },
  { name: exerciseNames.situps, sign: 'cell', color: 'var(--color-done)' },
  { name: exerciseNames.jumpingJacks, sign: 'hatch', color: 'var(--color-ink-3)' },
] as const;

/** The days by weekday, hour and week, and the records. */
export function DetailsView({ details, today }: Props) {
  const { weekdays, hours, weeks } = details;
  return (
    <div className="grid grid-cols-1 gap-4 desktop:grid-cols-2 desktop:gap-6 vast:grid-cols-3">
      <ChartFrame
        title={text.byWeekday}
        summary={weekdayText(weekdays)}
        series={[]}
        table={weekdaysTable(weekdays)}
      >
        <ColumnPicture
          looks={['ink']}
          formatValue={formatPercent}
          columns={weekdays.map(({ due, completed }, weekday) => ({
            name: weekdayNames()[weekday]!.short,
            parts: [due === 0 ? 0 : (100 * completed) / due],
          }))}
        />
      </ChartFrame>
      <ChartFrame title={text.byHour} summary={hourText(hours)} series={[]} table={hoursTable(hours)}>
        <ColumnPicture
          looks={['ink']}
          mostOnPhone={hours.length}
          namedIndex={0}
          // Each column is two hours.
          columns={hours.map((days, slot) => ({ name: hourName(2 * slot), parts: [days] }))}
        />
      </ChartFrame>
      <ChartFrame
        title={text.byWeek}
        summary={weekText(weeks, today)}
        series={series}
        table={weeksTable(weeks, today)}
      >
        <ColumnPicture
          looks={['ink', 'done', 'hatch']}
          columns={weeks.map(({ sunday, reps }) => ({
            name: formatShortDate(sunday),
            parts: exerciseIds.map((id) => reps[id]),
          }))}
        />
      </ChartFrame>
      <RecordsCard details={details} today={today} />
    </div>
  );
}
