import { Button, IconButton } from '../../ui/button';
import type { Percentile } from './board-queries';
import { monthBeside, monthName, otherMonth } from './cohort-months';
import { text } from './text';

type Props = {
  shownMonth: string;
  /** The answer about the person's percentile, which also has the months of the cohorts. */
  months: Percentile;
  onShow: (month: string) => void;
};

/** Chooses the month of a cohort: step by step from the first one to the present one, or the person's own at once. */
export function CohortPicker({ shownMonth, months, onShow }: Props) {
  const { currentMonth, firstMonth } = months;
  const other = otherMonth(shownMonth, months);
  const earliest = firstMonth ?? currentMonth;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
      <div className="-ml-2.5 flex items-center gap-1">
        <IconButton
          name={text.earlierCohort}
          icon="chevron-left"
          aria-disabled={shownMonth <= earliest || undefined}
          className="aria-disabled:opacity-35"
          onClick={() => shownMonth > earliest && onShow(monthBeside(shownMonth, -1))}
        />
        <h2 aria-live="polite" className="min-w-40 text-center text-lg">
          {monthName(shownMonth)}
        </h2>
        <IconButton
          name={text.laterCohort}
          icon="chevron-right"
          aria-disabled={shownMonth >= currentMonth || undefined}
          className="aria-disabled:opacity-35"
          onClick={() => shownMonth < currentMonth && onShow(monthBeside(shownMonth, 1))}
        />
      </div>
      {other && (
        <Button look="text" size="small" className="-mx-4" onClick={() => onShow(other.month)}>
          {text[other.kind]}
        </Button>
      )}
    </div>
  );
}
