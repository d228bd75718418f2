// The server's storage tests on a PostgreSQL server on which every transaction is serializable: what runs at the same time
// has to come out as if one had followed the other, and what cannot is undone by the server and done again by us.
import { install, program, run } from './prepare.mjs';

await install();
process.env.ISOLATION = 'serializable';
// Every statement costs more there, and what lost a race a second time.
run(program('vitest'), ['run', '--project', 'postgres', '--testTimeout=600000', ...process.argv.slice(2)]);
