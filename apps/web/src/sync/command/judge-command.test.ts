import { fold } from '@hundred/domain/challenge/fold/fold';
import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { judgeCommand } from './judge-command';

const story = () => Story.startedOn('2026-06-10', 'Europe/Berlin', '08:00');
const noon = Date.parse('2026-06-10T10:00:00Z');
const completion = {
  id: 'key',
  uid: 'ana',
  command: { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30 } as const,
  at: noon,
};

const judge = ({ log }: Story, command: Parameters<typeof judgeCommand>[1] = completion, version = 2) =>
  judgeCommand({ facts: log, snapshot: fold(log) }, command, version);

it('An accepted command gets the date, the zone and the day that the rules give it', () => {
  expect(judge(story())).toEqual({
    result: 'accepted',
    newBadges: [],
    pending: {
      id: 'key',
      uid: 'ana',
      version: 2,
      command: { ...completion.command, dayNumber: 1, target: 10, movement: 'pushup' },
      at: noon,
      date: '2026-06-10',
      zone: 'Europe/Berlin',
      status: { kind: 'pending' },
    },
  });
});

it('A command leaves out fields that an older server does not know', () => {
  const { command } = (judge(story(), completion, 1) as { pending: { command: object } }).pending;
  expect(command).toEqual({ ...completion.command, dayNumber: 1 });
});

it('A command names the badges that it earns', () => {
  const almost = story();
  almost.exercise('situps');
  almost.exercise('jumpingJacks');
  expect(judge(almost)).toMatchObject({ newBadges: ['first_step'] });
});

it('A command that changes nothing does not become pending', () => {
  const done = story();
  done.exercise('pushups');
  const again = { ...completion, command: { kind: 'completeExercise', exercise: 'pushups' } as const };
  expect(judge(done, again)).toEqual({ result: 'unchanged' });
});

it('A refused command carries the code and the message of the rules', () => {
  const few = { ...completion, command: { ...completion.command, actualReps: 3 } };
  expect(judge(story(), few)).toMatchObject({ result: 'refused', code: 'too_few_reps' });
});

it('A command dated before the last fact counts right after it', () => {
  const started = story();
  expect(judge(started, { ...completion, at: noon - 86_400_000 })).toMatchObject({
    pending: { at: fold(started.log).lastAt + 1 },
  });
});

it('A swap names its movement, except to a server that does not know the movement', () => {
  const started = story();
  started.ask({ kind: 'startTrial' });
  const swapped = { ...completion, command: { ...completion.command, movement: 'kneePushup' } as const };
  expect(judge(started, swapped)).toMatchObject({
    pending: { command: { movement: 'kneePushup', target: 10 } },
  });
  expect(judge(started, swapped, 1)).not.toHaveProperty('pending.command.movement');
});
