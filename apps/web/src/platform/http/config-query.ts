import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api';

/** The settings of the operator. They change at most with a restart of the server. */
export const configQuery = (api: Api) =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => api.get('/config', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
