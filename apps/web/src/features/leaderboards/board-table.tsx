import { badgeDefinition } from '@hundred/domain/badges/definitions';
import { formatNumber } from '../../platform/format';
import { BadgeMedallion } from '../../ui/badges/badge-medallion';
import { classNames } from '../../ui/class-names';
import { Medal } from '../../ui/medal';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';
import type { BoardEntry } from './board-queries';

type Props = {
  caption: string;
  rows: readonly BoardEntry[];
  /** These rows are of another board, and the right ones are on their way. */
  isStale: boolean;
};

const head = 'px-3 pt-4 pb-3 font-[560]';
const cell = 'tablet:h-16 tablet:border-t tablet:border-line tablet:px-3';
/** On phones a row is two lines: rank, name, score; below the name its day and streak. */
const row =
  'max-tablet:grid max-tablet:min-h-16 max-tablet:grid-cols-[52px_auto_minmax(0,1fr)_auto] max-tablet:items-center max-tablet:gap-x-2 max-tablet:border-t max-tablet:border-line max-tablet:py-2.5 max-tablet:pr-4 max-tablet:pl-2 max-tablet:first:border-t-0';
const small = 'max-tablet:row-start-2 max-tablet:self-start max-tablet:text-sm max-tablet:text-ink-3';

export function BoardTable({ caption, rows, isStale }: Props) {
  return (
    <div
      aria-busy={isStale}
      className={classNames(
        'overflow-hidden rounded-4 border border-line bg-surface transition-opacity duration-(--duration-fast)',
        isStale && 'opacity-60',
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-left max-tablet:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-tablet:sr-only">
          <tr className="label">
            <th scope="col" className={classNames(head, 'w-23 pl-6')}>
              Rank
            </th>
            <th scope="col" className={head}>
              Challenger
            </th>
            <th scope="col" className={classNames(head, 'w-24 text-right')}>
              Day
            </th>
            <th scope="col" className={classNames(head, 'w-24 text-right')}>
              Streak
            </th>
            <th scope="col" className={classNames(head, 'w-40 pr-7 text-right')}>
              Total Reps
            </th>
          </tr>
        </thead>
        <tbody className="max-tablet:block">
          {rows.map((entry) => (
            <BoardRow key={entry._id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BoardRow({ entry }: { entry: BoardEntry }) {
  const { rank, isCurrentUser, currentDay, currentStreak, totalRepsCompleted } = entry;
  return (
    <tr
      aria-current={isCurrentUser || undefined}
      className={classNames(
        row,
        isCurrentUser && 'bg-sunk max-tablet:shadow-[inset_5px_0_0_var(--color-ink)]',
      )}
    >
      <td
        className={classNames(
          cell,
          'max-tablet:row-span-2 max-tablet:justify-self-center tablet:pl-6',
          isCurrentUser && 'tablet:shadow-[inset_5px_0_0_var(--color-ink)]',
        )}
      >
        <Rank rank={rank} />
      </td>
      <th
        scope="row"
        className={classNames(
          cell,
          'max-w-0 min-w-0 font-[430] max-tablet:col-span-2 max-tablet:max-w-none max-tablet:self-end tablet:text-lg',
        )}
      >
        <Challenger entry={entry} />
      </th>
      <td
        className={classNames(
          cell,
          small,
          'max-tablet:col-start-2 max-tablet:min-w-15 tablet:text-right tablet:text-lg',
        )}
      >
        <span className="tablet:hidden">Day </span>
        {formatNumber(currentDay)}
      </td>
      <td className={classNames(cell, small, 'max-tablet:col-start-3 tablet:text-right tablet:text-lg')}>
        <span className="tablet:hidden">Streak </span>
        {formatNumber(currentStreak)}
      </td>
      <td
        className={classNames(
          cell,
          'text-right max-tablet:col-start-4 max-tablet:row-span-2 max-tablet:row-start-1 max-phone:col-start-2 max-phone:row-span-1 max-phone:row-start-3 max-phone:text-left tablet:pr-7',
        )}
      >
        <span className="numeral text-xl max-tablet:text-[1.25rem]">{formatNumber(totalRepsCompleted)}</span>
      </td>
    </tr>
  );
}

function Rank({ rank }: { rank: number }) {
  if (rank === 1 || rank === 2 || rank === 3) return <Medal rank={rank} />;
  return (
    <span className="inline-block min-w-9 text-center text-[1.25rem] font-[680] text-ink-2 max-tablet:text-lg">
      {formatNumber(rank)}
    </span>
  );
}

function Challenger({ entry: { displayName, isCurrentUser, badges } }: { entry: BoardEntry }) {
  return (
    <span className="flex min-w-0 items-center gap-2 max-phone:flex-wrap tablet:gap-3">
      <span
        className={classNames(
          'truncate',
          displayName === undefined ? 'font-[480] text-ink-3' : 'font-[620]',
          isCurrentUser && 'font-[720] text-ink',
        )}
      >
        {displayName ?? 'Anonymous'}
      </span>
      {isCurrentUser && <span className="-ml-1 font-[720] tablet:-ml-2">(You)</span>}
      <span className="flex flex-none gap-0.5">
        {badges.map((badge) => (
          <span key={badge} title={badgeDefinition(badge).name}>
            <BadgeMedallion
              id={badge}
              size={26}
              className="size-[22px] max-[23rem]:size-[18px] tablet:size-[26px]"
            />
            <span className="sr-only">, {badgeDefinition(badge).name}</span>
          </span>
        ))}
      </span>
    </span>
  );
}

const places = Array.from({ length: 10 }, (_, place) => place);

export function BoardSkeleton() {
  return (
    <SkeletonGroup
      label="Loading the leaderboard"
      className="overflow-hidden rounded-4 border border-line bg-surface"
    >
      <div className="h-[49px] max-tablet:hidden" />
      {places.map((place) => (
        <div
          key={place}
          className="flex h-16 items-center gap-4 border-t border-line px-4 max-tablet:first:border-t-0 tablet:px-6"
        >
          <Skeleton className="size-8 flex-none" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="ml-auto h-5 w-16 flex-none" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
