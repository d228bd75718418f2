import type { BadgeId } from '@hundred/domain/badges/badge-id';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import type { Command } from '@hundred/domain/runs/commands';
import { badgesToRecord, type Decision, decide, decideNext } from '@hundred/domain/runs/decide';
import type { Fact } from '@hundred/domain/runs/facts';
import { extend, fold } from '@hundred/domain/runs/fold';
import type { Snapshot } from '@hundred/domain/runs/snapshot';
import { eq } from 'drizzle-orm';
import { person } from '../db/schema';
import type { Database, Transaction } from '../db/storage';
import type { Refusal } from '../http/refusal';
import { append, findByDeviceKey, type Head, lockHead, readFacts } from './log-store';
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
}

export function makeChallengeWriter(
  database: Database,
  afterFacts: readonly AfterFacts[] = [],
): ChallengeWriter {
  const keep = async (
    transaction: Transaction,
    personId: string,
    head: Head,
    { facts, snapshot }: Pick<Written, 'facts' | 'snapshot'>,
    now: number,
  ) => {
    if (facts.length === 0) return;
    await append(transaction, personId, head, facts, snapshot);
    await followSettings(transaction, personId, head.snapshot, snapshot);
    const news: News = { personId, facts, before: head.snapshot, after: snapshot, now };
    for (const subscriber of afterFacts) await subscriber(transaction, news);
  };

  const sendIn: ChallengeWriter['sendIn'] = async (transaction, personId, command, now) => {
    const head = await lockHead(transaction, personId);
    const sent = await findSent(transaction, personId, command);
    if (sent) return { facts: [], snapshot: head.snapshot, newBadges: [], localDate: sent.localDate };
    const decision = await decideFrom(transaction, personId, head, command, now);
    if (!decision.accepted) return refusalOf(decision.refusal);
    await keep(transaction, personId, head, decision, now);
    return decision;
  };

  return {
    sendIn,
    send: (personId, command, now) =>
      database.transaction((transaction) => sendIn(transaction, personId, command, now)),
    async record(transaction, personId, facts, now) {
      const head = await lockHead(transaction, personId);
      const all = async (more: readonly Fact[]) => [...(await readFacts(transaction, personId)), ...more];
      const after = extend(head.snapshot, facts) ?? fold(await all(facts));
      const badges = badgesToRecord(after, now);
      const snapshot = extend(after, badges) ?? fold(await all([...facts, ...badges]));
      await keep(transaction, personId, head, { facts: [...facts, ...badges], snapshot }, now);
    },
  };
}

/** Whatever came first under a device's key is what was done; the same key again changes nothing. */
async function findSent(transaction: Transaction, personId: string, command: Command) {
  const deviceKey = 'deviceKey' in command ? command.deviceKey : undefined;
  return deviceKey === undefined ? null : findByDeviceKey(transaction, personId, deviceKey);
}

/** Nearly every command is about now, and the fold is enough; one that reaches back takes the whole log. */
async function decideFrom(
  transaction: Transaction,
  personId: string,
  { snapshot }: Head,
  command: Command,
  now: number,
): Promise<Decision> {
  return decideNext(snapshot, command, now) ?? decide(await readFacts(transaction, personId), command, now);
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
