import type { ReactNode } from 'react';
import { DateLook } from '../hundred-grid/date-look';
import { Icon } from '../icon';
import { EmptyState } from './empty-state';
import { RetryButton } from './retry-button';

type Props = {
  /** What happened. */
  title: string;
  /** What to do about it. */
  children: ReactNode;
  /** `offline` is not a fault, so it looks calmer. */
  kind?: 'error' | 'offline';
  onRetry?: () => void;
  isRetrying?: boolean;
  headingLevel?: 1 | 2 | 3;
};

export function ErrorState({
  title,
  children,
  kind = 'error',
  onRetry,
  isRetrying = false,
  headingLevel = 2,
}: Props) {
  const drawing =
    kind === 'error' ? (
      <DateLook state="missed" size={48} />
    ) : (
      <Icon name="offline" size={28} className="size-12 text-ink-3" />
    );
  return (
    <div role="alert">
      <EmptyState
        title={title}
        headingLevel={headingLevel}
        drawing={drawing}
        action={onRetry && <RetryButton isRetrying={isRetrying} onRetry={onRetry} />}
      >
        {children}
      </EmptyState>
    </div>
  );
}
