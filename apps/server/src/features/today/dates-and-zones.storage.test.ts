import { describe, expect, it } from 'vitest';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';

const server = testApp();

// Without another zone people are in Berlin: in winter an hour ahead of UTC, in summer two.

describe('Midnight during a workout', () => {
  it('does not end today until 02:00, even if the workout is finished', async () => {
    const ana = await Challenger.start(server.current, 'midnight', '2026-06-10T10:00:00Z');
    await ana.complete('pushups', '2026-06-10T21:50:00Z');
    expect((await ana.complete('situps', '2026-06-10T22:30:00Z')).body.localDate).toBe('2026-06-10');
    const last = await ana.complete('jumpingJacks', '2026-06-10T23:59:59Z');
    expect(last.body).toMatchObject({ allCompleted: true, localDate: '2026-06-10', currentStreak: 1 });
    expect(last.body.newBadges.map(({ id }: { id: string }) => id)).toEqual(['first_step', 'night_owl']);
    expect(await ana.today('2026-06-10T23:59:59Z')).toMatchObject({ dayNumber: 1, allCompleted: true });
    expect(await ana.today('2026-06-11T00:00:00Z')).toMatchObject({ dayNumber: 2, allCompleted: false });
  });

  it('ends today at 02:00', async () => {
    const bo = await Challenger.start(server.current, 'too-late', '2026-06-10T10:00:00Z');
    await bo.complete('pushups', '2026-06-10T21:50:00Z');
    const late = await bo.complete('situps', '2026-06-11T00:00:00Z');
    expect(late.body).toMatchObject({ localDate: '2026-06-11', allCompleted: false });
    // Two dates, each partly done.
    expect(await bo.statusLetters('2026-06-11T00:01:00Z')).toBe('pp');
  });

  it('does not change the date of an exercise or a rest day that was tapped before it and arrives later', async () => {
    const sentLate = (at: string) => ({ at, localDate: '2026-06-11', timezone: 'Europe/Berlin' });
    const dan = await Challenger.start(server.current, 'slow network', '2026-06-10T10:00:00Z');
    await dan.completeDay('2026-06-10T10:00:00Z');
    const first = await dan.complete('pushups', '2026-06-11T22:00:05Z', sentLate('2026-06-11T21:59:50Z'));
    expect(first.body).toMatchObject({ localDate: '2026-06-11', currentStreak: 1 });
    expect((await dan.completeDay('2026-06-11T22:01:00Z')).body).toMatchObject({
      localDate: '2026-06-11',
      currentStreak: 2,
    });
    const ede = await Challenger.start(server.current, 'slow rest', '2026-06-10T10:00:00Z');
    await ede.completeDay('2026-06-10T10:00:00Z');
    const rest = await ede.post('rest-day', '2026-06-11T22:00:05Z', sentLate('2026-06-11T21:59:50Z'));
    expect(rest.body).toMatchObject({ localDate: '2026-06-11', isRestDay: false, restDaysLeft: 2 });
  });
});

it('Midnight begins the new date at once if no workout has begun', async () => {
  const cy = await Challenger.start(server.current, 'nothing-begun', '2026-06-10T10:00:00Z');
  expect((await cy.complete('pushups', '2026-06-10T22:00:00Z')).body.localDate).toBe('2026-06-11');
});

describe('A clock change at night', () => {
  it('forward ends the extended date where 02:00 would have been', async () => {
    const dot = await Challenger.start(server.current, 'spring', '2026-03-28T10:00:00Z');
    await dot.complete('pushups', '2026-03-28T22:50:00Z');
    expect((await dot.today('2026-03-29T00:59:59Z')).exercises.pushups.completed).toBe(true);
    expect((await dot.today('2026-03-29T01:00:00Z')).exercises.pushups.completed).toBe(false);
  });

  it('back repeats an hour before 02:00, which counts twice', async () => {
    const eve = await Challenger.start(server.current, 'autumn', '2026-10-31T15:00:00Z', 'America/New_York');
    await eve.complete('pushups', '2026-11-01T03:30:00Z');
    for (const instant of ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T06:59:59Z']) {
      expect((await eve.today(instant)).exercises.pushups.completed).toBe(true);
    }
    expect((await eve.today('2026-11-01T07:00:00Z')).exercises.pushups.completed).toBe(false);
  });

  it('neither lengthens nor breaks a streak', async () => {
    const fay = await Challenger.start(server.current, 'both-nights', '2026-03-27T20:00:00Z');
    for (const date of ['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30']) {
      await fay.completeDay(`${date}T21:30:00Z`);
    }
    expect(await fay.statusLetters('2026-03-30T21:45:00Z')).toBe('cccc');
    expect(await fay.today('2026-03-30T22:00:00Z')).toMatchObject({ dayNumber: 5, currentStreak: 4 });
  });
});

describe('A flight over the date line', () => {
  it('to an earlier date never gives a second day on the same date', async () => {
    const gil = await Challenger.start(server.current, 'east', '2026-02-09T19:00:00Z', 'Pacific/Auckland');
    await gil.completeDay('2026-02-09T20:00:00Z');
    // It is 10 February in Auckland, and 9 February in Honolulu, where the 10th ends at 10:00 UTC of the 11th.
    await gil.moveTo('Pacific/Honolulu', '2026-02-09T22:00:00Z');
    for (const instant of ['2026-02-09T23:00:00Z', '2026-02-10T20:00:00Z', '2026-02-11T09:59:59Z']) {
      expect(await gil.today(instant)).toMatchObject({ dayNumber: 1, allCompleted: true });
    }
    expect((await gil.completeDay('2026-02-11T20:00:00Z')).body).toMatchObject({
      localDate: '2026-02-11',
      currentStreak: 2,
    });
    expect(await gil.today('2026-02-11T20:01:00Z')).toMatchObject({ dayNumber: 2, restDaysLeft: 3 });
  });

  it('to a later date costs neither the streak nor a rest day', async () => {
    const hal = await Challenger.start(server.current, 'west', '2026-02-10T03:00:00Z', 'Pacific/Honolulu');
    await hal.completeDay('2026-02-10T04:00:00Z');
    await hal.moveTo('Pacific/Auckland', '2026-02-10T05:00:00Z');
    expect(await hal.today('2026-02-11T04:00:00Z')).toMatchObject({ currentStreak: 1, restDaysLeft: 3 });
    expect((await hal.completeDay('2026-02-11T05:00:00Z')).body).toMatchObject({
      localDate: '2026-02-11',
      currentStreak: 2,
    });
    // Complete on 9 February in Honolulu and on the 11th in Auckland. The 10th in between counts for nothing.
    expect(await hal.statusLetters('2026-02-11T05:01:00Z')).toBe('cc');
    expect(await hal.today('2026-02-11T05:01:00Z')).toMatchObject({ restDaysLeft: 3, restDaysUsed: 0 });
  });
});

describe('A clock that goes back', () => {
  it('never causes a server error: the state stays at the last fact', async () => {
    const ida = await Challenger.start(server.current, 'backwards', '2026-06-10T10:00:00Z');
    await ida.completeDay('2026-06-12T10:00:00Z');
    expect(await ida.today('2026-06-01T10:00:00Z')).toMatchObject({ dayNumber: 1, allCompleted: true });
    const again = await ida.complete('pushups', '2026-06-01T10:00:00Z', { actualReps: 30 });
    expect(again).toMatchObject({ status: 200, body: { localDate: '2026-06-12' } });
  });
});
