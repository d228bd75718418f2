import { describe, expect, test } from 'vitest';
import { restAllowance } from '../challenge/facts/allowance';
import { Story } from './story';

// Letters of `statusLetters`: `c` complete, `p` partial, `r` rest, `m` missed, `o` open, `-` no record.
// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.

describe('Streak', () => {
  test('counts completed days on consecutive dates', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 5);
    expect(story.state.streak).toBe(5);
    expect(story.state.longestStreak).toBe(5);
  });

  test('is bridged by a rest day, which adds nothing', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 2).on('2025-01-03').rest();
    expect(story.state.streak).toBe(2);
    story.on('2025-01-04').complete();
    expect(story.state.streak).toBe(3);
  });

  test('is alive until the end of today while today is open', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 2);
    story.ask({ kind: 'switchAutoRestCover', on: false });
    expect(story.on('2025-01-03', '23:59').state.streak).toBe(2);
    expect(story.on('2025-01-04', '00:00').state.streak).toBe(0);
  });

  test('ends with a past date that is neither completed nor covered; the longest stays', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 5);
    story.completeFrom('2025-01-10', 2);
    expect(story.state.streak).toBe(2);
    expect(story.state.longestStreak).toBe(5);
    expect(story.statusLetters('2025-01-01', 11)).toBe('cccccmmmmcc');
  });

  test('is 0 after a restart of season 1, while the longest streak and all totals stay', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 5);
    story.ask({ kind: 'restart' });
    // Three exercises with 10 to 14 reps are 180.
    expect(story.state).toMatchObject({ streak: 0, longestStreak: 5, daysCompleted: 5, totalReps: 180 });
    story.on('2025-01-06').complete();
    expect(story.state).toMatchObject({ streak: 1, longestStreak: 5, dayNumber: 1 });
    expect(story.dateOf('2025-01-05')).toMatchObject({ run: 0, streak: 5 });
    expect(story.dateOf('2025-01-06')).toMatchObject({ run: 1, streak: 1 });
  });

  describe('travel never costs a streak', () => {
    /** Completes 10 June in Honolulu, and an hour later is in Kiritimati, where it is then 23:30 on 11 June. */
    const flyEast = () =>
      Story.startedOn('2025-06-10', 'Pacific/Honolulu', '22:30')
        .complete()
        .later(1)
        .moveTo('Pacific/Kiritimati');

    test('dates skipped by a change of zone belong to no run, and cost no rest day', () => {
      const story = flyEast();
      expect(story.state.today).toBe('2025-06-11');
      story.on('2025-06-12', '08:00').complete();
      expect(story.state).toMatchObject({ streak: 2, restDaysLeft: restAllowance, completionRate: 100 });
      expect(story.statusLetters('2025-06-10', 3)).toBe('c-c');
    });

    test('dates are already skipped while the next completion is missing, until 48 hours are over', () => {
      const story = flyEast();
      story.ask({ kind: 'switchAutoRestCover', on: false });
      // `flyEast` ends an hour after the completion.
      story.now += 47 * 3_600_000 - 1;
      expect(story.state).toMatchObject({ today: '2025-06-13', streak: 1, completionRate: 100 });
      story.now += 1;
      // One of three dates; today is still open.
      expect(story.state).toMatchObject({ today: '2025-06-13', streak: 0, completionRate: 33 });
    });

    test('nothing is skipped between completions 48 hours apart or more', () => {
      const story = flyEast().later(47).complete();
      expect(story.statusLetters('2025-06-10', 4)).toBe('crrc');
      expect(story.state).toMatchObject({ restDaysLeft: restAllowance - 2, streak: 2 });
    });

    test('the zones of the two completions are compared', () => {
      const story = Story.startedOn('2025-06-10', 'Europe/Paris', '00:10').complete();
      story.on('2025-06-10', '12:00').moveTo('Asia/Tokyo').moveTo('Europe/Paris');
      story.on('2025-06-12', '00:05').complete();
      expect(story.statusLetters('2025-06-10', 3)).toBe('crc');
    });

    test('a skipped date with reps is partial and neutral', () => {
      const story = flyEast();
      story.exercise('pushups');
      story.on('2025-06-12', '08:00').complete();
      expect(story.dateOf('2025-06-11')).toMatchObject({
        status: 'partial',
        run: null,
        dayNumber: null,
        streak: 0,
      });
      expect(story.dateOf('2025-06-11')?.exercises.situps.target).toBe(0);
      expect(story.month(2025, 6).daysMissed).toBe(0);
      expect(story.state).toMatchObject({ streak: 2, completionRate: 100, totalReps: 30 + 11 + 33 });
    });

    test('a rest day planned on a skipped date is given back', () => {
      const story = flyEast().rest();
      expect(story.state).toMatchObject({ restDaysLeft: restAllowance - 1, isRestDay: true });
      story.on('2025-06-12', '08:00').complete();
      expect(story.state).toMatchObject({ restDaysLeft: restAllowance, restDaysUsed: 0, streak: 2 });
    });

    test('a flight west never gives a second day on the same local date', () => {
      const story = Story.startedOn('2025-06-10', 'Pacific/Kiritimati', '08:00').complete();
      story.moveTo('Pacific/Honolulu');
      expect(story.state).toMatchObject({ today: '2025-06-10', dayNumber: 1 });
      expect(story.on('2025-06-10', '12:00').state).toMatchObject({
        today: '2025-06-10',
        dayNumber: 1,
        streak: 1,
      });
      expect(story.exercise('pushups').facts).toEqual([]);
      story.on('2025-06-11', '12:00').complete();
      expect(story.state.streak).toBe(2);
    });
  });

  describe('a run that a flight west reaches before its first date', () => {
    /** It is restarted past midnight in Auckland, and in Los Angeles it is still the previous date. */
    const restartThenFlyWest = () => {
      const story = Story.startedOn('2025-01-01', 'Pacific/Auckland').on('2025-01-02', '00:30');
      story.ask({ kind: 'restart' });
      return story.moveTo('America/Los_Angeles');
    };
    const recordsAfter = (story: Story) => {
      story.on('2025-01-02').complete().on('2025-01-03').complete();
      return [story.dateOf('2025-01-01'), story.dateOf('2025-01-02')].map((record) => [
        record?.run,
        record?.status,
        record?.dayNumber,
      ]);
    };

    test('begins with its first date if nothing was done on the previous one', () => {
      expect(recordsAfter(restartThenFlyWest())).toEqual([
        [0, 'missed', 1],
        [1, 'complete', 1],
      ]);
    });

    test('begins earlier with a rest day, or with an exercise', () => {
      expect(recordsAfter(restartThenFlyWest().rest())).toEqual([
        [1, 'rest', 1],
        [1, 'complete', 1],
      ]);
      const withPushups = restartThenFlyWest();
      withPushups.exercise('pushups');
      expect(recordsAfter(withPushups)).toEqual([
        [1, 'partial', 1],
        [1, 'complete', 1],
      ]);
      // Two of three dates.
      expect(withPushups.state).toMatchObject({ completionRate: 67, streak: 2 });
      expect(recordsAfter(restartThenFlyWest().complete())).toEqual([
        [1, 'complete', 1],
        [1, 'complete', 2],
      ]);
    });
  });

  test('is neither broken nor lengthened by dates without an open run', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 100);
    story.on('2025-05-10');
    expect(story.state).toMatchObject({ streak: 100, finished: true });
    story.ask({ kind: 'choosePath', path: 'hybrid' });
    story.complete();
    expect(story.state.streak).toBe(101);
    expect(story.statusLetters('2025-04-10', 3)).toBe('c--');
    expect(story.state.completionRate).toBe(100);
  });
});
