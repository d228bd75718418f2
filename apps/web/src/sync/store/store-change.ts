import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { BaseLog } from '../base-log';
import type { PendingCommand } from '../pending-command';
import type { StoredLog } from '../reducer';

/** What one event changes in the device's store. It is written in one transaction. */
export interface StoreChange {
  base?: BaseChange;
  /** New and changed commands. */
  put: readonly PendingCommand[];
  /** Ids of commands that are no longer pending. */
  remove: readonly string[];
}

export interface BaseChange {
  /** The stored length that this change follows on; undefined where it replaces whatever is stored. */
  expected: number | undefined;
  base: BaseLog | undefined;
  /** The facts to write. They replace the stored ones where `from` is 0. */
  from: number;
  facts: readonly Fact[];
}

/** The difference between two states, or undefined where the store stays as it is. */
export function storeChange(before: StoredLog, after: StoredLog): StoreChange | undefined {
  const known = new Map(before.pending.map((command) => [command.id, command]));
  const left = new Set(after.pending.map(({ id }) => id));
  const put = after.pending.filter((command) => known.get(command.id) !== command);
  const remove = before.pending.map(({ id }) => id).filter((id) => !left.has(id));
  const base = baseChange(before.base, after.base);
  if (!base && put.length === 0 && remove.length === 0) return undefined;
  return { ...(base && { base }), put, remove };
}

function baseChange(before: BaseLog | undefined, after: BaseLog | undefined): BaseChange | undefined {
  if (before === after) return undefined;
  const expected = before?.length;
  const facts = after?.facts ?? [];
  const isContinued = before?.facts !== undefined && before.facts[0] === facts[0];
  const from = isContinued ? before.length : 0;
  return { expected, base: after, from, facts: facts.slice(from) };
}
