import { randomUUID } from 'node:crypto';
import { getConfig } from '@hundred/contract/operations';
import { type Preview, previews as productPreviews } from '@hundred/domain/previews/previews';
import type { FastifyInstance } from 'fastify';
import type pino from 'pino';
import { Registry } from 'prom-client';
import { makeCoachModel } from './adapters/coach/model';
import { emailStatusOf } from './adapters/embedded-identity/addresses/email-status';
import { embeddedIssuerName, ownAccountOf } from './adapters/embedded-identity/embedded-identity';
import { makeIdentityService } from './adapters/identity-service';
import { makePaymentService } from './adapters/payment-service';
import { makePushSender } from './adapters/push/push-sender';
import { makeMail } from './composition/make-mail';
import { removeEverything } from './composition/remove-everything';
import { startJobs } from './composition/start-jobs';
import type { Job } from './concurrency/every-second';
import { makeKeyedQueue } from './concurrency/keyed-queue';
import type { Config } from './config/config';
import { openReplica } from './db/connection/replica';
import { makeQuery } from './db/query';
import type { Storage } from './db/storage';
import { addBadgesCalls } from './features/badges/calls';
import { addCalendarCalls } from './features/calendar/calls';
import { addCenturyClubCalls } from './features/century-club/calls';
import { addCoachCalls } from './features/coach/calls';
import { addCommunityCalls } from './features/community/calls';
import { forgetEntries } from './features/community/feed';
import { makeCallers } from './features/identity/callers';
import { addIdentityCalls, profileOf } from './features/identity/calls';
import { makeInstallation } from './features/identity/installation';
import { forgetDeletions, makePeople } from './features/identity/people';
import { makeBoards } from './features/leaderboards/boards';
import { makeBoardsOnReplica } from './features/leaderboards/boards-on-replica';
import { addLeaderboardCalls } from './features/leaderboards/calls';
import { addNotificationCalls } from './features/notifications/calls';
import type { Notifier } from './features/notifications/notifier';
import { addOwnDataCalls } from './features/own-data/calls';
import { addOwnTextCalls } from './features/own-texts/calls';
import { addPlansCalls } from './features/plans/calls';
import { addPremiumCalls } from './features/premium/calls';
import { forgetNotices } from './features/premium/purchases';
import { makeSelling } from './features/premium/selling';
import { addPreviewsCalls } from './features/previews/calls';
import { makeChangeProfile } from './features/profile/change-profile';
import { addRunsCalls } from './features/runs/calls';
import { addScheduleCalls } from './features/schedule/calls';
import { addStatisticsCalls } from './features/statistics/calls';
import { addSupportCalls } from './features/support/calls';
import { forgetClosed } from './features/support/requests';
import { addTodayCalls } from './features/today/calls';
import { addTogetherCalls } from './features/together/calls';
import { makeReadDiaries } from './features/together/diaries';
import { announceChallenges, forgetWhatIsOver, settleChallenges } from './features/together/upkeep';
import { buildApp } from './http/app';
import { measureQueues } from './http/health/metrics';
import { type Routes, routesOn } from './http/route';
import type { TidyUp, TidyUpTask } from './jobs/tidy-up';
import { makeExecute, queueLimits } from './log/execute';
import { makeFeatureGate } from './log/feature-gate';
import { makeReadSnapshots } from './log/listed-snapshots';
import { withPremiumSetting } from './log/premium/premium-for-all';
import { makeChallengeReader } from './log/read';
import { type LongWork, makeLongWork } from './long-work/long-work';
import type { Mailer } from './mail/mailer';
import { planMail, planNoMail } from './mail/plan-mail';
import { tidyMails } from './mail/queue';
import { mailReceipt } from './mail/receipt';
import { addDeskCalls } from './operating/desk/calls';
import { storeActiveDays } from './operating/people/active-days';
import { makeNumbers } from './operating/people/numbers';
import { mailLateBackup } from './operator/backup-mails';
import { measureWaiting } from './operator/measure-waiting';
import { storePublicUrl } from './operator/public-address';
import { stopInOrder } from './process/stop-in-order';
import { projections } from './projections';
import { makeKeepReport } from './social/reports';

export interface ServerProgram {
  app: FastifyInstance;
  storage: Storage;
  notifier: Notifier;
  /** Runs the notifier; tests stop it to run it themselves. */
  notifying: Job;
  /** Absent if mail is not set up. */
  mailer: Mailer | undefined;
  tidyUp: TidyUp;
  longWork: LongWork;
  close(): Promise<void>;
}

export interface Surroundings {
  config: Config;
  /** Closed with the program. */
  storage: Storage;
  log: pino.Logger;
  version: string;
  webDir: string;
  clock: () => number;
  /** The previews, if they are not those of the product. */
  previews?: readonly Preview[];
}

/** The only wiring: creates every part and passes its dependencies. */
export async function compose(given: Surroundings): Promise<ServerProgram> {
  const { config, log, version, webDir, clock } = given;
  const storage = withPremiumSetting(given.storage, config.isPremiumForAll, clock());
  const surroundings = { ...given, storage };
  const parts = makeParts(surroundings);
  const { identity, payments, mail, push, longWork, execute, selling, replica } = parts;
  const app = await buildApp({
    config,
    storage,
    log,
    version,
    webDir,
    clock,
    metrics: parts.metrics,
    identitySources: identity.sources,
    async addServices(scope) {
      await identity.addRoutes(scope);
      await payments.addRoutes(scope);
      await mail.addUnsubscribeRoutes(scope);
    },
    addCalls(scope, limitPerson) {
      const routes = routesOn(scope, makeCallers(identity.verify, parts.people), limitPerson);
      addCalls(routes, surroundings, parts);
      addPremiumCalls(scope, routes, { database: storage.database, execute, selling, log });
    },
  });
  storage.ready
    .then(() => storePublicUrl(storage.database, config.publicUrl))
    .catch((err) => log.warn({ err }, 'the address for links of npm run admin was not kept'));
  const { mailer } = mail;
  const tidyUpTasks = tidyUpTasksOf(surroundings, parts);
  const jobs = startJobs({ config, storage, clock, log, push, mailer, tidyUpTasks });
  const { notifier, notifying, tidyUp } = jobs;

  return {
    app,
    storage,
    notifier,
    notifying,
    mailer,
    tidyUp,
    longWork,
    close: () =>
      stopInOrder([
        [jobs.stop, () => app.close()],
        [() => push.close(), () => longWork.close(), () => replica?.close()],
        [() => storage.close()],
      ]),
  };
}

type Parts = ReturnType<typeof makeParts>;

/** Creates the services of other programs first, then the log, then what reads and writes it. */
function makeParts({ config, storage, log, webDir, clock }: Surroundings) {
  const { database } = storage;
  const people = makePeople(storage, clock, async (row) => (await ownAccountOf(database, row))?.email);
  const identity = makeIdentityService({
    config,
    webDir,
    storage,
    log,
    clock,
    planMail: config.mail && planMail,
    onPasswordChange: people.takeTokensFrom,
    onEmailChange: people.changeEmail,
  });
  const payments = makePaymentService({ config, webDir, log, clock });
  const mail = makeMail({ config, storage, webDir, clock, log });
  const push = makePushSender(config.push, database, clock);

  const metrics = new Registry();
  const observerOf = measureQueues(metrics);
  measureWaiting(metrics, database);
  const personQueue = makeKeyedQueue(queueLimits, observerOf('person'));
  const longWork = makeLongWork(storage, log, observerOf('long work'));
  const reader = makeChallengeReader(database, longWork.readSettledDates);
  const execute = makeExecute(database, projections, {
    query: makeQuery(storage),
    queue: personQueue,
    executeLong: longWork.execute,
  });
  const readSnapshots = makeReadSnapshots(storage);

  const boardsUrl = config.storage.kind === 'server' ? config.storage.boardsUrl : undefined;
  const replica = boardsUrl ? openReplica(boardsUrl, storage, log) : undefined;
  const primaryBoards = makeBoards(storage, readSnapshots);
  return {
    people,
    identity,
    payments,
    mail,
    push,
    metrics,
    personQueue,
    longWork,
    reader,
    execute,
    readSnapshots,
    readDiaries: makeReadDiaries(database, reader, readSnapshots),
    gate: makeFeatureGate(database),
    replica,
    boards: replica ? makeBoardsOnReplica(primaryBoards, replica, storage, readSnapshots) : primaryBoards,
    selling: makeSelling({
      database,
      execute,
      payments: payments.provider,
      log,
      onPaid: async (transaction, paid) => {
        if (config.mail) await mailReceipt(transaction, paid, clock());
      },
    }),
  };
}

/** Less than a call may take, so that the operator reads the reason. */
const testMailWithinMs = 10_000;

/** Adds the calls of every feature but those of premium, which also need the scope for the provider's webhook. */
function addCalls(
  routes: Routes,
  { config, storage, log, version, clock, previews = productPreviews }: Surroundings,
  parts: Parts,
): void {
  const { database } = storage;
  const { publicUrl } = config;
  const { people, identity, mail, reader, execute, gate, readSnapshots } = parts;
  const installation = makeInstallation(database);
  const keepReport = makeKeepReport(database, mail.notifyOperatorOf('report'));

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
  addTodayCalls(routes, { reader, execute, debug: config.loopback });
  addRunsCalls(routes, { reader, execute });
  addPlansCalls(routes, execute);
  addCenturyClubCalls(routes, { reader, execute });
  addScheduleCalls(routes, { database, reader, gate, publicUrl });
  addStatisticsCalls(routes, reader);
  addCalendarCalls(routes, reader);
  addBadgesCalls(routes, reader);
  addCoachCalls(routes, { model: config.coach && makeCoachModel(config.coach), reader, gate, log });
  addLeaderboardCalls(routes, { boards: parts.boards, reader, gate });
  addTogetherCalls(routes, { storage, readSnapshots, readDiaries: parts.readDiaries, publicUrl, keepReport });
  addOwnDataCalls(routes, {
    database,
    importPerson: (file, signal) =>
      parts.personQueue(file.personId, signal, () => parts.longWork.importFile(file, signal)),
    accountOf: (row) => ownAccountOf(database, row),
    profileOf,
    async remove(row, now) {
      const mailPlanner = config.mail ? planMail : planNoMail;
      await database.transaction((transaction) =>
        removeEverything(transaction, row, { now, clock: clock(), planMail: mailPlanner }),
      );
      // A deletion does not wait for the payment provider. The tidy-up closes what is still open.
      parts.selling
        ?.closeCheckouts(null, now)
        .catch((err) => log.warn({ err }, 'open checkouts were not closed'));
    },
  });
  addOwnTextCalls(routes, database);
  addNotificationCalls(routes, {
    database,
    push: parts.push,
    log,
    mail: {
      isMailed: config.mail !== undefined,
      isVerified: async ({ row, isEmailVerified = null }) =>
        (await emailStatusOf(database, row)).verified ?? isEmailVerified,
      isOwnAccount: ({ issuer }) => issuer === embeddedIssuerName,
    },
  });
  addSupportCalls(routes, database, mail.notifyOperatorOf('question'));
  addCommunityCalls(routes, { database, gate, keepReport });
  addPreviewsCalls(routes, { database, gate, previews });
  const { send } = mail;
  addDeskCalls({
    routes,
    storage,
    config,
    version,
    clock,
    numbers: makeNumbers(database),
    mail: send && { plan: planMail, sendNow: (letter) => send(letter, randomUUID(), testMailWithinMs) },
    async endSignIns(transaction, { issuer, subject }, from) {
      await identity.endSessions(transaction, subject);
      await people.takeTokensFrom(transaction, issuer, subject, from);
    },
  });
}

function tidyUpTasksOf(
  { config, storage: { database }, clock, log }: Surroundings,
  { identity, readDiaries, selling }: Parts,
): TidyUpTask[] {
  return [
    identity.tidyUp,
    () => forgetDeletions(database, clock()),
    () => settleChallenges(database, readDiaries, clock(), log),
    () => announceChallenges(database, clock()),
    () => forgetWhatIsOver(database, clock()),
    () => forgetClosed(database, clock()),
    async () => {
      const count = await tidyMails(database, clock());
      if (count > 0) log.warn({ count }, 'a server ended while it sent mails: they may not have arrived');
    },
    () => mailLateBackup(database, config, clock()),
    () => forgetEntries(database, clock()),
    () => forgetNotices(database, clock()),
    (isRunning) => storeActiveDays(database, clock(), isRunning),
    async (isRunning) => selling?.settleForgotten(clock(), isRunning),
    async (isRunning) => selling?.lookAgain(clock(), isRunning),
  ];
}
