import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../platform/session';
import { LoadingScreen } from './loading-screen';

/** Signed-in pages: nobody else gets past, and nothing shows before it is known who is here. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  switch (session.state) {
    case 'loading':
      return <LoadingScreen />;
    case 'signed-out':
      return <Navigate to="/login" replace state={{ from: `${pathname}${search}` }} />;
    case 'signed-in':
      return (
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      );
  }
}

/** The login page: whoever is signed in already goes on to the dashboard. */
export function SignedOutOnly() {
  const session = useSession();
  return session.state === 'signed-in' ? <Navigate to="/dashboard" replace /> : <Outlet />;
}
