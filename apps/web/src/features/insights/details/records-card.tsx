import type { Details } from '@hundred/domain/insights/details';
import { formatNumber } from '../../../platform/format/format';
import { Card } from '../../../ui/card';
import { formatRangeAsOf } from '../date-format';
import { text } from './text';

/** The most reps in a date, a week and a month, the longest streak and the longest gap. */
export function RecordsCard({ details, today }: { details: Details; today: string }) {
  const { records, longestGap } = details;
  const { date, week, month, longestStreak } = records;
  const rangeNote = (range: { from: string; to: string } | null) =>
    range ? formatRangeAsOf(today, range.from, range.to) : '';
  return (
    <Card className="vast:col-span-full">
      <h2 className="text-lg">{text.records}</h2>
      <dl className="mt-3 vast:grid vast:grid-cols-5 vast:gap-x-10">
        <Row name={text.mostInADay} note={rangeNote(date)}>
          {formatNumber(date?.reps ?? 0)}
        </Row>
        <Row name={text.mostInAWeek} note={rangeNote(week)}>
          {formatNumber(week?.reps ?? 0)}
        </Row>
        <Row name={text.mostInAMonth} note={rangeNote(month)}>
          {formatNumber(month?.reps ?? 0)}
        </Row>
        <Row name={text.longestStreak} unit={text.dayUnit({ days: longestStreak })}>
          {formatNumber(longestStreak)}
        </Row>
        {longestGap ? (
          <Row
            name={text.longestGap}
            note={rangeNote(longestGap)}
            unit={text.dayUnit({ days: longestGap.dates })}
          >
            {formatNumber(longestGap.dates)}
          </Row>
        ) : (
          <Row name={text.longestGap}>{text.noGap}</Row>
        )}
      </dl>
    </Card>
  );
}

type RowProps = { name: string; note?: string; unit?: string; children: string };

function Row({ name, note, unit, children }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line py-3 not-first:border-t vast:flex-col-reverse vast:justify-end vast:gap-1 vast:not-first:border-t-0 vast:not-first:border-l vast:not-first:pl-10">
      <dt>
        {name}
        {note && <span className="block text-sm text-ink-3">{note}</span>}
      </dt>
      <dd className="numeral text-numeral-sm vast:text-[2.25rem]">
        {children}{' '}
        {unit && (
          <small className="text-[.5em] font-[580] tracking-normal text-ink-3 font-stretch-[100%]">
            {unit}
          </small>
        )}
      </dd>
    </div>
  );
}
