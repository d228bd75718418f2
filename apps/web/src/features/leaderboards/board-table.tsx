import { useRef } from 'react';
import { classNames } from '../../ui/class-names';
import { boardParts } from './board-parts';
import type { BoardEntry } from './board-queries';
import { BoardRow } from './board-row';
import { useOwnRowSlide } from './own-row-slide';
import { text } from './text';

type Props = {
  caption: string;
  rows: readonly BoardEntry[];
  /** Identifies the board and its part, because ranks compare only within one. */
  board: string;
  /** The base of the gaps; undefined if the person is not on the board. */
  ownScore: number | undefined;
  /** The rows belong to another board, and the right ones are loading. */
  isStale: boolean;
};

const headClasses = 'px-3 pt-3.5 pb-2.5 font-[560]';

/**
 * The pinned rows are the person's own and the next one to pass. They stick to the nearer edge, above the phone's tab
 * bar, as one block, because separately the person's own row would cover the other. The frame shows that other rows pass
 * under it, and its shadow lets them fade.
 */
const pinnedRowsClasses =
  'shadow-[0_0_6px_8px_var(--color-surface)] sticky top-0 bottom-(--bar-lift) z-1 bg-surface outline-2 -outline-offset-2 outline-ink';

export function BoardTable({ caption, rows, board, ownScore, isStale }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const parts = Object.entries(boardParts(rows)).filter(([, entries]) => entries.length > 0);
  useOwnRowSlide(table, board, isStale ? undefined : rows.find(({ isCurrentUser }) => isCurrentUser)?.rank);
  return (
    <div
      aria-busy={isStale}
      className={classNames(
        // Clipped without becoming a scroll container, so that the own row sticks to the window.
        'overflow-clip rounded-4 border border-line bg-surface transition-opacity duration-(--duration-fast)',
        isStale && 'opacity-60',
      )}
    >
      <table ref={table} className="w-full border-separate border-spacing-0 text-left max-tablet:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-tablet:sr-only">
          <tr className="label">
            <th scope="col" className={classNames(headClasses, 'w-24 pl-6 desktop:w-32')}>
              {text.rank}
            </th>
            <th scope="col" colSpan={2} className={headClasses}>
              {text.challenger}
            </th>
            <th scope="col" className={classNames(headClasses, 'w-15 text-right desktop:w-24')}>
              {text.day}
            </th>
            <th scope="col" className={classNames(headClasses, 'w-15 text-right desktop:w-24')}>
              {text.streak}
            </th>
            <th
              scope="col"
              className={classNames(
                headClasses,
                'w-28 text-right desktop:w-36',
                ownScore === undefined && 'pr-7',
              )}
            >
              {text.totalReps}
            </th>
            {ownScore !== undefined && (
              <th
                scope="col"
                className={classNames(headClasses, 'w-24 pr-5 text-right desktop:w-30 desktop:pr-7')}
              >
                {text.gap}
              </th>
            )}
          </tr>
        </thead>
        {parts.map(([part, entries]) => (
          <tbody
            key={part}
            className={classNames('max-tablet:block', part === 'pinned' && pinnedRowsClasses)}
          >
            {entries.map((entry, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: keyed by person, every row that was passed would be moved
              <BoardRow key={place} entry={entry} ownScore={ownScore} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
