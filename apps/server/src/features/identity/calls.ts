import type { AnswerOf, BodyOf } from '@hundred/contract/call';
import {
  ageGroups,
  displayName,
  getEmailStatus,
  getMe,
  type Profile,
  signIn,
  signOutEverywhere,
  themes,
  updateProfile,
  verifySignIn,
} from '@hundred/contract/identity';
import { languageOr } from '@hundred/domain/text/language';
import type { VerifyIdToken } from '../../adapters/id-token';
import type { PersonRow } from '../../db/schema/schema';
import type { Transaction } from '../../db/storage';
import type { Routes } from '../../http/route';
import { success } from '../../http/success';
import { Refusal } from '../../refusals/refusal';
import { refuseName } from '../../social/refuse-name';
import type { People } from './people';

/** A name from another service is used if it fits our rules for names, and left out otherwise. */
function nameFrom(claim: string | undefined): string | undefined {
  return displayName.safeParse(claim).data;
}

/** The profile of a person. A stored text that is none of the known values counts as the default. */
export function profileOf(row: PersonRow): Profile {
  return {
    uid: row.id,
    email: row.email,
    displayName: row.displayName,
    ageGroup: ageGroups.find((group) => group === row.ageGroup) ?? null,
    showNameOnLeaderboard: row.showNameOnLeaderboard,
    showVip: row.showVip,
    signInMethod: row.signInMethod === 'email' ? 'email' : 'external',
    timezone: row.timezone,
    reminderTime: row.reminderTime,
    autoRestCover: row.autoRestCover,
    weekdayTimes: row.weekdayTimes,
    theme: themes.find((theme) => theme === row.theme) ?? 'system',
    language: languageOr('en', row.language),
    reason: row.reason,
    mood: row.mood,
    boostWeekdays: row.boostWeekdays,
    dailyReminders: row.dailyReminders,
    streakWarnings: row.streakWarnings,
    achievementNews: row.achievementNews,
    milestoneNews: row.milestoneNews,
    joinNews: row.joinNews,
    nudges: row.nudges,
    challengeStartNews: row.challengeStartNews,
    challengeEndNews: row.challengeEndNews,
    supportNews: row.supportNews,
  };
}

const signInEnded = () => new Refusal('not_signed_in', 'This sign-in is no longer valid. Sign in again.');

/**
 * The refusal to sign out other devices if the token does not say when its person signed in. Other devices would get new
 * tokens from the service, and without that time these cannot be told from the tokens of a new sign-in.
 */
const undatedSignIn = () =>
  new Refusal(
    'sign_in_time_unknown',
    'We can’t sign out your other devices. Sign them out at the service you sign in with.',
  );

export interface IdentityParts {
  verify: VerifyIdToken;
  people: People;
  /** Ends the sessions of a person at the embedded identity service. */
  endSessions: (transaction: Transaction, subject: string) => Promise<void>;
  emailStatusOf: (row: PersonRow) => Promise<AnswerOf<typeof getEmailStatus>>;
  changeProfile: (
    personId: string,
    change: BodyOf<typeof updateProfile>,
    now: number,
    signal: AbortSignal,
  ) => Promise<PersonRow | Refusal | undefined>;
}

export function addIdentityCalls(
  routes: Routes,
  { verify, people, endSessions, emailStatusOf, changeProfile }: IdentityParts,
): void {
  /** The profile with what a page shows beside it: whether the person is an operator, and an announcement. */
  const profileNow = async (row: PersonRow, now: number): Promise<Profile> => {
    const { isOperator, announcement } = await people.notices(row.id, now);
    return {
      ...profileOf(row),
      ...(isOperator && { isOperator }),
      ...(announcement && { announcement }),
    };
  };
  routes.add(signIn, async ({ body, now, language }) => {
    const identity = await verify(body.idToken);
    const initial = { displayName: nameFrom(identity?.name), language };
    const row = identity && (await people.findOrCreate(identity, initial, now));
    return row ? { user: await profileNow(row, now) } : signInEnded();
  });
  routes.add(verifySignIn, async ({ person, now }) => ({ user: await profileNow(person.row, now) }));
  routes.add(getMe, async ({ person, now }) => ({ user: await profileNow(person.row, now) }));
  routes.add(getEmailStatus, ({ person }) => emailStatusOf(person.row));
  routes.add(updateProfile, async ({ person, body, now, signal }) => {
    const refused = refuseName(body.displayName, person.row);
    if (refused) return refused;
    const changed = await changeProfile(person.id, body, now, signal);
    if (changed instanceof Refusal) return changed;
    return changed ? { success: true as const, user: await profileNow(changed, now) } : signInEnded();
  });
  routes.add(signOutEverywhere, async ({ person }) => {
    if (person.authenticatedAt === undefined) return undatedSignIn();
    // Both happen in one transaction: if it fails, the token stays valid and the client can try again with it.
    await people.signOutEverywhere(person.id, (transaction) => endSessions(transaction, person.row.subject));
    return success;
  });
}
