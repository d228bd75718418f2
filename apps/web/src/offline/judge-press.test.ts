import { movementShapes } from '@hundred/domain/movements/movement-shapes';
import { Story } from '@hundred/domain/rules/story';
import { fold } from '@hundred/domain/runs/fold';
import { expect, it } from 'vitest';
import { judgePress } from './judge-press';

const noon = Date.UTC(2026, 5, 10, 12);
const story = () => Story.startedOn('2026-06-10', 'UTC', '11:00');
const sure = { now: () => noon, isSure: () => true };
const unsure = { now: () => noon, isSure: () => false };
const press = {
  wish: { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30 },
  deviceKey: 'key',
  at: noon,
  isSure: true,
} as const;

const judged = (
  { log }: Story,
  pressed: Parameters<typeof judgePress>[1] = press,
  clock = sure,
  serverShape = 2,
  shapes = movementShapes,
) => judgePress({ facts: log, snapshot: fold(log) }, pressed, 'ana', clock, serverShape, shapes);

it('becomes a deed with the date, the zone and the day that the rules give it', () => {
  expect(judged(story())).toEqual({
    kind: 'accepted',
    newBadges: [],
    deed: {
      ...press.wish,
      deviceKey: 'key',
      at: noon,
      localDate: '2026-06-10',
      timezone: 'UTC',
      dayNumber: 1,
      target: 10,
      movement: 'pushup',
      uid: 'ana',
      shape: 2,
    },
  });
});

it('tells nothing that an older server would not take', () => {
  const verdict = judged(story(), press, sure, 1);
  expect(verdict).toMatchObject({ deed: { dayNumber: 1 } });
  expect(verdict).not.toHaveProperty('deed.target');
  expect(verdict).not.toHaveProperty('deed.movement');
});

it('tells the badges that it earns', () => {
  const told = story();
  for (const exercise of ['situps', 'jumpingJacks'] as const) told.exercise(exercise);
  expect(judged(told)).toMatchObject({ newBadges: ['first_step'] });
});

it('leaves nothing to do where it is done already', () => {
  expect(judged(story().complete({ timeSeconds: 30 }))).toEqual({
    kind: 'accepted',
    deed: null,
    newBadges: [],
  });
});

it('is refused with the words of the rules', () => {
  expect(judged(story(), { ...press, wish: { ...press.wish, actualReps: 1 } })).toMatchObject({
    kind: 'refused',
    code: 'too_few_reps',
  });
});

it('by a clock that was wrong is of the moment in which the server’s became known', () => {
  const before = { ...press, at: noon - 86_400_000, isSure: false };
  expect(judged(story(), before)).toMatchObject({ deed: { at: noon } });
  const late = { ...press, at: noon + 60_000, isSure: false };
  expect(judged(story(), late, unsure)).toMatchObject({ deed: { at: noon + 60_000 } });
});

it('before what is known to have happened is right after it', () => {
  const told = story();
  expect(judged(told, { ...press, at: 0 })).toMatchObject({ deed: { at: told.now + 1 } });
});

it('tells of a swap which movement it was, and an older server nothing of it', () => {
  const told = story();
  told.ask({ kind: 'startTrial' });
  const swapped = { ...press, wish: { ...press.wish, movement: 'kneePushup' as const } };
  expect(judged(told, swapped)).toMatchObject({ deed: { movement: 'kneePushup', target: 10 } });
  expect(judged(told, swapped, sure, 1)).not.toHaveProperty('deed.movement');
});

it('leaves out a movement that is newer than the server, and tells the target all the same', () => {
  const told = story();
  told.ask({ kind: 'startTrial' });
  const swapped = { ...press, wish: { ...press.wish, movement: 'kneePushup' as const } };
  const shapes = { ...movementShapes, kneePushup: 3 };
  const toOlder = judged(told, swapped, sure, 2, shapes);
  expect(toOlder).toMatchObject({ deed: { target: 10 } });
  expect(toOlder).not.toHaveProperty('deed.movement');
  expect(judged(told, swapped, sure, 3, shapes)).toMatchObject({ deed: { movement: 'kneePushup' } });
  expect(judged(told, press, sure, 2, shapes)).toMatchObject({ deed: { movement: 'pushup' } });
});
