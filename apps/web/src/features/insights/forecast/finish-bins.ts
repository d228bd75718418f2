import { addDays, type CivilDate, daysBetween } from '@hundred/domain/days/civil-date';
import type { DateRange } from '@hundred/domain/insights/ahead/forecast';

/** Adjacent dates, and how many of the simulated finishes fall on one of them. */
export type FinishBin = {
  from: CivilDate;
  to: CivilDate;
  /** The number of finishes inside the likely range, and outside of it. */
  likely: number;
  others: number;
};

/** `later` is the number of finishes after the last bin. */
export type FinishBins = { bins: readonly FinishBin[]; later: number };

/** As many as the chart has room for. */
const mostBins = 23;
/** A few outliers are counted as "later", so that the rest stays readable. */
const mostLater = 5;
/** The possible numbers of dates in a bin. */
const binWidths = [1, 2, 3, 7, 14, 28];

/** Groups the simulated finishes, which are sorted by date, into bins. */
export function finishBins(finishes: readonly CivilDate[], range: DateRange): FinishBins {
  const [first] = finishes;
  if (first === undefined) return { bins: [], later: 0 };
  const lastShown = finishes[finishes.length - 1 - mostLater] ?? first;
  const datesShown = Math.max(daysBetween(first, lastShown), daysBetween(first, range.to)) + 1;
  const fittingWidth = binWidths.find((candidate) => datesShown / candidate <= mostBins);
  const width = fittingWidth ?? Math.ceil(datesShown / mostBins);
  const count = Math.ceil(datesShown / width);
  const bins = Array.from({ length: count }, (_, index): FinishBin => {
    const from = addDays(first, index * width);
    const to = addDays(from, width - 1);
    const inside = finishes.filter((date) => from <= date && date <= to);
    const likely = inside.filter((date) => range.from <= date && date <= range.to).length;
    return { from, to, likely, others: inside.length - likely };
  });
  const countInBins = bins.reduce((sum, { likely, others }) => sum + likely + others, 0);
  return { bins, later: finishes.length - countInBins };
}
