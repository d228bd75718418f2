import {
  answerQuestion,
  blankReportedName,
  closeQuestion,
  type DeskQuestion,
  type DeskReport,
  handleReport,
  listDeskReports,
  listQuestions,
} from '@hundred/contract/desk/waiting';
import { inQueueOrder } from '@hundred/domain/support/support-request';
import { and, asc, desc, inArray, isNotNull, isNull } from 'drizzle-orm';
import { groupChallenge, groupChallengeMember, report, team } from '../../db/schema/social-schema';
import { type SupportRow, supportRequest } from '../../db/schema/support-schema';
import type { Database } from '../../db/storage';
import { closeReport, removeReportedName, reopenReport } from '../actions/reports';
import { answerSupport, closeSupport } from '../actions/support';
import { summariesOf } from '../people/summaries';
import { actAndAnswer, type DeskParts } from './desk-parts';

const mostListed = 50;
/** How many of the oldest open questions are sorted by plan. If there are more, all have waited too long anyway. */
const mostSorted = 200;

const conditionOfState = {
  open: isNull(supportRequest.closedAt),
  answered: and(isNotNull(supportRequest.closedAt), isNotNull(supportRequest.answer)),
  closed: and(isNotNull(supportRequest.closedAt), isNull(supportRequest.answer)),
};

async function readQuestions(
  database: Database,
  state: keyof typeof conditionOfState,
  now: number,
): Promise<DeskQuestion[]> {
  const rows = await database
    .select()
    .from(supportRequest)
    .where(conditionOfState[state])
    .orderBy(state === 'open' ? asc(supportRequest.sentAt) : desc(supportRequest.closedAt))
    .limit(state === 'open' ? mostSorted : mostListed);
  const people = await summariesOf(
    database,
    rows.map(({ personId }) => personId),
    now,
  );
  const questions = rows.flatMap((row) => {
    const person = people.get(row.personId);
    return person ? [{ row, person, tier: person.plan, sentAt: row.sentAt.getTime() }] : [];
  });
  const inOrder = state === 'open' ? inQueueOrder(questions) : questions;
  return inOrder.slice(0, mostListed).map(({ row, person }) => questionOf(row, person, state));
}

const questionOf = (
  row: SupportRow,
  person: DeskQuestion['person'],
  state: DeskQuestion['state'],
): DeskQuestion => ({
  id: row.id,
  person,
  topic: row.topic,
  message: row.message,
  diagnostics: row.diagnostics,
  sentAt: row.sentAt.toISOString(),
  state,
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

async function groupNamesOf(database: Database, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const names = new Map<string, string | null>();
  for (const table of [team, groupChallenge]) {
    const rows = await database
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(inArray(table.id, [...ids]));
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}

/** A look-up of the names that settled challenges show for a person, which may be earlier names. */
async function readNamesInResults(database: Database, people: readonly string[]) {
  if (people.length === 0) return () => [];
  const { personId, finalName } = groupChallengeMember;
  const rows = await database
    .select({ personId, finalName })
    .from(groupChallengeMember)
    .where(and(inArray(personId, [...people]), isNotNull(finalName)));
  return (id: string) => rows.filter((row) => row.personId === id).map((row) => row.finalName);
}

async function readReports(database: Database, now: number): Promise<DeskReport[]> {
  const rows = await database
    .select()
    .from(report)
    .where(isNull(report.closedAt))
    .orderBy(asc(report.createdAt))
    .limit(mostListed);
  const people = await summariesOf(
    database,
    rows.flatMap(({ personId, reportedId }) => [personId, reportedId]),
    now,
  );
  const groups = await groupNamesOf(
    database,
    rows.flatMap(({ groupId }) => groupId ?? []),
  );
  const namesInResults = await readNamesInResults(
    database,
    rows.map(({ reportedId }) => reportedId),
  );
  return rows.flatMap((row) => {
    const [reporter, reported] = [people.get(row.personId), people.get(row.reportedId)];
    if (!reporter || !reported) return [];
    const groupName = row.groupId === null ? null : (groups.get(row.groupId) ?? null);
    const namesInUse =
      row.reason === 'group name' ? [groupName] : [reported.name, ...namesInResults(row.reportedId)];
    return {
      id: row.id,
      at: row.createdAt.toISOString(),
      reason: row.reason,
      words: row.words,
      isInUse: row.words !== null && namesInUse.includes(row.words),
      reporter,
      reported,
      group: row.groupKind === null ? null : { kind: row.groupKind, name: groupName },
    };
  });
}

const reportActions = {
  close: { command: 'close-report', act: closeReport },
  reopen: { command: 'reopen-report', act: reopenReport },
};

export function addWaitingCalls(parts: DeskParts): void {
  const { routes, storage } = parts;
  const { database } = storage;

  routes.addLoggedIfFailed(listQuestions, async ({ query: { show }, now }) => ({
    questions: await readQuestions(database, show, now),
  }));

  routes.add(answerQuestion, async (input) => {
    const { params, body } = input;
    return actAndAnswer(parts, input, 'answer-support', (task) => answerSupport(task, params.id, body));
  });

  routes.add(closeQuestion, (input) =>
    actAndAnswer(parts, input, 'close-support', (task) => closeSupport(task, input.params.id)),
  );

  routes.addLoggedIfFailed(listDeskReports, async ({ now }) => ({
    reports: await readReports(database, now),
  }));

  routes.add(handleReport, async (input) => {
    const { command, act } = reportActions[input.body.action];
    return actAndAnswer(parts, input, command, (task) => act(task, input.params.id));
  });

  routes.add(blankReportedName, (input) =>
    actAndAnswer(parts, input, 'blank-reported', (task) => removeReportedName(task, input.params.id)),
  );
}
