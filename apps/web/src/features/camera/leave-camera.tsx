import type { ReactNode } from 'react';

/**
 * By loading the next page anew: this document may use the camera, and no other page is to have that from it.
 */
export const afterCounting = '/dashboard';

export function LeaveCamera({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <a href={afterCounting} aria-label="Close, the count is kept" className={className}>
      {children}
    </a>
  );
}
