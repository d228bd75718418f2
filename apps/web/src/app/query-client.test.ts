import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '../platform/http/api';
import { isWorthRetrying, makeQueryClient } from './query-client';

const refusalWith = (status: number) => new ApiError({ kind: 'refused', code: 'x', message: 'x', status });
const noAnswer = new ApiError({ kind: 'network', code: 'network', message: 'x' });

describe('isWorthRetrying', () => {
  it('retries missing answers and outages twice', () => {
    expect(isWorthRetrying(0, noAnswer)).toBe(true);
    expect(isWorthRetrying(1, refusalWith(503))).toBe(true);
    expect(isWorthRetrying(2, noAnswer)).toBe(false);
  });

  it('does not retry a refusal', () => {
    for (const status of [400, 401, 403, 404, 409, 429])
      expect(isWorthRetrying(0, refusalWith(status))).toBe(false);
  });
});

it('A query that failed is repeated once there is a connection', async () => {
  const client = makeQueryClient();
  client.mount();
  onTestFinished(() => client.unmount());
  const queryFn = vi.fn(async () => Promise.reject(refusalWith(404)));
  const observer = new QueryObserver(client, { queryKey: ['config'], queryFn });
  onTestFinished(observer.subscribe(() => {}));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(queryFn).toHaveBeenCalledTimes(2);
});
