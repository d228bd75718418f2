import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** A placeholder while data loads. Give it the size of the content that replaces it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-skeleton rounded-2 bg-sunk', className)} />;
}

/** Announces once to screen readers that a part of the page is loading. */
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
