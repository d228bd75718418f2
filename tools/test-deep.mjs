// What takes too long for every run: many more random histories for the rules, with a new seed every time
// (HISTORIES=n and SEED=n choose), and the journeys once more on a PostgreSQL server.
import { join } from 'node:path';
import { build, install, program, root, run } from './prepare.mjs';

install();
process.env.HISTORIES ??= '20000';
run(program('vitest'), ['run', '--project', 'unit', 'packages/domain/src/properties']);
build();
process.env.STORAGE = 'postgres';
run(program('playwright'), ['test'], join(root, 'e2e'));
