import { localDateIn } from '@hundred/domain/days/zones';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { type Calendar, calendarView } from '../challenge/calendar-view';
import { usePremium } from '../challenge/premium';
import { useChallenge } from '../challenge/use-challenge';
import { CalendarPage } from '../features/calendar/calendar-page';
import { type Month, monthOf, readMonth, writeMonth } from '../features/calendar/months';
import { text } from '../features/calendar/text';
import HowItWorksSheet from '../features/guide/how-it-works-sheet';
import { usePersonAndZone } from '../features/today/person-and-zone';
import { LoadError } from '../layout/load-error';
import { ApiError } from '../platform/http/api';
import { usePageTitle } from '../platform/look/page-title';
import { serverClock } from '../platform/time/server-clock';

/** The state of an address that the calendar itself has set. */
const setByCalendar = 'by the calendar';

const readAddress = (address: URLSearchParams) => ({
  month: readMonth(address.get('month')),
  run: Number(address.get('run')) || undefined,
});

export default function ProgressRoute() {
  usePageTitle(text.pageTitle);
  const { zone } = usePersonAndZone();
  /** Undefined before the sheet is opened for the first time. */
  const [isSheetOpen, setSheetOpen] = useState<boolean>();
  /** The last answer. Its runs and its today are the same for every month. */
  const [lastCalendar, setLastCalendar] = useState<Calendar>();
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const [selection, setSelection] = useState(() => readAddress(address));
  const { run } = selection;
  const today = lastCalendar?.today ?? localDateIn(zone, serverClock.now());
  const month = selection.month ?? monthOf(today);
  const calendar = useChallenge(calendarView(month, run));
  const isUnlimited = usePremium()?.isForAll;

  if (calendar.data && calendar.data !== lastCalendar) setLastCalendar(calendar.data);

  // The calendar does not wait for the address, so that two quick key presses turn two months. It follows only links.
  useEffect(() => {
    if (state !== setByCalendar) setSelection(readAddress(address));
  }, [address, state]);

  function show(nextMonth: Month, nextRun: number | undefined) {
    setSelection({ month: nextMonth, run: nextRun });
    setAddress(
      { month: writeMonth(nextMonth), ...(nextRun !== undefined && { run: String(nextRun) }) },
      { replace: true, preventScrollReset: true, state: setByCalendar },
    );
  }

  const isUnknownRun = calendar.error instanceof ApiError && [400, 404].includes(calendar.error.status ?? 0);
  if (run !== undefined && !calendar.data && isUnknownRun) return <Navigate to="/progress" replace />;
  if (!calendar.data && calendar.error) return <LoadError title={text.notLoaded} queries={[calendar]} />;
  return (
    <>
      <CalendarPage
        month={month}
        runNumber={run}
        calendar={calendar.data}
        runs={lastCalendar?.runs ?? []}
        today={today}
        zone={zone}
        onShow={show}
        onExplain={() => setSheetOpen(true)}
      />
      {isSheetOpen !== undefined && (
        <HowItWorksSheet isOpen={isSheetOpen} isUnlimited={isUnlimited} onClose={() => setSheetOpen(false)} />
      )}
    </>
  );
}
