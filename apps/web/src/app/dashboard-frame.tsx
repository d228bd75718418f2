import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes, StaticRouter } from 'react-router';
import { type SessionAdapter, SessionContext } from '../platform/session';
import DashboardRoute from '../routes/dashboard/dashboard';
import { makeStubSync } from '../sync/stub-sync';
import { SyncContext } from '../sync/sync-context';
import AppLayout from './app-layout';

/** The dashboard without any answer, from which the build makes the first paint: see `theme-and-frame.js`. */
export function DashboardFrame({ session }: { session: SessionAdapter }) {
  return (
    <StaticRouter location="/dashboard">
      <SessionContext value={session}>
        <SyncContext value={makeStubSync(session.api)}>
          <QueryClientProvider client={new QueryClient()}>
            <Routes>
              <Route element={<AppLayout />}>
                <Route path="/dashboard" element={<DashboardRoute />} />
              </Route>
            </Routes>
          </QueryClientProvider>
        </SyncContext>
      </SessionContext>
    </StaticRouter>
  );
}
