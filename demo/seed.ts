import { randomUUID } from 'node:crypto';
import { localDateIn } from '@hundred/domain/days/zones';
import { type PersonaName, personaNames, personas } from '@hundred/testkit/personas';
import { makeAccounts } from '../apps/server/src/adapters/embedded-identity/accounts';
import { embeddedIssuerName } from '../apps/server/src/adapters/embedded-identity/embedded-identity';
import { makeHashing } from '../apps/server/src/adapters/embedded-identity/hashing';
import { openForAdmin } from '../apps/server/src/admin/open-for-admin';
import { afterFacts } from '../apps/server/src/after-facts';
import { makeChallengeWriter } from '../apps/server/src/challenge-log/writer';
import { configFrom } from '../apps/server/src/config';
import { person } from '../apps/server/src/db/schema';
import { makeLogger } from '../apps/server/src/logger';
import { type Lived, moveLog } from './move-log';
import { makeRivals } from './rivals';

const password = 'one hundred days';
const rivals = 300;

/** What each of them is called, and why one would want to be them. */
const cast: Record<PersonaName, { name: string; shows: string }> = {
  'day 1': { name: 'Noor', shows: 'Day 1, nothing done yet' },
  'day 57 with rests': { name: 'Maya', shows: 'Day 57, rest days used, push-ups done today' },
  'day 100': { name: 'Theo', shows: 'Day 100 is complete: the Century Club opens' },
  'season 2': { name: 'Ines', shows: 'the Century Club, Day 13 on the Strength path' },
  premium: { name: 'Jonas', shows: 'Premium for life, Day 34' },
  lapsed: { name: 'Elif', shows: 'had Premium, has not come for three weeks' },
  traveller: { name: 'Tane', shows: 'lives in Auckland: asks whether the days should move to your zone' },
};

const emailOf = (name: string) => `${name.toLowerCase()}@example.com`;

type Profile = Omit<typeof person.$inferInsert, 'id' | 'issuer' | 'createdAt'>;

const config = configFrom(process.env);
const now = Date.now();
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const { database, close } = await openForAdmin(config.storage, now, makeLogger('warn'));
const writer = makeChallengeWriter(database, afterFacts);
const accounts = makeAccounts(database);

/** A person with a log, as if they had lived it here. */
async function settle(profile: Profile, lived: Lived, timezone: string): Promise<void> {
  const id = randomUUID();
  const facts = moveLog(lived, timezone, now);
  const createdAt = new Date(facts[0]?.at ?? now);
  await database.transaction(async (transaction) => {
    await transaction.insert(person).values({ ...profile, id, issuer: embeddedIssuerName, createdAt });
    await writer.record(transaction, id, facts, now);
  });
}

const hash = await makeHashing().hash(password);
for (const name of personaNames) {
  const story = personas[name]();
  const { timezone } = story.state;
  const email = emailOf(cast[name].name);
  const account = await accounts.create({ email, name: cast[name].name, password: hash }, now);
  if (!account) throw new Error(`${email} is taken.`);
  const profile = {
    subject: account.id,
    email,
    displayName: cast[name].name,
    signInMethod: 'email',
    showNameOnLeaderboard: true,
  };
  await settle(profile, { log: story.log, now: story.now, timezone }, name === 'traveller' ? timezone : here);
}
for (const { profile, lived } of makeRivals(rivals, localDateIn(here, now), here))
  await settle({ ...profile, subject: randomUUID() }, lived, here);
await close();

const lines = Object.values(cast).map(({ name, shows }) => `  ${emailOf(name).padEnd(20)} ${shows}`);
process.stdout.write(`
Sign in as any of these, password: ${password}

${lines.join('\n')}

${rivals} others are on the boards. Nothing of this is kept: Ctrl-C ends it.
`);
