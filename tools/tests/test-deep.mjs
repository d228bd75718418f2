// Runs the tests that take too long for every run: many more random histories of the rules, with a new seed every time,
// which is printed (HISTORIES=n and SEED=n choose); the journeys on a PostgreSQL server, with 50 random interleavings
// of offline events (INTERLEAVINGS=n); every storage test on embedded storage too, with every attack on every call;
// failing storage, killed servers and power cuts under load (FAULT_ROUNDS=n).
import { join } from 'node:path';
import { build, install, program, root, run } from '../prepare.mjs';

await install();
// One seed for the whole run, so that a worker that loads a file again continues with the same histories.
process.env.SEED ??= String(Date.now() % 2 ** 31);
console.log(`SEED=${process.env.SEED}`);
process.env.HISTORIES ??= '20000';
run(program('vitest'), ['run', '--project', 'unit', 'packages/domain/src/properties']);
process.env.EVERY_STORAGE = '1';
process.env.EVERY_ATTACK = '1';
run(program('vitest'), ['run', '--project', 'embedded']);
await build();
process.env.FAULT_ROUNDS ??= '10';
run(program('vitest'), ['run', '--project', 'process', 'apps/server/src/faults', 'apps/server/src/db/crash']);
process.env.STORAGE = 'postgres';
process.env.INTERLEAVINGS ??= '50';
run(program('playwright'), ['test'], join(root, 'e2e'));
