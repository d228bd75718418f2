import type { BaseLog } from '../reducer/base-log';
import type { BaseChange, StoreChange, StoredLog } from './store';

type Log = Pick<StoredLog, 'base' | 'pending'>;

/**
 * What the store must change when one state follows another; undefined if nothing. Objects are compared by identity: the
 * reducer never changes one in place, so the same object has the same content.
 */
export function changeBetween(before: Log, after: Log): StoreChange | undefined {
  const commandsBefore = new Map(before.pending.map((command) => [command.id, command]));
  const idsAfter = new Set(after.pending.map(({ id }) => id));
  const add = after.pending.filter(({ id }) => !commandsBefore.has(id));
  const update = after.pending.filter((command) => (commandsBefore.get(command.id) ?? command) !== command);
  const remove = before.pending.map(({ id }) => id).filter((id) => !idsAfter.has(id));
  const base = baseChange(before.base, after.base);
  if (!base && add.length + update.length + remove.length === 0) return undefined;
  return { ...(base && { base }), add, update, remove };
}

function baseChange(before: BaseLog | undefined, after: BaseLog | undefined): BaseChange | undefined {
  if (before === after) return undefined;
  const facts = after?.facts ?? [];
  // If the last fact is the same object, the log was only continued. A log that was pulled whole has other objects.
  const isContinued = before?.facts !== undefined && before.facts.at(-1) === facts[before.length - 1];
  const from = isContinued ? before.length : 0;
  return { expected: before, base: after, from, facts: facts.slice(from) };
}
