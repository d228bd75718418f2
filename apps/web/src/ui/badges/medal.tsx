import { numerals } from './numerals';

type Rank = 1 | 2 | 3;

const metals: Record<Rank, { name: string; fill: string }> = {
  1: { name: 'Gold', fill: 'var(--color-gold)' },
  2: { name: 'Silver', fill: 'var(--color-silver)' },
  3: { name: 'Bronze', fill: 'var(--color-bronze)' },
};

/** The medal of rank 1 to 3. It shows the number, so that colour is not the only difference. */
export function Medal({ rank }: { rank: Rank }) {
  const { name, fill } = metals[rank];
  return (
    <svg width={36} height={36} viewBox="0 0 36 36" role="img" aria-label={`${name} medal, rank ${rank}`}>
      <path d="M9 1.5h7l3 9h-7zm18 0h-7l-3 9h7z" fill="var(--color-edge)" />
      <rect
        x={6.5}
        y={9.5}
        width={23}
        height={23}
        rx={6}
        fill={fill}
        stroke="var(--color-on-medal)"
        strokeOpacity={0.35}
      />
      <path d={numerals[rank]} transform="translate(18 26.1) scale(.145)" fill="var(--color-on-medal)" />
    </svg>
  );
}
