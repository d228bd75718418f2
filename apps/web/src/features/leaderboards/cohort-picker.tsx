import { Button, IconButton } from '../../ui/button';
import type { Percentile } from './board-queries';
import { monthBeside, monthName, otherCohort } from './cohort-months';
import { text } from './text';

type Props = {
  shown: string;
  months: Percentile;
  onShow: (month: string) => void;
};

/** Picks the starting month: from the first there was to the present, and the person's own. */
export function CohortPicker({ shown, months, onShow }: Props) {
  const { currentMonth, firstMonth } = months;
  const other = otherCohort(shown, months);
  const earliest = firstMonth ?? currentMonth;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
      <div className="-ml-2.5 flex items-center gap-1">
        <IconButton
          name={text.earlierCohort}
          icon="chevron-left"
          aria-disabled={shown <= earliest || undefined}
          className="aria-disabled:opacity-35"
          onClick={() => shown > earliest && onShow(monthBeside(shown, -1))}
        />
        <h2 aria-live="polite" className="min-w-40 text-center text-lg">
          {monthName(shown)}
        </h2>
        <IconButton
          name={text.laterCohort}
          icon="chevron-right"
          aria-disabled={shown >= currentMonth || undefined}
          className="aria-disabled:opacity-35"
          onClick={() => shown < currentMonth && onShow(monthBeside(shown, 1))}
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
