import { formatNumber } from '../../platform/format/format';
import { classNames } from '../../ui/class-names';
import type { BoardEntry } from './board-queries';
import { text } from './text';

const upArrow = 'M5 1.500 9 8H1z';
const downArrow = 'M5 8.500 1 2h8z';

function rankChangeText(ranksWon: number): string {
  if (ranksWon === 0) return text.sameRank;
  return ranksWon > 0 ? text.ranksUp({ ranks: ranksWon }) : text.ranksDown({ ranks: -ranksWon });
}

/** Ranks won or lost since yesterday: an arrow and a figure, because color alone is not enough. Nothing if unknown. */
export function RankChange({ entry: { rank, rankBefore } }: { entry: BoardEntry }) {
  if (rankBefore === undefined) return null;
  const ranksWon = rankBefore - rank;
  return (
    <span
      className={classNames(
        'inline-flex min-w-6.5 items-center gap-1 text-xs font-[640] max-tablet:min-w-0 max-tablet:gap-0.75',
        ranksWon > 0 ? 'text-done-ink' : 'text-ink-3',
      )}
    >
      {ranksWon === 0 ? (
        <span aria-hidden="true">–</span>
      ) : (
        <>
          <svg viewBox="0 0 10 10" className="size-2.25 fill-current" aria-hidden="true">
            <path d={ranksWon > 0 ? upArrow : downArrow} />
          </svg>
          <span aria-hidden="true">{formatNumber(Math.abs(ranksWon))}</span>
        </>
      )}
      <span className="sr-only">{rankChangeText(ranksWon)}</span>
    </span>
  );
}
