import { describe, expect, it } from 'vitest';
import { ApiError } from '../platform/api';
import { isWorthRetrying } from './query-client';

const refused = (status: number) => new ApiError({ kind: 'refused', code: 'x', message: 'x', status });
const silent = new ApiError({ kind: 'network', code: 'network', message: 'x' });

describe('isWorthRetrying', () => {
  it('tries silence and outages again, twice', () => {
    expect(isWorthRetrying(0, silent)).toBe(true);
    expect(isWorthRetrying(1, refused(503))).toBe(true);
    expect(isWorthRetrying(2, silent)).toBe(false);
  });

  it('takes a refusal for an answer', () => {
    for (const status of [400, 401, 403, 404, 409, 429])
      expect(isWorthRetrying(0, refused(status))).toBe(false);
  });
});
