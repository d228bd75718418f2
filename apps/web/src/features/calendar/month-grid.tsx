import { addDays, type CivilDate } from '@hundred/domain/days/civil-date';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { CalendarDay } from '../../challenge/calendar-view';
import { weekdayNames } from '../../platform/time/weekdays';
import { classNames } from '../../ui/class-names';
import { DateLook } from '../../ui/hundred-grid/date-look';
import { describeDate, formatFullDate, lookOf } from './date-text';
import { type Month, weeksOf } from './months';
import { text } from './text';

type Props = {
  month: Month;
  label: string;
  /** Undefined until the days have loaded. */
  days: ReadonlyMap<CivilDate, CalendarDay> | undefined;
  today: CivilDate;
  /** The one date in the tab order. */
  tabStop: CivilDate;
  /** The date that the last key led to. It is in another month until that month is shown. */
  keyTarget: CivilDate;
  onMove: (date: CivilDate) => void;
  onTurnMonth: (months: 1 | -1) => void;
  onOpen: (day: CalendarDay) => void;
};

/** How many dates a key moves on. */
const dateSteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const monthSteps: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1 };

/** A grid with one tab stop: arrow keys move by date and across months, Page Up and Page Down change the month. */
export function MonthGrid({ month, label, days, today, tabStop, keyTarget, ...handlers }: Props) {
  const { onMove, onTurnMonth, onOpen } = handlers;
  const grid = useRef<HTMLTableElement>(null);
  /** A key was pressed, and its target does not have the focus yet. */
  const isFocusDue = useRef(false);
  useLayoutEffect(() => {
    const target = grid.current?.querySelector<HTMLButtonElement>(`[data-date="${keyTarget}"]`);
    if (!isFocusDue.current || !target) return;
    isFocusDue.current = false;
    target.focus();
  });

  function move(event: KeyboardEvent) {
    const [dateStep, monthStep] = [dateSteps[event.key], monthSteps[event.key]];
    // With a modifier the key belongs to the browser: Alt and an arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (dateStep === undefined && monthStep === undefined) return;
    event.preventDefault();
    // While the month of the last key is not shown yet, the next key continues from that key's date.
    const from = isFocusDue.current ? keyTarget : tabStop;
    isFocusDue.current = true;
    if (monthStep !== undefined) return onTurnMonth(monthStep);
    onMove(addDays(from, dateStep ?? 0));
  }

  return (
    <table ref={grid} aria-label={label} onKeyDown={move} className="w-full table-fixed">
      <thead>
        <tr>
          {weekdayNames().map(({ narrow, long }) => (
            <th
              key={long}
              scope="col"
              abbr={long}
              className="pb-1 text-center text-xs font-[600] text-ink-3 tablet:text-sm"
            >
              <span aria-hidden="true">{narrow}</span>
              <span className="sr-only">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, weekday) =>
              date === undefined ? (
                <td key={weekdayNames()[weekday]?.long} />
              ) : (
                <td key={date} className="p-px tablet:p-1">
                  <DateButton
                    date={date}
                    day={days?.get(date)}
                    isLoaded={days !== undefined}
                    today={today}
                    isTabStop={date === tabStop}
                    onFocus={() => onMove(date)}
                    onOpen={onOpen}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DateProps = {
  date: CivilDate;
  day: CalendarDay | undefined;
  isLoaded: boolean;
  today: CivilDate;
  isTabStop: boolean;
  onFocus: () => void;
  onOpen: (day: CalendarDay) => void;
};

function DateButton({ date, day, isLoaded, today, isTabStop, onFocus, onOpen }: DateProps) {
  const isAhead = date > today;
  const look = lookOf(day, isAhead);
  const isToday = date === today;
  const numberClass = day ? 'font-[560] text-ink-2' : 'font-[480] text-ink-3';
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={isTabStop ? 0 : -1}
      // The state of a past date is unknown until the days have loaded.
      aria-label={isLoaded || isAhead ? describeDate(date, day, today) : formatFullDate(date)}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={day ? undefined : true}
      aria-haspopup={day ? 'dialog' : undefined}
      onFocus={onFocus}
      onClick={() => day && onOpen(day)}
      className={classNames(
        'grid min-h-16 w-full grid-rows-[1.125rem_24px_.9375rem] content-center justify-items-center gap-px rounded-2 tablet:min-h-21 tablet:grid-rows-[1.25rem_32px_1.125rem] tablet:gap-0.5 vast:min-h-28 vast:grid-rows-[1.5rem_44px_1.25rem]',
        day ? 'transition-colors duration-(--duration-fast) hover:bg-sunk/60' : 'cursor-default',
        isToday && 'inset-ring-[2.5px]',
        isToday && (look === 'complete' ? 'inset-ring-done' : 'inset-ring-accent'),
      )}
    >
      <span
        className={classNames(
          'text-[0.8125rem] leading-[1.125rem] tablet:text-md tablet:leading-[1.25rem] vast:text-lg',
          isToday ? 'font-[780] text-ink' : numberClass,
        )}
      >
        {Number(date.slice(8))}
      </span>
      {look ? (
        <DateLook
          state={look}
          size={look === 'missed' || look === 'rest' ? 20 : 24}
          className="self-center tablet:scale-125 vast:scale-150"
        />
      ) : (
        <span />
      )}
      {day?.dayNumber != null && (
        <span className="text-2xs leading-[.9375rem] font-[560] text-ink-3 font-stretch-[90%] max-phone:font-stretch-[70%] tablet:text-xs tablet:leading-[1.125rem] vast:text-sm">
          {text.dayNumber({ day: day.dayNumber })}
        </span>
      )}
    </button>
  );
}
