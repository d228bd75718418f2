import { lazy, Suspense } from 'react';
import { useOfflineState } from './training-log';

const RefusedDeeds = lazy(async () => ({ default: (await import('./refused-deeds')).RefusedDeeds }));

/** Its code loads with the first refusal, which most people never see. */
export function RefusedDeedsSlot() {
  const { refused } = useOfflineState();
  if (refused.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RefusedDeeds deeds={refused} />
    </Suspense>
  );
}
