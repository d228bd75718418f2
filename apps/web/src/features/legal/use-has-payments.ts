import { useEffect, useState } from 'react';
import { makeApi } from '../../platform/http/api';

const api = makeApi({ fetch: (...request) => fetch(...request), token: async () => undefined });

/** Whether this installation takes payments. It counts as true until the server says otherwise. */
export function useHasPayments(): boolean {
  const [hasPayments, setHasPayments] = useState(true);
  useEffect(() => {
    let isMounted = true;
    api.get<{ payments: string }>('/config').then(
      ({ payments }) => isMounted && setHasPayments(payments !== 'off'),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return hasPayments;
}
