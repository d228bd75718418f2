import { useSyncStatus } from '../../../sync/sync-context';
import { Icon } from '../../../ui/icon';
import { text } from './text';

/** Changes that others see need the server, so without a connection everything is read-only. */
export const useIsOffline = (): boolean => useSyncStatus().isOffline;

/** Says that the page is read-only while there is no connection. */
export function NeedsConnectionLine() {
  return (
    useIsOffline() && (
      <p className="mb-4 flex items-start gap-2 rounded-2 bg-sunk p-3 text-sm font-[560]">
        <Icon name="offline" size={18} className="mt-px text-ink-2" />
        {text.offline}
      </p>
    )
  );
}
