import type { Pool } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { makeLowRoomWarning, makeVacuum, startUpkeep } from './upkeep';

it('A disk that is nearly full is reported once, and again if there was space in between', () => {
  const messages: object[] = [];
  const warnIfLow = makeLowRoomWarning('/data', {
    warn: (fields, message) => messages.push({ ...fields, message }),
  });
  for (const freeMegabytes of [5000, 199, 150, 0]) warnIfLow(freeMegabytes);
  const message = 'the disk of /data is nearly full: free some space';
  expect(messages).toEqual([{ freeMegabytes: 199, message }]);
  warnIfLow(300);
  warnIfLow(100);
  expect(messages).toHaveLength(2);
});

it('A server warns at its start if its disk is nearly full, and not if there is space', async () => {
  const messages: string[] = [];
  const log = {
    info() {},
    warn: (_fields: object, message: string) => void messages.push(message),
    error() {},
  };
  const storage = { kind: 'embedded', pool: {} as Pool, connection: { host: '/data' } } as const;
  await startUpkeep(storage, log, () => 5000).stop();
  expect(messages).toEqual([]);
  await startUpkeep(storage, log, () => 199).stop();
  expect(messages).toEqual(['the disk of /data is nearly full: free some space']);
});

it('A disk whose space cannot be read is logged, and does not keep the server from starting', async () => {
  const warn = vi.fn();
  const storage = { kind: 'embedded', pool: {} as Pool, connection: { host: '/data' } } as const;
  const readUnreadable = () => {
    throw new Error('ESTALE');
  };
  await startUpkeep(storage, { info() {}, warn, error() {} }, readUnreadable).stop();
  expect(warn.mock.calls).toEqual([
    [{ err: new Error('ESTALE'), task: 'look at the disk' }, 'upkeep failed'],
  ]);
});

describe('A vacuum', () => {
  const tables = ['person', 'fact', 'pg_statistic'];

  function vacuumOver({ isRunning = (): boolean => true, damaged = '' } = {}) {
    const statements: string[] = [];
    const warn = vi.fn();
    const query = async (statement: string) => {
      statements.push(statement.trim());
      if (damaged && statement.endsWith(` ${damaged}`)) throw new Error('could not read blocks');
      return { rows: tables.map((name) => ({ name })) };
    };
    return {
      statements,
      warn,
      vacuum: makeVacuum({ query, isRunning, log: { warn } }),
      vacuumStatements: () => statements.filter((statement) => statement.startsWith('vacuum')),
    };
  }

  it('goes through all tables, and analyzes them the first time and then once a day', async () => {
    const { statements, vacuum, vacuumStatements } = vacuumOver();
    const each = (text: string) => tables.map((name) => `${text} ${name}`);
    for (let hour = 0; hour < 25; hour += 1) {
      statements.length = 0;
      await vacuum();
      expect(vacuumStatements(), `in hour ${hour}`).toEqual(
        each(hour % 24 === 0 ? 'vacuum (analyze)' : 'vacuum'),
      );
    }
  });

  it('goes on after a table that fails, and logs it', async () => {
    const { vacuum, vacuumStatements, warn } = vacuumOver({ damaged: 'person' });
    await vacuum();
    expect(vacuumStatements()).toEqual(tables.map((name) => `vacuum (analyze) ${name}`));
    const fields = { err: new Error('could not read blocks'), task: 'vacuum', tables: ['person'] };
    expect(warn.mock.calls).toEqual([[fields, 'upkeep failed']]);
  });

  it('begins no further table once the server stops', async () => {
    let tablesUntilStop = 2;
    const { vacuum, vacuumStatements } = vacuumOver({ isRunning: () => tablesUntilStop-- > 0 });
    await vacuum();
    expect(vacuumStatements()).toEqual(['vacuum (analyze) person', 'vacuum (analyze) fact']);
  });
});
