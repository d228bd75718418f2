import type { ReactNode } from 'react';
import { formatNumber } from '../../../platform/format/format';
import { classNames } from '../../../ui/class-names';
import { PersonInitial } from '../../../ui/person-initial';
import { text as sharedText } from '../text/shared';
import { text } from './text';

type Row = {
  id: string;
  /** Absent if nobody is ranked. */
  rank?: number;
  name: string;
  isVip?: boolean | undefined;
  isMe: boolean;
  note: string;
  /** A drawing of the score, where there is room for one. */
  cells?: ReactNode;
  score: number;
  /**
   * The unit of the score. It is shown below the score, unless `scoreNote` stands there; then only screen readers read
   * it.
   */
  unit: string;
  scoreNote?: string;
  /** The action for this person. */
  action?: ReactNode;
};

/** A board with more rows than this may not fit on a screen, so it keeps the person's own row in sight. */
const longBoard = 12;

/** The board of a group. */
export function RankedRows({ label, rows }: { label: string; rows: readonly Row[] }) {
  const hasActions = rows.some(({ action }) => action);
  const isLong = rows.length > longBoard;
  return (
    <ol aria-label={label} className="overflow-clip rounded-4 border border-line bg-surface">
      {rows.map(({ id, rank, name, isVip, isMe, note, cells, score, unit, scoreNote, action }) => (
        <li
          key={id}
          aria-current={isMe || undefined}
          className={classNames(
            'flex min-h-17 flex-wrap items-center gap-x-2.5 border-t border-line py-2 pr-3.5 pl-3 first:border-t-0 tablet:gap-x-4 tablet:pr-5 tablet:pl-4',
            isMe && 'bg-sunk shadow-[inset_5px_0_0_var(--color-ink)]',
            isMe && isLong && 'sticky top-0 bottom-(--bar-lift) z-1',
          )}
        >
          {rank !== undefined && (
            <span
              className={classNames(
                'flex-none text-center text-lg font-[680] text-ink-2',
                isLong ? 'w-9 tablet:w-11' : 'w-7 tablet:w-9',
              )}
            >
              <span className="sr-only">{text.rank} </span>
              {formatNumber(rank)}
            </span>
          )}
          <span className="min-w-0 flex-[1_1_7rem] leading-tight">
            <span className="block truncate font-[640]">
              {isVip && <PersonInitial name={name} isVip className="mr-2 size-5.5 align-middle" />}
              {isMe ? sharedText.withYou({ name }) : name}
            </span>
            <span className="mt-0.5 block text-sm text-ink-3">{note}</span>
          </span>
          {cells && <span className="max-w-1/2 max-tablet:hidden">{cells}</span>}
          <span className="min-w-15 text-right leading-tight tablet:min-w-19">
            <b className="numeral block text-[1.25rem]">
              {formatNumber(score)}
              {scoreNote !== undefined && <span className="sr-only"> {unit}</span>}
            </b>{' '}
            <span className="mt-0.75 block text-xs font-[540] text-ink-3">{scoreNote ?? unit}</span>
          </span>
          {hasActions && <span className="-mr-2.5 w-11 flex-none">{action}</span>}
        </li>
      ))}
    </ol>
  );
}
