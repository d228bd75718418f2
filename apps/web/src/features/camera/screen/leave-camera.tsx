import type { ReactNode } from 'react';
import { text } from '../text';

/**
 * Leaves by loading a new document, because only this document may use the camera and no other page should inherit
 * that.
 */
export const afterCounting = '/dashboard';

export function LeaveCamera({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <a href={afterCounting} aria-label={text.close} className={className}>
      {children}
    </a>
  );
}
