import { expect, it } from 'vitest';
import { canPush, type PendingCommand, versionOf } from './pending-command';

const at = Date.UTC(2026, 5, 10, 8);
const pending: PendingCommand = {
  id: 'key',
  uid: 'ana',
  version: 2,
  command: { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30 },
  at,
  date: '2026-06-10',
  zone: 'UTC',
  status: { kind: 'pending' },
};
const refused = (code: string): PendingCommand => ({
  ...pending,
  status: { kind: 'refused', code, message: 'No.' },
});

it('A command of a newer version of the page is not pushed by this one', () => {
  expect(canPush(pending)).toBe(true);
  expect(canPush({ ...pending, version: 99 })).toBe(false);
});

it('A refused command is not pushed', () => {
  expect(canPush(refused('too_late'))).toBe(false);
});

it('A command has the version of the page that introduced its kind', () => {
  expect(versionOf(pending.command)).toBe(2);
  expect(versionOf({ kind: 'rateEffort', effort: 3 })).toBe(3);
});
