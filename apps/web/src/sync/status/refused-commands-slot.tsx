import { lazyPart } from '../../ui/feedback/lazy-part';
import { useSyncStatus } from '../sync-context';

/** Loads with the first refusal, which most people never see. */
const RefusedCommands = lazyPart(
  async () => ({ default: (await import('./refused-commands')).RefusedCommands }),
  {
    missing: (
      <p role="alert" className="mb-6 text-ink-2">
        Something you did was not counted. Load the page again to see why.
      </p>
    ),
  },
);

export function RefusedCommandsSlot() {
  const { refused } = useSyncStatus();
  return refused.length > 0 && <RefusedCommands commands={refused} />;
}
