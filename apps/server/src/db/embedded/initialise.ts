import { openCluster } from './open-cluster';

/**
 * Run as a child process: making a cluster leaves 800 MB resident, which goes away with the child. The parent
 * moves the finished folder into place, so that a half-made one never stands where a whole one belongs.
 */
process.once('disconnect', () => process.exit(1));
const cluster = await openCluster(process.argv[2]!);
await cluster.close();
process.exit(0);
