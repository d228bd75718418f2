import { isPending } from '../command/pending-command';
import type { SyncState } from '../reducer/sync-state';
import type { Sync } from '../sync';
import { countCommands } from './pending-counts';
import { storeCounts } from './stored-counts';

/** Stores the counts with every change. Returns a function that stops it. */
export function followCounts(sync: Sync, uid: string, isSignedIn: () => boolean): () => void {
  let stored: SyncState['pending'] | undefined;
  const store = () => {
    const { pending, isOpen } = sync.state();
    if (!isOpen || pending === stored || !isSignedIn()) return;
    stored = pending;
    storeCounts(uid, countCommands(pending.filter(isPending)));
  };
  store();
  return sync.subscribe(store);
}
