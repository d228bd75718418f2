import type { Today } from '@hundred/contract/today';
import { type Race, raceOf } from '@hundred/domain/ranking/race';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../../platform/http/api';
import { NotLoaded, type RetryableQuery } from '../../platform/not-loaded';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/feedback/empty-state';
import type { BoardAnswer, BoardEntry, BoardView } from './board-queries';
import { BoardSkeleton } from './board-skeleton';
import { BoardTable } from './board-table';
import { LockedBoard } from './locked-board';
import { RacePanel } from './race/race-panel';
import { text } from './text';
import { NotListedYet, YourPosition } from './your-position';

type Props = {
  /** Identifies the board and its timeframe. */
  id: string;
  /** The name of the board for screen readers. */
  caption: string;
  query: Pick<UseQueryResult<BoardAnswer>, 'data' | 'error' | 'isPlaceholderData' | 'isFetching' | 'refetch'>;
  /** The rows around the person. The race needs them even while the top is shown. */
  rowsAround: BoardAnswer | undefined;
  today: Today | undefined;
  view: BoardView;
  onView: (view: BoardView) => void;
};

/** One board: its rows, and the person's own place beyond them. */
export function BoardPanel({ query, rowsAround, ...boardProps }: Props) {
  const { data, error, isPlaceholderData } = query;
  if (error instanceof ApiError && error.code === 'premium_required') return <LockedBoard />;
  if (data)
    return (
      <LoadedBoard
        {...boardProps}
        board={data}
        race={raceOf(rowsAround?.leaderboard ?? [])}
        isStale={isPlaceholderData}
      />
    );
  return <BoardMissing query={query} />;
}

/** Shown in place of a board while it loads, or if it failed. */
export function BoardMissing({ query }: { query: RetryableQuery }) {
  if (!query.error) return <BoardSkeleton />;
  return <NotLoaded queries={[query]} title={text.notLoaded} unharmed={text.repsCount} />;
}

type LoadedProps = Omit<Props, 'query' | 'rowsAround'> & {
  board: BoardAnswer;
  race: Race<BoardEntry> | null;
  isStale: boolean;
};

function LoadedBoard({ id, caption, board, race, today, isStale, view, onView }: LoadedProps) {
  const { leaderboard, userRank, rankedPeople } = board;
  if (leaderboard.length === 0)
    return (
      <EmptyBoard isPersonMissing={view === 'around' && rankedPeople > 0} onShowTop={() => onView('top')} />
    );
  const isListed = leaderboard.some(({ isCurrentUser }) => isCurrentUser);
  // Where the rows do not list the person, `YourPosition` says where they are.
  const shownRace = isListed ? race : null;
  return (
    <div
      className={classNames(
        shownRace !== null && 'vast:grid vast:grid-cols-[minmax(0,1fr)_26rem] vast:gap-x-8',
      )}
    >
      {shownRace && <RacePanel race={shownRace} today={today} />}
      <div className="vast:col-start-1 vast:row-start-1">
        <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <h2 className="text-[1.0625rem]">
            {text.views[view]}{' '}
            <span
              className={classNames(
                'ml-1 text-sm font-[520] tracking-normal text-ink-3',
                // On phones "among 296 people" has no room beside the button.
                view === 'around' && 'max-tablet:sr-only',
              )}
            >
              {(view === 'around' ? text.amongPeople : text.ofPeople)({ people: rankedPeople })}
            </span>
          </h2>
          {view !== 'top' && <ViewButton onClick={() => onView('top')}>{text.showTopTen}</ViewButton>}
          {view === 'top' && userRank !== null && !isListed && (
            <ViewButton onClick={() => onView('around')}>{text.showAroundMe}</ViewButton>
          )}
        </div>
        <BoardTable
          caption={caption}
          rows={leaderboard}
          board={`${id}/${view}`}
          ownScore={race?.me.totalRepsCompleted}
          isStale={isStale}
        />
        {userRank !== null && !isListed && <YourPosition rank={userRank} own={race?.me} />}
        {userRank === null && !isStale && <NotListedYet today={today} />}
        {view === 'top' && rankedPeople > leaderboard.length && (
          <div className="mt-3 flex justify-end">
            <ViewButton onClick={() => onView('hundred')}>{text.showTopHundred}</ViewButton>
          </div>
        )}
      </div>
    </div>
  );
}

type EmptyBoardProps = {
  /** Others are on the board, but not the person around whom the rows would be. */
  isPersonMissing: boolean;
  onShowTop: () => void;
};

function EmptyBoard({ isPersonMissing, onShowTop }: EmptyBoardProps) {
  const className = 'rounded-4 border border-line bg-surface';
  if (!isPersonMissing)
    return (
      <EmptyState title={text.empty} className={className}>
        {text.emptyHint}
      </EmptyState>
    );
  return (
    <EmptyState
      title={text.notListed}
      className={className}
      action={
        <Button look="line" onClick={onShowTop}>
          {text.showTopTen}
        </Button>
      }
    >
      {text.notListedHint}
    </EmptyState>
  );
}

function ViewButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button look="text" size="small" className="-mx-3 min-[340px]:-mx-4" onClick={onClick}>
      {children}
    </Button>
  );
}
