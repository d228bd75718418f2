import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addFeatureCalls } from './composition/add-feature-calls';
import { makeParts, type Parts, type Surroundings } from './composition/parts';
import { startJobs } from './composition/start-jobs';
import type { Job } from './concurrency/every-second';
import type { Storage } from './db/storage';
import { makeCallers } from './features/identity/callers';
import type { Notifier } from './features/notifications/notifier';
import { addPremiumCalls } from './features/premium/calls';
import { buildApp } from './http/app';
import { type Routes, routesOn } from './http/route';
import type { TidyUp } from './jobs/tidy-up';
import { withPremiumSetting } from './log/premium/premium-for-all';
import type { LongWork } from './long-work/long-work';
import type { Mailer } from './mail/mailer';
import { planMail } from './mail/plan-mail';
import { addDeskCalls } from './operating/desk/calls';
import { makeNumbers } from './operating/people/numbers';
import { tidyUpTasksOf } from './operating/tidy-up-tasks';
import { storePublicUrl } from './operator/public-address';
import { stopInOrder } from './process/stop-in-order';

export interface ServerProgram {
  app: FastifyInstance;
  storage: Storage;
  notifier: Notifier;
  /** Calls the notifier every second. Tests stop this job and call the notifier themselves. */
  notifierJob: Job;
  /** Absent if mail is not set up. */
  mailer: Mailer | undefined;
  tidyUp: TidyUp;
  longWork: LongWork;
  close(): Promise<void>;
}

/** Makes every part (`composition/parts.ts`), adds the calls to the application and starts the jobs. */
export async function compose(surroundings: Surroundings): Promise<ServerProgram> {
  const { config, log, clock } = surroundings;
  // Its `ready` also waits until the setting that gives everyone Premium is applied.
  const storage = withPremiumSetting(surroundings.storage, config.isPremiumForAll, clock());
  const parts = makeParts({ ...surroundings, storage });
  const { identity, payments, mail, push, longWork, boardsReplica } = parts;
  const app = await buildApp({
    ...parts,
    identitySources: identity.sources,
    // Routes that are no calls of the contract: pages of sign-in and payment, links in mails.
    async addServices(scope) {
      await identity.addRoutes(scope);
      await payments.addRoutes(scope);
      await mail.addUnsubscribeRoutes(scope);
    },
    addCalls(scope, limitPerson) {
      const routes = routesOn(scope, makeCallers(identity.verify, parts.people), limitPerson);
      addFeatureCalls(routes, parts);
      addOperatorCalls(routes, parts);
      // Apart from the other features, because the webhook of the payment provider needs the scope itself.
      addPremiumCalls(scope, routes, { ...parts, database: storage.database });
    },
  });
  storage.ready
    .then(() => storePublicUrl(storage.database, config.publicUrl))
    .catch((err) => log.warn({ err }, 'could not store the address for links that npm run admin makes'));
  const { mailer } = mail;
  const jobs = startJobs({ ...parts, mailer, tidyUpTasks: tidyUpTasksOf(parts) });
  const { notifier, notifierJob, tidyUp } = jobs;

  return {
    app,
    storage,
    notifier,
    notifierJob,
    mailer,
    tidyUp,
    longWork,
    close: () =>
      // First what begins new work, then what that work uses, and storage last, because all of it writes there.
      stopInOrder([
        [jobs.stop, () => app.close()],
        [() => push.close(), () => longWork.close(), () => boardsReplica?.close()],
        [() => storage.close()],
      ]),
  };
}

/** Less than a call may take, so that an operator who sends a test mail reads why it failed. */
const testMailTimeoutMs = 10_000;

function addOperatorCalls(routes: Routes, parts: Parts): void {
  const { send } = parts.mail;
  addDeskCalls({
    ...parts,
    routes,
    numbers: makeNumbers(parts.storage.database),
    mail: send && {
      plan: planMail,
      // The id becomes the Message-ID. Other mails have the id of their row in the queue; a test mail is not queued.
      sendTest: (letter) => send(letter, randomUUID(), testMailTimeoutMs),
    },
  });
}
