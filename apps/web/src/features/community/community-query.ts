import type { Community, CommunityEntry } from '@hundred/contract/community';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
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
