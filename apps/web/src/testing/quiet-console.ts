import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

const expected: RegExp[] = [];
let errorSpy: MockInstance<(...parts: unknown[]) => void>;

/** Declares the console errors that the running test causes on purpose. */
export function expectConsoleErrors(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

// An unexpected console error fails its test, as in the journeys.
beforeEach(() => {
  errorSpy = vi.spyOn(console, 'error');
});

afterEach(() => {
  const errors = errorSpy.mock.calls.map((parts) => parts.map(String).join(' '));
  const stray = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
  expected.length = 0;
  errorSpy.mockRestore();
  expect(stray, 'errors on the console').toEqual([]);
});
