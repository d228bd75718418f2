import type { CSSProperties } from 'react';
import { BadgeMedallion } from './badge-medallion';

type Props = {
  id: string;
  size: number;
  delayMs: number;
};

/** A badge that looks locked until its enamel rises, after a delay. */
export function StruckBadge({ id, size, delayMs }: Props) {
  return (
    <span
      className="stage-settle relative block flex-none"
      style={{ '--at': `${delayMs}ms` } as CSSProperties}
    >
      <BadgeMedallion id={id} state="locked" size={size} />
      <span className="stage-enamel absolute inset-0">
        <BadgeMedallion id={id} size={size} />
      </span>
    </span>
  );
}
