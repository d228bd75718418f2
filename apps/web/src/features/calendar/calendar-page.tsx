import type { CivilDate } from '@hundred/domain/days/civil-date';
import { useMemo, useState } from 'react';
import type { Calendar, CalendarDay, CalendarRun } from '../../challenge/calendar-view';
import { dateFormat } from '../../platform/format/format';
import { BelowFold } from '../../ui/below-fold';
import { IconButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { CalendarLegend } from './calendar-legend';
import { DayDialog } from './day-dialog';
import { MonthCounters } from './month-counters';
import { MonthGrid } from './month-grid';
import {
  calendarMonthOf,
  firstOf,
  hasDatesIn,
  isSameMonth,
  type Month,
  monthAfter,
  monthOf,
  sameDayIn,
} from './months';
import { RunPicker } from './run-picker';
import { useSwipe } from './swipe';
import { text } from './text';
import { YearStrip } from './year-strip';

type Props = {
  month: Month;
  /** The number of the shown run; undefined for all runs. */
  runNumber: number | undefined;
  /** Undefined while the days load: the dates are shown at once, and their states follow. */
  calendar: Calendar | undefined;
  runs: readonly CalendarRun[];
  today: CivilDate;
  zone: string;
  onShow: (month: Month, runNumber: number | undefined) => void;
  /** Opens the explanation of the rules. */
  onExplain: () => void;
};

const monthName = dateFormat({ month: 'long', timeZone: 'UTC' });

/** The calendar of one run or of all: a month, its counters, and the months of its year. */
export function CalendarPage({ month, runNumber, calendar, runs, today, zone, onShow, onExplain }: Props) {
  /** The date to which the last key, click or change of the month led. */
  const [keyTarget, setKeyTarget] = useState(today);
  /** The day of the dialog. It stays while the dialog closes. */
  const [openedDay, setOpenedDay] = useState<CalendarDay>();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const days = useMemo(
    () => calendar && new Map(calendar.calendar.map((day) => [day.date, day])),
    [calendar],
  );
  const isInShownMonth = (date: CivilDate) => isSameMonth(monthOf(date), month);
  // The key target or today if the month shows it, otherwise the same day of the shown month.
  const tabStop = [keyTarget, today].find(isInShownMonth) ?? sameDayIn(month, keyTarget);
  const name = monthName(new Date(firstOf(month)));

  function turnMonth(months: 1 | -1) {
    const next = monthAfter(month, months);
    // The calendar ends with its first and its last year.
    if (!next) return;
    setKeyTarget(sameDayIn(next, tabStop));
    onShow(next, runNumber);
  }
  function moveToDate(date: CivilDate) {
    const next = calendarMonthOf(date);
    if (!next) return;
    setKeyTarget(date);
    if (!isSameMonth(next, month)) onShow(next, runNumber);
  }
  function chooseRun(chosen: CalendarRun | undefined) {
    // A run without dates in the shown month is shown at its last month.
    const staysInMonth = !chosen || hasDatesIn(chosen, month, today);
    onShow(staysInMonth ? month : monthOf(chosen.lastDate), chosen?.run);
  }

  return (
    <div className="grid items-start gap-x-12 gap-y-4 wide:grid-rows-[auto_1fr] wide:grid-cols-[minmax(0,1fr)_300px] vast:grid-cols-[minmax(0,1fr)_26rem] vast:gap-x-16">
      <div className="grid gap-4 wide:row-span-2">
        <MonthHead name={name} year={month.year} onTurn={turnMonth} />
        <Card
          aria-busy={calendar === undefined}
          aria-label={text.calendar}
          className="touch-pan-y touch-pinch-zoom rounded-4 px-2 py-2.5 max-tablet:px-1 max-tablet:py-2.5 tablet:p-4"
          {...useSwipe(turnMonth)}
        >
          <MonthGrid
            month={month}
            label={text.month({ name, year: month.year })}
            days={days}
            today={today}
            tabStop={tabStop}
            keyTarget={keyTarget}
            onMove={moveToDate}
            onTurnMonth={turnMonth}
            onOpen={(day) => {
              setOpenedDay(day);
              setDialogOpen(true);
            }}
          />
        </Card>
        <CalendarLegend />
      </div>
      <aside aria-label={text.monthInNumbers} className="grid gap-6 wide:mt-15">
        <MonthCounters calendar={calendar} />
        <RunPicker runs={runs} today={today} chosenNumber={runNumber} onChoose={chooseRun} />
      </aside>
      <BelowFold>
        <YearStrip
          shownMonth={month}
          today={today}
          runs={runs}
          onChoose={(chosen) => onShow(chosen, runNumber)}
        />
      </BelowFold>
      {openedDay && (
        <DayDialog
          day={openedDay}
          isToday={openedDay.date === today}
          zone={zone}
          isOpen={isDialogOpen}
          onClose={() => setDialogOpen(false)}
          onExplain={onExplain}
        />
      )}
    </div>
  );
}

type MonthHeadProps = { name: string; year: number; onTurn: (months: 1 | -1) => void };

/** The title of the month, and the buttons to the months before and after it. */
function MonthHead({ name, year, onTurn }: MonthHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between">
      <h1 aria-live="polite" className="max-tablet:text-title-sm max-[24rem]:text-[1.5rem]">
        {name} <span className="font-[520] text-ink-3">{year}</span>
      </h1>
      <div className="-mr-[10px] ml-auto flex gap-2">
        <IconButton name={text.previousMonth} icon="chevron-left" onClick={() => onTurn(-1)} />
        <IconButton name={text.nextMonth} icon="chevron-right" onClick={() => onTurn(1)} />
      </div>
    </div>
  );
}
