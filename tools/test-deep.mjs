// What takes too long for every run: many more random histories for the rules, with a new seed every time, which is
// printed (HISTORIES=n and SEED=n choose), and the journeys once more on a PostgreSQL server, with 50 random
// interleavings of what can happen to somebody without a network (INTERLEAVINGS=n); every storage test on embedded
// storage too, with every attack on every call; storage that goes away, servers that are killed and power that is cut again and again under load
// (FAULT_ROUNDS=n).
import { join } from 'node:path';
import { build, install, program, root, run } from './prepare.mjs';

await install();
// One for all of it: whatever loads a file anew, such as another worker, goes on with the same histories.
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
