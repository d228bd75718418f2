import type { ReactNode } from 'react';
import { type SessionAdapter, SessionContext } from '../platform/session';
import { Banners } from './banners';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';
import { ToasterSlot } from './toaster-slot';

type Props = { session: SessionAdapter; router: (children: ReactNode) => ReactNode };

/** The whole page. Router and session differ between the browser and the build, so they are passed in. */
export function App({ session, router }: Props) {
  return (
    <ErrorBoundary>
      <SessionContext value={session}>
        {router(
          <>
            <AppRoutes />
            <Banners />
          </>,
        )}
      </SessionContext>
      <ToasterSlot />
    </ErrorBoundary>
  );
}
