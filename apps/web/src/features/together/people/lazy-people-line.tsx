import { lazyPart } from '../../../ui/feedback/lazy-part';
import { Skeleton } from '../../../ui/feedback/skeleton';

export const PeopleLine = lazyPart(() => import('./people-line'), {
  waiting: <Skeleton className="my-2 h-11 max-tablet:h-8.5" />,
});
