import { mostDaysLate } from '@hundred/domain/challenge/facts/limits';
import { useEffect, useState } from 'react';
import { formatMoment } from '../../platform/format/format';
import { Icon } from '../../ui/icon';
import { useSyncStatus } from '../sync-context';
import { countOf, countsText } from './pending-counts';
import type { SyncStatus } from './sync-status';
import { text } from './text/offline';
import { useOldestUpdate } from './use-oldest-update';

/**
 * Shows below the header that there is no connection, what waits for one, and how old the shown data is. Without a
 * connection it is a separate line that stays until nothing waits. Commands in progress are shown only if they take long,
 * in the free space below the header.
 */
export function OfflineLine() {
  const status = useSyncStatus();
  const message = messageOf(status);
  const [hasOwnLine, setOwnLine] = useState(false);
  // Set while rendering, because it depends on the earlier status: the line stays until nothing waits.
  if (status.isOffline && !hasOwnLine) setOwnLine(true);
  if (!message && hasOwnLine) setOwnLine(false);
  return (
    <div role="status" className="relative">
      {message &&
        (hasOwnLine ? <OwnLine status={status} message={message} /> : <LateNote message={message} />)}
    </div>
  );
}

function messageOf({ isOffline, waiting }: SyncStatus): string | undefined {
  if (countOf(waiting) > 0) {
    const unsent = countsText(waiting);
    return isOffline ? text.waitingForConnection({ unsent }) : text.sending({ unsent });
  }
  if (!isOffline) return undefined;
  return navigator.onLine ? text.unreachable : text.offline;
}

function OwnLine({ status, message }: { status: SyncStatus; message: string }) {
  const { isOffline, isNearlyLate, pulledAt } = status;
  const updatedAt = useOldestUpdate(pulledAt);
  return (
    <p className="border-b border-line bg-sunk text-sm font-[560] text-ink">
      <span className="page-width flex min-h-11 flex-wrap items-center gap-x-2.5 py-2">
        <Icon name={isOffline ? 'offline' : 'retry'} size={18} className="text-ink-2" />
        {message}
        {isNearlyLate && <span>{text.lateWarning({ days: mostDaysLate })}</span>}
        {isOffline && updatedAt !== undefined && (
          <span className="font-[430] text-ink-2">
            {text.lastUpdated({ moment: formatMoment(updatedAt) })}
          </span>
        )}
      </span>
    </p>
  );
}

/** Most pushes end within this time, and need no message. */
const lateAfterMs = 1000;

function LateNote({ message }: { message: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <p className="absolute inset-x-0 top-0 bg-sunk text-xs font-[560] text-ink">
        <span className="page-width block h-6 truncate leading-6">{message}</span>
      </p>
    )
  );
}
