import { randomUUID } from 'node:crypto';
import { localDateIn } from '@hundred/domain/days/zones';
import { type PersonaName, personaNames, personas } from '@hundred/testkit/logs/personas';
import { makeAccounts } from '../apps/server/src/adapters/embedded-identity/accounts';
import { embeddedIssuerName } from '../apps/server/src/adapters/embedded-identity/own-account';
import { makeHashing } from '../apps/server/src/adapters/embedded-identity/passwords/hashing';
import { communityMember } from '../apps/server/src/db/schema/community-schema';
import { type PersonRow, person } from '../apps/server/src/db/schema/schema';
import type { Database } from '../apps/server/src/db/storage';
import { recordFacts } from '../apps/server/src/log/testing/record-facts';
import { projections } from '../apps/server/src/projections';
import { fillDesk } from './desk';
import { type FriendName, friendNames, logOfFriend } from './friends';
import { cheerOn, makeChallenge, makeTeam } from './groups';
import { type DatedLog, moveLog } from './move-log';
import { makeRivals } from './rivals';
import { emailOf, password } from './sign-in';

/** The name of each persona, and what it shows. */
const cast: Record<PersonaName, { name: string; shows: string }> = {
  'day 1': { name: 'Noor', shows: 'Day 1, nothing done yet' },
  'day 57 with rests': {
    name: 'Maya',
    shows: 'Day 57, did today’s push-ups, in a team and a private challenge',
  },
  'day 100': { name: 'Theo', shows: 'Day 100 complete, can join the Century Club' },
  'season 2': { name: 'Ines', shows: 'Century Club, Day 13 on the Strength Path' },
  premium: {
    name: 'Jonas',
    shows: 'Lifetime, Day 34, owns a private challenge, uses the coach and the community',
  },
  lapsed: { name: 'Elif', shows: 'Premium ended, away for three weeks' },
  traveller: { name: 'Tane', shows: 'comes from Auckland, is asked to change the time zone' },
};
const owner = {
  name: 'Kaya',
  shows: 'Premium, Day 39 on her own plan, owns a team, is the operator',
} as const;

/** The people for signing in. */
export const signInAs = [...Object.values(cast), owner];

type Profile = Omit<typeof person.$inferInsert, 'id' | 'issuer' | 'createdAt'>;

/** How long people with Premium have shared their milestones. */
const sharesForMs = 12 * 24 * 3_600_000;

async function makePersonStore(database: Database, now: number) {
  const accounts = makeAccounts(database);

  /**
   * Stores a person with a log, as if they had lived it here. Their shared milestones follow from the facts since they
   * began to share.
   */
  async function storePerson(
    profile: Profile,
    datedLog: DatedLog,
    timezone: string,
    { isSharing = false } = {},
  ): Promise<PersonRow> {
    const id = randomUUID();
    const facts = moveLog(datedLog, timezone, now);
    const createdAt = new Date(facts[0]?.at ?? now);
    // For a person who shares nothing, all facts are from before.
    const since = isSharing ? now - sharesForMs : now;
    return database.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(person)
        .values({ ...profile, id, issuer: embeddedIssuerName, createdAt })
        .returning();
      if (!row) throw new Error(`${profile.displayName} was not stored.`);
      await recordFacts(
        transaction,
        id,
        facts.filter(({ at }) => at <= since),
        since,
        projections,
      );
      if (isSharing)
        await transaction.insert(communityMember).values({ personId: id, since: new Date(since) });
      for (const fact of facts.filter(({ at }) => at > since))
        await recordFacts(transaction, id, [fact], fact.at, projections);
      return row;
    });
  }

  const hash = await makeHashing().hash(password);

  /** The profile of a person for signing in. */
  async function profileOf(name: string): Promise<Profile> {
    const email = emailOf(name);
    const account = await accounts.create({ email, name, password: hash }, now);
    if (typeof account === 'string') throw new Error(`${email} is ${account}.`);
    return {
      subject: account.id,
      email,
      displayName: name,
      ageGroup: '30-39',
      signInMethod: 'email',
      showNameOnLeaderboard: true,
      showVip: true,
    };
  }

  return { storePerson, profileOf };
}

/** Creates all people of the demo, who have lived in this zone until now. */
export async function createPeople(
  database: Database,
  rivals: number,
  here: string,
  now: number,
): Promise<void> {
  const { storePerson, profileOf } = await makePersonStore(database, now);
  const rows = new Map<string, PersonRow>();
  for (const name of personaNames) {
    const story = personas[name]();
    const { timezone } = story.state;
    const displayName = cast[name].name;
    const datedLog = { log: story.log, now: story.now, timezone };
    const home = name === 'traveller' ? timezone : here;
    const profile = await profileOf(displayName);
    rows.set(displayName, await storePerson(profile, datedLog, home, { isSharing: name === 'premium' }));
  }
  const today = localDateIn(here, now);
  for (const name of friendNames) {
    const stranger = { subject: randomUUID(), displayName: name, showNameOnLeaderboard: true };
    const profile = name === owner.name ? await profileOf(name) : stranger;
    rows.set(name, await storePerson(profile, logOfFriend(name, today, here), here, { isSharing: true }));
  }
  for (const { profile, datedLog } of makeRivals(rivals, today, here))
    await storePerson({ ...profile, subject: randomUUID() }, datedLog, here);

  const personNamed = (name: FriendName | 'Elif' | 'Jonas' | 'Maya' | 'Noor'): PersonRow => {
    const row = rows.get(name);
    if (!row) throw new Error(`There is no ${name} in the demo.`);
    return row;
  };
  // The first of the friends is Kaya.
  const company = friendNames.map(personNamed);
  await makeTeam(
    database,
    [personNamed('Kaya'), ...company.slice(1), personNamed('Jonas'), personNamed('Maya')],
    now,
  );
  await makeChallenge(database, [personNamed('Jonas'), ...company, personNamed('Maya')], here, now);
  await cheerOn(database, [personNamed('Jonas'), ...company], now);
  const desk = {
    operator: personNamed('Kaya'),
    asker: personNamed('Noor'),
    reporter: personNamed('Maya'),
    reported: personNamed('Elif'),
  };
  await fillDesk(database, desk, now);
}
