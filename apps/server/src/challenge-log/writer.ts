import type { BadgeId } from '@hundred/domain/badges/badge-id';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import type { Command } from '@hundred/domain/runs/commands';
import { badgesToRecord, type Decision, decide, decideNext } from '@hundred/domain/runs/decide';
import type { Fact } from '@hundred/domain/runs/facts';
import { extend, fold } from '@hundred/domain/runs/fold';
import { newlySettledDates, settledDates } from '@hundred/domain/runs/history';
import { refusal } from '@hundred/domain/runs/refusals';
import type { Snapshot } from '@hundred/domain/runs/snapshot';
import { eq } from 'drizzle-orm';
import { person } from '../db/schema';
import type { Database, Transaction } from '../db/storage';
import { Refusal } from '../http/refusal';
import { refuseFlood } from './flood';
import {
  append,
  findByDeviceKey,
  type Head,
  makeReadHead,
  type Reader,
  readFacts,
  readHead,
} from './log-store';
import { refusalOf } from './refusal-of';
import { settingsIn } from './settings-in';

/** What a log has just been given, with its fold before and after. */
export interface News {
  personId: string;
  facts: readonly Fact[];
  before: Snapshot;
  after: Snapshot;
  now: number;
}

/** Called in the transaction that appends; what it throws undoes everything. */
export type AfterFacts = (transaction: Transaction, news: News) => Promise<void>;

export interface Written {
  /** Empty when there was nothing new in what was asked. */
  facts: readonly Fact[];
  snapshot: Snapshot;
  newBadges: readonly BadgeId[];
  /** The date that the command counts for, where it counts for one. */
  localDate: CivilDate | null;
}

export interface ChallengeWriter {
  /** One command in a transaction of its own. */
  send(personId: string, command: Command, now: number): Promise<Written | Refusal>;
  /** A refused command has written nothing. */
  sendIn(
    transaction: Transaction,
    personId: string,
    command: Command,
    now: number,
  ): Promise<Written | Refusal>;
  /** Facts that no command makes, such as a purchase. */
  record(transaction: Transaction, personId: string, facts: readonly Fact[], now: number): Promise<void>;
  /** A whole log from elsewhere, for somebody who has none of their own yet: refused once a run has begun. */
  takeOver(
    transaction: Transaction,
    personId: string,
    facts: readonly Fact[],
    now: number,
  ): Promise<Refusal | undefined>;
}

/**
 * Nobody waits for a lock to decide: whoever appends first to a log of a given length has won, the others look
 * again. So of two phones that complete an exercise at once, the second finds it done.
 */
export function makeChallengeWriter(
  database: Database,
  afterFacts: readonly AfterFacts[] = [],
): ChallengeWriter {
  const readCurrent = makeReadHead(database);

  const keep = async (
    transaction: Transaction,
    personId: string,
    head: Head,
    { facts, snapshot }: Pick<Written, 'facts' | 'snapshot'>,
    now: number,
    settled = newlySettledDates(head.snapshot, facts),
  ): Promise<boolean> => {
    if (!(await append(transaction, personId, head.length, { facts, snapshot, settled }))) return false;
    await followSettings(transaction, personId, head.snapshot, snapshot);
    const news: News = { personId, facts, before: head.snapshot, after: snapshot, now };
    for (const subscriber of afterFacts) await subscriber(transaction, news);
    return true;
  };

  return {
    async send(personId, command, now) {
      for (;;) {
        const head = await readCurrent(personId);
        const answer = await answerTo(database, personId, head, command, now);
        if (answer instanceof Refusal || answer.facts.length === 0) return answer;
        const kept = await database.transaction((transaction) =>
          keep(transaction, personId, head, answer, now),
        );
        if (kept) return answer;
      }
    },
    async sendIn(transaction, personId, command, now) {
      for (;;) {
        const head = await readHead(transaction, personId);
        const answer = await answerTo(transaction, personId, head, command, now);
        if (answer instanceof Refusal || answer.facts.length === 0) return answer;
        if (await keep(transaction, personId, head, answer, now)) return answer;
      }
    },
    async record(transaction, personId, facts, now) {
      for (;;) {
        const head = await readHead(transaction, personId);
        const all = async (more: readonly Fact[]) => [...(await readFacts(transaction, personId)), ...more];
        const after = extend(head.snapshot, facts) ?? fold(await all(facts));
        const badges = badgesToRecord(after, now);
        const snapshot = extend(after, badges) ?? fold(await all([...facts, ...badges]));
        const news = { facts: [...facts, ...badges], snapshot };
        if (await keep(transaction, personId, head, news, now)) return;
      }
    },
    async takeOver(transaction, personId, facts, now) {
      for (;;) {
        const head = await readHead(transaction, personId);
        if (head.snapshot.runs.length > 0) return refusalOf(refusal('already-started'));
        if (facts.length === 0) return undefined;
        // Purchases and the cover switch may have been recorded before the first run.
        const before = await readFacts(transaction, personId);
        const whole = [...before, ...facts];
        const after = fold(whole);
        const badges = badgesToRecord(after, now);
        const snapshot = extend(after, badges) ?? fold([...whole, ...badges]);
        const news = { facts: [...facts, ...badges], snapshot };
        const settled = before.length === 0 ? settledDates(news.facts) : null;
        if (await keep(transaction, personId, head, news, now, settled)) return undefined;
      }
    },
  };
}

async function answerTo(
  reader: Reader,
  personId: string,
  head: Head,
  command: Command,
  now: number,
): Promise<Written | Refusal> {
  const sent = await findSent(reader, personId, command);
  if (sent) return { facts: [], snapshot: head.snapshot, newBadges: [], localDate: sent.localDate };
  const decision = await decideFrom(reader, personId, head, command, now);
  if (!decision.accepted) return refusalOf(decision.refusal);
  return (await refuseFlood(reader, personId, head, command, decision.facts, now)) ?? decision;
}

/** Whatever came first under a device's key is what was done; the same key again changes nothing. */
async function findSent(reader: Reader, personId: string, command: Command) {
  const deviceKey = 'deviceKey' in command ? command.deviceKey : undefined;
  return deviceKey === undefined ? null : findByDeviceKey(reader, personId, deviceKey);
}

/** Nearly every command is about now, and the fold is enough; one that reaches back takes the whole log. */
async function decideFrom(
  reader: Reader,
  personId: string,
  { length, snapshot }: Head,
  command: Command,
  now: number,
): Promise<Decision> {
  const decision = decideNext(snapshot, command, now);
  return decision ?? decide(await readFacts(reader, personId, 0, length), command, now);
}

async function followSettings(
  transaction: Transaction,
  personId: string,
  before: Snapshot,
  after: Snapshot,
): Promise<void> {
  const [was, is] = [settingsIn(before), settingsIn(after)];
  if (was.timezone === is.timezone && was.autoRestCover === is.autoRestCover) return;
  await transaction.update(person).set(is).where(eq(person.id, personId));
}
