import type { PushSender } from '../adapters/push/push-sender';
import type { Job } from '../concurrency/every-second';
import type { Config } from '../config/config';
import type { Storage } from '../db/storage';
import { startCounting } from '../features/leaderboards/start-counting';
import { makeNotifier, type Notifier, startNotifying } from '../features/notifications/notifier';
import { startTidyUp, type TidyUp, type TidyUpTask } from '../jobs/tidy-up';
import { startUpkeep } from '../jobs/upkeep';
import type { Logger } from '../logging/logger';
import { type Mailer, startMailing } from '../mail/mailer';
import { stopInOrder } from '../process/stop-in-order';

interface JobParts {
  config: Pick<Config, 'mail' | 'sendsNotifications'>;
  storage: Storage;
  clock: () => number;
  log: Logger;
  push: PushSender;
  mailer: Mailer | undefined;
  /** What is removed or settled every hour. */
  tidyUpTasks: readonly TidyUpTask[];
}

interface Jobs extends Job {
  notifier: Notifier;
  notifierJob: Job;
  tidyUp: TidyUp;
}

/** Starts everything that runs beside the requests, once the storage is ready. */
export function startJobs({ config, storage, clock, log, push, mailer, tidyUpTasks }: JobParts): Jobs {
  const { database, ready } = storage;
  const upkeepJob = startUpkeep(storage, log);
  const countingJob = startCounting(storage, clock, log);
  const notifier = makeNotifier({ database, push, clock, log, isMailSetUp: config.mail !== undefined });
  if (!config.sendsNotifications) log.warn({}, 'NOTIFICATIONS=off: the server sends no notifications');
  const notifierJob = config.sendsNotifications
    ? startNotifying(ready, notifier, log)
    : { stop: async () => {} };
  const mailerJob = mailer && startMailing(ready, mailer, log);
  const tidyUp = startTidyUp(ready, tidyUpTasks, log);
  return {
    notifier,
    notifierJob,
    tidyUp,
    /**
     * Stops all jobs together, as one group: one after the other, they would exceed the time limit of a service manager.
     * In the list the notifier and the mailer come before the jobs that call them: they are told first to start nothing
     * more, because such a job ends only when nothing is due.
     */
    stop: () =>
      stopInOrder([
        [
          notifier.stop,
          notifierJob.stop,
          async () => mailer?.stop(),
          async () => mailerJob?.stop(),
          tidyUp.stop,
          upkeepJob.stop,
          countingJob.stop,
        ],
      ]),
  };
}
