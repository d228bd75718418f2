import type { MadeInvite } from '@hundred/contract/together/groups';
import type { FeatureId } from '@hundred/domain/entitlements/feature-tiers';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import type { Database } from '../../../db/storage';
import type { QueryWithLogs } from '../../../distribution/query-with-logs';
import { makeFeatureGate } from '../../../log/feature-gate';
import { Refusal } from '../../../refusals/refusal';
import { refuseSuspended } from '../../../social/suspension';
import type { ReadDiaries } from '../diaries';
import { clubExpiry, makeInvite } from './invites';
import { isClub, refuseBeyondLimit } from './membership';

const featureOf = {
  team: 'teams',
  challenge: 'private-challenges',
  room: 'shared-workouts',
} as const satisfies Record<GroupKind, FeatureId>;

/** What the calls of every kind of group need to start one and to invite to it. */
export interface Starting {
  /** Refuses people without Premium: starting a group and inviting others needs it, joining does not. */
  gate(kind: GroupKind, personId: string, now: number): Promise<Refusal | undefined>;
  invite(
    kind: GroupKind,
    groupId: string,
    invitation: { personId: string; now: number; expiresAt: number },
  ): Promise<{ success: true; invite: MadeInvite } | Refusal>;
  withUrl(invite: Omit<MadeInvite, 'url'>): MadeInvite;
}

export interface GroupParts {
  database: Database;
  queryWithLogs: QueryWithLogs;
  readDiaries: ReadDiaries;
  starting: Starting;
}

export function makeStarting(database: Database, publicUrl: string): Starting {
  const withUrl: Starting['withUrl'] = (invite) => ({ ...invite, url: `${publicUrl}/join/${invite.code}` });
  const featureGate = makeFeatureGate(database);
  const gate: Starting['gate'] = (kind, personId, now) => featureGate(personId, featureOf[kind], now);
  return {
    withUrl,
    gate,
    async invite(kind, groupId, invitation) {
      const { personId, now } = invitation;
      const isForClub = kind === 'team' && (await isClub(database, groupId));
      const refused =
        (isForClub ? undefined : await gate(kind, personId, now)) ??
        (await refuseSuspended(database, personId, now)) ??
        (isForClub ? undefined : await refuseBeyondLimit(database, kind, personId, now, { isMember: true }));
      if (refused) return refused;
      const expiresAt = isForClub ? clubExpiry(now) : invitation.expiresAt;
      const invite = await makeInvite(database, kind, groupId, { ...invitation, expiresAt });
      return invite instanceof Refusal ? invite : { success: true, invite: withUrl(invite) };
    },
  };
}
