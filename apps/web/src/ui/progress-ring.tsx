import type { ReactNode } from 'react';

type Props = { label: string; value: number; max?: number; size?: number; children?: ReactNode };

const radius = 42;
const length = 2 * Math.PI * radius;

/** A share as a ring, with its figure in the middle. */
export function ProgressRing({ label, value, max = 100, size = 120, children }: Props) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      className="relative inline-grid place-items-center"
    >
      <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx={50} cy={50} r={radius} fill="none" strokeWidth={10} className="stroke-sunk" />
        <circle
          cx={50}
          cy={50}
          r={radius}
          fill="none"
          strokeWidth={10}
          strokeDasharray={`${length * share} ${length}`}
          transform="rotate(-90 50 50)"
          className="stroke-ink transition-[stroke-dasharray] duration-(--duration-fill) ease-out"
        />
      </svg>
      <span className="numeral absolute text-numeral-sm" aria-hidden="true">
        {children}
      </span>
    </div>
  );
}
