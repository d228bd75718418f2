import { describe, expect, test } from 'vitest';
import { restAllowance } from '../challenge/facts/allowance';
import { exerciseIds } from '../days/exercises';
import { Story } from './story';

// Letters of `statusLetters`: `c` complete, `p` partial, `r` rest, `m` missed, `o` open, `-` no record.
// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.

const lifetime = (at: number, purchase = 'one') =>
  ({ kind: 'premiumBegan', at, plan: 'lifetime', purchase, paidAt: at }) as const;

/** The fact of a rest day on today, which is recorded even if none is left. */
const restDayNow = ({ now, state }: Story) =>
  ({ kind: 'restDayTaken', at: now, localDate: state.today, timezone: state.timezone }) as const;

describe('Rest days', () => {
  describe('taken by the person', () => {
    test('cost one of three each, and keep the day number', () => {
      const story = Story.startedOn('2025-01-01').complete().on('2025-01-02');
      expect(story.state).toMatchObject({ restDaysLeft: 3, restDaysUsed: 0, isRestDay: false });
      story.rest();
      expect(story.state).toMatchObject({ restDaysLeft: 2, restDaysUsed: 1, isRestDay: true, dayNumber: 2 });
      expect(story.on('2025-01-03').state).toMatchObject({ dayNumber: 2, isRestDay: false, restDaysLeft: 2 });
    });

    test('taken twice change nothing', () => {
      const story = Story.startedOn('2025-01-01').rest();
      expect(story.ask({ kind: 'takeRestDay' }).facts).toEqual([]);
      expect(story.state.restDaysLeft).toBe(restAllowance - 1);
    });

    test('are refused when none is left, when today is complete, while a run waits and once it is finished', () => {
      const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 1);
      expect(story.refused({ kind: 'takeRestDay' })).toBe('day_complete');
      const restedBefore = Story.startedOn('2025-01-01').rest().completeFrom('2025-01-01', 1);
      expect(restedBefore.refused({ kind: 'takeRestDay' })).toBe('day_complete');
      for (const date of ['2025-01-02', '2025-01-03', '2025-01-04']) story.on(date).rest();
      expect(story.on('2025-01-05').refused({ kind: 'takeRestDay' })).toBe('no_rest_days_left');
      story.exercise('pushups');
      story.ask({ kind: 'restart' });
      expect(story.refused({ kind: 'takeRestDay' })).toBe('run_waiting');
      story.completeFrom('2025-01-06', 100);
      expect(story.refused({ kind: 'takeRestDay' })).toBe('run_finished');
      expect(story.on('2025-05-01').refused({ kind: 'takeRestDay' })).toBe('run_finished');
    });

    test('stay taken if a flight west moves their date to tomorrow', () => {
      const story = Story.startedOn('2025-01-01', 'Pacific/Auckland').complete();
      story.ask({ kind: 'switchAutoRestCover', on: false });
      for (const date of ['2025-01-02', '2025-01-03', '2025-01-05']) story.on(date, '08:00').rest();
      story.ask({ kind: 'changeZone', timezone: 'America/Los_Angeles' });
      expect(story.state).toMatchObject({ today: '2025-01-04', isRestDay: false, restDaysLeft: 0 });
      expect(story.refused({ kind: 'takeRestDay' })).toBe('no_rest_days_left');
      expect(story.on('2025-01-05').state).toMatchObject({ isRestDay: true, restDaysUsed: 3 });
    });

    test('stay reserved while travel skips their date, because a completion may still be missing', () => {
      const story = Story.startedOn('2025-01-01', 'America/Los_Angeles').complete();
      for (const date of ['2025-01-02', '2025-01-03']) story.on(date).rest();
      story.on('2025-01-04', '20:00').complete().on('2025-01-05', '06:00').rest();
      story.moveTo('Pacific/Auckland').on('2025-01-06', '20:00');
      expect(story.dateOf('2025-01-05')).toBeNull();
      expect(story.state).toMatchObject({ restDaysUsed: 2, restDaysLeft: 0 });
      expect(story.refused({ kind: 'takeRestDay' })).toBe('no_rest_days_left');
      // Travel skips 5 January only if the next completion comes within 48 hours of the last one: before 17:00 on
      // 7 January in Auckland.
      expect(story.on('2025-01-07', '18:00').state).toMatchObject({ restDaysUsed: 3, restDaysLeft: 0 });
      expect(story.on('2025-01-06', '20:00').complete().state).toMatchObject({
        restDaysUsed: 2,
        restDaysLeft: restAllowance - 2,
      });
    });

    test('can be taken back the same date until an exercise is done', () => {
      const story = Story.startedOn('2025-01-01');
      expect(story.refused({ kind: 'takeBackRestDay' })).toBe('no_rest_day_taken');
      story.rest().ask({ kind: 'takeBackRestDay' });
      expect(story.state).toMatchObject({ restDaysLeft: restAllowance, isRestDay: false });
      expect(story.refused({ kind: 'takeBackRestDay' })).toBe('no_rest_day_taken');
      story.rest().exercise('pushups');
      expect(story.refused({ kind: 'takeBackRestDay' })).toBe('exercise_already_done');
      expect(story.on('2025-01-02').refused({ kind: 'takeBackRestDay' })).toBe('no_rest_day_taken');
    });

    test('are given back if all three are done; with some done the date stays a rest day', () => {
      const story = Story.startedOn('2025-01-01').rest();
      story.exercise('pushups');
      expect(story.state).toMatchObject({ isRestDay: true, restDaysLeft: restAllowance - 1, totalReps: 10 });
      story.complete();
      expect(story.state).toMatchObject({
        isRestDay: false,
        restDaysLeft: restAllowance,
        restDaysUsed: 0,
        streak: 1,
      });
      expect(story.dateOf('2025-01-01')).toMatchObject({ status: 'complete', usedRestDay: false });
      story.on('2025-01-02').rest().exercise('pushups');
      story.on('2025-01-03');
      expect(story.dateOf('2025-01-02')).toMatchObject({
        status: 'rest',
        usedRestDay: true,
        automaticRest: false,
      });
    });

    test('are three for each run', () => {
      const story = Story.startedOn('2025-01-01').rest().on('2025-01-02').rest();
      expect(story.state.restDaysLeft).toBe(restAllowance - 2);
      story.on('2025-01-03').ask({ kind: 'restart' });
      expect(story.state).toMatchObject({ restDaysLeft: restAllowance, restDaysUsed: 0 });
    });

    test('that a restart makes unneeded take nothing from the cover of an earlier gap', () => {
      const story = Story.startedOn('2025-01-01').complete().on('2025-01-05').complete();
      expect(story.statusLetters('2025-01-01', 5)).toBe('crrrc');
      story.on('2025-01-06').record(restDayNow(story));
      expect(story.statusLetters('2025-01-01', 5)).toBe('cmmmc');
      story.later(1).ask({ kind: 'restart' });
      expect(story.statusLetters('2025-01-01', 5)).toBe('crrrc');
      expect(story.state.longestStreak).toBe(2);
    });

    test('whose date is completed after all take nothing from the cover of an earlier gap', () => {
      const story = Story.startedOn('2025-01-01').complete().on('2025-01-05').complete().on('2025-01-06');
      story.record(restDayNow(story));
      expect(story.statusLetters('2025-01-01', 5)).toBe('cmmmc');
      expect(story.complete().statusLetters('2025-01-01', 6)).toBe('crrrcc');
      expect(story.on('2025-01-07').complete().statusLetters('2025-01-01', 7)).toBe('crrrccc');
    });

    test('whose date travel skips take nothing from the cover of an earlier gap, once the next day is complete', () => {
      // The clock of Kiritimati is 24 hours ahead of that of Honolulu.
      const afterFlightEast = () => {
        const story = Story.startedOn('2025-06-01', 'Pacific/Honolulu').complete();
        story.on('2025-06-05', '22:30').complete().later(1).moveTo('Pacific/Kiritimati');
        return story.record(restDayNow(story));
      };
      expect(afterFlightEast().statusLetters('2025-06-01', 6)).toBe('cmmmcr');
      expect(afterFlightEast().on('2025-06-07', '08:00').complete().statusLetters('2025-06-01', 7)).toBe(
        'crrrc-c',
      );
      const storyWithLateDay = afterFlightEast().on('2025-06-08', '23:30').complete();
      expect(storyWithLateDay.statusLetters('2025-06-01', 8)).toBe('cmmmcrrc');
      expect(storyWithLateDay.state).toMatchObject({
        restDaysUsed: 2,
        restDaysLeft: restAllowance - 2,
        streak: 2,
      });
    });

    test('after Day 100, taken before Day 100 was reported, do not belong to the run', () => {
      const story = Story.startedOn('2025-01-01').complete().completeFrom('2025-01-05', 98);
      const last = story.on('2025-04-13').now;
      story.on('2025-04-14').record(restDayNow(story));
      expect(story.statusLetters('2025-01-01', 5)).toBe('cmmmc');
      for (const exercise of exerciseIds) story.exercise(exercise, { at: last });
      expect(story.statusLetters('2025-01-01', 5)).toBe('crrrc');
      expect(story.statusLetters('2025-04-12', 3)).toBe('cc-');
      expect(story.state).toMatchObject({ restDaysUsed: 3, finished: true });
      expect(story.history.runs).toMatchObject([{ finishedOn: '2025-04-13', restDaysUsed: 3 }]);
    });

    test('of the previous run do not affect the new run on the same date', () => {
      const story = Story.startedOn('2025-01-01').rest();
      story.ask({ kind: 'restart' });
      expect(story.state).toMatchObject({
        isRestDay: false,
        restDaysLeft: restAllowance,
        opensOn: null,
        dayNumber: 1,
      });
    });
  });

  describe('spent automatically', () => {
    test('cover a gap of at most 3 dates that are left, as soon as the dates have passed', () => {
      const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 2);
      const dates = ['2025-01-03', '2025-01-04', '2025-01-05', '2025-01-06', '2025-01-07'];
      const leftAndStreak = dates.map((date) => {
        const { restDaysLeft, streak } = story.on(date).state;
        return [restDaysLeft, streak];
      });
      expect(leftAndStreak).toEqual([
        [3, 2],
        [2, 2],
        [1, 2],
        [0, 2],
        [3, 0],
      ]);
      story.on('2025-01-06').complete();
      expect(story.state).toMatchObject({ streak: 3, restDaysUsed: 3, completionRate: 100 });
      expect(story.statusLetters('2025-01-01', 6)).toBe('ccrrrc');
      expect(story.dateOf('2025-01-04')).toMatchObject({ usedRestDay: true, automaticRest: true, streak: 2 });
    });

    test('cover nothing of a gap that is too long, and the streak ends', () => {
      const story = Story.startedOn('2025-01-01')
        .complete()
        .on('2025-01-02')
        .rest()
        .on('2025-01-03')
        .complete();
      story.on('2025-01-07').complete();
      expect(story.statusLetters('2025-01-01', 7)).toBe('crcmmmc');
      expect(story.state).toMatchObject({ streak: 1, restDaysLeft: restAllowance - 1, restDaysUsed: 1 });
    });

    test('are judged for each gap separately; a planned rest date ends a gap', () => {
      const story = Story.startedOn('2025-01-01').complete().on('2025-01-03').rest();
      story.on('2025-01-05').complete();
      expect(story.statusLetters('2025-01-01', 5)).toBe('crrrc');
      expect(story.dateOf('2025-01-03')?.automaticRest).toBe(false);
      expect(story.state).toMatchObject({ streak: 2, restDaysLeft: 0 });
      story.on('2025-01-07').complete();
      expect(story.state).toMatchObject({ streak: 1, restDaysLeft: 0 });
    });

    test('cover no gap without a streak before it', () => {
      const story = Story.startedOn('2025-01-01').on('2025-01-03').complete();
      expect(story.statusLetters('2025-01-01', 3)).toBe('mmc');
      expect(story.state).toMatchObject({ restDaysLeft: restAllowance, completionRate: 33 });
      story.on('2025-01-08').rest().on('2025-01-10').complete();
      expect(story.statusLetters('2025-01-04', 7)).toBe('mmmmrmc');
    });

    test('protect a streak that continues into the Century Club', () => {
      const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 100);
      story.ask({ kind: 'choosePath', path: 'strength' });
      story.on('2025-04-13').complete();
      expect(story.statusLetters('2025-04-11', 3)).toBe('rrc');
      expect(story.state).toMatchObject({ streak: 101, restDaysLeft: restAllowance - 2 });
    });

    test('cover a partly done date too; its reps still count', () => {
      const story = Story.startedOn('2025-01-01').complete().on('2025-01-02');
      story.exercise('pushups');
      story.on('2025-01-03').complete();
      expect(story.dateOf('2025-01-02')).toMatchObject({ status: 'rest', usedRestDay: true });
      expect(story.state.totalReps).toBe(30 + 11 + 33);
    });

    test('can be switched off; the switch counts for dates that end while it is on', () => {
      const story = Story.startedOn('2025-01-01').complete();
      expect(story.state.autoRestCover).toBe(true);
      expect(story.ask({ kind: 'switchAutoRestCover', on: true }).facts).toEqual([]);
      story.on('2025-01-02', '23:00').ask({ kind: 'switchAutoRestCover', on: false });
      expect(story.state.autoRestCover).toBe(false);
      story.on('2025-01-03').complete();
      expect(story.statusLetters('2025-01-01', 3)).toBe('cmc');
      story.on('2025-01-04', '01:00').ask({ kind: 'switchAutoRestCover', on: true });
      story.on('2025-01-05').complete();
      expect(story.statusLetters('2025-01-01', 5)).toBe('cmcrc');
    });

    test('leave planned rest days what they need', () => {
      const story = Story.startedOn('2025-01-01').complete();
      for (const date of ['2025-01-03', '2025-01-04']) story.on(date).rest();
      expect(story.state).toMatchObject({ restDaysLeft: 0, streak: 1 });
      story.on('2025-01-06').complete();
      expect(story.statusLetters('2025-01-01', 6)).toBe('crrrmc');
    });
  });

  describe('with Premium', () => {
    test('have no limit, and the state says so', () => {
      const story = Story.startedOn('2025-01-01').complete();
      story.record(lifetime(story.now));
      for (const date of ['2025-01-02', '2025-01-03', '2025-01-04', '2025-01-05']) story.on(date).rest();
      expect(story.state).toMatchObject({ restDaysLeft: null, restDaysUsed: 4, streak: 1, isPremium: true });
      expect(story.state.isInTrial).toBe(false);
    });

    test('still cover no gap longer than three dates', () => {
      const story = Story.startedOn('2025-01-01').complete();
      story.record(lifetime(story.now));
      expect(story.on('2025-01-05').state.streak).toBe(1);
      expect(story.on('2025-01-06').state.streak).toBe(0);
    });

    test('cost nothing on a date with an instant of Premium', () => {
      const story = Story.startedOn('2025-01-01').complete().on('2025-01-02', '23:30').rest();
      expect(story.state.restDaysLeft).toBe(restAllowance - 1);
      story.on('2025-01-02', '23:59').record({ ...lifetime(story.now), plan: 'trial' });
      expect(story.state).toMatchObject({ restDaysLeft: null, isPremium: true, isInTrial: true });
      // The trial of seven days ended on the evening before.
      story.on('2025-01-10', '00:30');
      expect(story.state).toMatchObject({
        restDaysLeft: restAllowance,
        isPremium: false,
        isInTrial: false,
        restDaysUsed: 1,
      });
    });

    test('have no limit for a person who has spent all three', () => {
      const story = Story.startedOn('2025-01-01').complete();
      for (const date of ['2025-01-02', '2025-01-03', '2025-01-04']) story.on(date).rest();
      expect(story.on('2025-01-05').refused({ kind: 'takeRestDay' })).toBe('no_rest_days_left');
      story.record(lifetime(story.now)).rest();
      expect(story.state).toMatchObject({ restDaysLeft: null, restDaysUsed: 4, streak: 1 });
    });

    test('before the purchase keep their cost', () => {
      const story = Story.startedOn('2025-01-01').complete().on('2025-01-02').rest().on('2025-01-03');
      story.record({ ...lifetime(story.now), plan: 'trial' });
      expect(story.on('2025-01-20').state).toMatchObject({
        restDaysLeft: restAllowance - 1,
        restDaysUsed: 1,
      });
    });

    test('are limited again after a refund, and the dates before stay as they are', () => {
      const story = Story.startedOn('2025-01-01').complete();
      story.record(lifetime(story.now));
      for (const date of ['2025-01-02', '2025-01-03', '2025-01-04', '2025-01-05']) story.on(date).rest();
      story.record({ kind: 'premiumEnded', at: story.now, purchase: 'one' });
      // This date had Premium until the refund.
      expect(story.state).toMatchObject({ isPremium: false, restDaysLeft: null });
      expect(story.on('2025-01-06').state).toMatchObject({
        restDaysLeft: restAllowance,
        restDaysUsed: 4,
        streak: 1,
      });
    });

    test('cost nothing on dates lived in any zone with Premium', () => {
      const story = Story.startedOn('2025-06-10', 'Asia/Tokyo', '08:00');
      story.record({ ...lifetime(story.now), plan: 'trial' }).moveTo('America/Los_Angeles');
      expect(story.state).toMatchObject({ today: '2025-06-09', restDaysLeft: null });
    });
  });
});
