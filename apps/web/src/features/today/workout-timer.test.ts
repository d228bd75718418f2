import { afterEach, describe, expect, it, vi } from 'vitest';
import { daySample } from './testing/day-sample';
import { elapsedSeconds, goOn, isPaused, keepStretch, readStretch, underWay } from './workout-timer';

const eight = '2026-03-02T08:00:00.000Z';
const began = Date.parse(eight);
const now = began + 95_000;
const minutes = (count: number) => count * 60_000;
const fromEight = goOn(undefined, began);

describe('the workout under way', () => {
  it('is none before something was done', () => {
    expect(underWay(daySample(), undefined, now)).toBeUndefined();
  });

  it('begins with the first rep counted, and is given up half an hour after the last', () => {
    expect(underWay(daySample(), fromEight, now)).toBe(fromEight);
    expect(underWay(daySample(), fromEight, began + minutes(31))).toBeUndefined();
  });

  it('goes from the counting on into the completion', () => {
    const done = daySample({ pushups: new Date(began + minutes(20)).toISOString() });
    expect(underWay(done, fromEight, began + minutes(21))).toBe(fromEight);
  });

  it('is kept over a reload', () => {
    expect(underWay(daySample({ pushups: eight }), fromEight, now)).toBe(fromEight);
  });

  it('begins now where some are done and nothing is kept', () => {
    expect(underWay(daySample({ pushups: eight }), undefined, now)).toEqual({ counted: 0, since: now });
  });

  it('goes on from the time that was recorded, where the first took more than half an hour after the start', () => {
    const done = daySample({ pushups: new Date(began + minutes(35)).toISOString() });
    done.exercises.pushups.timeSeconds = elapsedSeconds(fromEight, began + minutes(35));
    const at = began + minutes(36);
    expect(underWay(done, fromEight, at)).toEqual({ counted: minutes(30), since: at });
  });

  it('is not that of another day', () => {
    const yesterday = { counted: minutes(12), since: began - minutes(24 * 60) };
    expect(underWay(daySample({ pushups: eight }), yesterday, now)).toEqual({ counted: 0, since: now });
  });

  it('bears a device clock some minutes off, but not a start in the future', () => {
    const today = daySample({ pushups: eight });
    const early = { counted: 0, since: began - minutes(5) };
    expect(underWay(today, early, now)).toBe(early);
    expect(underWay(today, { counted: 0, since: now + 1 }, now)).toEqual({ counted: 0, since: now });
  });

  it('is over with the third, also before the server has said so', () => {
    const done = { pushups: eight, situps: eight, jumpingJacks: eight };
    expect(underWay(daySample(done), fromEight, now)).toBeUndefined();
    expect(underWay(daySample({ pushups: eight }, { allCompleted: true }), fromEight, now)).toBeUndefined();
  });
});

describe('the time shown', () => {
  it('is the difference of two instants, so that sleep costs nothing', () => {
    expect(elapsedSeconds(fromEight, now)).toBe(95);
    expect(elapsedSeconds(undefined, now)).toBe(0);
    expect(elapsedSeconds(goOn(undefined, now), began)).toBe(0);
  });

  it('stands half an hour after the last exercise, and goes on with the next', () => {
    const evening = began + minutes(13 * 60);
    expect(isPaused(fromEight, began + minutes(29))).toBe(false);
    expect(isPaused(fromEight, evening)).toBe(true);
    expect(elapsedSeconds(fromEight, evening)).toBe(30 * 60);
    const inTheEvening = goOn(fromEight, evening);
    expect(isPaused(inTheEvening, evening)).toBe(false);
    expect(elapsedSeconds(inTheEvening, evening + minutes(4))).toBe(34 * 60);
  });
});

describe('what is kept of it', () => {
  afterEach(() => vi.unstubAllGlobals());

  function store(): Map<string, string> {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    return kept;
  }

  it('is read as it was written, for its person alone', () => {
    const kept = store();
    keepStretch('ana', { counted: 61_000, since: began });
    expect(readStretch('ana')).toEqual({ counted: 61_000, since: began });
    expect(readStretch('bo')).toBeUndefined();
    keepStretch('ana', undefined);
    expect(kept.size).toBe(0);
  });

  it('may be the bare start that an older page wrote', () => {
    store().set('hundred:workout-began:ana', String(began));
    expect(readStretch('ana')).toEqual(fromEight);
  });

  it('is nothing where the browser keeps nothing: then it counts on', () => {
    const refuse = () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepStretch('ana', fromEight);
    keepStretch('ana', undefined);
    expect(readStretch('ana')).toBeUndefined();
  });
});
