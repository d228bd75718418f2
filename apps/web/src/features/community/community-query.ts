import type { Community, CommunityEntry } from '@hundred/contract/together/community';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { type Api, ApiError } from '../../platform/http/api';

const communityKey = ['community'] as const;

/** Not stored on the device, because other people may withdraw what they shared. */
export const communityQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: communityKey,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.get('/community', { signal })
        : api.get(`/community?before=${pageParam}`, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ more }) => more,
  });

const sharingKey = [...communityKey, 'me'] as const;

/** Whether the person shares. It is known even if the feed is locked for them. */
export const sharingQuery = (api: Api) =>
  queryOptions({ queryKey: sharingKey, queryFn: ({ signal }) => api.get('/community/me', { signal }) });

/** Updates the cache without a refetch, because a locked feed would show as loading meanwhile. */
export function markNotSharing(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: communityKey, refetchType: 'none' });
  queryClient.setQueryData(sharingKey, { on: false });
}

/** Requests the feed and the sharing setting again. */
export const refreshCommunity = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: communityKey });

/** Whether an error says that the entry or its name was withdrawn, so that the feed is outdated. */
export const isWithdrawnError = (error: Error): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'name_not_shown');

/** Cancels a pending feed request, whose answer would be outdated. Returns whether there was one. */
export async function cancelFeedRequest(queryClient: QueryClient): Promise<boolean> {
  const feed = { queryKey: communityKey, exact: true };
  const wasPending = queryClient.isFetching(feed) > 0;
  await queryClient.cancelQueries(feed);
  return wasPending;
}

/** Changes one entry in the cache without reloading the feed. */
export function updateEntry(
  queryClient: QueryClient,
  id: string,
  change: Partial<Pick<CommunityEntry, 'cheer'>>,
): void {
  queryClient.setQueryData<InfiniteData<Community>>(
    communityKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          entries: page.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
        })),
      },
  );
}
