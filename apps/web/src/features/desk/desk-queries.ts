import type { QuestionState } from '@hundred/contract/desk/waiting';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../platform/http/api';

/** Half a minute. Each answer is cheap: counts by an index, or figures that the server counts once a minute. */
const refetchMs = 30_000;

/** The server refuses a shorter search. */
const shortestSearch = 2;
/** Whether a search is long enough to be sent. */
export const isSearched = (search: string): boolean => search.length >= shortestSearch;

/** Whether the person is an operator, and how much waits. Not retried, because everybody else gets a 404. */
export const deskQuery = (api: Api) =>
  queryOptions({
    queryKey: ['desk'],
    queryFn: ({ signal }) => api.get('/desk', { signal }),
    refetchInterval: refetchMs,
    retry: false,
  });

export const questionsQuery = (api: Api, show: QuestionState) =>
  queryOptions({
    queryKey: ['desk', 'questions', show],
    queryFn: ({ signal }) => api.get(`/desk/questions?show=${show}`, { signal }),
    refetchInterval: refetchMs,
  });

export const reportsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['desk', 'reports'],
    queryFn: ({ signal }) => api.get('/desk/reports', { signal }),
    refetchInterval: refetchMs,
  });

/** A page of people. `after` is where the page before ended. */
export const peopleQuery = (
  api: Api,
  { search, show, after }: { search: string; show: string; after?: string },
) => {
  const query = new URLSearchParams({ show });
  if (isSearched(search)) query.set('search', search);
  if (after) query.set('after', after);
  return queryOptions({
    queryKey: ['desk', 'people', query.toString()],
    queryFn: ({ signal }) => api.get(`/desk/people?${query}`, { signal }),
  });
};

export const accountsQuery = (api: Api, { search, page }: { search: string; page: number }) => {
  const query = new URLSearchParams({ page: String(page) });
  if (isSearched(search)) query.set('search', search);
  return queryOptions({
    queryKey: ['desk', 'accounts', query.toString()],
    queryFn: ({ signal }) => api.get(`/desk/accounts?${query}`, { signal }),
  });
};

export const personQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['desk', 'person', id],
    queryFn: ({ signal }) => api.get(`/desk/people/${id}`, { signal }),
  });

export const invitationsQuery = (api: Api, search = '') => {
  const query = new URLSearchParams(isSearched(search) ? { search } : {});
  return queryOptions({
    queryKey: ['desk', 'invitations', query.toString()],
    queryFn: ({ signal }) => api.get(`/desk/invitations?${query}`, { signal }),
    refetchInterval: refetchMs,
  });
};

/** The server counts these figures once a minute, so the page asks no more often. */
export const numbersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['desk', 'numbers'],
    queryFn: ({ signal }) => api.get('/desk/numbers', { signal }),
    refetchInterval: 2 * refetchMs,
  });

export const healthQuery = (api: Api) =>
  queryOptions({
    queryKey: ['desk', 'health'],
    queryFn: ({ signal }) => api.get('/desk/health', { signal }),
  });

export const announcementQuery = (api: Api) =>
  queryOptions({
    queryKey: ['desk', 'announcement'],
    queryFn: ({ signal }) => api.get('/desk/announcement', { signal }),
  });

export const clubQuery = (api: Api) =>
  queryOptions({
    queryKey: ['desk', 'club'],
    queryFn: ({ signal }) => api.get('/desk/club', { signal }),
  });

export const textsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['desk', 'texts'],
    queryFn: ({ signal }) => api.get('/desk/texts', { signal }),
  });

/** Entries of the audit, the newest first; with `before`, an entry's id, only those made before that entry. */
export const auditQuery = (api: Api, { operator, before }: { operator?: string; before?: number } = {}) => {
  const query = new URLSearchParams();
  if (operator) query.set('operator', operator);
  if (before) query.set('before', String(before));
  return queryOptions({
    queryKey: ['desk', 'audit', query.toString()],
    queryFn: ({ signal }) => api.get(`/desk/audit?${query}`, { signal }),
  });
};

/** After an action everything at the desk may show something else. */
export const refreshDesk = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ['desk'] });
