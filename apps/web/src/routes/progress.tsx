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
  const [isSheetOpen, setSheetOpen] = useState<boolean>();
  /** The answer for the month that was shown last: its runs and today are the same for every month. */
  const [last, setLast] = useState<Calendar>();
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const [shown, setShown] = useState(() => readAddress(address));
  const { run } = shown;
  const today = last?.today ?? localDateIn(zone, serverClock.now());
  const month = shown.month ?? monthOf(today);
  const calendar = useChallenge(calendarView(month, run));
  const isUnlimited = usePremium()?.isForAll;

  if (calendar.data && calendar.data !== last) setLast(calendar.data);

  // The calendar does not wait for the address, so that two quick key presses turn two months. Only a link leads it.
  useEffect(() => {
    if (state !== setByCalendar) setShown(readAddress(address));
  }, [address, state]);

  function show(nextMonth: Month, nextRun: number | undefined) {
    setShown({ month: nextMonth, run: nextRun });
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
        run={run}
        calendar={calendar.data}
        runs={last?.runs ?? []}
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
