import { everySecond, type Job } from '../../concurrency/every-second';
import { makeAvailability } from '../../logging/availability';
import type { Logger } from '../../logging/logger';
import { makeDatabase, type Storage } from '../storage';
import { makePool } from './pool';

/** Long enough for a busy standby, short enough that people do not miss what they saw others do. */
const mostBehindMs = 5000;
/** A board that is then read from the primary should not have waited long for the standby. */
const answersWithinMs = 1000;

/** A standby for reads that may be some seconds old. */
export interface Replica extends Pick<Storage, 'kind' | 'pool' | 'database'> {
  /** Whether the standby is reachable and has everything but the last seconds. */
  isUsable(): boolean;
  close(): Promise<void>;
}

/**
 * Whether the server has reached this position of PostgreSQL's write-ahead log: a standby by what it has replayed, a
 * primary by what it has written.
 */
const reachedStatement = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end >= $1::pg_lsn as reached`;

/**
 * Opens the standby. A job reads the position of the primary once a second, and checks whether the standby has reached the
 * position of some seconds ago. The standby's own clock is not enough: while nobody writes, the standby would seem further
 * behind every second.
 */
export function openReplica(
  url: string,
  primary: Pick<Storage, 'pool' | 'ready'>,
  log: Logger,
  behindMs = mostBehindMs,
): Replica {
  const pool = makePool({ connectionString: url, keepAlive: true, answersWithinMs }, log);
  let positions: { lsn: string; at: number }[] = [];
  const availability = makeAvailability(log);
  const check = async () => {
    const at = performance.now();
    const { rows } = await primary.pool.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
    positions = [...positions.filter((position) => at - position.at <= behindMs), { lsn: rows[0]!.lsn, at }];
    // The oldest of these positions is what the standby must have reached.
    const answerOfStandby = await pool.query<{ reached: boolean }>(reachedStatement, [positions[0]!.lsn]);
    const hasReached = answerOfStandby.rows[0]!.reached;
    availability.report(
      hasReached,
      hasReached
        ? 'the server reads boards from BOARDS_DATABASE_URL'
        : 'BOARDS_DATABASE_URL is too far behind: the server reads boards from DATABASE_URL',
    );
  };
  const checkJob: Job = everySecond(primary.ready, check, () =>
    availability.report(
      false,
      'BOARDS_DATABASE_URL does not answer: the server reads boards from DATABASE_URL',
    ),
  );
  return {
    kind: 'server',
    pool,
    database: makeDatabase(pool),
    isUsable: availability.isAvailable,
    async close() {
      await checkJob.stop();
      await pool.end();
    },
  };
}
