import type { Community, CommunityEntry } from '@hundred/contract/community';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Api } from '../../platform/api';

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
