import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

const expected: RegExp[] = [];
let said: MockInstance<(...words: unknown[]) => void>;

/** Says which errors on the console belong to what the running test does. */
export function expectConsoleErrors(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

// A stray error fails its test, as it does in the journeys.
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
