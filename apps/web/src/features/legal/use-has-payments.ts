import { useEffect, useState } from 'react';
import { usePublicApi } from '../../platform/session';

/**
 * Whether this installation takes payments. It is true until the server says otherwise, because terms of payment that
 * apply must not be missing when a call failed or no script ran. Where they do not apply, they disappear after a moment.
 */
export function useHasPayments(): boolean {
  const api = usePublicApi();
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
