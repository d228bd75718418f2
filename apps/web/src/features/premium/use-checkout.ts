import type { CheckoutState } from '@hundred/contract/premium';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { useApi } from '../../platform/session';
import { useSync } from '../../sync/sync-context';

/** The page polls quickly at first, because most payments are confirmed within seconds, and then slowly. */
const quickPollMs = 2000;
const slowPollMs = 15_000;
const quickPolls = 15;

const isUndecided = (state: CheckoutState | undefined) => state === 'open' || state === 'pending';

/** Polls the state of a checkout until it is final; the server asks the provider itself. */
export function useCheckout(sessionId: string) {
  const api = useApi();
  const sync = useSync();
  const checkout = useQuery({
    queryKey: ['checkout', sessionId],
    queryFn: ({ signal }) =>
      api.get(`/premium/status?session_id=${encodeURIComponent(sessionId)}`, { signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!isUndecided(data?.checkout?.state)) return false;
      return dataUpdateCount < quickPolls ? quickPollMs : slowPollMs;
    },
  });
  const state = checkout.data?.checkout?.state;
  useEffect(() => {
    // The server records a purchase in the log. A failed pull needs no message: the next one brings the same facts.
    if (state !== undefined) void sync.pull().catch(logUnlessRequestFailed);
  }, [state, sync]);
  return checkout;
}
