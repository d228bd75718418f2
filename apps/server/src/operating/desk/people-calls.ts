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
  suspendPerson,
} from '@hundred/contract/desk/people';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { boughtEntitlement } from '@hundred/domain/entitlements/entitlement';
import { peopleOnPage } from '@hundred/domain/support/desk-limits';
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
import type { ActionTask } from '../audited';
import { cursorOf, findPeople, mostSearchedInside } from '../people/find-people';
import { listedPeople } from '../people/summaries';
import { readAudit } from './audit';
import { actAndAnswer, actAs, type DeskParts } from './desk-parts';
import { nameAtDesk } from './person-names';

const historyLength = 20;

const notYourself = () => new Refusal('not_yourself', 'You can’t do this to your own account.');
const noAccount = () =>
  new Refusal('no_account', 'This person signs in with another service. Reset the password in that service.');
const signInTimeUnknown = () =>
  new Refusal(
    'sign_in_time_unknown',
    'You can’t sign people out here. Sign them out at the service they sign in with.',
  );

async function findRow(reader: Reader, id: string): Promise<PersonRow | undefined> {
  return (await reader.select().from(person).where(eq(person.id, id)))[0];
}

type ActionInput = { params: { id: string } };

/** Looks up the person of the path for an action on them. For an unknown person the answer is that of an unknown call. */
const withPerson =
  <Outcome>(
    { params: { id } }: ActionInput,
    work: (task: ActionTask, row: PersonRow) => Promise<Outcome | Refusal>,
  ) =>
  async (task: ActionTask): Promise<Outcome | Refusal> => {
    const row = await findRow(task.transaction, id);
    return row ? work(task, row) : noSuchCall();
  };

export function addPeopleCalls(parts: DeskParts): void {
  addReadingCalls(parts);
  addSignInCalls(parts);
  addPremiumCalls(parts);
  addModerationCalls(parts);
  addDataCalls(parts);
}

function addReadingCalls({ routes, storage: { database }, numbers, mail }: DeskParts): void {
  routes.add(listDeskPeople, async ({ query: { search, show, after }, now }) => {
    const groups = await numbers.groups(now);
    // Among too many people, a search finds only what begins with its text.
    const onlyBeginnings = groups.counts.all > mostSearchedInside;
    const found = await findPeople(database, { search, show, groups, after, onlyBeginnings }, now);
    const rows = found.slice(0, peopleOnPage);
    const listed = await listedPeople(database, rows, now);
    return {
      people: listed.map(({ snapshot: _, ...row }) => row),
      next: found.length > rows.length ? cursorOf(rows.at(-1)!) : null,
      counts: groups.counts,
      onlyBeginnings,
    };
  });

  routes.add(getDeskPerson, async ({ params: { id }, now }) => {
    const row = await findRow(database, id);
    if (!row) return noSuchCall();
    const [listed] = await listedPeople(database, [row], now);
    const { snapshot, ...summary } = listed!;
    const { until } = boughtEntitlement(snapshot, now);
    const account = await ownAccountOf(database, row);
    return {
      ...summary,
      joinedAt: row.createdAt.toISOString(),
      totalReps: stateAt(snapshot, now)?.totalReps ?? 0,
      planUntil: until === null ? null : new Date(until).toISOString(),
      hasAccount: account !== undefined,
      isMailSetUp: mail !== undefined,
      isEmailConfirmed: account ? account.emailVerifiedAt !== null : null,
      suspensionReason: summary.suspendedUntil ? await lastSuspensionReason(database, id) : null,
      history: await readAudit(database, sql`${auditEntry.details} ->> 'person' = ${id}`, historyLength),
    };
  });
}

function addSignInCalls(parts: DeskParts): void {
  const { routes, mail, clock } = parts;

  routes.add(mailResetLinkCall, async (input) => {
    if (!mail) return noMail();
    const mailLink = withPerson(input, async (task, row) => {
      const account = await ownAccountOf(task.transaction, row);
      return account ? mailResetLink(task, { account, person: row.id }, clock()) : noAccount();
    });
    return actAndAnswer(parts, input, 'reset-password', mailLink);
  });

  routes.add(endPersonSessions, (input) => {
    const signOut = withPerson(input, async (task, row) => {
      // Operators may sign out their own devices, but not those of another operator.
      const refused = row.id === input.person.id ? undefined : await refuseForOperator(task, row.id);
      if (refused) return refused;
      // If the issuer does not say when people signed in, every later token would be rejected too. The operator's own token
      // shows whether it does.
      const account = await ownAccountOf(task.transaction, row);
      if (!account && input.person.authenticatedAt === undefined) return signInTimeUnknown();
      return endSessions(task, row, account, clock());
    });
    return actAndAnswer(parts, input, 'end-sessions', signOut);
  });
}

function addPremiumCalls(parts: DeskParts): void {
  const { routes } = parts;

  routes.add(grantPersonPremium, async (input) => {
    const grant = withPerson(input, (task, { id }) => grantPlan(task, id, input.body.plan));
    const granted = await actAs(parts, input, 'grant-premium', grant);
    return granted instanceof Refusal ? granted : { ...success, until: granted.until };
  });

  routes.add(endPersonPremium, (input) => {
    const end = withPerson(input, (task, { id }) => endPlan(task, id));
    return actAndAnswer(parts, input, 'end-premium', end);
  });
}

function addModerationCalls(parts: DeskParts): void {
  const { routes } = parts;

  routes.add(suspendPerson, async (input) => {
    const { params, body } = input;
    if (params.id === input.person.id) return notYourself();
    const suspendForDays = withPerson(input, (task, { id }) => suspend(task, id, body.days, body.reason));
    const suspended = await actAs(parts, input, 'suspend-social', suspendForDays);
    return suspended instanceof Refusal ? suspended : { ...success, until: suspended.until.toISOString() };
  });

  routes.add(endSuspension, (input) => {
    // A suspension of no days ends the one before.
    const suspendForNoDays = withPerson(input, (task, { id }) => suspend(task, id, 0));
    return actAndAnswer(parts, input, 'suspend-social', suspendForNoDays);
  });

  routes.add(blankPersonName, (input) =>
    actAndAnswer(parts, input, 'blank-name', (task) => blankDisplayName(task, input.params.id)),
  );
}

function addDataCalls(parts: DeskParts): void {
  const { routes, storage, clock } = parts;

  routes.add(exportDeskPerson, async (input) => {
    const auditExport = withPerson(input, async (_task, row) => ({ row, audit: { person: row.id } }));
    const outcome = await actAs(parts, input, 'export-person', auditExport);
    if (outcome instanceof Refusal) return outcome;
    const { name, parts: file } = await exportForPerson(storage.database, outcome.row, input.now);
    return new FileAnswer(name, file);
  });

  routes.add(deleteDeskPerson, async (input) => {
    const { params, body } = input;
    if (params.id === input.person.id) return notYourself();
    const deleteWithAllData = withPerson(input, async (task, row) =>
      body.confirm.trim() === nameAtDesk(row)
        ? deletePerson(task, row, clock())
        : invalidField({ path: ['confirm'], message: 'must be the name of the person' }),
    );
    return actAndAnswer(parts, input, 'delete-person', deleteWithAllData);
  });
}

async function lastSuspensionReason(reader: Reader, id: string): Promise<string | null> {
  const [entry] = await reader
    .select({ reason: sql<string | null>`${auditEntry.details} ->> 'reason'` })
    .from(auditEntry)
    .where(sql`${auditEntry.details} ->> 'person' = ${id} and ${auditEntry.command} = 'suspend-social'`)
    .orderBy(desc(auditEntry.id))
    .limit(1);
  return entry?.reason ?? null;
}
