import { ageGroups, themes } from '@hundred/contract/identity';
import type { OwnData } from '@hundred/contract/own-data';
import { localDateIn } from '@hundred/domain/days/zones';
import { asc, eq } from 'drizzle-orm';
import type { Account } from '../../adapters/embedded-identity/accounts';
import { mailReminder } from '../../db/schema/mail-schema';
import { pushSubscription } from '../../db/schema/notifications-schema';
import { type PersonRow, purchase } from '../../db/schema/schema';
import type { Reader } from '../../db/storage';
import { zoneOrUtc } from '../../db/zone-or-utc';
import { readFacts } from '../../log/facts';
import { readHead } from '../../log/head';
import { withInstallationFacts } from '../../log/premium/installation-facts';
import { membershipsOf } from './memberships-of';
import { supportCommunityAndPreviewsOf } from './support-community-and-previews';

/** So many facts take a few hundred kilobytes. No more of a log is in memory at a time. */
const factsAtOnce = 1000;

export interface ExportFile {
  /** The name of the file. It has the date, for people who store several. */
  name: string;
  /** The file, part by part. It throws instead of ending early, because a partial file must not look complete. */
  parts: AsyncGenerator<string>;
}

/**
 * Everything stored about a person, as the contract's `ownData`. The log is read page by page, each with its own
 * query: a slow client blocks nobody, and facts appended meanwhile are left to the next export.
 */
export async function exportPerson(
  reader: Reader,
  row: PersonRow,
  account: Account | undefined,
  now: number,
): Promise<ExportFile> {
  const { length, snapshot } = await readHead(reader, row.id);
  const withoutFacts: Omit<OwnData, 'facts'> = {
    format: 'hundred-export',
    version: 1,
    exportedAt: iso(now),
    person: personOf(row),
    account: account ? accountOf(account) : null,
    settings: settingsOf(row),
    notifications: await notificationsOf(reader, row),
    badges: snapshot.badges.map(({ id, at }) => ({ id, earnedAt: iso(at) })),
    purchases: await purchasesOf(reader, row.id),
    memberships: await membershipsOf(reader, row.id),
    ...(await supportCommunityAndPreviewsOf(reader, row.id)),
  };
  return {
    name: `hundred-${localDateIn(zoneOrUtc(row.timezone), now)}.json`,
    parts: partsOf(reader, row.id, withoutFacts, length),
  };
}

async function* partsOf(reader: Reader, personId: string, withoutFacts: object, length: number) {
  // The last two characters, a line break and the closing brace, are cut off: the facts follow as the last field.
  yield `${JSON.stringify(withoutFacts, null, 2).slice(0, -2)},\n  "facts": [`;
  for (let sent = 0; sent < length; ) {
    const facts = await readFacts(reader, personId, sent, Math.min(factsAtOnce, length - sent));
    if (facts.length === 0) throw new Error('the log is shorter than it was: the person has been deleted');
    // The facts of this installation come first: another installation then counts the rest days of its Premium for
    // everybody.
    const factsToWrite = sent === 0 ? withInstallationFacts(facts) : facts;
    const lines = factsToWrite.map((fact) => `    ${JSON.stringify(fact)}`).join(',\n');
    yield `${sent === 0 ? '' : ','}\n${lines}`;
    sent += facts.length;
  }
  yield length === 0 ? ']\n}\n' : '\n  ]\n}\n';
}

const iso = (at: number | Date) => new Date(at).toISOString();
const isoOrNull = (at: Date | null) => at && iso(at);

const personOf = (row: PersonRow): OwnData['person'] => ({
  id: row.id,
  issuer: row.issuer,
  subject: row.subject,
  email: row.email,
  signInMethod: row.signInMethod,
  joinedAt: iso(row.createdAt),
  signedOutEverywhereAt: isoOrNull(row.tokensFrom),
});

const accountOf = ({
  email,
  emailVerifiedAt,
  name,
  createdAt,
  passwordChangedAt,
}: Account): OwnData['account'] => ({
  email,
  name,
  createdAt: iso(createdAt),
  passwordChangedAt: iso(passwordChangedAt),
  ...(emailVerifiedAt && { emailVerifiedAt: iso(emailVerifiedAt) }),
});

const settingsOf = (row: PersonRow): OwnData['settings'] => ({
  displayName: row.displayName,
  ageGroup: ageGroups.find((group) => group === row.ageGroup) ?? null,
  showNameOnLeaderboard: row.showNameOnLeaderboard,
  timezone: row.timezone,
  theme: themes.find((theme) => theme === row.theme) ?? 'system',
  ...(row.language !== 'en' && { language: row.language }),
  ...(row.showVip && { showVip: row.showVip }),
  ...(row.reason && { reason: row.reason }),
  ...(row.mood && { mood: row.mood }),
  ...(row.boostWeekdays.length > 0 && { boostWeekdays: row.boostWeekdays }),
});

async function notificationsOf(reader: Reader, row: PersonRow): Promise<OwnData['notifications']> {
  const devices = await reader
    .select()
    .from(pushSubscription)
    .where(eq(pushSubscription.personId, row.id))
    .orderBy(asc(pushSubscription.createdAt));
  const [mailed] = await reader.select().from(mailReminder).where(eq(mailReminder.personId, row.id));
  return {
    reminderTime: row.reminderTime,
    ...(row.weekdayTimes && { weekdayTimes: row.weekdayTimes }),
    dailyReminders: row.dailyReminders,
    streakWarnings: row.streakWarnings,
    achievementNews: row.achievementNews,
    milestoneNews: row.milestoneNews,
    supportNews: row.supportNews,
    ...(mailed?.reminders && { mailRemindersSince: iso(mailed.since) }),
    ...(mailed?.weekRecap && { mailRecapSince: iso(mailed.since) }),
    joinNews: row.joinNews,
    nudges: row.nudges,
    challengeStartNews: row.challengeStartNews,
    challengeEndNews: row.challengeEndNews,
    devices: devices.map(({ endpoint, userAgent, platform, createdAt }) => ({
      endpoint,
      userAgent,
      platform,
      since: iso(createdAt),
    })),
  };
}

async function purchasesOf(reader: Reader, personId: string): Promise<OwnData['purchases']> {
  const rows = await reader
    .select()
    .from(purchase)
    .where(eq(purchase.personId, personId))
    .orderBy(asc(purchase.createdAt));
  return rows.map((row) => ({
    id: row.id,
    plan: row.plan,
    amountCents: row.amountCents,
    state: row.state,
    checkout: row.sessionId,
    payment: row.paymentIntent,
    begunAt: iso(row.createdAt),
    paidAt: isoOrNull(row.paidAt),
  }));
}
