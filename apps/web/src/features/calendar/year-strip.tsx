import { firstYear, lastYear } from '@hundred/domain/calendar/calendar-years';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import { useEffect, useRef } from 'react';
import type { CalendarRun } from '../../challenge/calendar-view';
import { dateFormat, lazy } from '../../platform/format/format';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { hasDatesIn, type Month, writeMonth } from './months';
import { text } from './text';

type Props = {
  shownMonth: Month;
  today: CivilDate;
  runs: readonly CalendarRun[];
  onChoose: (month: Month) => void;
};

const shortName = dateFormat({ month: 'short', timeZone: 'UTC' });
const longName = dateFormat({ month: 'long', timeZone: 'UTC' });

const monthNames = lazy(() =>
  Array.from({ length: 12 }, (_, index) => {
    // Any year has these names.
    const firstOfMonth = Date.UTC(2023, index, 1);
    return { short: shortName(firstOfMonth), long: longName(firstOfMonth) };
  }),
);

/**
 * The months of a year, with a mark for months of a run, and the adjacent years: in a row with the years at both ends,
 * and beside the calendar in three rows below the years.
 */
export function YearStrip({ shownMonth, today, runs, onChoose }: Props) {
  const strip = useRef<HTMLElement>(null);
  const shownMonthKey = writeMonth(shownMonth);
  useEffect(() => {
    const { current } = strip;
    const monthButton = current?.querySelector<HTMLElement>(`[data-month="${shownMonthKey}"]`);
    if (!current || !monthButton) return;
    // Keeps the shown month in the middle: at first, because the observer reports the first size too, and whenever the
    // device is turned.
    const sizeObserver = new ResizeObserver(() => {
      // `scrollIntoView` would scroll the page as well.
      current.scrollLeft = monthButton.offsetLeft - (current.clientWidth - monthButton.offsetWidth) / 2;
    });
    sizeObserver.observe(current);
    return () => sizeObserver.disconnect();
  }, [shownMonthKey]);
  return (
    <nav
      ref={strip}
      aria-label={text.monthsOf({ year: shownMonth.year })}
      className="relative flex snap-x overflow-x-auto overscroll-x-contain rounded-3 border border-line bg-surface p-1 [scrollbar-width:none] wide:grid wide:grid-cols-4"
    >
      <YearButton
        year={shownMonth.year - 1}
        icon="chevron-left"
        onChoose={onChoose}
        month={shownMonth.month}
      />
      {monthNames().map(({ short, long }, index) => {
        const month = { year: shownMonth.year, month: index + 1 };
        const isShown = index + 1 === shownMonth.month;
        const monthText = text.month({ name: long, year: shownMonth.year });
        const hasRun = runs.some((run) => hasDatesIn(run, month, today));
        return (
          <button
            key={long}
            type="button"
            data-month={writeMonth(month)}
            aria-current={isShown ? 'true' : undefined}
            aria-label={hasRun ? text.monthWithDays({ month: monthText }) : monthText}
            onClick={() => onChoose(month)}
            className={classNames(
              'grid min-h-13 min-w-[3.25rem] flex-1 tablet:min-w-11 snap-center content-center justify-items-center gap-1 rounded-2 py-1.5 text-sm transition-colors duration-(--duration-fast)',
              isShown
                ? 'bg-invert font-[700] text-on-invert'
                : 'font-[560] text-ink-2 hover:bg-sunk/60 hover:text-ink',
            )}
          >
            {short}
            <span
              className={classNames(
                'h-1 rounded-[2px]',
                hasRun ? 'w-4' : 'w-1',
                isShown ? shownMarkColor(hasRun) : markColor(hasRun),
              )}
            />
          </button>
        );
      })}
      <YearButton
        year={shownMonth.year + 1}
        icon="chevron-right"
        onChoose={onChoose}
        month={shownMonth.month}
      />
    </nav>
  );
}

// No mark has the green of complete, because the strip does not know the states of the dates.
const markColor = (hasRun: boolean) => (hasRun ? 'bg-ink-2' : 'bg-line');
const shownMarkColor = (hasRun: boolean) => (hasRun ? 'bg-on-invert' : 'bg-on-invert/40');

/** Above the months, where those are in several rows. */
const yearPlace = 'wide:order-first wide:col-span-2';

function YearButton({
  year,
  month,
  icon,
  onChoose,
}: {
  year: number;
  month: number;
  icon: 'chevron-left' | 'chevron-right';
  onChoose: (month: Month) => void;
}) {
  if (year < firstYear || year > lastYear) return <span className={yearPlace} />;
  return (
    <button
      type="button"
      onClick={() => onChoose({ year, month })}
      className={`${yearPlace} inline-flex min-h-13 min-w-[4rem] flex-none snap-center items-center justify-center gap-0.5 rounded-2 px-1 text-sm font-[560] text-ink-3 hover:bg-sunk/60 hover:text-ink wide:min-h-11`}
    >
      {icon === 'chevron-left' && <Icon name={icon} size={15} />}
      {year}
      {icon === 'chevron-right' && <Icon name={icon} size={15} />}
    </button>
  );
}
