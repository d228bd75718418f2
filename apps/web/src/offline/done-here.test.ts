import { describe, expect, it } from 'vitest';
import { datedBy, makeDoneHere } from './done-here';

const deed = { deviceKey: 'key', at: 0 };

function begin() {
  let now = { wall: 0, ticks: 0 };
  const doneHere = makeDoneHere({ moment: () => now, lastHeard: () => undefined });
  return {
    doneHere,
    pass(wall: number, ticks: number) {
      now = { wall, ticks };
    },
  };
}

describe('the first try', () => {
  it('leaves to the server what was done this moment by a clock that may be wrong', () => {
    const { doneHere, pass } = begin();
    doneHere.note('key', false, 0);
    pass(9_999, 9_999);
    expect(doneHere.isLeftToServer(deed)).toBe(true);
  });

  it.each([
    ['a while ago', 10_000, 10_000],
    ['before the phone slept', 10_000, 1],
    ['before the clock was set back', -60_000, 10_000],
  ])('but not what was done %s', (_what, wall, ticks) => {
    const { doneHere, pass } = begin();
    doneHere.note('key', false, 0);
    pass(wall, ticks);
    expect(doneHere.isLeftToServer(deed)).toBe(false);
  });

  it('nor what was done in the last minute of a date: it may be over when the server hears of it', () => {
    const { doneHere } = begin();
    doneHere.note('key', false, 0);
    const doneAt = (time: string) => ({
      ...deed,
      at: Date.parse(`2026-06-10T${time}Z`),
      localDate: '2026-06-10',
      timezone: 'UTC',
    });
    expect(doneHere.isLeftToServer(doneAt('23:58:59'))).toBe(true);
    expect(doneHere.isLeftToServer(doneAt('23:59:00'))).toBe(false);
  });

  it('nor what was done by a clock that is sure', () => {
    const { doneHere } = begin();
    doneHere.note('key', true, 0);
    expect([doneHere.isFirstTry(deed), doneHere.isLeftToServer(deed)]).toEqual([true, false]);
  });

  it('is one: the second must say when it was done', () => {
    const { doneHere } = begin();
    doneHere.note('key', false, 0);
    doneHere.note('behind', false, 0);
    doneHere.isTried(deed);
    expect([doneHere.isFirstTry(deed), doneHere.isLeftToServer(deed)]).toEqual([false, false]);
    doneHere.areTried();
    expect(doneHere.isFirstTry({ deviceKey: 'behind' })).toBe(false);
  });
});

describe('when it was done', () => {
  const hour = 3_600_000;
  const day = 24 * hour;
  /** The server was heard to say ten, an hour of ticks after the deed. */
  const ten = 10 * hour;
  const heard = (wall: number, ticks = hour) => ({ at: ten, moment: { wall, ticks } });
  const done = { wall: day, ticks: 0, after: 0 };

  it('is as it was noted, where that may be so: the phone may have slept', () => {
    expect(datedBy(heard(day + hour), done, 9 * hour)).toBe(9 * hour);
    expect(datedBy(heard(day + 8 * hour), done, 2 * hour)).toBe(2 * hour);
  });

  it('is as long ago as the clock says that was set forward before', () => {
    expect(datedBy(heard(day + hour), done, 9 * hour + day)).toBe(9 * hour);
    expect(datedBy(heard(day + 8 * hour), done, 2 * hour + day)).toBe(2 * hour);
  });

  it('is as long ago as the ticks say where the clock was set back since', () => {
    expect(datedBy(heard(0), done, 9 * hour + day)).toBe(9 * hour);
  });

  it('is a whole millisecond: ticks have parts of one', () => {
    expect(datedBy(heard(0, hour + 0.4), done, 9 * hour + day)).toBe(9 * hour - 1);
  });

  it('is after what is known to have happened before it', () => {
    const after = 9.5 * hour;
    expect(datedBy(heard(day + hour), { ...done, after }, 9 * hour + day)).toBe(after + 1);
  });

  it('is as it was noted as long as nothing was heard since', () => {
    expect(datedBy(heard(day, -1), done, 9 * hour + day)).toBe(9 * hour + day);
  });
});
