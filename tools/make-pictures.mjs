// The pictures of the README, taken of the demo.
import { build, install, program, run } from './prepare.mjs';

await install();
await build();
run(program('tsx'), ['demo/take-pictures.ts']);
