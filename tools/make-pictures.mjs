// Takes the pictures of the README from the demo.
import { build, install, program, run } from './prepare.mjs';

await install();
await build();
run(program('tsx'), ['demo/take-pictures.ts']);
