import {
  blankPersonName,
  deleteDeskPerson,
  endPersonPremium,
  endPersonSessions,
  endSuspension,
  exportDeskPerson,
  getDeskPerson,
  grantPersonPremium,
  listDeskPeople,
  mailResetLink as mailResetLinkCall,
  peopleOnPage,
  suspendPerson,
} from '@hundred/contract/desk/people';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { boughtEntitlement } from '@hundred/domain/entitlements/entitlement';
import { desc, eq, sql } from 'drizzle-orm';
import { ownAccountOf } from '../../adapters/embedded-identity/own-account';
import { auditEntry, type PersonRow, person } from '../../db/schema/schema';
import type { Reader } from '../../db/storage';
import { FileAnswer } from '../../http/answers';
import { success } from '../../http/success';
import { invalidField } from '../../refusals/invalid-input';
import { noSuchCall, Refusal } from '../../refusals/refusal';
import { deletePerson, endSessions, exportForPerson, mailResetLink, noMail } from '../actions/accounts';
import { blankDisplayName } from '../actions/names';
import { refuseForOperator } from '../actions/operators';
import { endPlan, grantPlan } from '../actions/premium';
import { suspend } from '../actions/suspension';
import { cursorOf, findPeople, mostSearchedInside } from '../people/find-people';
import { listedPeople } from '../people/summaries';
import { nameAtDesk, readAudit } from './audit';
import { actAndAnswer, actAs, type DeskParts } from './desk-parts';

const historyLength = 20;

const notYourself = () => new Refusal('not_yourself', 'You can’t do this to your own account.');
const noAccount = () =>
  new Refusal('no_account', 'This person signs in elsewhere, so there is no password here.');
const signInTimeUnknown = () =>
  new Refusal('sign_in_time_unknown', 'You can’t sign people out here. Do it at your sign-in service.');

async function findRow(reader: Reader, id: string): Promise<PersonRow | undefined> {
  return (await reader.select().from(person).where(eq(person.id, id)))[0];
}

export function addPeopleCalls(parts: DeskParts): void {
  const { routes, storage, numbers } = parts;
  const { database } = storage;

  routes.add(listDeskPeople, async ({ query: { search, show, after }, now }) => {
    const groups = await numbers.groups(now);
    const onlyBeginnings = groups.counts.all > mostSearchedInside;
    const found = await findPeople(database, { search, show, groups, after, onlyBeginnings }, now);
    const shown = found.slice(0, peopleOnPage);
    const listed = await listedPeople(database, shown, now);
    return {
      people: listed.map(({ snapshot: _, ...row }) => row),
      next: found.length > shown.length ? cursorOf(shown.at(-1)!) : null,
      counts: groups.counts,
      onlyBeginnings,
    };
  });

  routes.add(getDeskPerson, async ({ params: { id }, now }) => {
    const row = await findRow(database, id);
    if (!row) return noSuchCall();
    const [listed] = await listedPeople(database, [row], now);
    const { snapshot, ...shown } = listed!;
    const { until } = boughtEntitlement(snapshot, now);
    const account = await ownAccountOf(database, row);
    return {
      ...shown,
      joinedAt: row.createdAt.toISOString(),
      totalReps: stateAt(snapshot, now)?.totalReps ?? 0,
      planUntil: until === null ? null : new Date(until).toISOString(),
      hasAccount: account !== undefined,
      isMailSetUp: parts.mail !== undefined,
      isEmailConfirmed: account ? account.emailVerifiedAt !== null : null,
      suspensionReason: shown.suspendedUntil ? await lastReason(database, id) : null,
      history: await readAudit(database, sql`${auditEntry.details} ->> 'person' = ${id}`, historyLength),
    };
  });

  routes.add(mailResetLinkCall, async (input) => {
    if (!parts.mail) return noMail();
    return actAndAnswer(parts, input, 'reset-password', async (task) => {
      const row = await findRow(task.transaction, input.params.id);
      if (!row) return noSuchCall();
      const account = await ownAccountOf(task.transaction, row);
      if (!account) return noAccount();
      return mailResetLink(task, { account, person: row.id }, parts.clock());
    });
  });

  routes.add(endPersonSessions, (input) =>
    actAndAnswer(parts, input, 'end-sessions', async (task) => {
      const { transaction } = task;
      const row = await findRow(transaction, input.params.id);
      if (!row) return noSuchCall();
      // Operators may sign out their own devices, but not those of another operator.
      const refused = row.id === input.person.id ? undefined : await refuseForOperator(task, row.id);
      if (refused) return refused;
      // If the issuer does not say when a person signed in, every later token would be rejected too.
      const account = await ownAccountOf(transaction, row);
      if (!account && input.person.authenticatedAt === undefined) return signInTimeUnknown();
      return endSessions(task, row, account, parts.clock());
    }),
  );

  routes.add(grantPersonPremium, async (input) => {
    const granted = await actAs(parts, input, 'grant-premium', async (task) =>
      (await findRow(task.transaction, input.params.id))
        ? grantPlan(task, input.params.id, input.body.plan)
        : noSuchCall(),
    );
    return granted instanceof Refusal ? granted : { ...success, until: granted.until };
  });

  routes.add(endPersonPremium, (input) =>
    actAndAnswer(parts, input, 'end-premium', async (task) =>
      (await findRow(task.transaction, input.params.id)) ? endPlan(task, input.params.id) : noSuchCall(),
    ),
  );

  routes.add(suspendPerson, async (input) => {
    const { params, body } = input;
    if (params.id === input.person.id) return notYourself();
    const suspended = await actAs(parts, input, 'suspend-social', async (task) =>
      (await findRow(task.transaction, params.id))
        ? suspend(task, params.id, body.days, body.reason)
        : noSuchCall(),
    );
    return suspended instanceof Refusal ? suspended : { ...success, until: suspended.until.toISOString() };
  });

  routes.add(endSuspension, (input) =>
    actAndAnswer(parts, input, 'suspend-social', async (task) =>
      (await findRow(task.transaction, input.params.id)) ? suspend(task, input.params.id, 0) : noSuchCall(),
    ),
  );

  routes.add(blankPersonName, (input) =>
    actAndAnswer(parts, input, 'blank-name', (task) => blankDisplayName(task, input.params.id)),
  );

  routes.add(exportDeskPerson, async (input) => {
    const found = await actAs(parts, input, 'export-person', async ({ transaction }) => {
      const row = await findRow(transaction, input.params.id);
      return row ? { row, audit: { person: row.id } } : noSuchCall();
    });
    if (found instanceof Refusal) return found;
    const { name, parts: file } = await exportForPerson(database, found.row, input.now);
    return new FileAnswer(name, file);
  });

  routes.add(deleteDeskPerson, async (input) => {
    const { params, body } = input;
    if (params.id === input.person.id) return notYourself();
    return actAndAnswer(parts, input, 'delete-person', async (task) => {
      const row = await findRow(task.transaction, params.id);
      if (!row) return noSuchCall();
      if (body.confirm.trim() !== nameAtDesk(row)) {
        return invalidField({ path: ['confirm'], message: 'must be the name as it is shown' });
      }
      return deletePerson(task, row, parts.clock());
    });
  });
}

async function lastReason(reader: Reader, id: string): Promise<string | null> {
  const [found] = await reader
    .select({ reason: sql<string | null>`${auditEntry.details} ->> 'reason'` })
    .from(auditEntry)
    .where(sql`${auditEntry.details} ->> 'person' = ${id} and ${auditEntry.command} = 'suspend-social'`)
    .orderBy(desc(auditEntry.id))
    .limit(1);
  return found?.reason ?? null;
}
