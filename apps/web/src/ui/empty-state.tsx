import type { ReactNode } from 'react';
import { classNames } from './class-names';

type Props = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** A drawing above the title. */
  drawing?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

/** Nothing here yet: says so, and what to do about it. */
export function EmptyState({ title, children, action, drawing, headingLevel = 2, className }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames('grid justify-items-center gap-3 px-4 py-12 text-center', className)}>
      {drawing && <div className="mb-3">{drawing}</div>}
      <Heading>{title}</Heading>
      {children && <div className="max-w-[46ch] text-ink-2">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
