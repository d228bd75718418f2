import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { TooltipProvider } from '../ui/tooltip';
import { makeQueryClient } from './query-client';

/** What only signed-in pages need; the public ones are spared its code. */
export default function SignedInApp() {
  const [queryClient] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider delayDuration={400}>
        <Outlet />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
