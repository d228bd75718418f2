import { lazyPart } from '../../ui/feedback/lazy-part';
import { useSyncStatus } from '../sync-context';
import { text } from './text/offline';

/** Loads with the first refusal, which most people never see. */
const RefusedCommands = lazyPart(
  async () => ({ default: (await import('./refused/refused-commands')).RefusedCommands }),
  {
    missing: () => (
      <p role="alert" className="mb-6 text-ink-2">
        {text.notCounted}
      </p>
    ),
  },
);

export function RefusedCommandsSlot() {
  const { refused } = useSyncStatus();
  return refused.length > 0 && <RefusedCommands commands={refused} />;
}
