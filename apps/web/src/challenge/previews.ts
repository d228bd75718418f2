import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../platform/http/api';
import { useApi } from '../platform/session';
import { useCan } from './premium';

/** The previews that the server offers, and whether the person uses them. */
export const previewsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['previews'],
    meta: { persist: true },
    queryFn: ({ signal }) => api.get('/previews', { signal }),
  });

/**
 * Whether the person uses a preview, which the server decides; undefined until it is known. Without early access it is
 * false, and nothing is requested.
 */
export function usePreview(id: string): boolean | undefined {
  const hasEarlyAccess = useCan()('early-access');
  const { data } = useQuery({ ...previewsQuery(useApi()), enabled: hasEarlyAccess === true });
  if (hasEarlyAccess !== true) return hasEarlyAccess;
  return data?.previews.some((preview) => preview.id === id && preview.on);
}
