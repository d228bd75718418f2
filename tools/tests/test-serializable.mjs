// Runs the server's storage tests on a PostgreSQL server with serializable transactions: concurrent transactions must
// have the outcome of some order, and the server's rollbacks are retried by us.
import { install, program, run } from '../prepare.mjs';

await install();
process.env.ISOLATION = 'serializable';
// Every statement costs more there, and retried transactions twice.
run(program('vitest'), ['run', '--project', 'postgres', '--testTimeout=600000', ...process.argv.slice(2)]);
