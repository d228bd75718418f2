import type { ReactNode } from 'react';
import { text } from '../text';

/** Where every way out of the camera page leads. */
export const pathAfterCounting = '/dashboard';

/**
 * Leaves by loading a new document, because only this document may use the camera and no other page should inherit
 * that.
 */
export function LeaveCamera({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <a href={pathAfterCounting} aria-label={text.close} className={className}>
      {children}
    </a>
  );
}
