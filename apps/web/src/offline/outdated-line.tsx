import { useState } from 'react';
import { installsWithin, takeNewVersion, takesOverWithin } from '../platform/app-version';
import { Button } from '../ui/button';
import { useOfflineState } from './training-log';

/** The server was updated under a page that is open: it shows what the server answers, and asks to be loaded anew. */
export default function OutdatedLine() {
  const { isOutdated } = useOfflineState();
  const [isLoading, setLoading] = useState(false);
  function reload() {
    setLoading(true);
    takeNewVersion();
    // Whoever is asked about something unsaved, and stays, may press again.
    setTimeout(() => setLoading(false), installsWithin + takesOverWithin);
  }
  return (
    <div role="status">
      {isOutdated && (
        <p className="border-b border-line bg-sunk text-sm text-ink">
          <span className="page-width flex min-h-12 flex-wrap items-center gap-x-4 py-1">
            This page is older than the server. What you do still counts; reload it to see everything.
            <Button look="ink" size="small" busy={isLoading} onClick={reload}>
              Reload
            </Button>
          </span>
        </p>
      )}
    </div>
  );
}
