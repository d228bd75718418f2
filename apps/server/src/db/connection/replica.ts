import { everySecond, type Job } from '../../concurrency/every-second';
import { makeAvailability } from '../../logging/availability';
import type { Logger } from '../../logging/logger';
import { makeDatabase, type Storage } from '../storage';
import { makePool } from './pool';

/** Long enough for a busy standby, short enough that nobody misses what they saw others do. */
const mostBehindMs = 5000;
/** A board that has to be asked for elsewhere should not have waited long before. */
const answersWithinMs = 1000;

/** A standby that is read where what is some seconds old will do. */
export interface Replica extends Pick<Storage, 'kind' | 'pool' | 'database'> {
  /** Whether it is there, and has everything but the last seconds. */
  isUsable(): boolean;
  close(): Promise<void>;
}

const reached = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end >= $1::pg_lsn as reached`;

/**
 * Once a second the primary is asked how far it is, and the standby whether it has got to where the primary was some
 * seconds ago. Its own clock says less: while nobody writes anything it would seem further behind every second.
 */
export function openReplica(
  url: string,
  primary: Pick<Storage, 'pool' | 'ready'>,
  log: Logger,
  behindMs = mostBehindMs,
): Replica {
  const pool = makePool({ connectionString: url, keepAlive: true, answersWithinMs }, log);
  let positions: { lsn: string; at: number }[] = [];
  const standby = makeAvailability(log);
  const look = async () => {
    const at = performance.now();
    const { rows } = await primary.pool.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
    positions = [...positions.filter((position) => at - position.at <= behindMs), { lsn: rows[0]!.lsn, at }];
    const answer = await pool.query<{ reached: boolean }>(reached, [positions[0]!.lsn]);
    const hasReached = answer.rows[0]!.reached;
    standby.report(
      hasReached,
      hasReached
        ? 'boards are read from BOARDS_DATABASE_URL'
        : 'BOARDS_DATABASE_URL is too far behind: boards are read where they are written',
    );
  };
  const looking: Job = everySecond(primary.ready, look, () =>
    standby.report(false, 'BOARDS_DATABASE_URL does not answer: boards are read where they are written'),
  );
  return {
    kind: 'server',
    pool,
    database: makeDatabase(pool),
    isUsable: standby.isAvailable,
    async close() {
      await looking.stop();
      await pool.end();
    },
  };
}
