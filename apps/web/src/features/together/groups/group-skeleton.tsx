import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton';

export function GroupSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="grid gap-6">
      <Skeleton className="mt-11 h-12 w-72 max-w-full" />
      <Skeleton className="h-60 rounded-3" />
      <Skeleton className="h-80 rounded-4" />
    </SkeletonGroup>
  );
}
