// Many more random histories for the rules, with a new seed every time. HISTORIES=n and SEED=n choose.
import { install, program, run } from './prepare.mjs';

install();
process.env.HISTORIES ??= '20000';
run(program('vitest'), ['run', '--project', 'unit', 'packages/domain/src/properties']);
