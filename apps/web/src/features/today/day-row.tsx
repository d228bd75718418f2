import { Card } from '../../ui/card';
import { type HundredDays, rowOf } from '../../ui/hundred-grid/geometry';
import { HundredGrid } from '../../ui/hundred-grid/hundred-grid';

/** On phones the row of ten opens the panel: the whole grid lies a long way below. */
export function DayRowAbove({ days }: { days: HundredDays | undefined }) {
  return days && <HundredGrid days={days} show="row" className="mb-6.5 tablet:hidden" />;
}

export function DayRowBelow({ days }: { days: HundredDays | undefined }) {
  if (!days) return null;
  const { first, last } = rowOf(days.today);
  return (
    <Card className="mt-4 px-5! pt-5! pb-6! max-tablet:hidden">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 className="text-md">This row</h2>
        <span className="label">
          Days {first} to {last}
        </span>
      </div>
      <HundredGrid days={days} show="row" />
    </Card>
  );
}
