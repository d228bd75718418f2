import { localDateIn } from '@hundred/domain/days/zones';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { LoadError } from '../app/load-error';
import { CalendarPage } from '../features/calendar/calendar-page';
import { type Calendar, calendarQuery } from '../features/calendar/calendar-query';
import { type Month, monthAfter, monthOf, readMonth, writeMonth } from '../features/calendar/months';
import HowItWorksSheet from '../features/guide/how-it-works-sheet';
import { ApiError } from '../platform/api';
import { browserZone } from '../platform/browser-zone';
import { usePageTitle } from '../platform/page-title';
import { useApi } from '../platform/session';

export default function ProgressRoute() {
  usePageTitle('Progress');
  const api = useApi();
  const queryClient = useQueryClient();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [last, setLast] = useState<Calendar>();
  const [address, setAddress] = useSearchParams();
  const today = last?.today ?? localDateIn(browserZone(), Date.now());
  const month = readMonth(address.get('month')) ?? monthOf(today);
  const run = Number(address.get('run')) || undefined;
  const calendar = useQuery(calendarQuery(api, month, run));

  // Runs and today are the same in every month's answer, so that they stay while another one loads.
  if (calendar.data && calendar.data !== last) setLast(calendar.data);

  const { year, month: number } = month;
  const hasLoaded = calendar.data !== undefined;
  useEffect(() => {
    if (!hasLoaded) return;
    for (const step of [-1, 1]) {
      const beside = monthAfter({ year, month: number }, step);
      if (beside) void queryClient.prefetchQuery(calendarQuery(api, beside, run));
    }
  }, [api, queryClient, year, number, run, hasLoaded]);

  function show(shown: Month, chosen: number | undefined) {
    setAddress(
      { month: writeMonth(shown), ...(chosen !== undefined && { run: String(chosen) }) },
      { replace: true, preventScrollReset: true },
    );
  }

  // An address that names a run which there is not.
  if (run !== undefined && calendar.error instanceof ApiError && calendar.error.kind === 'refused')
    return <Navigate to="/progress" replace />;
  if (!calendar.data && calendar.error)
    return <LoadError title="Your calendar did not load" queries={[calendar]} />;
  return (
    <>
      <CalendarPage
        month={month}
        run={run}
        calendar={calendar.data}
        runs={last?.runs ?? []}
        today={today}
        onShow={show}
        onExplain={() => setSheetOpen(true)}
      />
      <HowItWorksSheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
    </>
  );
}
