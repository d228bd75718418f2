// Everything that must hold, in the order in which it fails fastest. Ends with "N passed, M failed".
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkStatically } from './check.mjs';
import { build, install, program, root } from './prepare.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const reports = join(root, 'reports');
const started = Date.now();
/** @param {string} title */
const announce = (title) => console.log(`\n=== ${title} (${Math.round((Date.now() - started) / 1000)} s)`);

/** @param {string} file @returns {any} */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @returns {Count} */
function vitest() {
  const file = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = spawnSync(program('vitest'), args, { cwd: root, stdio: 'inherit' });
  const report = readReport(file);
  const tests = (report?.testResults ?? []).flatMap((/** @type {any} */ one) => one.assertionResults);
  // What passed and yet tells a failure needed a second try.
  const late = tests.filter(
    (/** @type {any} */ one) => one.status === 'passed' && one.failureMessages.length > 0,
  );
  for (const { fullName, failureMessages } of late)
    console.log(`Passed at the second try only: ${fullName}\n${failureMessages[0]}`);
  const passed = report?.numPassedTests ?? 0;
  // A file that could not even be loaded has no tests to count.
  return { passed, failed: status === 0 ? 0 : Math.max(1, report?.numFailedTests ?? 1) };
}

/** @returns {Count} */
function playwright() {
  const file = join(root, 'e2e', 'test-results', 'report.json');
  rmSync(file, { force: true });
  const { status } = spawnSync(program('playwright'), ['test'], {
    cwd: join(root, 'e2e'),
    stdio: 'inherit',
  });
  const stats = readReport(file)?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  if (stats.flaky > 0)
    console.log(`${stats.flaky} journeys passed at the second try only: see "flaky" above`);
  const passed = stats.expected + stats.flaky;
  return { passed, failed: status === 0 ? 0 : Math.max(1, stats.unexpected) };
}

/** @type {[string, () => Count][]} */
const suites = [
  ['units; storage, embedded and on a PostgreSQL server; the server as a process', vitest],
  ['journeys in the browser', playwright],
];

announce('packages');
await install();
announce('types, lint, imports');
await checkStatically();
announce('build');
await build();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

const total = { passed: 0, failed: 0 };
for (const [title, suite] of suites) {
  announce(title);
  const { passed, failed } = suite();
  total.passed += passed;
  total.failed += failed;
  if (passed + failed === 0) {
    console.error(`${title}: no test ran`);
    total.failed += 1;
  }
  if (total.failed > 0) {
    console.error(`\nStopped at: ${title}`);
    break;
  }
}
announce('done');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
