import { claimDesk, getDesk } from '@hundred/contract/desk/operators';
import { isNull, min } from 'drizzle-orm';
import { report } from '../../db/schema/social-schema';
import { supportRequest } from '../../db/schema/support-schema';
import { success } from '../../http/success';
import { claimFirstOperator } from '../../identity/first-operator-link';
import { noSuchCall } from '../../refusals/refusal';
import { addAccountCalls } from './account-calls';
import { addAnnouncementCalls } from './announcement-calls';
import { addClubCalls } from './club-calls';
import type { DeskParts } from './desk-parts';
import { addInstallationCalls } from './installation-calls';
import { addInvitationCalls } from './invitation-calls';
import { addOwnTextDeskCalls } from './own-text-calls';
import { addPeopleCalls } from './people-calls';
import { nameAtDesk } from './person-names';
import { addWaitingCalls } from './waiting-calls';

/** The calls of the operator's desk. Its actions are those of `npm run admin`. */
export function addDeskCalls(parts: DeskParts): void {
  const { routes, storage } = parts;
  const { database } = storage;

  routes.addLoggedIfFailed(getDesk, async ({ person }) => {
    const [questions] = await database
      .select({
        open: database.$count(supportRequest, isNull(supportRequest.closedAt)),
        oldest: min(supportRequest.sentAt),
      })
      .from(supportRequest)
      .where(isNull(supportRequest.closedAt));
    const [reports] = await database
      .select({ open: database.$count(report, isNull(report.closedAt)), oldest: min(report.createdAt) })
      .from(report)
      .where(isNull(report.closedAt));
    const waitingOf = (row: typeof questions) => ({
      open: row?.open ?? 0,
      oldest: row?.oldest?.toISOString() ?? null,
    });
    return { name: nameAtDesk(person.row), questions: waitingOf(questions), reports: waitingOf(reports) };
  });

  routes.add(claimDesk, async ({ person, body, now }) =>
    (await claimFirstOperator(database, person.id, body.code, now)) ? success : noSuchCall(),
  );

  addWaitingCalls(parts);
  addPeopleCalls(parts);
  addAccountCalls(parts);
  addInvitationCalls(parts);
  addInstallationCalls(parts);
  addAnnouncementCalls(parts);
  addClubCalls(parts);
  addOwnTextDeskCalls(parts);
}
