import { formatNumber } from '../../../platform/format/format';
import type { LastingFigures } from '../day/day-slots';
import { text } from './text';

/** What a gap does not take away, for a person who comes back. The places are held until the figures have loaded. */
export function StillYours({ figures }: { figures: LastingFigures | undefined }) {
  return (
    <section aria-label={text.stillYours} className="max-tablet:mt-2">
      <p
        aria-hidden="true"
        className="mb-1.5 text-[.8125rem] leading-[1.3] font-[680] text-ink-2 max-tablet:mb-0.5"
      >
        {text.stillYours}
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 max-tablet:justify-between max-tablet:gap-x-0">
        <LastingFigure label={text.longestStreak} value={figures?.longestStreak} />
        <LastingFigure label={text.badges} value={figures?.badges} />
        <LastingFigure label={text.reps} value={figures?.reps} />
      </dl>
    </section>
  );
}

function LastingFigure({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="border-line not-first:border-l not-first:pl-6 max-tablet:flex max-tablet:flex-auto max-tablet:items-baseline max-tablet:gap-x-1.5 max-tablet:not-first:pl-4">
      <dt className="text-[.8125rem] leading-[1.3] font-[540] text-ink-3 max-tablet:text-xs">{label}</dt>
      <dd className="numeral mt-1 text-2xl max-tablet:mt-0 max-tablet:text-xl">
        {value === undefined ? '–' : formatNumber(value)}
      </dd>
    </div>
  );
}
