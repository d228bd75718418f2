import type { IdentityService } from '../adapters/identity-service';
import type { Config } from '../config/config';
import type { Storage } from '../db/storage';
import { forgetCommunityEntries } from '../features/community/feed';
import { forgetDeletions } from '../features/identity/deletions';
import { endSignInsAheadOfClock } from '../features/identity/end-sign-ins';
import { planAfterClockSetBack } from '../features/notifications/plan';
import { forgetPaymentNotices } from '../features/premium/purchases';
import type { Selling } from '../features/premium/selling';
import { forgetClosedRequests } from '../features/support/requests';
import { announceChallenges } from '../features/together/announce-challenges';
import type { ReadDiaries } from '../features/together/diaries';
import { forgetExpiredSocialData } from '../features/together/forget-expired';
import { settleChallenges } from '../features/together/settle-challenges';
import type { TidyUpTask } from '../jobs/tidy-up';
import type { Logger } from '../logging/logger';
import { tidyMails } from '../mail/queue';
import { mailLateBackup } from '../operator/backup-mails';
import { storeActiveDays } from './people/active-days';

interface TidyUpParts {
  config: Config;
  storage: Storage;
  clock: () => number;
  log: Logger;
  identity: Pick<IdentityService, 'tidyUp'>;
  readDiaries: ReadDiaries;
  /** Absent if nothing is sold. */
  selling: Selling | undefined;
}

/** The tasks that run every hour, in this order. */
export function tidyUpTasksOf({
  config,
  storage: { database },
  clock,
  log,
  identity,
  readDiaries,
  selling,
}: TidyUpParts): TidyUpTask[] {
  return [
    identity.tidyUp,
    () => forgetDeletions(database, clock()),
    () => endSignInsAheadOfClock(database, clock()),
    () => planAfterClockSetBack(database, clock()),
    () => settleChallenges(database, readDiaries, clock(), log),
    () => announceChallenges(database, clock()),
    () => forgetExpiredSocialData(database, clock()),
    () => forgetClosedRequests(database, clock()),
    async () => {
      const count = await tidyMails(database, clock());
      if (count > 0) log.warn({ count }, 'a server stopped while it sent mails. They may not have arrived');
    },
    () => mailLateBackup(database, config, clock()),
    () => forgetCommunityEntries(database, clock()),
    () => forgetPaymentNotices(database, clock()),
    (isRunning) => storeActiveDays(database, clock(), isRunning),
    async (isRunning) => selling?.settleCheckoutsWithoutEvent(clock(), isRunning),
    async (isRunning) => selling?.recheckPaidPurchases(clock(), isRunning),
  ];
}
