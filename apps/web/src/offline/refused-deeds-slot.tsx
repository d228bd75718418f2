import { useRef } from 'react';
import { lazyPart } from '../ui/lazy-part';
import { useOfflineState } from './training-log';

/** Its code loads with the first refusal, which most people never see. */
const RefusedDeeds = lazyPart(async () => ({ default: (await import('./refused-deeds')).RefusedDeeds }), {
  missing: ({ deeds }) =>
    deeds.length > 0 && (
      <p role="alert" className="mb-6 text-ink-2">
        Something you did was not counted. Load the page again to see why.
      </p>
    ),
});

export function RefusedDeedsSlot() {
  const { refused } = useOfflineState();
  // It stays when the last is removed: the focus was in it.
  const isWanted = useRef(false);
  isWanted.current ||= refused.length > 0;
  return isWanted.current && <RefusedDeeds deeds={refused} />;
}
