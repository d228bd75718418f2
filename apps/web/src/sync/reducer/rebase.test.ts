import { fold } from '@hundred/domain/challenge/fold/fold';
import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import type { PendingCommand } from '../command/pending-command';
import type { BaseLog } from './base-log';
import { rebase, toDomainCommand } from './rebase';

const baseOf = ({ log }: Story): BaseLog => ({
  length: log.length,
  facts: [...log],
  snapshot: fold(log),
  version: 2,
  pulledAt: 0,
});
const pending = (id: string, at: number, command: PendingCommand['command']): PendingCommand => ({
  id,
  uid: 'ana',
  version: 2,
  command,
  at,
  status: { kind: 'pending' },
});

it('A rebased log equals the one that the server will have', () => {
  const story = Story.startedOn('2026-06-10', 'UTC', '08:00');
  const base = baseOf(story);
  const firstAt = story.now + 60_000;
  const commands = (['pushups', 'situps', 'jumpingJacks'] as const).map((exercise, index) =>
    pending(exercise, firstAt + index, { kind: 'completeExercise', exercise }),
  );
  for (const { id, at, command } of commands) {
    story.now = at;
    story.send({ ...command, deviceKey: id, at });
  }
  const local = rebase(base, commands);
  expect(local.facts).toEqual(story.log);
  expect(local.snapshot).toEqual(fold(story.log));
});

it('A command that the server already has adds nothing, even if it was undone since', () => {
  const story = Story.startedOn('2026-06-10', 'UTC', '08:00');
  const rest = pending('rest', story.now, { kind: 'takeRestDay' });
  story.send({ kind: 'takeRestDay', deviceKey: 'rest', at: story.now });
  story.send({ kind: 'takeBackRestDay' });
  expect(rebase(baseOf(story), [rest]).facts).toEqual(story.log);
});

it('A command that was refused, that the rules refuse or that a newer page stored adds nothing', () => {
  const story = Story.startedOn('2026-06-10', 'UTC', '08:00');
  const tooFewReps = pending('few', story.now, {
    kind: 'completeExercise',
    exercise: 'pushups',
    actualReps: 1,
  });
  const completion = pending('done', story.now, { kind: 'completeExercise', exercise: 'pushups' });
  const commands: PendingCommand[] = [
    tooFewReps,
    { ...completion, status: { kind: 'refused', code: 'too_late', message: 'No.' } },
    { ...completion, version: 99 },
  ];
  expect(rebase(baseOf(story), commands).facts).toEqual(story.log);
});

it('A pending command is decided with its id, instant, date and zone', () => {
  const at = Date.UTC(2026, 5, 10, 8);
  const completion = pending('key', at, { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30 });
  expect(toDomainCommand({ ...completion, date: '2026-06-10', zone: 'UTC' })).toEqual({
    kind: 'completeExercise',
    exercise: 'pushups',
    timeSeconds: 30,
    deviceKey: 'key',
    at,
    localDate: '2026-06-10',
    timezone: 'UTC',
  });
});
