import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** A place held while data loads; give it the size of what will stand there. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-skeleton rounded-2 bg-sunk', className)} />;
}

/** Says once to those who hear the page that a part of it is loading. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
