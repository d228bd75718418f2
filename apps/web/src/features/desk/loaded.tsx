import type { ReactNode } from 'react';
import { NotLoaded, type RetryableQuery } from '../../platform/not-loaded';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { text } from './text';

type Props<Data> = {
  query: RetryableQuery & { data: Data | undefined };
  /** Read aloud while it loads. */
  loading: string;
  /** Says what did not load. */
  notLoaded: string;
  /** The height of the placeholder. */
  className: string;
  children: (data: Data) => ReactNode;
};

/** Content that has to load: a placeholder comes first, and a retry if it fails. */
export function Loaded<Data>({ query, loading, notLoaded, className, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <NotLoaded queries={[query]} title={notLoaded} unharmed={text.nothingChanged} />;
  return (
    <SkeletonGroup label={loading}>
      <Skeleton className={className} />
    </SkeletonGroup>
  );
}
