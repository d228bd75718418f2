import { randomUUID } from 'node:crypto';
import { getConfig } from '@hundred/contract/operations';
import { type Preview, previews as productPreviews } from '@hundred/domain/previews/previews';
import type { FastifyInstance } from 'fastify';
import type pino from 'pino';
import { Registry } from 'prom-client';
import { makeCoachModel } from './adapters/coach/model';
import { letterFor } from './adapters/embedded-identity/account-letters';
import { emailStatusOf } from './adapters/embedded-identity/addresses/email-status';
import { ownAccountOf } from './adapters/embedded-identity/embedded-identity';
import { makeIdentityService } from './adapters/identity-service';
import { makeSendMail } from './adapters/mail';
import { makePaymentService } from './adapters/payment-service';
import { makePushSender } from './adapters/push/push-sender';
import { makeUnsubscribing } from './adapters/unsubscribe';
import { removeEverything } from './composition/remove-everything';
import type { Job } from './concurrency/every-second';
import { makeKeyedQueue } from './concurrency/keyed-queue';
import type { Config } from './config/config';
import { openReplica } from './db/connection/replica';
import { makeQuery } from './db/query';
import type { PersonRow } from './db/schema/schema';
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
import { startCounting } from './features/leaderboards/counting';
import { addNotificationCalls } from './features/notifications/calls';
import { makeNotifier, type Notifier, startNotifying } from './features/notifications/notifier';
import { makeReminderLetter, releasePushes } from './features/notifications/reminder-letter';
import { addOwnDataCalls } from './features/own-data/calls';
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
import { routesOn } from './http/route';
import { startTidyUp, type TidyUp } from './jobs/tidy-up';
import { startUpkeep } from './jobs/upkeep';
import { makeExecute, queueLimits } from './log/execute';
import { makeFeatureGate } from './log/feature-gate';
import { makeReadSnapshots } from './log/listed-snapshots';
import { makeChallengeReader } from './log/read';
import { type LongWork, makeLongWork } from './long-work/long-work';
import { isAboutAccount } from './mail/mail-message';
import { type Mailer, makeMailer, startMailing } from './mail/mailer';
import { planMail, planNoMail } from './mail/plan-mail';
import { tidyMails } from './mail/queue';
import { mailReceipt } from './mail/receipt';
import { serviceLetter } from './mail/service-letters';
import { addDeskCalls } from './operating/desk/calls';
import { storeActiveDays } from './operating/people/active-days';
import { makeNumbers } from './operating/people/numbers';
import { measureWaiting } from './operator/measure-waiting';
import { makeNotifyOperator } from './operator/notify-operator';
import { storePublicUrl } from './operator/public-address';
import { makeSendToOperator } from './operator/send-to-operator';
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

/**
 * The only wiring: creates every part and passes its dependencies. First the services of other programs, then the log
 * and what reads it, then the server with all its calls, and last the jobs that run beside it.
 */
export async function compose({
  config,
  storage,
  log,
  version,
  webDir,
  clock,
  previews = productPreviews,
}: Surroundings): Promise<ServerProgram> {
  const people = makePeople(
    storage,
    clock,
    async (row) => (await ownAccountOf(storage.database, row))?.email,
  );
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

  const metrics = new Registry();
  const observerOf = measureQueues(metrics);
  const longWork = makeLongWork(storage, log, observerOf('long work'));
  const personQueue = makeKeyedQueue(queueLimits, observerOf('person'));
  const query = makeQuery(storage);
  const reader = makeChallengeReader(storage.database, longWork.readSettledDates);
  const execute = makeExecute(storage.database, projections, {
    query,
    queue: personQueue,
    executeLong: longWork.execute,
  });
  const selling = makeSelling({
    database: storage.database,
    execute,
    payments: payments.provider,
    log,
    onPaid: async (transaction, paid) => {
      if (config.mail) await mailReceipt(transaction, paid, clock());
    },
  });
  const gate = makeFeatureGate(storage.database);
  const readSnapshots = makeReadSnapshots(storage);
  const readDiaries = makeReadDiaries(storage.database, reader, readSnapshots);
  const primaryBoards = makeBoards(storage, readSnapshots);
  const replica =
    config.storage.kind === 'server' && config.storage.boardsUrl
      ? openReplica(config.storage.boardsUrl, storage, log)
      : undefined;
  const boards = replica
    ? makeBoardsOnReplica(primaryBoards, replica, storage, readSnapshots)
    : primaryBoards;

  const push = makePushSender(config.push, storage.database, clock);
  const installation = makeInstallation(storage.database);
  measureWaiting(metrics, storage.database);
  const { mail, supportEmail: to, publicUrl } = config;
  const toOperator =
    mail && to ? { send: makeSendToOperator(storage.database, clock, log), to, link: publicUrl } : undefined;
  const sendMail = mail && makeSendMail(mail, publicUrl);
  const unsubscribing = makeUnsubscribing({ storage, publicUrl, webDir, supportEmail: config.supportEmail });
  const writeReminder = makeReminderLetter({
    database: storage.database,
    publicUrl,
    unsubscribeLink: unsubscribing.link,
  });
  const mailer =
    mail &&
    sendMail &&
    makeMailer({
      database: storage.database,
      clock,
      log,
      perHour: mail.perHour,
      async write(message, recipient) {
        if (message.kind === 'reminder') return writeReminder(message, clock());
        return isAboutAccount(message)
          ? letterFor(message, { database: storage.database, publicUrl, now: clock() })
          : serviceLetter(message, recipient, publicUrl);
      },
      send: sendMail,
      async onNotSent(message) {
        if (message.kind === 'reminder') await releasePushes(storage.database, message, clock());
      },
    });
  const notifyOfQuestion = makeNotifyOperator('question', toOperator, log, clock);
  const keepReport = makeKeepReport(storage.database, makeNotifyOperator('report', toOperator, log, clock));
  async function deletePerson(row: PersonRow, now: number): Promise<void> {
    await storage.database.transaction((transaction) =>
      removeEverything(transaction, row, {
        now,
        clock: clock(),
        planMail: config.mail ? planMail : planNoMail,
      }),
    );
    // A deletion does not wait for the payment provider. The tidy-up closes what is still open.
    selling?.closeCheckouts(null, now).catch((err) => log.warn({ err }, 'open checkouts were not closed'));
  }

  const app = await buildApp({
    config,
    storage,
    log,
    version,
    webDir,
    clock,
    metrics,
    identitySources: identity.sources,
    async addServices(scope) {
      await identity.addRoutes(scope);
      await payments.addRoutes(scope);
      await unsubscribing.addRoutes(scope);
    },
    addCalls(scope, limitPerson) {
      const routes = routesOn(scope, makeCallers(identity.verify, people), limitPerson);
      routes.add(getConfig, async () => ({
        version,
        installation: await installation(),
        publicUrl: config.publicUrl,
        supportEmail: config.supportEmail ?? null,
        identity: identity.settings,
        payments: payments.mode,
      }));
      addIdentityCalls(routes, {
        verify: identity.verify,
        people,
        endSessions: identity.endSessions,
        emailStatusOf: (row) => emailStatusOf(storage.database, row),
        changeProfile: makeChangeProfile(storage.database, execute, gate),
      });
      addTodayCalls(routes, { reader, execute, debug: config.loopback });
      addRunsCalls(routes, { reader, execute });
      addPlansCalls(routes, execute);
      addCenturyClubCalls(routes, { reader, execute });
      addScheduleCalls(routes, { database: storage.database, reader, gate, publicUrl: config.publicUrl });
      addStatisticsCalls(routes, reader);
      addCalendarCalls(routes, reader);
      addBadgesCalls(routes, reader);
      addCoachCalls(routes, { model: config.coach && makeCoachModel(config.coach), reader, gate, log });
      addLeaderboardCalls(routes, { boards, reader, gate });
      addTogetherCalls(routes, {
        storage,
        readSnapshots,
        readDiaries,
        publicUrl: config.publicUrl,
        keepReport,
      });
      addOwnDataCalls(routes, {
        database: storage.database,
        importPerson: (file, signal) =>
          personQueue(file.personId, signal, () => longWork.importFile(file, signal)),
        accountOf: (row) => ownAccountOf(storage.database, row),
        profileOf,
        remove: deletePerson,
      });
      addNotificationCalls(routes, {
        database: storage.database,
        push,
        log,
        mail: {
          isMailed: config.mail !== undefined,
          isVerified: async (row) => (await emailStatusOf(storage.database, row)).verified,
        },
      });
      addSupportCalls(routes, storage.database, notifyOfQuestion);
      addCommunityCalls(routes, { database: storage.database, gate, keepReport });
      addPreviewsCalls(routes, { database: storage.database, gate, previews });
      addDeskCalls({
        routes,
        storage,
        config,
        version,
        clock,
        numbers: makeNumbers(storage.database),
        mail: sendMail && { plan: planMail, sendNow: (letter) => sendMail(letter, randomUUID()) },
        async endSignIns(transaction, { issuer, subject }, from) {
          await identity.endSessions(transaction, subject);
          await people.takeTokensFrom(transaction, issuer, subject, from);
        },
      });
      addPremiumCalls(scope, routes, { database: storage.database, execute, selling, log });
    },
  });
  storage.ready
    .then(() => storePublicUrl(storage.database, config.publicUrl))
    .catch((err) => log.warn({ err }, 'the address for links of npm run admin was not kept'));

  const upkeep = startUpkeep(storage, log);
  const counting = startCounting(storage, clock, log);
  const notifier = makeNotifier({
    database: storage.database,
    push,
    clock,
    log,
    isMailed: config.mail !== undefined,
  });
  const notifying = config.notifications
    ? startNotifying(storage.ready, notifier, log)
    : { stop: async () => {} };
  const mailing = mailer && startMailing(storage.ready, mailer, log);
  if (!config.notifications) log.warn({}, 'NOTIFICATIONS=off: nobody is reminded of anything');
  const tidyUp = startTidyUp(
    storage.ready,
    [
      identity.tidyUp,
      () => forgetDeletions(storage.database, clock()),
      () => settleChallenges(storage.database, readDiaries, clock(), log),
      () => announceChallenges(storage.database, clock()),
      () => forgetWhatIsOver(storage.database, clock()),
      () => forgetClosed(storage.database, clock()),
      () => tidyMails(storage.database, clock()),
      () => forgetEntries(storage.database, clock()),
      () => forgetNotices(storage.database, clock()),
      (isRunning) => storeActiveDays(storage.database, clock(), isRunning),
      async (isRunning) => selling?.settleForgotten(clock(), isRunning),
      async (isRunning) => selling?.lookAgain(clock(), isRunning),
    ],
    log,
  );

  return {
    app,
    storage,
    notifier,
    notifying,
    mailer,
    tidyUp,
    longWork,
    async close() {
      // The jobs are stopped at once and awaited together: one after the other they would exceed the time limit of a
      // service manager. The notifier comes before the job that calls it, which continues while anything is due.
      const ending = [notifier.stop(), notifying.stop(), mailer?.stop(), mailing?.stop(), tidyUp.stop()];
      await app.close();
      await Promise.all(ending);
      push.close();
      await upkeep.stop();
      await counting.stop();
      await longWork.close();
      await replica?.close();
      await storage.close();
    },
  };
}
