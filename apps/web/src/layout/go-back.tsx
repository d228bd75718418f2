import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { LoadingScreen } from './loading-screen';

/**
 * Goes to the page that the person wanted before they signed in. The camera page is loaded as a new document, because only a
 * document with that address may use the camera.
 */
export function GoBack({ to }: { to: string }) {
  const needsDocument = to.startsWith('/count/');
  useEffect(() => {
    if (needsDocument) location.replace(to);
  });
  return needsDocument ? <LoadingScreen /> : <Navigate to={to} replace />;
}
