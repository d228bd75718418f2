import type { ReactNode } from 'react';
import { type SessionAdapter, SessionContext } from '../platform/session';
import { Banners } from './banners';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';
import { ToasterSlot } from './toaster-slot';

type Props = { session: SessionAdapter; router: (children: ReactNode) => ReactNode };

/** The whole page. What differs between the browser and the build, its router and its session, is handed in. */
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
