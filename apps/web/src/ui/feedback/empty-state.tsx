import type { ReactNode } from 'react';
import { classNames } from '../class-names';

type Props = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** A drawing shown above the title. */
  drawing?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** Starts where the text around it starts, instead of in the middle. */
  isAtStart?: boolean;
  className?: string;
};

/**
 * Says that there is nothing here yet, and what to do about it. It is centred in its container; as a whole page it
 * starts at the top, like every page.
 */
export function EmptyState({
  title,
  children,
  action,
  drawing,
  headingLevel = 2,
  isAtStart = headingLevel === 1,
  className,
}: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={classNames(
        'grid gap-3',
        isAtStart ? 'justify-items-start py-6' : 'justify-items-center px-4 py-12 text-center',
        className,
      )}
    >
      {drawing && <div className="mb-3">{drawing}</div>}
      <Heading>{title}</Heading>
      {children && <div className="max-w-[46ch] text-ink-2">{children}</div>}
      {action && (
        <div className={classNames('mt-3 flex flex-wrap gap-3', !isAtStart && 'justify-center')}>
          {action}
        </div>
      )}
    </div>
  );
}
