import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBrowserStorage } from '../../../testing/browser-storage';
import { daySample } from '../testing/day-sample';
import {
  currentTimer,
  elapsedSeconds,
  isPaused,
  readTimer,
  resumeAfterCompletion,
  resumeTimer,
  stopTimer,
  storeTimer,
} from './stored-timer';

const eight = '2026-03-02T08:00:00.000Z';
const began = Date.parse(eight);
/** 95 seconds later. */
const now = began + 95_000;
const minutes = (count: number) => count * 60_000;
const noTimer = undefined;
/** The timer of a workout that began at eight. */
const fromEight = resumeTimer(noTimer, began);

describe('The current workout', () => {
  it('is undefined before anything is done', () => {
    expect(currentTimer(daySample(), noTimer, now)).toBeUndefined();
  });

  it('begins with the first counted rep, and ends half an hour after the last', () => {
    expect(currentTimer(daySample(), fromEight, now)).toBe(fromEight);
    expect(currentTimer(daySample(), fromEight, began + minutes(31))).toBeUndefined();
  });

  it('continues from counting into the completion', () => {
    const done = daySample({ pushups: new Date(began + minutes(20)).toISOString() });
    expect(currentTimer(done, fromEight, began + minutes(21))).toBe(fromEight);
  });

  it('is restored after a reload', () => {
    expect(currentTimer(daySample({ pushups: eight }), fromEight, now)).toBe(fromEight);
  });

  it('begins now if exercises are done but nothing is stored', () => {
    expect(currentTimer(daySample({ pushups: eight }), noTimer, now)).toEqual({ countedMs: 0, since: now });
  });

  it('continues from the recorded time if the first exercise took more than half an hour', () => {
    const done = daySample({ pushups: new Date(began + minutes(35)).toISOString() });
    done.exercises.pushups.timeSeconds = elapsedSeconds(fromEight, began + minutes(35));
    const at = began + minutes(36);
    // The timer counts half an hour at most without an exercise.
    expect(currentTimer(done, fromEight, at)).toEqual({ countedMs: minutes(30), since: at });
  });

  it('ignores the stored time of another day', () => {
    const yesterday = { countedMs: minutes(12), since: began - minutes(24 * 60) };
    expect(currentTimer(daySample({ pushups: eight }), yesterday, now)).toEqual({ countedMs: 0, since: now });
  });

  it('accepts a device clock that is minutes off, but no start in the future', () => {
    const today = daySample({ pushups: eight });
    const early = { countedMs: 0, since: began - minutes(5) };
    expect(currentTimer(today, early, now)).toBe(early);
    // The clocks of two pages may differ by 10 s.
    const future = { countedMs: 5000, since: now + 10_001 };
    expect(currentTimer(today, future, now)).toEqual({ countedMs: 0, since: now });
  });

  it('accepts what another page has stored with a clock that is seconds ahead', () => {
    const ahead = { countedMs: 5000, since: now + 2000 };
    expect(currentTimer(daySample({ pushups: eight }), ahead, now)).toEqual(ahead);
    expect(elapsedSeconds(ahead, now)).toBe(5);
    expect(elapsedSeconds(ahead, now + 3000)).toBe(6);
  });

  it('ends with the third exercise, also before the server has answered', () => {
    const done = { pushups: eight, situps: eight, jumpingJacks: eight };
    expect(currentTimer(daySample(done), fromEight, now)).toBeUndefined();
    expect(
      currentTimer(daySample({ pushups: eight }, { allCompleted: true }), fromEight, now),
    ).toBeUndefined();
  });
});

describe('The shown time', () => {
  it('is the difference of two instants, so that sleep costs nothing', () => {
    expect(elapsedSeconds(fromEight, now)).toBe(95);
    expect(elapsedSeconds(noTimer, now)).toBe(0);
    expect(elapsedSeconds(resumeTimer(noTimer, now), began)).toBe(0);
  });

  it('stops half an hour after the last exercise, and resumes with the next', () => {
    const evening = began + minutes(13 * 60);
    expect(isPaused(fromEight, began + minutes(29))).toBe(false);
    expect(isPaused(fromEight, evening)).toBe(true);
    expect(elapsedSeconds(fromEight, evening)).toBe(30 * 60);
    const inTheEvening = resumeTimer(fromEight, evening);
    expect(isPaused(inTheEvening, evening)).toBe(false);
    expect(elapsedSeconds(inTheEvening, evening + minutes(4))).toBe(34 * 60);
  });
});

describe('A completion that the page sees late', () => {
  it('counts the time since the completion, and counts it only once', () => {
    const seen = resumeAfterCompletion(fromEight, began + 60_000);
    expect(elapsedSeconds(seen, now)).toBe(95);
    expect(elapsedSeconds(stopTimer(seen, began + 90_000), now)).toBe(90);
  });

  it('does not start a timer that was stopped after it', () => {
    const stopped = stopTimer(fromEight, now);
    expect(resumeAfterCompletion(stopped, began + 60_000)).toBe(stopped);
    expect(isPaused(resumeAfterCompletion(stopped, now + 1000), now + 1000)).toBe(false);
  });
});

describe('A workout that the person stopped', () => {
  const stopped = stopTimer(fromEight, now);

  it('counts no time until it is resumed', () => {
    expect(isPaused(stopped, now)).toBe(true);
    expect(elapsedSeconds(stopped, began + minutes(90))).toBe(95);
    expect(elapsedSeconds(resumeTimer(stopped, began + minutes(90)), began + minutes(91))).toBe(155);
  });

  it('can be stopped as of an earlier instant', () => {
    expect(elapsedSeconds(stopTimer(fromEight, began + 30_000), now)).toBe(30);
  });

  it('waits until its date is over', () => {
    expect(currentTimer(daySample(), stopped, began + minutes(13 * 60))).toBe(stopped);
    expect(currentTimer(daySample(), stopped, began + minutes(24 * 60))).toBeUndefined();
  });
});

describe('The stored workout', () => {
  beforeEach(() => vi.stubGlobal('localStorage', makeBrowserStorage()));
  afterEach(() => vi.unstubAllGlobals());

  it('is read as it was written, for its person only', () => {
    storeTimer('ana', { countedMs: 61_000, since: began });
    expect(readTimer('ana')).toEqual({ countedMs: 61_000, since: began });
    expect(readTimer('bo')).toBeUndefined();
    storeTimer('ana', stopTimer({ countedMs: 61_000, since: began }, began));
    expect(readTimer('ana')).toEqual({ countedMs: 61_000, since: began, isStopped: true });
    storeTimer('ana', undefined);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('may be the bare start time that an older page wrote', () => {
    localStorage.setItem('hundred:workout-began:ana', String(began));
    expect(readTimer('ana')).toEqual(fromEight);
  });

  it('is undefined if the browser stores nothing, and the timer still counts', () => {
    const refuse = () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    storeTimer('ana', fromEight);
    storeTimer('ana', undefined);
    expect(readTimer('ana')).toBeUndefined();
  });
});
