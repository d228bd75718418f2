import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { describe, expect, it } from 'vitest';
import {
  canLengthen,
  canShorten,
  lastRepSeconds,
  newSession,
  ownSeconds,
  reduceSession,
  type SessionState,
  type TrainingSessionEvent,
} from './session';

const all = exerciseIds;
/** The state after these events. */
const play = (state: SessionState, ...events: TrainingSessionEvent[]) => events.reduce(reduceSession, state);
/** A session that is not started. `seconds` is the workout time. */
const ready = (open: readonly ExerciseId[] = all, seconds = 0) =>
  newSession(open, seconds, { startsAtOnce: false });
/** A session that counts the first of these exercises at once. */
const startedAtOnce = (open: readonly ExerciseId[], seconds: number, spent?: SessionState['spent']) =>
  newSession(open, seconds, { startsAtOnce: true, spent });
const started = (seconds = 0) => play(ready(), { type: 'started', seconds });
const finished = (seconds: number, at = 0): TrainingSessionEvent => ({
  type: 'finished',
  seconds,
  at,
  rest: 30,
});
const restEnded = (
  seconds: number,
  how: { isLate?: boolean; isSkipped?: boolean } = {},
): TrainingSessionEvent => ({
  type: 'restEnded',
  seconds,
  isLate: false,
  isSkipped: false,
  ...how,
});

describe('A session', () => {
  it('begins with what is ahead, and counts the first exercise after Start', () => {
    expect(ready().step).toEqual({ name: 'ready' });
    expect(started().step).toEqual({
      name: 'counting',
      exercise: 'pushups',
      isPaused: false,
      hasLeadIn: true,
    });
  });

  it('counts at once if the person goes on with an exercise', () => {
    expect(startedAtOnce(['situps'], 4)).toMatchObject({
      enteredAt: 4,
      step: { name: 'counting', exercise: 'situps' },
    });
  });

  it('rests between two exercises, and ends after the last one', () => {
    const resting = play(started(), finished(60, 1000));
    expect(resting).toMatchObject({
      order: ['situps', 'jumpingJacks'],
      step: { name: 'rest', after: 'pushups', next: 'situps', length: 30, endsAt: 31_000 },
    });
    const last = play(resting, restEnded(90), finished(150), restEnded(180));
    expect(last.step).toMatchObject({ name: 'counting', exercise: 'jumpingJacks' });
    expect(play(last, finished(240)).step).toEqual({ name: 'finished', last: 'jumpingJacks' });
  });

  it('lengthens a rest by 15 seconds up to 60', () => {
    const longer = play(started(), finished(60, 0), { type: 'restLengthened' });
    expect(longer.step).toMatchObject({ length: 45, endsAt: 45_000 });
    const longest = play(longer, { type: 'restLengthened' }, { type: 'restLengthened' });
    expect(longest.step).toMatchObject({ length: 60, endsAt: 60_000 });
    expect(canLengthen(45)).toBe(true);
    expect(canLengthen(60)).toBe(false);
  });

  it('shortens a longer rest by 15 seconds, down to 30', () => {
    const longer = play(started(), finished(60, 0), { type: 'restLengthened' });
    const back = play(longer, { type: 'restShortened' }, { type: 'restShortened' });
    expect(back.step).toMatchObject({ length: 30, endsAt: 30_000 });
    expect(canShorten(45)).toBe(true);
    expect(canShorten(30)).toBe(false);
  });

  it('leads in to an exercise that no rest has ticked down to', () => {
    const resting = play(started(), finished(60));
    expect(play(resting, restEnded(90)).step).toMatchObject({ hasLeadIn: false });
    expect(play(resting, restEnded(70, { isSkipped: true })).step).toMatchObject({ hasLeadIn: true });
    expect(play(resting, restEnded(90, { isLate: true })).step).toMatchObject({ hasLeadIn: true });
    expect(play(started(), { type: 'skipped', seconds: 10 }).step).toMatchObject({ hasLeadIn: true });
    const again = play(ready(['situps'], 45), { type: 'started', seconds: 45 });
    expect(again.step).toMatchObject({ hasLeadIn: true });
    expect(play(resting, restEnded(90), { type: 'paused' }).step).toMatchObject({ hasLeadIn: true });
  });

  it('waits with the next exercise if nobody was looking when the rest ended', () => {
    expect(play(started(), finished(60), restEnded(90, { isLate: true })).step).toMatchObject({
      exercise: 'situps',
      isPaused: true,
    });
  });

  it('pauses and resumes only while it counts', () => {
    const paused = play(started(), { type: 'paused' });
    expect(paused.step).toMatchObject({ isPaused: true });
    expect(play(paused, { type: 'resumed' }).step).toMatchObject({ isPaused: false });
    const resting = play(started(), finished(60));
    expect(play(resting, { type: 'paused' })).toBe(resting);
  });

  it('comes back to a skipped exercise after the others', () => {
    const skipped = play(started(), { type: 'skipped', seconds: 10 });
    expect(skipped).toMatchObject({
      order: ['situps', 'jumpingJacks', 'pushups'],
      step: { exercise: 'situps', isPaused: false },
    });
    const alone = startedAtOnce(['situps'], 0);
    expect(play(alone, { type: 'skipped', seconds: 10 })).toBe(alone);
  });
});

describe('The time of an exercise', () => {
  it('is its own, without rests and the other exercises', () => {
    const second = play(started(5), finished(65), restEnded(95));
    expect(ownSeconds(second, 155)).toBe(60);
    expect(second.spent).toEqual({ pushups: 60 });
  });

  it('ends with its last rep, however long the finish took', () => {
    const counted = play(started(5), { type: 'counted', seconds: 50 }, { type: 'counted', seconds: 65 });
    expect(lastRepSeconds(counted, 85)).toBe(65);
    const second = play(counted, finished(65), restEnded(115));
    expect(second.spent).toEqual({ pushups: 60 });
    // The next exercise has no rep yet.
    expect(lastRepSeconds(second, 120)).toBe(120);
    expect(play(ready(), { type: 'counted', seconds: 9 })).toEqual(ready());
  });

  it('is added up over a skip and over a stop', () => {
    const back = play(
      started(),
      { type: 'skipped', seconds: 20 },
      finished(50),
      restEnded(80),
      finished(110),
      restEnded(140),
    );
    expect(back.step).toMatchObject({ exercise: 'pushups' });
    expect(ownSeconds(back, 150)).toBe(30);
    const stopped = play(started(), { type: 'stopped', seconds: 20 });
    expect(stopped.step).toEqual({ name: 'ready' });
    expect(ownSeconds(startedAtOnce(all, 20, stopped.spent), 25)).toBe(25);
  });
});

describe('An exercise that is completed elsewhere', () => {
  const elsewhere = (...open: ExerciseId[]): TrainingSessionEvent => ({
    type: 'completedElsewhere',
    open,
  });

  it('leaves the session, which shows what is left if it was the current one', () => {
    expect(play(started(), elsewhere('situps', 'jumpingJacks'))).toMatchObject({
      order: ['situps', 'jumpingJacks'],
      step: { name: 'ready' },
    });
    expect(play(started(), elsewhere('pushups', 'situps'))).toMatchObject({
      order: ['pushups', 'situps'],
      step: { name: 'counting', exercise: 'pushups' },
    });
  });

  it('changes what comes after a rest', () => {
    const resting = play(started(), finished(60), elsewhere('jumpingJacks'));
    expect(resting.step).toMatchObject({ name: 'rest', next: 'jumpingJacks' });
  });

  it('ends the session if none is left', () => {
    expect(play(started(), elsewhere()).step).toEqual({ name: 'finished' });
  });

  it('changes nothing if it was finished here', () => {
    const resting = play(started(), finished(60));
    expect(play(resting, elsewhere('situps', 'jumpingJacks'))).toBe(resting);
    const over = play(startedAtOnce(['situps'], 0), finished(60));
    expect(play(over, elsewhere())).toBe(over);
  });
});
