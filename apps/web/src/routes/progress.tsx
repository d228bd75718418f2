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
import { useAccount } from '../features/today/account';
import { LoadError } from '../layout/load-error';
import { ApiError } from '../platform/http/api';
import { usePageTitle } from '../platform/look/page-title';
import { serverClock } from '../platform/time/server-clock';

const turned = 'by the calendar';

const readAddress = (address: URLSearchParams) => ({
  month: readMonth(address.get('month')),
  run: Number(address.get('run')) || undefined,
});

export default function ProgressRoute() {
  usePageTitle(text.pageTitle);
  const { zone } = useAccount();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [last, setLast] = useState<Calendar>();
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const [shown, setShown] = useState(() => readAddress(address));
  const { run } = shown;
  const today = last?.today ?? localDateIn(zone, serverClock.now());
  const month = shown.month ?? monthOf(today);
  const calendar = useChallenge(calendarView(month, run));
  const isUnlimited = usePremium()?.isForAll;

  // Runs and today are the same in every month's answer, so the last answer stays while another month loads.
  if (calendar.data && calendar.data !== last) setLast(calendar.data);

  // The address follows the calendar, and leads it only after a link, so that two quick key presses do not wait for it.
  useEffect(() => {
    if (state !== turned) setShown(readAddress(address));
  }, [address, state]);

  function show(next: Month, chosen: number | undefined) {
    setShown({ month: next, run: chosen });
    setAddress(
      { month: writeMonth(next), ...(chosen !== undefined && { run: String(chosen) }) },
      { replace: true, preventScrollReset: true, state: turned },
    );
  }

  // The address names an unknown run.
  const isNone = calendar.error instanceof ApiError && [400, 404].includes(calendar.error.status ?? 0);
  if (run !== undefined && !calendar.data && isNone) return <Navigate to="/progress" replace />;
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
      <HowItWorksSheet isOpen={isSheetOpen} isUnlimited={isUnlimited} onClose={() => setSheetOpen(false)} />
    </>
  );
}
