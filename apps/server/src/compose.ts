import { randomUUID } from 'node:crypto';
import type { Preview } from '@hundred/domain/previews/previews';
import type { FastifyInstance } from 'fastify';
import type pino from 'pino';
import { Registry } from 'prom-client';
import { ownAccountOf } from './adapters/embedded-identity/own-account';
import { makeIdentityService } from './adapters/identity-service';
import { makePaymentService } from './adapters/payment-service';
import { makePushSender } from './adapters/push/push-sender';
import { addFeatureCalls } from './composition/add-feature-calls';
import { makeMail } from './composition/make-mail';
import { startJobs } from './composition/start-jobs';
import type { Job } from './concurrency/every-second';
import { makeKeyedQueue } from './concurrency/keyed-queue';
import type { Config } from './config/config';
import { openReplica } from './db/connection/replica';
import { makeQuery } from './db/query';
import type { Storage } from './db/storage';
import { makeCallers } from './features/identity/callers';
import { makePeople } from './features/identity/people';
import { makeBoards } from './features/leaderboards/boards';
import { makeBoardsOnReplica } from './features/leaderboards/boards-on-replica';
import type { Notifier } from './features/notifications/notifier';
import type { ImportPerson } from './features/own-data/import-person';
import { addPremiumCalls } from './features/premium/calls';
import { makeSelling } from './features/premium/selling';
import { makeReadDiaries } from './features/together/diaries';
import { buildApp } from './http/app';
import { measureQueues } from './http/health/metrics';
import { type Routes, routesOn } from './http/route';
import type { TidyUp } from './jobs/tidy-up';
import { makeExecute, queueLimits } from './log/execute';
import { makeFeatureGate } from './log/feature-gate';
import { makeReadSnapshots } from './log/listed-snapshots';
import { withPremiumSetting } from './log/premium/premium-for-all';
import { makeChallengeReader } from './log/read';
import { type LongWork, makeLongWork } from './long-work/long-work';
import type { Mailer } from './mail/mailer';
import { planMail } from './mail/plan-mail';
import { mailReceipt } from './mail/receipt';
import { addDeskCalls } from './operating/desk/calls';
import { makeNumbers } from './operating/people/numbers';
import { tidyUpTasksOf } from './operating/tidy-up-tasks';
import { measureWaiting } from './operator/measure-waiting';
import { storePublicUrl } from './operator/public-address';
import { stopInOrder } from './process/stop-in-order';
import { projections } from './projections';

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

/** Creates every part and passes its dependencies. `composition/` adds the calls. */
export async function compose({ storage: openedStorage, ...others }: Surroundings): Promise<ServerProgram> {
  const { config, log, version, webDir, clock } = others;
  // From here on, storage is ready once Premium for all is applied.
  const storage = withPremiumSetting(openedStorage, config.isPremiumForAll, clock());
  const surroundings: Surroundings = { ...others, storage };
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
      addFeatureCalls(routes, { ...surroundings, ...parts });
      addOperatorCalls(routes, surroundings, parts);
      addPremiumCalls(scope, routes, { database: storage.database, execute, selling, log });
    },
  });
  storage.ready
    .then(() => storePublicUrl(storage.database, config.publicUrl))
    .catch((err) => log.warn({ err }, 'the address for links of npm run admin was not stored'));
  const { mailer } = mail;
  const tidyUpTasks = tidyUpTasksOf({ ...surroundings, ...parts });
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

function makeParts(surroundings: Surroundings) {
  const services = makeServices(surroundings);
  const logParts = makeLogParts(surroundings);
  return { ...services, ...logParts, ...makeFeatureParts(surroundings, services, logParts) };
}

/** The services that other programs may provide, and the people they identify. */
function makeServices({ config, storage, log, webDir, clock }: Surroundings) {
  const { database } = storage;
  const people = makePeople(storage, clock, async (row) => (await ownAccountOf(database, row))?.email);
  const identity = makeIdentityService({
    config,
    webDir,
    storage,
    log,
    clock,
    planMail: config.mail && planMail,
    onPasswordChange: people.rejectTokensBefore,
    onEmailChange: people.changeEmail,
  });
  const payments = makePaymentService({ config, webDir, log, clock });
  const mail = makeMail({ config, storage, webDir, clock, log });
  const push = makePushSender(config.push, database, clock);
  return { people, identity, payments, mail, push };
}

/** What reads the logs of people and appends to them. */
function makeLogParts({ storage, log }: Surroundings) {
  const { database } = storage;
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
  const importPerson: ImportPerson = (file, signal) =>
    personQueue(file.personId, signal, () => longWork.importFile(file, signal));
  return { metrics, longWork, reader, execute, importPerson, readSnapshots: makeReadSnapshots(storage) };
}

function makeFeatureParts(
  { config, storage, log, clock }: Surroundings,
  { payments }: ReturnType<typeof makeServices>,
  { reader, execute, readSnapshots }: ReturnType<typeof makeLogParts>,
) {
  const { database } = storage;
  const boardsUrl = config.storage.kind === 'server' ? config.storage.boardsUrl : undefined;
  const replica = boardsUrl ? openReplica(boardsUrl, storage, log) : undefined;
  const primaryBoards = makeBoards(storage, readSnapshots);
  return {
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

function addOperatorCalls(
  routes: Routes,
  { config, storage, version, clock }: Surroundings,
  { mail: { send } }: Parts,
): void {
  addDeskCalls({
    routes,
    storage,
    config,
    version,
    clock,
    numbers: makeNumbers(storage.database),
    mail: send && { plan: planMail, sendNow: (letter) => send(letter, randomUUID(), testMailWithinMs) },
  });
}
