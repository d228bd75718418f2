import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { BaseLog } from '../base-log';
import type { PendingCommand } from '../pending-command';
import type { StoredLog } from './sync-store';

/** What one event changes in the device's store. It is written in one transaction. */
export interface StoreChange {
  base?: BaseChange;
  add?: readonly PendingCommand[];
  /** Changed commands. One that another tab has removed meanwhile stays away. */
  update?: readonly PendingCommand[];
  /** Ids of commands that are no longer pending. */
  remove?: readonly string[];
}

export interface BaseChange {
  /** The stored length that this change follows on; undefined where it replaces whatever is stored. */
  expected: number | undefined;
  base: BaseLog | undefined;
  /** The facts to write. They replace the stored ones where `from` is 0. */
  from: number;
  facts: readonly Fact[];
}

type Log = Pick<StoredLog, 'base' | 'pending'>;

/** The difference between two states, or undefined where the store stays as it is. */
export function storeChange(before: Log, after: Log): StoreChange | undefined {
  const known = new Map(before.pending.map((command) => [command.id, command]));
  const left = new Set(after.pending.map(({ id }) => id));
  const add = after.pending.filter(({ id }) => !known.has(id));
  const update = after.pending.filter((command) => (known.get(command.id) ?? command) !== command);
  const remove = before.pending.map(({ id }) => id).filter((id) => !left.has(id));
  const base = baseChange(before.base, after.base);
  if (!base && add.length + update.length + remove.length === 0) return undefined;
  return { ...(base && { base }), add, update, remove };
}

function baseChange(before: BaseLog | undefined, after: BaseLog | undefined): BaseChange | undefined {
  if (before === after) return undefined;
  const expected = before?.length;
  const facts = after?.facts ?? [];
  const isContinued = before?.facts !== undefined && before.facts[0] === facts[0];
  const from = isContinued ? before.length : 0;
  return { expected, base: after, from, facts: facts.slice(from) };
}
