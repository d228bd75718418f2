import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api';

/** What whoever runs the installation has set. It changes with a restart of the server at most. */
export const configQuery = (api: Api) =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => api.get('/config', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
