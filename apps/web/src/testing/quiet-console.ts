import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

const expected: RegExp[] = [];
let said: MockInstance<(...words: unknown[]) => void>;

/** Declares the console errors that the running test causes on purpose. */
export function expectConsoleErrors(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

// An unexpected console error fails its test, as in the journeys.
beforeEach(() => {
  said = vi.spyOn(console, 'error');
});

afterEach(() => {
  const errors = said.mock.calls.map((words) => words.map(String).join(' '));
  const stray = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
  expected.length = 0;
  said.mockRestore();
  expect(stray, 'errors on the console').toEqual([]);
});
