/**
 * The console errors that the running test causes on purpose. A module of its own, because a setup file is evaluated
 * again for each test file, apart from the module that the test imports.
 */
export const expectedErrors: RegExp[] = [];

export function expectConsoleErrors(...patterns: RegExp[]): void {
  expectedErrors.push(...patterns);
}
