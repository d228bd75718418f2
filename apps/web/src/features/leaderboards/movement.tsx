import { formatNumber } from '../../platform/format/format';
import { classNames } from '../../ui/class-names';
import type { BoardEntry } from './board-queries';
import { text } from './text';

const up = 'M5 1.500 9 8H1z';
const down = 'M5 8.500 1 2h8z';

function movementText(won: number): string {
  if (won === 0) return text.sameRank;
  return won > 0 ? text.ranksUp({ ranks: won }) : text.ranksDown({ ranks: -won });
}

/** Ranks won or lost since yesterday, by arrow and figure, never by colour alone. Renders nothing if unknown. */
export function Movement({ entry: { rank, rankBefore } }: { entry: BoardEntry }) {
  if (rankBefore === undefined) return null;
  const won = rankBefore - rank;
  return (
    <span
      className={classNames(
        'inline-flex min-w-6.5 items-center gap-1 text-xs font-[640] max-tablet:min-w-0 max-tablet:gap-0.75',
        won > 0 ? 'text-done-ink' : 'text-ink-3',
      )}
    >
      {won === 0 ? (
        <span aria-hidden="true">–</span>
      ) : (
        <>
          <svg viewBox="0 0 10 10" className="size-2.25 fill-current" aria-hidden="true">
            <path d={won > 0 ? up : down} />
          </svg>
          <span aria-hidden="true">{formatNumber(Math.abs(won))}</span>
        </>
      )}
      <span className="sr-only">{movementText(won)}</span>
    </span>
  );
}
