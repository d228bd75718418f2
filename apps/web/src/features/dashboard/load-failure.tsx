import { formatMoment } from '../../platform/format/format';
import { Card } from '../../ui/card';
import { RetryButton } from '../../ui/feedback/retry-button';
import { Icon } from '../../ui/icon';
import { text } from './text/load-failure';

type Props = {
  /** When the shown data was loaded, in epoch milliseconds; 0 if nothing could be loaded. */
  shownAsOf: number;
  isRetrying: boolean;
  onRetry: () => void;
};

/** One line instead of an error page, because the challenge itself may still work. */
export function LoadFailure({ shownAsOf, isRetrying, onRetry }: Props) {
  return (
    <Card tone="open" role="alert" className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon name={shownAsOf > 0 ? 'offline' : 'warning'} className="text-ink-2" />
      <p className="flex-1 basis-60 text-ink-2">
        {shownAsOf > 0 ? text.notRefreshed({ time: formatMoment(shownAsOf) }) : text.notLoaded}
      </p>
      <RetryButton size="small" isRetrying={isRetrying} onRetry={onRetry} />
    </Card>
  );
}
