import { lazyPart } from '../ui/lazy-part';
import { useOfflineState } from './training-log';

/** Its code loads with the first refusal, which most people never see. */
const RefusedDeeds = lazyPart(async () => ({ default: (await import('./refused-deeds')).RefusedDeeds }), {
  missing: (
    <p role="alert" className="mb-6 text-ink-2">
      Something you did was not counted. Load the page again to see why.
    </p>
  ),
});

export function RefusedDeedsSlot() {
  const { refused } = useOfflineState();
  return refused.length > 0 && <RefusedDeeds deeds={refused} />;
}
