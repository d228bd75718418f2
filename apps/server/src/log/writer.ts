import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from '@hundred/domain/challenge/commands/commands';
import { decide, decideNext } from '@hundred/domain/challenge/decide/decide';
import { badgesToRecord } from '@hundred/domain/challenge/decide/decision';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { extend, fold } from '@hundred/domain/challenge/fold/fold';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { newlySettledDates, type Resettled, resettledDates } from '@hundred/domain/challenge/state/history';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import { eq } from 'drizzle-orm';
import { busy, type KeyedQueue, makeKeyedQueue, type QueueLimits } from '../concurrency/keyed-queue';
import { isDistributed } from '../db/is-distributed';
import { type Query, queryIn } from '../db/query';
import { type PersonRow, person } from '../db/schema';
import type { Database, Transaction } from '../db/storage';
import { Refusal } from '../refusals/refusal';
import { type Addition, append, appendApart, type Part } from './append';
import { refuseFlood } from './flood';
import {
  findByDeviceKey,
  type Head,
  isLong,
  makeReadHead,
  type Reader,
  readFacts,
  readHead,
} from './log-store';
import { refusalOf } from './refusal-of';
import { settingsIn } from './settings-in';

/** What a log has just been given, with its fold before and after. */
export interface NewFacts {
  personId: string;
  facts: readonly Fact[];
  before: Snapshot;
  after: Snapshot;
  now: number;
}

/**
 * What else is written with facts: as a part of the statement that appends, or, where that is not enough, after it in a
 * transaction. What either throws undoes everything.
 */
export interface Consequence {
  part?: Part;
  afterwards?: (transaction: Transaction) => Promise<void>;
}

export type AfterFacts = (newFacts: NewFacts) => Consequence;

export interface Written {
  /** Empty when there was nothing new in what was asked. */
  facts: readonly Fact[];
  /** How long the log was before them. */
  from: number;
  snapshot: Snapshot;
  newBadges: readonly BadgeId[];
  /** The date that the command counts for, where it counts for one. */
  localDate: CivilDate | null;
}

export interface ChallengeWriter {
  /** One command in a transaction of its own. */
  send(personId: string, command: Command, now: number, signal?: AbortSignal): Promise<Written | Refusal>;
  /** Commands that stand or fall together. */
  sendAll(sending: Sending, signal?: AbortSignal): Promise<Written | Refusal>;
  /** A refused command has written nothing. */
  sendIn(
    transaction: Transaction,
    personId: string,
    command: Command,
    now: number,
  ): Promise<Written | Refusal>;
  /** Facts that no command makes, such as a purchase. */
  record(transaction: Transaction, personId: string, facts: readonly Fact[], now: number): Promise<void>;
}

/** Plain data, so that it can be handed to another thread. */
export interface Sending {
  personId: string;
  commands: readonly Command[];
  now: number;
  /** What of the person's own row changes with it. */
  columns?: Partial<PersonRow>;
  /** Where the log stood a moment ago, if that is known. */
  head?: Head;
}

export interface WriterParts {
  query?: Query;
  /** In which one person's facts are written, one request after the other. */
  queue?: KeyedQueue;
  readWhole?: ReadWhole;
  /** Where commands are decided that need the whole of a long log; without it, here. */
  sendElsewhere?: (sending: Sending, signal: AbortSignal) => Promise<Written | Refusal>;
}

/** Only another server can be faster than whoever has their turn here. */
const mostTries = 10;
const pauseMs = 20;

/** More than a page, its outbox and a second device ever have under way; refused well before a request is given up. */
export const queueLimits: QueueLimits = { maxWaiting: 30, timeoutMs: 10_000 };
const untilDone = () => new AbortController().signal;

/**
 * Nobody waits for a lock to decide: whoever appends first to a log of a given length has won, the others look
 * again. So of two phones that complete an exercise at once, the second finds it done. On one server they come in
 * turn, since to look again costs as much as to look.
 */
export function makeChallengeWriter(
  database: Database,
  afterFacts: readonly AfterFacts[] = [],
  {
    query = queryIn(database),
    queue = makeKeyedQueue(queueLimits),
    readWhole = readWholeFrom(database),
    sendElsewhere,
  }: WriterParts = {},
): ChallengeWriter {
  const readCurrent = makeReadHead(database);
  const follow = makeFollow(afterFacts);
  const keep = makeKeep(database, follow);

  const sendOnce = async (
    sending: Omit<Sending, 'head'>,
    known: Head | undefined,
    isFirst: boolean,
    signal: AbortSignal,
  ): Promise<Written | Refusal | null> => {
    const { personId, now, columns = {} } = sending;
    const isRowChanged = Object.keys(columns).length > 0;
    const isApart = await isDistributed(database);
    const head = known ?? (await readCurrent(personId));
    const isElsewhere = sendElsewhere !== undefined && isLong(head);
    const readLog = isElsewhere ? null : () => readWhole(head, personId, signal);
    const answer =
      (isFirst && !isApart && (await answerIfNew(database, sending, head))) ||
      (await answerTo(database, sending, head, readLog));
    if (answer === null) return sendElsewhere?.(sending, signal) ?? null;
    if (answer instanceof Refusal || (answer.facts.length === 0 && !isRowChanged)) return answer;
    signal.throwIfAborted();
    const followed = follow(personId, head, answer, now);
    if (followed.afterwards.length === 0 && !isRowChanged && !isApart) {
      return (await append(query, personId, head.length, answer, followed.parts)) ? answer : null;
    }
    const kept = await database.transaction(async (transaction) => {
      if (
        answer.facts.length > 0 &&
        !(await keepWith(transaction, isApart, personId, head, answer, followed))
      )
        return false;
      if (isRowChanged) await transaction.update(person).set(columns).where(eq(person.id, personId));
      return true;
    });
    return kept ? answer : null;
  };

  const sendAll: ChallengeWriter['sendAll'] = ({ head, ...sending }, signal = untilDone()) =>
    queue(sending.personId, signal, async (hasWaited) => {
      // Whoever had to wait comes after somebody who wrote.
      let known = hasWaited ? undefined : head;
      for (let tries = 1; tries <= mostTries; tries += 1) {
        const answer = await sendOnce(sending, known, tries === 1, signal);
        if (answer) return answer;
        if (!known) await wait(tries * pauseMs);
        known = undefined;
        signal.throwIfAborted();
      }
      return busy();
    });

  return {
    sendAll,
    send: (personId, command, now, signal) => sendAll({ personId, commands: [command], now }, signal),
    async sendIn(transaction, personId, command, now) {
      for (let tries = 1; tries <= mostTries; tries += 1) {
        const head = await readHead(transaction, personId);
        const whole = () => readFacts(transaction, personId, 0, head.length);
        const answer = await answerTo(transaction, { personId, commands: [command], now }, head, whole);
        if (answer === null) break;
        if (answer instanceof Refusal || answer.facts.length === 0) return answer;
        if (await keep(transaction, personId, head, answer, now)) return answer;
      }
      throw new Error('the log grew each time that it was looked at');
    },
    async record(transaction, personId, facts, now) {
      const head = await readHead(transaction, personId);
      const log = await readFacts(transaction, personId, 0, head.length);
      const after = extend(head.snapshot, facts) ?? fold([...log, ...facts]);
      const badges = badgesToRecord(after, now);
      const all = [...facts, ...badges];
      const snapshot = extend(after, badges) ?? fold([...log, ...all]);
      const settled = settledBy(head.snapshot, all) ?? resettledDates(log, all);
      if (!(await keep(transaction, personId, head, { facts: all, snapshot, settled }, now))) {
        throw new Error('the log grew while facts were recorded');
      }
    },
  };
}

/** Appends, with everything that follows from it; false where somebody else was faster. */
export type Keep = (
  transaction: Transaction,
  personId: string,
  head: Head,
  addition: Addition,
  now: number,
) => Promise<boolean>;

type Followed = { parts: Part[]; afterwards: NonNullable<Consequence['afterwards']>[] };

type Follow = (personId: string, head: Head, addition: Addition, now: number) => Followed;

export function makeFollow(afterFacts: readonly AfterFacts[]): Follow {
  return (personId, { snapshot: before }, { facts, snapshot: after }, now) => {
    const newFacts: NewFacts = { personId, facts, before, after, now };
    const all = [followSettings, ...afterFacts].map((subscriber) => subscriber(newFacts));
    return {
      parts: all.flatMap(({ part }) => part ?? []),
      afterwards: all.flatMap(({ afterwards }) => afterwards ?? []),
    };
  };
}

async function keepWith(
  transaction: Transaction,
  isApart: boolean,
  personId: string,
  head: Head,
  addition: Addition,
  { parts, afterwards }: Followed,
): Promise<boolean> {
  const write = isApart ? appendApart : append;
  if (!(await write(queryIn(transaction), personId, head.length, addition, parts))) return false;
  for (const next of afterwards) await next(transaction);
  return true;
}

export function makeKeep(database: Database, follow: Follow): Keep {
  return async (transaction, personId, head, addition, now) => {
    const isApart = await isDistributed(database, transaction);
    return keepWith(transaction, isApart, personId, head, addition, follow(personId, head, addition, now));
  };
}

/** All facts of a log that is as long as its head says. */
export type ReadWhole = (head: Head, personId: string, signal: AbortSignal) => Promise<readonly Fact[]>;

const readWholeFrom =
  (database: Database): ReadWhole =>
  ({ length }, personId) =>
    readFacts(database, personId, 0, length);

type Answer = Written & Pick<Addition, 'settled' | 'unlessSent'>;

/**
 * Nearly every command is about now, and the fold is enough; one that reaches back takes the whole log. Null where it
 * does and the log is not to be read here.
 */
async function answerTo(
  reader: Reader,
  { personId, commands, now }: Pick<Sending, 'personId' | 'commands' | 'now'>,
  head: Head,
  readLog: (() => Promise<readonly Fact[]>) | null,
  find: FindSent = findSent,
): Promise<Answer | Refusal | null> {
  let written: Written = {
    facts: [],
    from: head.length,
    snapshot: head.snapshot,
    newBadges: [],
    localDate: null,
  };
  let log: readonly Fact[] | null = null;
  for (const command of commands) {
    const sent = await find(reader, personId, command);
    if (sent) {
      written = { ...written, localDate: sent.localDate };
      continue;
    }
    let decision = decideNext(written.snapshot, command, now);
    if (!decision) {
      if (!readLog) return null;
      log ??= await readLog();
      decision = decide([...log, ...written.facts], command, now);
    }
    if (!decision.accepted) return refusalOf(decision.refusal);
    const flood = await refuseFlood(reader, personId, head, command, decision.facts, now);
    if (flood) return flood;
    written = {
      ...decision,
      from: head.length,
      facts: [...written.facts, ...decision.facts],
      newBadges: [...written.newBadges, ...decision.newBadges],
    };
  }
  const { facts } = written;
  return { ...written, settled: log ? resettledDates(log, facts) : settledBy(head.snapshot, facts) };
}

function settledBy(before: Snapshot, facts: readonly Fact[]): Resettled | null {
  const records = newlySettledDates(before, facts);
  return records && { records, gone: [] };
}

/**
 * The pages name every command, and nearly every name is new. So one that makes facts by the fold alone is not looked up:
 * the statement that appends them appends nothing where the log has its key, and then whoever sends looks it up. Null
 * where that is to be done at once.
 */
async function answerIfNew(
  reader: Reader,
  sending: Pick<Sending, 'personId' | 'commands' | 'now'>,
  head: Head,
): Promise<Answer | null> {
  const [command, ...others] = sending.commands;
  const unlessSent = command && keyOf(command);
  if (unlessSent === undefined || others.length > 0 || head.length === 0) return null;
  const answer = await answerTo(reader, sending, head, null, async () => null);
  if (answer === null || answer instanceof Refusal || answer.facts.length === 0) return null;
  return { ...answer, unlessSent };
}

const keyOf = (command: Command) => ('deviceKey' in command ? command.deviceKey : undefined);

type FindSent = (reader: Reader, personId: string, command: Command) => ReturnType<typeof findByDeviceKey>;

/** Whatever came first under a device's key is what was done; the same key again changes nothing. */
const findSent: FindSent = async (reader, personId, command) => {
  const deviceKey = keyOf(command);
  return deviceKey === undefined ? null : findByDeviceKey(reader, personId, deviceKey);
};

const followSettings: AfterFacts = ({ personId, before, after }) => {
  const [was, is] = [settingsIn(before), settingsIn(after)];
  if (was.timezone === is.timezone && was.autoRestCover === is.autoRestCover) return {};
  return {
    async afterwards(transaction) {
      await transaction.update(person).set(is).where(eq(person.id, personId));
    },
  };
};
