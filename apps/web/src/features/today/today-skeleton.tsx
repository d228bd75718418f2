import { exerciseIds } from '@hundred/domain/days/exercises';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';

/**
 * Holds the place of the panel, part by part, so that nothing moves when it arrives. The title is what it will most
 * likely be: the largest words of the first paint need not wait for an answer.
 */
export function TodaySkeleton() {
  return (
    <>
      <Skeleton className="h-8 w-32" />
      <h1 className="mt-3.5">Today’s Challenge</h1>
      <SkeletonGroup label="Loading today’s challenge">
        <Skeleton className="mt-3 h-6 w-80 max-w-full" />
        <Skeleton className="mt-8 mb-4 h-13 max-tablet:mt-5.5 max-tablet:mb-3 max-tablet:h-11" />
        <Skeleton className="h-2.5" />
        <div className="mt-6 grid gap-4 max-tablet:mt-4 max-tablet:gap-3 tablet:grid-cols-3">
          {exerciseIds.map((card) => (
            <Skeleton key={card} className="h-73 rounded-4 max-tablet:h-45" />
          ))}
        </div>
        <Skeleton className="mt-4 h-21 rounded-3 max-tablet:h-36" />
      </SkeletonGroup>
    </>
  );
}
