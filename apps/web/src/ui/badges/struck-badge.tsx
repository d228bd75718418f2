import type { CSSProperties } from 'react';
import { BadgeMedallion } from './badge-medallion';

/** A pin whose enamel rises after a delay of `at` milliseconds. */
export function StruckBadge({ id, size, at }: { id: string; size: number; at: number }) {
  return (
    <span className="stage-settle relative block flex-none" style={{ '--at': `${at}ms` } as CSSProperties}>
      <BadgeMedallion id={id} state="locked" size={size} />
      <span className="stage-enamel absolute inset-0">
        <BadgeMedallion id={id} size={size} />
      </span>
    </span>
  );
}
