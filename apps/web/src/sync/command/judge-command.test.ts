import { fold } from '@hundred/domain/challenge/fold/fold';
import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import { type CommandToJudge, judgeCommand } from './judge-command';

const story = () => Story.startedOn('2026-06-10', 'Europe/Berlin', '08:00');
const noon = Date.parse('2026-06-10T10:00:00Z');
const completion = {
  id: 'key',
  uid: 'ana',
  command: { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30 } as const,
  at: noon,
};

const [currentServer, olderServer] = [2, 1];

const judge = ({ log }: Story, command: CommandToJudge = completion, serverVersion = currentServer) =>
  judgeCommand({ facts: log, snapshot: fold(log) }, command, serverVersion);

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
  const { command } = (judge(story(), completion, olderServer) as { pending: { command: object } }).pending;
  expect(command).toEqual({ ...completion.command, dayNumber: 1 });
});

it('A command names the badges that it earns', () => {
  const withTwoExercises = story();
  withTwoExercises.exercise('situps');
  withTwoExercises.exercise('jumpingJacks');
  expect(judge(withTwoExercises)).toMatchObject({ newBadges: ['first_step'] });
});

it('A command that changes nothing does not become pending', () => {
  const withPushups = story();
  withPushups.exercise('pushups');
  const sameExercise = { ...completion, command: { kind: 'completeExercise', exercise: 'pushups' } as const };
  expect(judge(withPushups, sameExercise)).toEqual({ result: 'unchanged' });
});

it('A refused command carries the code and the message of the rules', () => {
  const tooFewReps = { ...completion, command: { ...completion.command, actualReps: 3 } };
  expect(judge(story(), tooFewReps)).toMatchObject({ result: 'refused', code: 'too_few_reps' });
});

it('A command dated before the last fact counts right after it', () => {
  const person = story();
  expect(judge(person, { ...completion, at: noon - 86_400_000 })).toMatchObject({
    pending: { at: fold(person.log).lastAt + 1 },
  });
});

it('A swap names its movement, except to a server that does not know the movement', () => {
  const person = story();
  person.ask({ kind: 'startTrial' });
  const withOtherMovement = {
    ...completion,
    command: { ...completion.command, movement: 'kneePushup' } as const,
  };
  expect(judge(person, withOtherMovement)).toMatchObject({
    pending: { command: { movement: 'kneePushup', target: 10 } },
  });
  expect(judge(person, withOtherMovement, olderServer)).not.toHaveProperty('pending.command.movement');
});
