import { describe, expect, it } from 'vitest';
import { anew, canSend, commandOf, type Deed, deedShape, requestOf, shapeOf } from './deed';

const noon = Date.UTC(2026, 5, 10, 12);
const deed: Deed = {
  kind: 'completeExercise',
  exercise: 'pushups',
  actualReps: 12,
  dayNumber: 3,
  deviceKey: 'key',
  at: noon,
  localDate: '2026-06-10',
  timezone: 'UTC',
  order: 7,
  uid: 'ana',
  shape: deedShape,
};
const { order, uid, shape, ...command } = deed;

it('is a command, with what the device notes around it', () => {
  expect(commandOf({ ...deed, refusal: { code: 'too_late', message: 'No.' } })).toEqual(command);
});

it('is of a whole millisecond, whatever an earlier page noted', () => {
  expect(commandOf({ ...deed, at: noon + 0.4 }).at).toBe(noon);
});

describe('as it is sent', () => {
  it('says when it was done', () => {
    const { kind, ...body } = command;
    expect(requestOf(deed, false)).toEqual({
      method: 'post',
      path: '/challenge/complete-exercise',
      body: { ...body, at: '2026-06-10T12:00:00.000Z' },
    });
  });

  it('leaves that to the server where it is asked to', () => {
    const body = { exercise: 'pushups', actualReps: 12, dayNumber: 3, deviceKey: 'key' };
    expect(requestOf(deed, true).body).toEqual(body);
  });

  it.each([
    ['takeRestDay', 'post'],
    ['takeBackRestDay', 'delete'],
  ] as const)('%s goes by %s', (kind, method) => {
    const rest: Deed = { kind, deviceKey: 'key', at: noon, order, uid, shape };
    const body = { deviceKey: 'key', at: '2026-06-10T12:00:00.000Z' };
    expect(requestOf(rest, false)).toEqual({ method, path: '/challenge/rest-day', body });
  });
});

it('a rating goes by put, with the date that is rated', () => {
  const rating: Deed = {
    kind: 'rateEffort',
    effort: 4,
    localDate: '2026-06-09',
    deviceKey: 'key',
    at: noon,
    order,
    uid,
    shape,
  };
  expect(requestOf(rating, false)).toEqual({
    method: 'put',
    path: '/challenge/effort',
    body: { effort: 4, localDate: '2026-06-09', deviceKey: 'key', at: '2026-06-10T12:00:00.000Z' },
  });
});

it('a recovery session goes by post', () => {
  const session = { programme: 'backAfterBreak', session: 3, seconds: 400, deviceKey: 'key' } as const;
  const done: Deed = { kind: 'finishSession', ...session, at: noon, order, uid, shape };
  expect(requestOf(done, true)).toEqual({
    method: 'post',
    path: '/challenge/recovery-session',
    body: session,
  });
});

it('only a rating and a recovery session are more than a page of shape 2 can send', () => {
  const kinds = [
    'completeExercise',
    'takeRestDay',
    'takeBackRestDay',
    'rateEffort',
    'finishSession',
  ] as const;
  const session = { programme: 'backAfterBreak', session: 3, seconds: 400 } as const;
  const wishes = kinds.map((kind) => ({ ...command, ...session, kind, effort: 3 }) as const);
  expect(wishes.map(shapeOf)).toEqual([2, 2, 2, 3, 4]);
});

it('is left to a newer page where it has what this one does not know', () => {
  const shapes = [deedShape - 1, deedShape, deedShape + 1];
  expect(shapes.map((shape) => canSend({ ...deed, shape }))).toEqual([true, true, false]);
});

describe('sent again', () => {
  const refusedFor = (code: string): Deed => ({ ...deed, refusal: { code, message: 'No.' } });

  it('counts for now where its clock was wrong', () => {
    const { localDate, ...rest } = deed;
    expect(anew(refusedFor('clock_ahead'), noon + 1)).toEqual({ ...rest, at: noon + 1 });
  });

  it('leaves a date open that did not fit', () => {
    const { localDate, ...rest } = deed;
    expect(anew(refusedFor('date_mismatch'), noon + 1)).toEqual(rest);
  });

  it('is as it was where something else was in its way', () => {
    expect(anew(refusedFor('run_finished'), noon + 1)).toEqual(deed);
  });
});
