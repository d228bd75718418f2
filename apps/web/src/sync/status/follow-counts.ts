import { isPending } from '../command/pending-command';
import type { SyncState } from '../reducer/sync-state';
import type { Sync } from '../sync';
import { countCommands } from './pending-counts';
import { storeCounts } from './stored-counts';

/** Stores the counts of pending commands whenever these change. Returns a function that stops it. */
export function followCounts(sync: Sync, uid: string, isSignedIn: () => boolean): () => void {
  let lastStored: SyncState['pending'] | undefined;
  const storeIfChanged = () => {
    const { pending, isOpen, isPersistent } = sync.state();
    // Without an open database the commands in it are unknown, so the stored counts stay.
    if (!isOpen || !isPersistent || pending === lastStored || !isSignedIn()) return;
    lastStored = pending;
    // A refused command is not sent again by itself, so it does not count as waiting.
    storeCounts(uid, countCommands(pending.filter(isPending)));
  };
  storeIfChanged();
  return sync.subscribe(storeIfChanged);
}
