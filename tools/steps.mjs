import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from './prepare.mjs';

/**
 * A command that passes or fails. `isPassed` judges the output if the exit code is not enough; `advice` is printed with
 * its failure.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {string} [cwd]
 * @property {(output: string) => boolean} [isPassed]
 * @property {string} [advice]
 */

/** @param {Step} step @returns {Promise<{ passed: boolean, output: string }>} */
const runStep = ({ command, args, cwd = root, isPassed, advice = '' }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part;
      });
    child.on('error', (error) => resolve({ passed: false, output: String(error) }));
    child.on('close', (code) =>
      resolve({
        passed: isPassed ? isPassed(output) : code === 0,
        output: `${output.trimEnd()}\n${advice}`,
      }),
    );
  });

/**
 * Runs all steps, as many at a time as there are cores. Then prints the output of the failed ones, and their names in
 * the last line.
 * @param {Step[]} steps @param {(line: string) => void} [print] @returns {Promise<string[]>} the names of the failed steps
 */
export async function runSteps(steps, print = console.log) {
  const remainingSteps = [...steps];
  /** @type {{ name: string, output: string }[]} */
  const failed = [];
  const work = async () => {
    for (let step = remainingSteps.shift(); step !== undefined; step = remainingSteps.shift()) {
      const { passed, output } = await runStep(step);
      print(`${passed ? 'passed' : 'FAILED'}: ${step.name}`);
      if (!passed) failed.push({ name: step.name, output });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const { name, output } of failed) print(`\n=== ${name}\n${output.trimEnd()}`);
  const names = failed.map(({ name }) => name);
  if (names.length > 0)
    print(`\n${names.length} of ${steps.length} static checks failed: ${names.join(', ')}`);
  return names;
}
