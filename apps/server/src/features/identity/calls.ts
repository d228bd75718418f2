import { ageGroups, getMe, type Profile, signIn } from '@hundred/contract/identity';
import type { VerifyIdToken } from '../../adapters/id-token';
import type { PersonRow } from '../../db/schema';
import { Refusal } from '../../http/refusal';
import type { Routes } from '../../http/route';
import type { People } from './people';

const longestName = 40;

/** What another service calls a person is taken where it fits our rules for names, and else left out. */
export function nameFrom(claim: string | undefined): string | undefined {
  const name = claim?.trim();
  if (!name || [...name].length > longestName || /\p{Cc}/u.test(name)) return undefined;
  return name;
}

export function profileOf(row: PersonRow): Profile {
  return {
    uid: row.id,
    email: row.email,
    displayName: row.displayName,
    ageGroup: ageGroups.find((group) => group === row.ageGroup) ?? null,
    showNameOnLeaderboard: row.showNameOnLeaderboard,
  };
}

export function addIdentityCalls(
  routes: Routes,
  { verify, people }: { verify: VerifyIdToken; people: People },
) {
  routes.add(signIn, async ({ body, now }) => {
    const identity = await verify(body.idToken);
    if (!identity)
      return new Refusal('not_signed_in', 'This sign-in is not valid any more. Please try again.');
    const row = await people.findOrCreate(identity, nameFrom(identity.name), now);
    return { user: profileOf(row) };
  });
  routes.add(getMe, async ({ person }) => ({ user: profileOf(person.row) }));
}
