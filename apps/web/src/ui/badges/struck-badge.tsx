import type { CSSProperties } from 'react';
import { BadgeMedallion } from './badge-medallion';

type Props = {
  id: string;
  size: number;
  /** In milliseconds. */
  delay: number;
};

/** A pin whose enamel rises after a delay. */
export function StruckBadge({ id, size, delay }: Props) {
  return (
    <span className="stage-settle relative block flex-none" style={{ '--at': `${delay}ms` } as CSSProperties}>
      <BadgeMedallion id={id} state="locked" size={size} />
      <span className="stage-enamel absolute inset-0">
        <BadgeMedallion id={id} size={size} />
      </span>
    </span>
  );
}
