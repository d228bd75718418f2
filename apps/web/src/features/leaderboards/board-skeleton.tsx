import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { text } from './text';

const places = Array.from({ length: 10 }, (_, place) => place);

export function BoardSkeleton() {
  return (
    <SkeletonGroup
      label={text.loading}
      className="overflow-hidden vast:mr-112 rounded-4 border border-line bg-surface"
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
