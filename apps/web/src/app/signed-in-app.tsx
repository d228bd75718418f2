import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { keepChallenge, restoreChallenge } from '../platform/challenge-snapshot';
import { useSessionAdapter } from '../platform/session';
import { TooltipProvider } from '../ui/tooltip';
import { makeQueryClient } from './query-client';

/** What only signed-in pages need; the public ones are spared its code. */
export default function SignedInApp() {
  const { current } = useSessionAdapter();
  const [{ queryClient, uid }] = useState(() => {
    const session = current();
    const queryClient = makeQueryClient();
    const uid = session.state === 'signed-in' ? session.person.uid : '';
    restoreChallenge(queryClient, uid, localStorage, Date.now());
    return { queryClient, uid };
  });
  useEffect(() => keepChallenge(queryClient, uid, localStorage), [queryClient, uid]);
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider delayDuration={400}>
        <Outlet />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
