import { useSyncStatus } from '../../../sync/sync-context';
import { Icon } from '../../../ui/icon';
import { text } from './text';

/** Whether the groups are read-only: changes that others see need a connection. */
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
