import { afterEach, describe, expect, it, vi } from 'vitest';
import { daySample } from './testing/day-sample';
import { elapsedSeconds, formatElapsed, keepStart, readStart, workoutStart } from './workout-timer';

const eight = '2026-03-02T08:00:00.000Z';
const began = Date.parse(eight);
const now = began + 95_000;

describe('the start of the workout', () => {
  it('does not come before the first completion', () => {
    expect(workoutStart(daySample(), undefined, now)).toBeUndefined();
    expect(workoutStart(daySample(), began, now)).toBeUndefined();
  });

  it('is kept over a reload', () => {
    expect(workoutStart(daySample({ pushups: eight }), began, now)).toBe(began);
  });

  it('is now where some are done and nothing is kept', () => {
    expect(workoutStart(daySample({ pushups: eight }), undefined, now)).toBe(now);
  });

  it('is not taken from the workout of another day', () => {
    const yesterday = began - 86_400_000;
    expect(workoutStart(daySample({ pushups: eight }), yesterday, now)).toBe(now);
  });

  it('bears a device clock some minutes off, but not a start in the future', () => {
    const today = daySample({ pushups: eight });
    expect(workoutStart(today, began - 5 * 60_000, now)).toBe(began - 5 * 60_000);
    expect(workoutStart(today, now + 1, now)).toBe(now);
  });

  it('is over with the third, also before the server has said so', () => {
    const done = { pushups: eight, situps: eight, jumpingJacks: eight };
    expect(workoutStart(daySample(done), began, now)).toBeUndefined();
    expect(workoutStart(daySample({ pushups: eight }, { allCompleted: true }), began, now)).toBeUndefined();
  });
});

describe('the time shown', () => {
  it('is the difference of two instants, so that sleep costs nothing', () => {
    expect(elapsedSeconds(began, now)).toBe(95);
    expect(elapsedSeconds(undefined, now)).toBe(0);
    expect(elapsedSeconds(now, began)).toBe(0);
    expect(elapsedSeconds(began, began + 90_000_000)).toBe(86_400);
  });

  it('reads m:ss', () => {
    expect(formatElapsed(0)).toBe('0:00');
    expect(formatElapsed(65)).toBe('1:05');
    expect(formatElapsed(4_512)).toBe('75:12');
  });
});

afterEach(() => vi.unstubAllGlobals());

it('counts on where the browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('No room is left.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepStart('ana', 1);
  keepStart('ana', undefined);
  expect(readStart('ana')).toBeUndefined();
});
