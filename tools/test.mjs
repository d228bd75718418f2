// Runs the tests of one ring or of both (tools/tests/rings.ts), those that fail fastest first: `npm test` is ring 1,
// `npm run test:rest` ring 2, `npm run test:all` both. The last line is "N passed, M failed".
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkStatically } from './check.mjs';
import { build, install, program, root } from './prepare.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {NodeJS.ProcessEnv} Environment */

const rings = process.argv.slice(2);
const reports = join(root, 'reports');
const startedAt = Date.now();
/** @param {string} title */
const announce = (title) => console.log(`\n=== ${title} (${Math.round((Date.now() - startedAt) / 1000)} s)`);

/** @param {string} file @returns {any} */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Runs the tests of a ring in the environment that chooses this ring.
 * @param {string} ring @param {Environment} env @returns {Count}
 */
function vitest(ring, env) {
  const file = join(reports, `vitest-${ring}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = spawnSync(program('vitest'), args, { cwd: root, stdio: 'inherit', env });
  const report = readReport(file);
  // A file that could not be loaded reports no tests.
  const failed = status === 0 ? 0 : Math.max(1, report?.numFailedTests ?? 1);
  return { passed: report?.numPassedTests ?? 0, failed };
}

/** @param {string} _ring @param {Environment} env @returns {Count} */
function playwright(_ring, env) {
  const file = join(root, 'e2e', 'test-results', 'report.json');
  rmSync(file, { force: true });
  const { status } = spawnSync(program('playwright'), ['test'], {
    cwd: join(root, 'e2e'),
    stdio: 'inherit',
    env,
  });
  const { expected = 0, unexpected = 1 } = readReport(file)?.stats ?? {};
  return { passed: expected, failed: status === 0 ? 0 : Math.max(1, unexpected) };
}

/** @type {[string, (ring: string, env: Environment) => Count][]} */
const suites = [
  ['units, screens, storage, the server as a process', vitest],
  ['journeys in the browser', playwright],
];

/** Three times the random histories of ring 1, with a fixed seed. */
const settingsOfSecondRing = { HISTORIES: '120', SEED: '20261115' };

/** @param {string} ring @returns {Count} */
function testRing(ring) {
  const env = { ...process.env, RING: ring, ...(ring === '2' && settingsOfSecondRing) };
  const count = { passed: 0, failed: 0 };
  for (const [title, suite] of suites) {
    announce(`ring ${ring}: ${title}`);
    const { passed, failed } = suite(ring, env);
    count.passed += passed;
    count.failed += failed;
    if (passed + failed === 0) {
      console.error(`${title}: no test ran`);
      count.failed += 1;
    }
    if (count.failed > 0) {
      console.error(`\nStopped at: ring ${ring}: ${title}`);
      break;
    }
  }
  return count;
}

async function test() {
  const total = { passed: 0, failed: 0 };
  announce('packages');
  await install();
  if (rings.includes('1')) {
    announce('static checks');
    total.failed = (await checkStatically()).length;
    if (total.failed > 0) return total;
  }
  announce('build');
  await build();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  for (const ring of rings) {
    const { passed, failed } = testRing(ring);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) break;
  }
  return total;
}

const { passed, failed } = await test();
announce('done');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
