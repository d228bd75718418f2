import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshChallenge } from './challenge-queries';
import { usePremium } from './premium';
import { serverClock } from './server-clock';

const minute = 60_000;
/** Browsers take a longer wait for none at all. */
const longestWait = 24 * 60 * minute;

/** How long until a plan may have run out. Where this device's clock runs ahead, the server is asked again later. */
export function waitFor(until: string, now: number): number {
  const remaining = Date.parse(until) - now;
  return remaining > 0 ? Math.min(remaining + 500, longestWait) : minute;
}

/** Closes what a plan opened at its very end, for all that depends on it: once on a page. */
export function usePlanEnd(): void {
  const queryClient = useQueryClient();
  const until = usePremium()?.until ?? null;
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
}
