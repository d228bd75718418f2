import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes, StaticRouter } from 'react-router';
import { nothingWaits, stateAtStart } from '../offline/offline-state';
import { type TrainingLog, TrainingLogContext } from '../offline/training-log';
import { type SessionAdapter, SessionContext } from '../platform/session';
import DashboardRoute from '../routes/dashboard';
import AppLayout from './app-layout';

const nothingKnown = stateAtStart(nothingWaits, true);

const nobodyActs = () => Promise.reject(new Error('Nobody acts while pages are prerendered.'));

/** The dashboard before any answer, for the build to make the first paint of: see `first-paint.js`. */
export function DashboardFrame({ session }: { session: SessionAdapter }) {
  const log: TrainingLog = {
    api: session.api,
    state: () => nothingKnown,
    subscribe: () => () => {},
    perform: nobodyActs,
    retry: nobodyActs,
    discard: nobodyActs,
    known: nobodyActs,
    start: () => () => {},
  };
  return (
    <StaticRouter location="/dashboard">
      <SessionContext value={session}>
        <TrainingLogContext value={log}>
          <QueryClientProvider client={new QueryClient()}>
            <Routes>
              <Route element={<AppLayout />}>
                <Route path="/dashboard" element={<DashboardRoute />} />
              </Route>
            </Routes>
          </QueryClientProvider>
        </TrainingLogContext>
      </SessionContext>
    </StaticRouter>
  );
}
