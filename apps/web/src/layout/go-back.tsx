import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { LoadingScreen } from './loading-screen';

/**
 * Where somebody wanted to go before they signed in. Counting with the camera is loaded anew: only a document that was
 * loaded there may use one.
 */
export function GoBack({ to }: { to: string }) {
  const isLoaded = to.startsWith('/count/');
  useEffect(() => {
    if (isLoaded) location.replace(to);
  });
  return isLoaded ? <LoadingScreen /> : <Navigate to={to} replace />;
}
