import { useEffect, useState } from 'react';
import { useApi } from '../../platform/session';

/**
 * Whether this installation takes payments. It counts as true until the server says otherwise: where it does, the terms
 * of payment must not be missing because a call failed or no script ran. Elsewhere they leave the page after a moment.
 */
export function useHasPayments(): boolean {
  const api = useApi();
  const [hasPayments, setHasPayments] = useState(true);
  useEffect(() => {
    let isMounted = true;
    api.get('/config').then(
      ({ payments }) => isMounted && setHasPayments(payments !== 'off'),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [api]);
  return hasPayments;
}
