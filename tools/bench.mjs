// Measurements against the goals: all of them, or those named. One table at the end.
import { build, install, program, run } from './prepare.mjs';

await install();
await build();
run(program('tsx'), ['bench/run.ts', ...process.argv.slice(2)]);
