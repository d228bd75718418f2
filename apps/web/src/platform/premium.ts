import type { PremiumStatus } from '@hundred/contract/premium';
import { can, type FeatureId } from '@hundred/domain/entitlements/features';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { premiumQuery, refreshChallenge } from './challenge-queries';
import { serverClock } from './server-clock';
import { useApi } from './session';

const minute = 60_000;
/** Browsers take a longer wait for none at all. */
const longestWait = 24 * 60 * minute;

/** How long until a plan may have run out. Where this device's clock runs ahead, the server is asked again later. */
export function waitFor(until: string, now: number): number {
  const remaining = Date.parse(until) - now;
  return remaining > 0 ? Math.min(remaining + 500, longestWait) : minute;
}

/** What the person stands on, as long as it holds: the page closes what a plan opened at its very end. */
export function usePremium(): PremiumStatus | undefined {
  const queryClient = useQueryClient();
  const { data } = useQuery(premiumQuery(useApi()));
  const until = data?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const look = () => {
      void refreshChallenge(queryClient);
      wait();
    };
    const wait = () => {
      timer = setTimeout(look, waitFor(until, serverClock.now()));
    };
    let timer: ReturnType<typeof setTimeout>;
    wait();
    return () => clearTimeout(timer);
  }, [until, queryClient]);
  return data;
}

/** Whether a feature is open to the person; undefined until it is known. */
export function useCan(): (feature: FeatureId) => boolean | undefined {
  const premium = usePremium();
  return (feature) => premium && can({ tier: premium.plan }, feature);
}
