// Runs all measurements, or the named ones, and prints one table of results and goals.
import { build, install, program, run } from './prepare.mjs';

await install();
await build();
run(program('tsx'), ['bench/run.ts', ...process.argv.slice(2)]);
