import { isLostRace } from '../../db/connection/lost-race';
import type { Replica } from '../../db/connection/replica';
import { isStorageAway } from '../../db/connection/storage-away';
import type { Storage } from '../../db/storage';
import type { ReadSnapshots } from '../../log/cached-snapshots';
import { type Boards, makeBoards } from './boards';

const lengthStatement = 'select length from challenge where person_id = $1';

/**
 * Reads boards from a standby, which is a few seconds behind. It reads from the primary while the standby is not usable,
 * and for people whose last facts the standby does not have yet: nobody sees their own row from before their last
 * completion. A log and its totals are written together, so a standby that has all of a person's log has their row too.
 */
export function makeBoardsOnReplica(
  primaryBoards: Boards,
  replica: Replica,
  { pool }: Pick<Storage, 'pool'>,
  readSnapshots: ReadSnapshots,
): Boards {
  const replicaBoards = makeBoards(replica, readSnapshots);
  const logLengthOn = async (source: Storage['pool'], personId: string): Promise<number> =>
    (await source.query<{ length: number }>(lengthStatement, [personId])).rows[0]?.length ?? 0;
  const hasAllOf = async (personId: string) => {
    const length = await logLengthOn(pool, personId);
    return (await logLengthOn(replica.pool, personId)) >= length;
  };
  const preferReplica = async <T>(
    personId: string | null,
    read: (boards: Boards) => Promise<T>,
  ): Promise<T> => {
    if (!replica.isUsable()) return read(primaryBoards);
    try {
      if (personId === null || (await hasAllOf(personId))) return await read(replicaBoards);
    } catch (error) {
      // A standby also cancels queries that conflict with replication.
      if (!isStorageAway(error) && !isLostRace(error)) throw error;
    }
    return read(primaryBoards);
  };
  return {
    top: (board, viewer, limit) =>
      preferReplica(viewer.personId, (boards) => boards.top(board, viewer, limit)),
    around: (board, viewer) => preferReplica(viewer.personId, (boards) => boards.around(board, viewer)),
    ownRank: (board, personId) => preferReplica(personId, (boards) => boards.ownRank(board, personId)),
    firstCohort: () => preferReplica(null, (boards) => boards.firstCohort()),
  };
}
