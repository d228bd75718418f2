import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../platform/http/api';

/** Stored on the device, so that an answer can be read again without a connection. */
export const supportQuery = (api: Api) =>
  queryOptions({
    queryKey: ['support'],
    meta: { persist: true },
    queryFn: ({ signal }) => api.get('/support', { signal }),
  });
