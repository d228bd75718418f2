import { useEffect } from 'react';
import { Icon } from '../../ui/icon';
import { useSyncStatus } from '../sync-context';
import { countOf } from './pending-counts';
import { text } from './text/alerts';

/** Warns that pending commands are lost with the page, because storage is refused or full. */
export default function NotStoredLine() {
  const { isPersistent, waiting, unsent } = useSyncStatus();
  const wouldLose = !isPersistent && countOf(unsent) > 0;
  useEffect(() => {
    if (!wouldLose) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [wouldLose]);
  return (
    <div role="alert">
      {/* A first push mostly ends within a moment, so during it only leaving the page warns. */}
      {wouldLose && countOf(waiting) > 0 && (
        <p className="border-b border-line bg-sunk text-sm text-ink">
          <span className="page-width flex min-h-11 items-center gap-2.5 py-2">
            <Icon name="warning" size={18} className="flex-none text-ink-2" />
            {text.notStored}
          </span>
        </p>
      )}
    </div>
  );
}
