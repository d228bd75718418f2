import type { Details } from '@hundred/domain/insights/details';
import { formatNumber } from '../../../platform/format/format';
import { Card } from '../../../ui/card';
import { formatRangeOn } from '../date-format';

export function RecordsCard({
  details: { records, longestGap },
  today,
}: {
  details: Details;
  today: string;
}) {
  const { date, week, month, longestStreak } = records;
  const rangeNote = (each: { from: string; to: string } | null) =>
    each ? formatRangeOn(today, each.from, each.to) : '';
  return (
    <Card>
      <h2 className="text-lg">Records</h2>
      <dl className="mt-3">
        <Row name="Most reps on one date" note={rangeNote(date)}>
          {formatNumber(date?.reps ?? 0)}
        </Row>
        <Row name="Most in 7 dates" note={rangeNote(week)}>
          {formatNumber(week?.reps ?? 0)}
        </Row>
        <Row name="Most in 30 dates" note={rangeNote(month)}>
          {formatNumber(month?.reps ?? 0)}
        </Row>
        <Row name="Longest streak" note="days">
          {formatNumber(longestStreak)}
        </Row>
        <Row name="Longest gap" note={longestGap ? rangeNote(longestGap) : 'every date was done or rested'}>
          {longestGap
            ? `${formatNumber(longestGap.dates)} ${longestGap.dates === 1 ? 'date' : 'dates'}`
            : 'None'}
        </Row>
      </dl>
    </Card>
  );
}

function Row({ name, note, children }: { name: string; note: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line py-3 not-first:border-t">
      <dt>
        {name}
        <span className="block text-sm text-ink-3">{note}</span>
      </dt>
      <dd className="numeral text-numeral-sm">{children}</dd>
    </div>
  );
}
