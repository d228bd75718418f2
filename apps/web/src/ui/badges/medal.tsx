import { numerals } from './numerals';
import { text } from './text';

type Rank = 1 | 2 | 3;

const metals: Record<Rank, string> = {
  1: 'var(--color-gold)',
  2: 'var(--color-silver)',
  3: 'var(--color-bronze)',
};

/** The medal of rank 1 to 3. It shows the number, so that colour is not the only difference. */
export function Medal({ rank }: { rank: Rank }) {
  return (
    <svg width={36} height={36} viewBox="0 0 36 36" role="img" aria-label={text.medals[rank]}>
      <path d="M9 1.5h7l3 9h-7zm18 0h-7l-3 9h7z" fill="var(--color-edge)" />
      <rect
        x={6.5}
        y={9.5}
        width={23}
        height={23}
        rx={6}
        fill={metals[rank]}
        stroke="var(--color-on-medal)"
        strokeOpacity={0.35}
      />
      <path d={numerals[rank]} transform="translate(18 26.1) scale(.145)" fill="var(--color-on-medal)" />
    </svg>
  );
}
