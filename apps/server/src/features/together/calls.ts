import { getInvitation, getTogether, joinGroup, type MadeInvite } from '@hundred/contract/groups';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import type { ReadSnapshots } from '../../challenge-log/listed-snapshots';
import type { ChallengeReader } from '../../challenge-log/reader';
import { makeAsk } from '../../db/ask';
import type { Storage } from '../../db/storage';
import { Refusal } from '../../http/refusal';
import type { Routes } from '../../http/route';
import { refuseSuspended } from '../../social/suspension';
import { addChallengeCalls } from './challenge-calls';
import { makeReadDiaries } from './diaries';
import { makeInvite } from './invites';
import { join, lookAtInvitation } from './joining';
import { isPremium, refuseMore } from './membership';
import { addModerationCalls } from './moderation-calls';
import { overviewOf } from './overview';
import { addRoomCalls } from './room-calls';
import { addTeamCalls } from './team-calls';

export interface TogetherParts {
  storage: Pick<Storage, 'pool' | 'database' | 'kind'>;
  reader: ChallengeReader;
  readSnapshots: ReadSnapshots;
  publicUrl: string;
}

const whatNeedsPremium: Record<GroupKind, string> = {
  team: 'Teams',
  challenge: 'Private challenges',
  room: 'Shared workouts',
};

/** What the calls of every kind of group share. */
export interface Starting {
  /** Starting, and asking others in, is premium; joining is open to everyone. */
  gate(kind: GroupKind, personId: string, now: number): Promise<Refusal | undefined>;
  invite(
    kind: GroupKind,
    groupId: string,
    asked: { personId: string; now: number; expiresAt: number },
  ): Promise<{ success: true; invite: MadeInvite } | Refusal>;
  withUrl(invite: Omit<MadeInvite, 'url'>): MadeInvite;
}

export function addTogetherCalls(
  routes: Routes,
  { storage, reader, readSnapshots, publicUrl }: TogetherParts,
): void {
  const { database } = storage;
  const ask = makeAsk(storage);
  const readDiaries = makeReadDiaries(database, reader, readSnapshots);
  const withUrl: Starting['withUrl'] = (invite) => ({ ...invite, url: `${publicUrl}/join/${invite.code}` });
  const starting: Starting = {
    withUrl,
    async gate(kind, personId, now) {
      if (await isPremium(database, personId, now)) return undefined;
      return new Refusal('premium_required', `${whatNeedsPremium[kind]}: this needs Premium.`);
    },
    async invite(kind, groupId, asked) {
      const { personId, now } = asked;
      const refused =
        (await starting.gate(kind, personId, now)) ??
        (await refuseSuspended(database, personId, now)) ??
        (await refuseMore(database, kind, personId, now, 1));
      if (refused) return refused;
      const invite = await makeInvite(database, kind, groupId, asked);
      return invite instanceof Refusal ? invite : { success: true, invite: withUrl(invite) };
    },
  };

  routes.add(getTogether, async ({ person, now }) => overviewOf(database, person.row, now));

  routes.add(getInvitation, async ({ person, params, now }) =>
    lookAtInvitation(database, params.code, person.row, now),
  );

  routes.add(joinGroup, async ({ person, params, now }) => {
    const joined = await join(database, params.code, person.row, now);
    return joined instanceof Refusal ? joined : { success: true as const, ...joined };
  });

  addTeamCalls(routes, { database, ask, readDiaries, starting });
  addChallengeCalls(routes, { database, ask, readDiaries, starting });
  addRoomCalls(routes, { database, ask, readSnapshots, starting });
  addModerationCalls(routes, database);
}
