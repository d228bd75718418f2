import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { expectedErrors } from './expected-console-errors';

let errorSpy: MockInstance<(...parts: unknown[]) => void>;

// An unexpected console error fails its test, as in the journeys.
beforeEach(() => {
  errorSpy = vi.spyOn(console, 'error');
});

afterEach(() => {
  const errors = errorSpy.mock.calls.map((parts) => parts.map(String).join(' '));
  const stray = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
  expectedErrors.length = 0;
  errorSpy.mockRestore();
  expect(stray, 'errors on the console').toEqual([]);
});
