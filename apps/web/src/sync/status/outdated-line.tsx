import { useState } from 'react';
import { installTimeoutMs, takeNewVersion, takeoverTimeoutMs } from '../../platform/http/take-new-version';
import { Button } from '../../ui/button';
import { useSyncStatus } from '../sync-context';
import { text } from './text/alerts';

/** Shown when the server was updated while this page was open, and writes facts that the page cannot read. */
export default function OutdatedLine() {
  const { isOutdated } = useSyncStatus();
  const [isLoading, setLoading] = useState(false);
  function reload() {
    setLoading(true);
    takeNewVersion();
    // A person who stays because of unsaved changes can press the button again.
    setTimeout(() => setLoading(false), installTimeoutMs + takeoverTimeoutMs);
  }
  return (
    <div role="status">
      {isOutdated && (
        <p className="border-b border-line bg-sunk text-sm text-ink">
          <span className="page-width flex min-h-12 flex-wrap items-center gap-x-4 py-1">
            {text.outdated}
            <Button look="ink" size="small" busy={isLoading} onClick={reload}>
              {text.reload}
            </Button>
          </span>
        </p>
      )}
    </div>
  );
}
