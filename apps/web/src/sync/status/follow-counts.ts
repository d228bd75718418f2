import { isPending } from '../command/pending-command';
import type { SyncState } from '../reducer/sync-state';
import type { Sync } from '../sync';
import { countCommands } from './pending-counts';
import { storeCounts } from './stored-counts';

/** Stores the counts with every change. Returns a function that stops it. */
export function followCounts(sync: Sync, uid: string, isSignedIn: () => boolean): () => void {
  let stored: SyncState['pending'] | undefined;
  const store = () => {
    const { pending, isOpen, isPersistent } = sync.state();
    // The database may have commands that could not be read.
    if (!isOpen || !isPersistent || pending === stored || !isSignedIn()) return;
    stored = pending;
    storeCounts(uid, countCommands(pending.filter(isPending)));
  };
  store();
  return sync.subscribe(store);
}
