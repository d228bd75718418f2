import type { Preview } from '@hundred/domain/previews/previews';
import type pino from 'pino';
import { Registry } from 'prom-client';
import { ownAccountOf } from '../adapters/embedded-identity/own-account';
import { makeIdentityService } from '../adapters/identity-service';
import { makePaymentService } from '../adapters/payment-service';
import { makePushSender } from '../adapters/push/push-sender';
import { makeKeyedQueue, type QueueObserver } from '../concurrency/keyed-queue';
import type { Config } from '../config/config';
import { openReplica } from '../db/connection/replica';
import { makeQuery } from '../db/query';
import type { Storage } from '../db/storage';
import { makePeople } from '../features/identity/people';
import { makeBoards } from '../features/leaderboards/boards';
import { makeBoardsOnReplica } from '../features/leaderboards/boards-on-replica';
import type { ImportPerson } from '../features/own-data/import-person';
import { makeSelling } from '../features/premium/selling';
import { makeReadDiaries } from '../features/together/diaries';
import { measureQueues } from '../http/health/metrics';
import { makeReadSnapshots, type ReadSnapshots } from '../log/cached-snapshots';
import { makeChallengeReader } from '../log/challenge-reader';
import { makeExecute, queueLimits } from '../log/execute';
import type { Execute } from '../log/execution';
import { makeFeatureGate } from '../log/feature-gate';
import { makeLongWork } from '../long-work/long-work';
import { planMail } from '../mail/plan-mail';
import { mailReceipt } from '../mail/receipt';
import { measureWaiting } from '../operator/measure-waiting';
import { projections } from '../projections';
import { makeMail } from './make-mail';

/** What the program is composed with. */
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

/** Every part of the server that calls and jobs are made from. */
export type Parts = Surroundings & ReturnType<typeof makeOwnParts>;

export const makeParts = (surroundings: Surroundings): Parts => ({
  ...surroundings,
  ...makeOwnParts(surroundings),
});

/** The parts that are made from the surroundings. */
function makeOwnParts(surroundings: Surroundings) {
  const { storage } = surroundings;
  const { database } = storage;
  const metrics = new Registry();
  measureWaiting(metrics, database);
  const readSnapshots = makeReadSnapshots(storage);
  const services = makeServices(surroundings);
  const logParts = makeLogParts(surroundings, measureQueues(metrics));
  return {
    metrics,
    readSnapshots,
    ...services,
    ...logParts,
    ...makeBoardParts(surroundings, readSnapshots),
    readDiaries: makeReadDiaries(database, logParts.challengeReader, readSnapshots),
    gate: makeFeatureGate(database),
    selling: makeSellingWithReceipts(surroundings, services.payments.provider, logParts.execute),
  };
}

/** The services that other programs can provide instead of this one, and the people whom they identify. */
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
function makeLogParts({ storage, log }: Surroundings, observerOf: (queue: string) => QueueObserver) {
  const { database } = storage;
  const personQueue = makeKeyedQueue(queueLimits, observerOf('person'));
  const longWork = makeLongWork(storage, log, observerOf('long work'));
  const challengeReader = makeChallengeReader(database, longWork.readSettledDates);
  const execute = makeExecute(database, projections, {
    query: makeQuery(storage),
    queue: personQueue,
    executeInOtherThread: longWork.execute,
  });
  const importPerson: ImportPerson = (file, signal) =>
    personQueue(file.personId, signal, () => longWork.importFile(file, signal));
  return { longWork, challengeReader, execute, importPerson };
}

/** The boards, which are read from a replica if there is one for them. */
function makeBoardParts({ config, storage, log }: Surroundings, readSnapshots: ReadSnapshots) {
  const boardsUrl = config.storage.kind === 'server' ? config.storage.boardsUrl : undefined;
  const boardsReplica = boardsUrl ? openReplica(boardsUrl, storage, log) : undefined;
  const primaryBoards = makeBoards(storage, readSnapshots);
  return {
    boardsReplica,
    boards: boardsReplica
      ? makeBoardsOnReplica(primaryBoards, boardsReplica, storage, readSnapshots)
      : primaryBoards,
  };
}

const makeSellingWithReceipts = (
  { config, storage: { database }, log, clock }: Surroundings,
  payments: Parameters<typeof makeSelling>[0]['payments'],
  execute: Execute,
) =>
  makeSelling({
    database,
    execute,
    payments,
    log,
    onPaid: async (transaction, paid) => {
      if (config.mail) await mailReceipt(transaction, paid, clock());
    },
  });
