import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../../platform/api';
import { formatNumber } from '../../platform/format';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import type { BoardAnswer, BoardView } from './board-queries';
import { BoardSkeleton, BoardTable } from './board-table';
import { PremiumPanel } from './premium-panel';

type Props = {
  /** What the board is called to those who hear the page. */
  caption: string;
  query: Pick<UseQueryResult<BoardAnswer>, 'data' | 'error' | 'isPlaceholderData' | 'isFetching' | 'refetch'>;
  view: BoardView;
  onView: (view: BoardView) => void;
};

/** One board: its rows, and where the person stands beyond them. */
export function BoardPanel({ caption, query, view, onView }: Props) {
  const { data, error, isPlaceholderData, isFetching, refetch } = query;
  if (error instanceof ApiError && error.code === 'premium_required') return <PremiumPanel />;
  if (data)
    return (
      <ShownBoard caption={caption} board={data} isStale={isPlaceholderData} view={view} onView={onView} />
    );
  if (!error) return <BoardSkeleton />;
  const isOffline = error instanceof ApiError && error.kind === 'network';
  return (
    <ErrorState
      title={isOffline ? 'No connection' : 'The leaderboard did not load'}
      kind={isOffline ? 'offline' : 'error'}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    >
      {isOffline
        ? 'The ranking shows as soon as there is a connection again.'
        : 'Your reps are counted all the same. Try again in a moment.'}
    </ErrorState>
  );
}

function ShownBoard({
  caption,
  board: { leaderboard, userRank, rankedPeople },
  isStale,
  view,
  onView,
}: Pick<Props, 'caption' | 'view' | 'onView'> & { board: BoardAnswer; isStale: boolean }) {
  if (view === 'around' && leaderboard.length === 0 && rankedPeople > 0)
    return (
      <EmptyState
        title="You are not on this board yet"
        className="rounded-4 border border-line bg-surface"
        action={
          <Button look="line" onClick={() => onView('top')}>
            Show the top 10
          </Button>
        }
      >
        Complete an exercise that counts for it, and you are.
      </EmptyState>
    );
  if (leaderboard.length === 0)
    return (
      <EmptyState title="No rankings available yet" className="rounded-4 border border-line bg-surface">
        Be the first to complete today&apos;s challenge!
      </EmptyState>
    );
  const isListed = leaderboard.some(({ isCurrentUser }) => isCurrentUser);
  return (
    <>
      <BoardTable caption={caption} rows={leaderboard} isStale={isStale} />
      {userRank !== null && !isListed && <YourPosition rank={userRank} onAround={() => onView('around')} />}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-ink-3">
          {rankedPeople === 1 ? '1 challenger' : `${formatNumber(rankedPeople)} challengers`} on this board
        </p>
        {view === 'top' && rankedPeople > leaderboard.length && (
          <Button look="text" size="small" className="-mx-4" onClick={() => onView('hundred')}>
            Show the top 100
          </Button>
        )}
        {view !== 'top' && (
          <Button look="text" size="small" className="-mx-4" onClick={() => onView('top')}>
            Back to the top 10
          </Button>
        )}
      </div>
    </>
  );
}

function YourPosition({ rank, onAround }: { rank: number; onAround: () => void }) {
  return (
    <section
      aria-label="Your position"
      className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-3 bg-sunk px-6 py-4 inset-ring-2 inset-ring-ink max-tablet:px-5"
    >
      <div>
        <p className="text-[1.25rem] font-[760] max-tablet:text-lg">Your Position: #{formatNumber(rank)}</p>
        <p className="text-ink-2">Keep pushing to reach the top 10!</p>
      </div>
      <Button look="line" size="small" onClick={onAround}>
        People around me
      </Button>
    </section>
  );
}
