import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { PendingCommand } from '../command/pending-command';
import type { BaseLog } from '../reducer/base-log';
import type { SyncStore } from '../store/store';

const isSame = (one: BaseLog | undefined, other: BaseLog | undefined): boolean =>
  one?.length === other?.length && one?.snapshot.lastAt === other?.snapshot.lastAt;

/** A device's store in memory, for one person and any number of tabs. */
export function makeMemoryStore(): SyncStore & {
  pending: () => readonly PendingCommand[];
  facts: () => readonly Fact[];
  clear: () => void;
} {
  let base: BaseLog | undefined;
  let pending: PendingCommand[] = [];
  const read = async () => ({ base: base && structuredClone(base), pending: structuredClone(pending) });
  return {
    pending: () => pending,
    facts: () => base?.facts ?? [],
    read,
    async readWithFacts(_uid, lastRead) {
      const stored = await read();
      const isUnchanged =
        lastRead?.facts && lastRead.pulledAt === stored.base?.pulledAt && isSame(lastRead, stored.base);
      return isUnchanged ? { ...stored, base: lastRead } : stored;
    },
    async write(_uid, { base: change, add = [], update = [], remove = [] }) {
      if (change) {
        if (!isSame(base, change.expected)) return 'overtaken';
        const before = change.from === 0 ? [] : (base?.facts ?? []).slice(0, change.from);
        base = change.base && { ...change.base, facts: structuredClone([...before, ...change.facts]) };
      }
      const storedIds = new Set(pending.map(({ id }) => id));
      pending = pending.map((command) =>
        structuredClone(update.find(({ id }) => id === command.id) ?? command),
      );
      pending = [...pending, ...structuredClone(add.filter(({ id }) => !storedIds.has(id)))];
      pending = pending.filter(({ id }) => !remove.includes(id));
      return 'written';
    },
    clear() {
      base = undefined;
      pending = [];
    },
  };
}
