import { communityCheers } from '@hundred/domain/community/community-entries';
import { addDays } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { communityEntry } from '../apps/server/src/db/schema/community-schema';
import type { PersonRow } from '../apps/server/src/db/schema/schema';
import { groupChallenge, team } from '../apps/server/src/db/schema/social-schema';
import type { Database } from '../apps/server/src/db/storage';
import { storeCheer } from '../apps/server/src/features/community/store-cheer';
import { type InsertGroup, startGroup } from '../apps/server/src/features/together/groups/change-groups';
import { makeInvite, usualExpiry } from '../apps/server/src/features/together/groups/invites';
import { joinByCode } from '../apps/server/src/features/together/groups/joining';
import { Refusal } from '../apps/server/src/refusals/refusal';

const dayMs = 24 * 3_600_000;

/** The answer of a call. A refusal is thrown, because the demo would be incomplete. */
function throwIfRefused<Answer>(answer: Answer | Refusal): Answer {
  if (answer instanceof Refusal) throw answer;
  return answer;
}

/** The members of a group. The first one is the owner and invites the others. */
type Members = readonly [PersonRow, ...PersonRow[]];

/** Starts a group; `insert` stores what only a team or only a challenge has. */
async function makeGroup(
  database: Database,
  kind: 'team' | 'challenge',
  [owner, ...others]: Members,
  startedAt: number,
  insert: InsertGroup<unknown>,
): Promise<void> {
  const { id } = throwIfRefused(await startGroup(database, kind, owner, startedAt, insert));
  const invitation = { personId: owner.id, now: startedAt, expiresAt: usualExpiry(startedAt) };
  const { code } = throwIfRefused(await makeInvite(database, kind, id, invitation));
  for (const person of others) throwIfRefused(await joinByCode(database, code, person, startedAt));
}

/** A team that is three weeks old. */
export const makeTeam = (database: Database, members: Members, now: number) =>
  makeGroup(database, 'team', members, now - 21 * dayMs, (transaction, row) =>
    transaction.insert(team).values({ ...row, name: 'Early Shift' }),
  );

/** A private challenge on the third of its fourteen dates, the last one for joining. */
export function makeChallenge(database: Database, members: Members, timezone: string, now: number) {
  const today = localDateIn(timezone, now);
  const dates = { fromDate: addDays(today, -2), toDate: addDays(today, 11) };
  return makeGroup(database, 'challenge', members, now - 2 * dayMs, (transaction, row) =>
    transaction
      .insert(groupChallenge)
      .values({ ...row, ...dates, name: 'Two weeks, no excuses', goal: 'days', target: null }),
  );
}

/** Each person cheers every second entry of the others. */
export async function cheerOn(database: Database, people: readonly PersonRow[], now: number): Promise<void> {
  const entries = await database.select().from(communityEntry);
  for (const [entryIndex, { id, personId }] of entries.entries())
    for (const [personIndex, person] of people.entries()) {
      const turn = entryIndex + personIndex;
      if (person.id === personId || turn % 2 === 1) continue;
      const cheer = communityCheers[(turn / 2) % communityCheers.length] ?? null;
      // Beyond the limit of a day this stores nothing.
      await storeCheer(database, person.id, id, cheer, now);
    }
}
