import type { ReactNode } from 'react';
import { isUnreachable } from '../../platform/http/api';
import { Card } from '../../ui/card';
import { RetryButton } from '../../ui/feedback/retry-button';
import { Icon, type IconName } from '../../ui/icon';
import { text } from './text';

type NoticeProps = { icon: IconName; title: string; children: ReactNode; action?: ReactNode };

/** A short note about a plan or a payment, with an action if there is one. */
export function Notice({ icon, title, children, action }: NoticeProps) {
  return (
    <Card tone="open" className="flex items-center gap-4 py-4! max-tablet:flex-wrap">
      <Icon name={icon} className="max-tablet:self-start" />
      <div className="min-w-0 flex-1">
        <h2 className="text-md">{title}</h2>
        <p className="text-sm text-ink-2">{children}</p>
      </div>
      {action}
    </Card>
  );
}

type FailureProps = { error: Error; title: string; isRetrying: boolean; onRetry: () => void };

/** Replaces what could not be loaded. A missing connection is not shown as a fault. */
export function LoadFailure({ error, title, isRetrying, onRetry }: FailureProps) {
  const isOffline = isUnreachable(error);
  return (
    <div role="alert">
      <Notice
        icon={isOffline ? 'offline' : 'warning'}
        title={isOffline ? text.offline : title}
        action={
          <RetryButton size="small" className="max-tablet:w-full" isRetrying={isRetrying} onRetry={onRetry} />
        }
      >
        {isOffline ? text.offlineHint : text.nothingLost}
      </Notice>
    </div>
  );
}
