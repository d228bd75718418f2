import { getInvitation, getTogether, joinGroup } from '@hundred/contract/together/groups';
import type { Storage } from '../../db/storage';
import { makeQueryWithLogs } from '../../distribution/query-with-logs';
import type { Routes } from '../../http/route';
import type { ReadSnapshots } from '../../log/cached-snapshots';
import { Refusal } from '../../refusals/refusal';
import type { StoreReport } from '../../social/reports';
import { addChallengeCalls } from './challenge-calls';
import type { ReadDiaries } from './diaries';
import { joinByCode, readInvitation } from './groups/joining';
import { addModerationCalls } from './groups/moderation-calls';
import { readOverview } from './groups/overview';
import { makeStarting } from './groups/starting';
import { makeReadChallenge } from './read-challenge';
import { makeReadTeam } from './read-team';
import { addRoomCalls } from './rooms/room-calls';
import { addTeamCalls } from './team-calls';
import { makeAddToday } from './today-of-groups';

export interface TogetherParts {
  storage: Pick<Storage, 'pool' | 'database' | 'kind'>;
  readSnapshots: ReadSnapshots;
  readDiaries: ReadDiaries;
  publicUrl: string;
  storeReport: StoreReport;
}

export function addTogetherCalls(
  routes: Routes,
  { storage, readSnapshots, readDiaries, publicUrl, storeReport }: TogetherParts,
): void {
  const { database } = storage;
  const queryWithLogs = makeQueryWithLogs(storage);
  const starting = makeStarting(database, publicUrl);

  const readTeam = makeReadTeam(queryWithLogs, readDiaries);
  const readChallenge = makeReadChallenge(queryWithLogs, readDiaries);
  const addToday = makeAddToday(database, readTeam, readChallenge);

  routes.addLoggedIfFailed(getTogether, async ({ person, now }) =>
    addToday(await readOverview(database, person.row, now), person.row, now),
  );

  routes.add(getInvitation, async ({ person, params, now }) =>
    readInvitation(database, params.code, person.row, now),
  );

  routes.add(joinGroup, async ({ person, params, now }) => {
    const joined = await joinByCode(database, params.code, person.row, now);
    return joined instanceof Refusal ? joined : { success: true as const, ...joined };
  });

  addTeamCalls(routes, { database, readTeam, starting });
  addChallengeCalls(routes, { database, readDiaries, readChallenge, starting });
  addRoomCalls(routes, { database, queryWithLogs, readSnapshots, starting });
  addModerationCalls(routes, database, storeReport);
}
