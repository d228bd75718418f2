import type { Community, CommunityEntry } from '@hundred/contract/community';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { type Api, ApiError } from '../../platform/api';

const communityKey = ['community'] as const;

/** Not kept on the device: it tells of other people, who may take it back. */
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

/** Whether the person shares, also where the feed is closed to them. */
export const sharingQuery = (api: Api) =>
  queryOptions({ queryKey: sharingKey, queryFn: ({ signal }) => api.get('/community/me', { signal }) });

/** Nothing is asked anew for it: the feed is closed, and would stand there as loading meanwhile. */
export function showNotSharing(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: communityKey, refetchType: 'none' });
  queryClient.setQueryData(sharingKey, { on: false });
}

export const refreshCommunity = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: communityKey });

/** Whoever shared it has taken it back, or their name: the page is of before. */
export const isOfBefore = (error: Error): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'name_not_shown');

/** Drops an answer that is on its way, which tells how it was when it was asked for. Says whether there was one. */
export async function dropFeedOnItsWay(queryClient: QueryClient): Promise<boolean> {
  const feed = { queryKey: communityKey, exact: true };
  const isOnItsWay = queryClient.isFetching(feed) > 0;
  await queryClient.cancelQueries(feed);
  return isOnItsWay;
}

/** Changes one entry in what is shown, without asking for all of it again. */
export function showEntry(
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
