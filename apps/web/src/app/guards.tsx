import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { GoBack } from '../layout/go-back';
import { LoadingScreen } from '../layout/loading-screen';
import { returnPath } from '../platform/identity/return-path';
import { useSession } from '../platform/session';

/** Signed-in pages. Shows a loading screen until it is known who is signed in, and sends everybody else to the login. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  switch (session.state) {
    case 'loading':
      return <LoadingScreen />;
    case 'signed-out':
      return <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />;
    case 'signed-in':
      return (
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      );
  }
}

/** The login page. A person who is signed in already goes on to the requested page. */
export function SignedOutOnly() {
  const session = useSession();
  const { state } = useLocation();
  if (session.state !== 'signed-in') return <Outlet />;
  return <GoBack to={session.returnTo ?? returnPath(state?.from)} />;
}
