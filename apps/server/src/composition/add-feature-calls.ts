import { getConfig } from '@hundred/contract/operations';
import { previews as productPreviews } from '@hundred/domain/previews/previews';
import { makeCoachModel } from '../adapters/coach/model';
import { emailStatusOf } from '../adapters/embedded-identity/addresses/email-status';
import { embeddedIssuerName, ownAccountOf } from '../adapters/embedded-identity/own-account';
import type { PersonRow } from '../db/schema/schema';
import { addBadgesCalls } from '../features/badges/calls';
import { addCalendarCalls } from '../features/calendar/calls';
import { addCenturyClubCalls } from '../features/century-club/calls';
import { addCoachCalls } from '../features/coach/calls';
import { addCommunityCalls } from '../features/community/calls';
import { addIdentityCalls, profileOf } from '../features/identity/calls';
import { makeInstallation } from '../features/identity/installation';
import { addLeaderboardCalls } from '../features/leaderboards/calls';
import { addNotificationCalls } from '../features/notifications/calls';
import { addOwnDataCalls } from '../features/own-data/calls';
import { addOwnTextCalls } from '../features/own-texts/calls';
import { addPlansCalls } from '../features/plans/calls';
import { addPreviewsCalls } from '../features/previews/calls';
import { makeChangeProfile } from '../features/profile/change-profile';
import { addRunsCalls } from '../features/runs/calls';
import { addScheduleCalls } from '../features/schedule/calls';
import { addStatisticsCalls } from '../features/statistics/calls';
import { addSupportCalls } from '../features/support/calls';
import { addTodayCalls } from '../features/today/calls';
import { addTogetherCalls } from '../features/together/calls';
import type { Routes } from '../http/route';
import { refuseOnlyOperator } from '../identity/operators';
import { planMail, planNoMail } from '../mail/plan-mail';
import type { Refusal } from '../refusals/refusal';
import { makeStoreReport } from '../social/reports';
import type { Parts } from './parts';
import { removeEverything } from './remove-everything';

/** Adds the calls of every feature but those of premium, which also need Fastify's scope for the provider's webhook. */
export function addFeatureCalls(routes: Routes, parts: Parts): void {
  const { config, storage, log, version, previews = productPreviews } = parts;
  const { people, identity, mail, challengeReader, execute, gate, readSnapshots } = parts;
  const { database } = storage;
  const { publicUrl } = config;
  const installation = makeInstallation(database);
  const storeReport = makeStoreReport(database, mail.notifyOperatorOf('report'));

  routes.add(getConfig, async () => ({
    version,
    installation: await installation(),
    publicUrl,
    supportEmail: config.supportEmail ?? null,
    identity: identity.settings,
    payments: parts.payments.mode,
  }));
  addIdentityCalls(routes, {
    verify: identity.verify,
    people,
    endSessions: identity.endSessions,
    emailStatusOf: (row) => emailStatusOf(database, row),
    changeProfile: makeChangeProfile(database, execute, gate),
  });
  addTodayCalls(routes, { challengeReader, execute, allowsDebug: config.isLoopback });
  addRunsCalls(routes, { challengeReader, execute });
  addPlansCalls(routes, execute);
  addCenturyClubCalls(routes, { challengeReader, execute });
  addScheduleCalls(routes, { database, challengeReader, gate, publicUrl });
  addStatisticsCalls(routes, challengeReader);
  addCalendarCalls(routes, challengeReader);
  addBadgesCalls(routes, challengeReader);
  addCoachCalls(routes, { model: config.coach && makeCoachModel(config.coach), challengeReader, gate, log });
  addLeaderboardCalls(routes, { boards: parts.boards, challengeReader, gate });
  addTogetherCalls(routes, {
    storage,
    readSnapshots,
    readDiaries: parts.readDiaries,
    publicUrl,
    storeReport,
  });
  addOwnDataCalls(routes, {
    database,
    importPerson: parts.importPerson,
    accountOf: (row) => ownAccountOf(database, row),
    profileOf,
    remove: (row, now) => removeOwnAccount(parts, row, now),
  });
  addOwnTextCalls(routes, database);
  addNotificationCalls(routes, {
    database,
    push: parts.push,
    log,
    mail: {
      isMailSetUp: config.mail !== undefined,
      // For an account of another service, only its token says whether the email is verified.
      isVerified: async ({ row, isEmailVerified = null }) =>
        (await emailStatusOf(database, row)).verified ?? isEmailVerified,
      isOwnAccount: ({ issuer }) => issuer === embeddedIssuerName,
    },
  });
  addSupportCalls(routes, database, mail.notifyOperatorOf('question'));
  addCommunityCalls(routes, { database, gate, storeReport });
  addPreviewsCalls(routes, { database, gate, previews });
}

/** Removes a person who deletes their own account, unless they are the only operator. */
async function removeOwnAccount(
  { config, storage, clock, log, selling }: Parts,
  row: PersonRow,
  now: number,
): Promise<Refusal | undefined> {
  const refused = await storage.database.transaction(async (transaction) => {
    const refusal = await refuseOnlyOperator(transaction, row.id, now);
    if (!refusal) {
      const mailPlanner = config.mail ? planMail : planNoMail;
      await removeEverything(transaction, row, { now, machineNow: clock(), planMail: mailPlanner });
    }
    return refusal;
  });
  if (refused) return refused;
  // A deletion does not wait for the payment provider. The purchases of the deleted person name nobody now (`null`). The
  // tidy-up closes what is still open.
  selling?.closeCheckouts(null, now).catch((err) => log.warn({ err }, 'could not close open checkouts'));
  return undefined;
}
