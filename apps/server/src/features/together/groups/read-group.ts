import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { steadyUntil } from '@hundred/domain/challenge/state/steady-until';
import { PollCache } from '../../../caching/poll-cache';
import type { PersonWithLength, QueryWithLogs } from '../../../distribution/query-with-logs';
import { TaggedAnswer } from '../../../http/answers';
import { type Refusal, signInAgain } from '../../../refusals/refusal';
import type { GroupQuestion, GroupStatement } from './group-statement';
import { noSuchGroup } from './membership';

/** Each answer takes about 10 kB. */
const maxCachedAnswers = 1000;
/** Pages poll every 3 or 15 seconds. A viewer who has not polled for so long has left. */
const idleMs = 40_000;

/** A person who views a group that they belong to. */
export interface GroupViewer {
  groupId: string;
  personId: string;
  now: number;
}

interface GroupQuery<Rows, Body> {
  name: string;
  statement: GroupStatement;
  /** Computes the answer of a view, and returns the snapshots that it depends on besides the rows and the instant. */
  answer(rows: Rows, viewer: GroupViewer, view: string): Promise<ComputedAnswer<Body>>;
}

interface ComputedAnswer<Body> {
  body: Body;
  snapshots: Iterable<Snapshot>;
  /** Whether everything that the answer depends on besides the rows is still the same. */
  isCurrent?: (now: number) => Promise<boolean>;
}

/**
 * Reads a group for a person who may belong to it. `view` says which of several pages of the group is read, such as the
 * month of a team. The outer refusal is for a sign-in that has ended, `answer` for a person outside of the group.
 */
export type ReadGroup<Body> = (
  question: GroupQuestion,
  view?: string,
) => Promise<{ personId: string; answer: TaggedAnswer<Body> | Refusal } | Refusal>;

interface CachedAnswer<Body> {
  /** The rows that the answer was computed from, as the statement returned them. */
  rowsText: string;
  /** The instants between which equal rows mean the same answer. */
  from: number;
  until: number;
  answer: TaggedAnswer<Body>;
  isCurrent: ComputedAnswer<Body>['isCurrent'];
}

/**
 * Reads a group for a page that polls every few seconds, although nearly always nothing has changed. Each time, one
 * statement reads everything of the group as one text, which includes what other servers wrote. While that text is the
 * same and no deadline has passed, the cached answer is sent.
 */
export function makeReadGroup<Rows extends { members: PersonWithLength[] }, Body>(
  { query, isDistributed, readLengths }: QueryWithLogs,
  { name, statement, answer }: GroupQuery<Rows, Body>,
): ReadGroup<Body> {
  const cache = new PollCache<string, CachedAnswer<Body>>(maxCachedAnswers, idleMs);
  // If logs lie on other servers, their lengths are added to the text here, so that a longer log changes it.
  const withLengths = async (rowsText: string) => {
    const rows: Rows = JSON.parse(rowsText);
    return JSON.stringify({ ...rows, members: await readLengths(rows.members) });
  };

  return async (question, view = '') => {
    const { groupId, now } = question;
    const [found] = await query<{ personId: string; isEnded: boolean; rowsText: string | null }>(
      name,
      statement,
      statement.valuesOf(question),
    );
    if (!found || found.isEnded) return signInAgain();
    const { personId } = found;
    if (found.rowsText === null) return { personId, answer: noSuchGroup() };
    const rowsText = (await isDistributed()) ? await withLengths(found.rowsText) : found.rowsText;
    const key = `${groupId} ${personId} ${view}`;
    const cached = cache.get(key);
    if (cached && (await isStillValid(cached, rowsText, now))) return { personId, answer: cached.answer };
    // `statement` wrote the text a moment ago, so it has the fields of `Rows`.
    const rows: Rows = JSON.parse(rowsText);
    const { body, snapshots, isCurrent } = await answer(rows, { groupId, personId, now }, view);
    const taggedAnswer = new TaggedAnswer(body);
    cache.set(key, {
      rowsText,
      from: now,
      until: steadyUntil(snapshots, now),
      answer: taggedAnswer,
      isCurrent,
    });
    return { personId, answer: taggedAnswer };
  };
}

async function isStillValid<Body>(
  { rowsText, from, until, isCurrent }: CachedAnswer<Body>,
  currentRowsText: string,
  now: number,
): Promise<boolean> {
  if (rowsText !== currentRowsText || now < from || now >= until) return false;
  return (await isCurrent?.(now)) ?? true;
}
