// The server's storage tests on a PostgreSQL server on which every transaction is serializable: what runs at the same time
// has to come out as if one had followed the other, and what cannot is undone by the server and done again by us.
import { install, program, run } from './prepare.mjs';

await install();
process.env.ISOLATION = 'serializable';
run(program('vitest'), ['run', '--project', 'postgres', ...process.argv.slice(2)]);
