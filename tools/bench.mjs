// Measurements against the goals: all of them, or those named. One table at the end.
import { build, install, run } from './prepare.mjs';

install();
build();
run('npx', ['--no', 'tsx', 'bench/run.ts', ...process.argv.slice(2)]);
