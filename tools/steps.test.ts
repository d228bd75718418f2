import { expect, it } from 'vitest';
import { runSteps } from './steps.mjs';

const step = (name: string, code: string) => ({ name, command: process.execPath, args: ['-e', code] });

it('Every step runs after one has failed, and all failures are printed together at the end', async () => {
  const lines: string[] = [];
  const failed = await runSteps(
    [
      step('types', 'console.log("a wrong type"); process.exit(2)'),
      step('imports', ''),
      step('lint', 'console.error("a wrong format"); process.exit(1)'),
      { ...step('migrations', 'console.log("No changes"); process.exit(1)'), isPassed: () => true },
    ],
    (line) => lines.push(line),
  );
  expect(failed.sort()).toEqual(['lint', 'types']);
  expect(lines.slice(0, 4).sort()).toEqual([
    'FAILED: lint',
    'FAILED: types',
    'passed: imports',
    'passed: migrations',
  ]);
  expect(lines.slice(4, 6).sort()).toEqual(['\n=== lint\na wrong format', '\n=== types\na wrong type']);
  expect(lines[6]).toMatch(/^\n2 of 4 static checks failed: (types, lint|lint, types)$/);
});

it('A command that does not exist is a failed step', async () => {
  const failed = await runSteps([{ name: 'gone', command: '/no/such/program', args: [] }], () => {});
  expect(failed).toEqual(['gone']);
});
