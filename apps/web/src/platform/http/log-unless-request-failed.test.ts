import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api';
import { logUnlessRequestFailed } from './log-unless-request-failed';

const log = vi.fn();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(log));
afterEach(() => {
  vi.restoreAllMocks();
  log.mockReset();
});

it('A fault of the code is logged', () => {
  const fault = new TypeError('undefined is not a function');
  logUnlessRequestFailed(fault);
  expect(log).toHaveBeenCalledExactlyOnceWith(fault);
});

it.each([
  ['A failed request', new ApiError({ kind: 'network', code: 'offline', message: 'No connection.' })],
  ['A cancelled request', new DOMException('The page left.', 'AbortError')],
])('%s is not logged a second time', (_what, error) => {
  logUnlessRequestFailed(error);
  expect(log).not.toHaveBeenCalled();
});
