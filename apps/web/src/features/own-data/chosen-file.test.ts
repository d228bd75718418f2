import { describe, expect, it } from 'vitest';
import { readChosenFile } from './chosen-file';

const file = (fields: object) =>
  JSON.stringify({ format: 'hundred-export', exportedAt: '2026-03-08T09:00:00.000Z', facts: [], ...fields });
const read = (text: string) => readChosenFile(new File([text], 'a.json'));
const completion = (localDate: string) => ({ kind: 'exerciseCompleted', localDate });

describe('A chosen file', () => {
  it('is described by its date and the number of trained days', async () => {
    const facts = [
      { kind: 'runStarted' },
      completion('2026-03-01'),
      completion('2026-03-01'),
      completion('2026-03-02'),
      null,
    ];
    expect(await read(file({ facts }))).toMatchObject({
      name: 'a.json',
      exportedOn: '2026-03-08',
      workoutDays: 2,
      data: { format: 'hundred-export' },
    });
  });

  it.each([
    ['no JSON', 'once upon a time'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another program’s', file({ format: 'other' })],
    ['without a date', file({ exportedAt: 7 })],
    ['with a word in place of the date', file({ exportedAt: 'yesterday' })],
    ['with a date that no calendar has', file({ exportedAt: '2026-13-45T09:00:00.000Z' })],
    ['with a date that the month does not have', file({ exportedAt: '2026-02-30T09:00:00.000Z' })],
    ['with a space between date and time', file({ exportedAt: '2026-03-08 09:00:00Z' })],
    ['with a word in place of the time', file({ exportedAt: '2026-02-28Tnoon' })],
    ['without facts', file({ facts: {} })],
  ])('is refused if it is %s', async (_what, text) => {
    expect(await read(text)).toEqual({ problem: 'This file isn’t a Hundred export.' });
  });

  it('is refused if it cannot be read', async () => {
    const text = () => Promise.reject(new Error('gone'));
    expect(await readChosenFile({ name: 'a.json', size: 1, text })).toEqual({
      problem: 'We couldn’t read this file.',
    });
  });

  it('is not even read if it is far too large', async () => {
    const text = () => Promise.reject(new Error('was read'));
    // One byte more than `largestFileBytes`.
    expect(await readChosenFile({ name: 'a.json', size: 12 * 1024 * 1024 + 1, text })).toEqual({
      problem: 'This file is too large to be a Hundred export.',
    });
  });
});
