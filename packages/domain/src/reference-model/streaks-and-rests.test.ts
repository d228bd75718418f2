import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restAllowance } from '../challenge/facts/allowance';
import type { History, State } from '../challenge/state/state';
import type { CivilDate } from '../days/civil-date';
import { ReferenceDiary } from './diary';
import { referenceHistory } from './reference-history';
import { referenceState } from './reference-state';

function stateOn(diary: ReferenceDiary, date: CivilDate, time = '18:00'): State {
  const state = referenceState(diary.facts, diary.at(date, time));
  if (state === null) throw new Error('no run');
  return state;
}

/** One letter for each date. */
function statuses(diary: ReferenceDiary, date: CivilDate, time = '18:00'): string {
  const history: History | null = referenceHistory(diary.facts, diary.at(date, time));
  const letters = { complete: 'C', partial: 'p', rest: 'R', missed: 'm', open: 'o' };
  return (history?.dates ?? []).map(({ status }) => letters[status]).join('');
}

describe('A day', () => {
  it('advances only after a completed day', () => {
    const diary = new ReferenceDiary('2026-05-01').complete('2026-05-01');
    expect(stateOn(diary, '2026-05-01')).toMatchObject({ dayNumber: 1, currentDay: 1, streak: 1 });
    expect(stateOn(diary, '2026-05-02')).toMatchObject({ dayNumber: 2, challenge: { targetReps: 11 } });
    expect(stateOn(diary, '2026-05-30')).toMatchObject({ dayNumber: 2, streak: 0 });
  });

  it('merges repeated reports: most reps, earliest instant, longest time', () => {
    const diary = new ReferenceDiary('2026-05-01')
      .exercise('pushups', '2026-05-01', { time: '12:00', reps: 15, seconds: 40 })
      .exercise('pushups', '2026-05-01', { time: '09:00', reps: 12, seconds: 90 });
    const { challenge, totalReps, extraReps } = stateOn(diary, '2026-05-01');
    expect(challenge.exercises.pushups).toMatchObject({ reps: 15, timeSeconds: 90, completed: true });
    expect(challenge.exercises.pushups.completedAt).toBe(diary.at('2026-05-01', '09:00'));
    expect([totalReps, extraReps]).toEqual([15, 5]);
  });

  it('begun before midnight is today until 02:00, also once finished', () => {
    const diary = new ReferenceDiary('2026-05-01').exercise('pushups', '2026-05-01', { time: '23:50' });
    expect(stateOn(diary, '2026-05-02', '01:59').today).toBe('2026-05-01');
    expect(stateOn(diary, '2026-05-02', '02:00').today).toBe('2026-05-02');
    diary.exercise('situps', '2026-05-01', { onDate: '2026-05-02', time: '00:10' });
    diary.exercise('jumpingJacks', '2026-05-01', { onDate: '2026-05-02', time: '00:20' });
    expect(stateOn(diary, '2026-05-02', '01:00')).toMatchObject({
      today: '2026-05-01',
      dayNumber: 1,
      streak: 1,
    });
  });

  it('finished before midnight, or not begun, is over at midnight', () => {
    const finishedDiary = new ReferenceDiary('2026-05-01').complete('2026-05-01');
    expect(stateOn(finishedDiary, '2026-05-02', '00:30').today).toBe('2026-05-02');
    expect(stateOn(new ReferenceDiary('2026-05-01'), '2026-05-02', '00:30').today).toBe('2026-05-02');
  });

  it('begun before midnight is over at midnight on a planned rest date', () => {
    const diary = new ReferenceDiary('2026-05-01')
      .rest('2026-05-01')
      .exercise('pushups', '2026-05-01', { time: '23:50' });
    expect(stateOn(diary, '2026-05-02', '00:30').today).toBe('2026-05-02');
  });

  it('has the largest time of its three, and the average covers the days that have one', () => {
    const diary = new ReferenceDiary('2026-05-01')
      .complete('2026-05-01', { seconds: 100 })
      .exercise('situps', '2026-05-01', { seconds: 301 })
      .complete('2026-05-02', { seconds: 200 })
      .complete('2026-05-03');
    // The mean of 301 and 200, rounded up.
    expect(stateOn(diary, '2026-05-03').averageTimePerDay).toBe(251);
    // A time of more than three hours does not count.
    diary.complete('2026-05-04', { seconds: 10_801 });
    expect(stateOn(diary, '2026-05-04').averageTimePerDay).toBe(251);
  });
});

describe('A streak', () => {
  it('is alive while today is open', () => {
    const diary = new ReferenceDiary('2026-05-01').completeRow('2026-05-01', 5);
    expect(stateOn(diary, '2026-05-06', '23:59').streak).toBe(5);
  });

  it('ends with a gap that cannot be covered as a whole, which spends nothing', () => {
    const diary = new ReferenceDiary('2026-05-01').completeRow('2026-05-01', 5);
    expect(stateOn(diary, '2026-05-09')).toMatchObject({ streak: 5, restDaysLeft: 0, restDaysUsed: 3 });
    expect(stateOn(diary, '2026-05-10')).toMatchObject({
      streak: 0,
      restDaysLeft: restAllowance,
      longestStreak: 5,
    });
    expect(statuses(diary, '2026-05-10')).toBe('CCCCCmmmmo');
  });

  it('restarts at 0, while the longest and the totals stay', () => {
    const diary = new ReferenceDiary('2026-05-01')
      .completeRow('2026-05-01', 5)
      .restart('2026-05-05', '20:00', '2026-05-06');
    const waitingState = stateOn(diary, '2026-05-05', '21:00');
    // Three exercises with 10 to 14 reps are 180.
    expect(waitingState).toMatchObject({
      streak: 0,
      longestStreak: 5,
      totalReps: 180,
      opensOn: '2026-05-06',
    });
    expect(waitingState).toMatchObject({
      dayNumber: 1,
      completionRate: 0,
      challenge: { allCompleted: false },
    });
    expect(stateOn(diary.complete('2026-05-06'), '2026-05-06')).toMatchObject({ streak: 1, opensOn: null });
  });
});

describe('A day done before a restart and reported after it', () => {
  it('belongs to the previous streak, even on a date that the new run has too', () => {
    const diary = new ReferenceDiary('2026-05-01', 'Asia/Tokyo').completeRow('2026-05-01', 4, {
      time: '08:00',
    });
    diary.complete('2026-05-05', { time: '08:30', day: 5 });
    // In Los Angeles it is still 4 May, so the new run begins there and has 5 May too.
    diary.fly('America/Los_Angeles', '2026-05-05', '09:00');
    diary.restart('2026-05-04', '20:00', '2026-05-04').complete('2026-05-06');
    const state = stateOn(diary, '2026-05-06');
    expect(state).toMatchObject({ streak: 1, longestStreak: 5, dayNumber: 1 });
  });
});

describe('Travel', () => {
  const west = 'America/Los_Angeles';
  const east = 'Asia/Tokyo';

  it('east over the date line costs neither streak nor rest day', () => {
    const diary = new ReferenceDiary('2026-05-01', west)
      .complete('2026-05-01', { time: '20:00' })
      .fly(east, '2026-05-01', '22:00')
      .complete('2026-05-03', { time: '21:00', day: 2 });
    expect(stateOn(diary, '2026-05-03', '22:00')).toMatchObject({
      streak: 2,
      restDaysLeft: restAllowance,
      completionRate: 100,
    });
    expect(statuses(diary, '2026-05-03', '22:00')).toBe('CC');
  });

  it('skips dates until 48 hours are over, while the next completion is missing', () => {
    const diary = new ReferenceDiary('2026-05-01', west)
      .switchCover(false, '2026-05-01', '09:00')
      .complete('2026-05-01', { time: '08:00' })
      .fly(east, '2026-05-01', '22:00');
    // 48 hours after 08:00 on 1 May in Los Angeles, 4 May begins in Tokyo.
    expect(stateOn(diary, '2026-05-03', '23:59')).toMatchObject({ streak: 1, restDaysUsed: 0 });
    expect(stateOn(diary, '2026-05-04', '00:00')).toMatchObject({ streak: 0 });
  });

  it('skips no date without a change of zone, nor at exactly 48 hours', () => {
    const diaryAtHome = new ReferenceDiary('2026-05-01')
      .switchCover(false, '2026-05-01', '09:00')
      .complete('2026-05-01', { time: '23:00' })
      .complete('2026-05-03', { time: '22:00', day: 2 });
    expect(stateOn(diaryAtHome, '2026-05-03', '23:00').streak).toBe(1);
    // The clocks of Berlin and Paris show the same time, so only the change of zone differs.
    const streakAfterFlight = (time: string) =>
      stateOn(
        new ReferenceDiary('2026-05-01', 'Europe/Berlin')
          .switchCover(false, '2026-05-01', '09:00')
          .complete('2026-05-01', { time: '12:00' })
          .fly('Europe/Paris', '2026-05-02', '12:00')
          .complete('2026-05-03', { time, day: 2 }),
        '2026-05-03',
        '23:00',
      ).streak;
    expect(streakAfterFlight('12:00')).toBe(1);
    expect(streakAfterFlight('11:59')).toBe(2);
  });

  it('west never gives a second day on the same date: today does not go back', () => {
    const diary = new ReferenceDiary('2026-05-02', east).complete('2026-05-02', { time: '09:00' });
    diary.fly(west, '2026-05-02', '10:00');
    expect(stateOn(diary, '2026-05-01', '19:00')).toMatchObject({
      today: '2026-05-02',
      dayNumber: 1,
      streak: 1,
    });
    expect(stateOn(diary, '2026-05-03', '09:00')).toMatchObject({ today: '2026-05-03', dayNumber: 2 });
  });

  it('west before Day 1 opens Day 1 on the earlier date', () => {
    const diary = new ReferenceDiary('2026-05-02', east).fly(west, '2026-05-02', '10:00');
    expect(stateOn(diary, '2026-05-01', '19:00')).toMatchObject({
      today: '2026-05-01',
      dayNumber: 1,
      opensOn: null,
    });
    diary.complete('2026-05-01', { time: '20:00' }).complete('2026-05-02', { day: 2 });
    expect(stateOn(diary, '2026-05-02')).toMatchObject({ dayNumber: 2, streak: 2, firstDate: '2026-05-02' });
  });
});

describe('Rest days', () => {
  it('bridge a streak, add nothing to it, and keep the day number', () => {
    const diary = new ReferenceDiary('2026-05-01').complete('2026-05-01').rest('2026-05-02');
    expect(stateOn(diary, '2026-05-02')).toMatchObject({
      isRestDay: true,
      restDaysLeft: restAllowance - 1,
      streak: 1,
      dayNumber: 2,
    });
    diary.complete('2026-05-03', { day: 2 });
    expect(stateOn(diary, '2026-05-03')).toMatchObject({ streak: 2, dayNumber: 2, completionRate: 100 });
    expect(statuses(diary, '2026-05-03')).toBe('CRC');
  });

  it('can be taken back', () => {
    const diary = new ReferenceDiary('2026-05-01').rest('2026-05-01').takeBack('2026-05-01');
    expect(stateOn(diary, '2026-05-01')).toMatchObject({
      isRestDay: false,
      restDaysLeft: restAllowance,
      restDaysUsed: 0,
    });
    expect(stateOn(diary.rest('2026-05-01', '12:00'), '2026-05-01').isRestDay).toBe(true);
  });

  it('are given back when all three are done, not when some are', () => {
    const diary = new ReferenceDiary('2026-05-01').rest('2026-05-01').exercise('pushups', '2026-05-01');
    expect(stateOn(diary, '2026-05-01')).toMatchObject({
      isRestDay: true,
      restDaysLeft: restAllowance - 1,
      totalReps: 10,
    });
    expect(stateOn(diary.complete('2026-05-01'), '2026-05-01')).toMatchObject({
      restDaysLeft: restAllowance,
      streak: 1,
    });
  });

  it('cover a partly done date too, whose reps still count', () => {
    const diary = new ReferenceDiary('2026-05-01')
      .complete('2026-05-01')
      .exercise('situps', '2026-05-02', { day: 2 });
    expect(statuses(diary, '2026-05-03')).toBe('CRo');
    // 30 reps of Day 1 and 11 sit-ups of Day 2.
    expect(stateOn(diary, '2026-05-03')).toMatchObject({
      streak: 1,
      restDaysLeft: restAllowance - 1,
      totalReps: 41,
    });
  });

  it('are not spent before there is a streak to protect', () => {
    const diary = new ReferenceDiary('2026-05-01');
    expect(statuses(diary, '2026-05-03')).toBe('mmo');
    expect(stateOn(diary, '2026-05-03').restDaysLeft).toBe(restAllowance);
  });

  it('are judged for each gap separately, and a planned rest date ends a gap', () => {
    const diary = new ReferenceDiary('2026-05-01')
      .complete('2026-05-01')
      .rest('2026-05-03')
      .complete('2026-05-05', { day: 2 });
    expect(statuses(diary, '2026-05-05')).toBe('CRRRC');
    expect(stateOn(diary, '2026-05-06')).toMatchObject({ streak: 2, restDaysLeft: 0 });
    expect(stateOn(diary, '2026-05-07')).toMatchObject({ streak: 0, restDaysLeft: 0 });
  });

  it('are not spent while the switch is off at the end of the date', () => {
    const offBeforeMidnight = new ReferenceDiary('2026-05-01')
      .complete('2026-05-01')
      .switchCover(false, '2026-05-02', '23:59');
    expect(stateOn(offBeforeMidnight, '2026-05-03').streak).toBe(0);
    const offAtMidnight = new ReferenceDiary('2026-05-01')
      .complete('2026-05-01')
      .switchCover(false, '2026-05-03', '00:00');
    expect(stateOn(offAtMidnight, '2026-05-03').streak).toBe(1);
    expect(stateOn(offAtMidnight, '2026-05-04').streak).toBe(0);
  });

  it('cost nothing on a date with a premium instant, though a cover is still three dates at most', () => {
    const diary = new ReferenceDiary('2026-05-01')
      .complete('2026-05-01')
      .premium('trial', '2026-05-03', '23:59');
    expect(stateOn(diary, '2026-05-05')).toMatchObject({ streak: 1, restDaysLeft: null, restDaysUsed: 3 });
    expect(stateOn(diary, '2026-05-06').streak).toBe(0);
    diary.complete('2026-05-04', { day: 2 });
    // 2 May is covered and lies before the trial, so it costs a rest day. 3 May costs none.
    expect(stateOn(diary, '2026-05-12')).toMatchObject({ restDaysLeft: restAllowance - 1 });
  });

  it('cover a gap that a late fact has shortened', () => {
    const diary = new ReferenceDiary('2026-05-01').complete('2026-05-01').complete('2026-05-06', { day: 2 });
    expect(stateOn(diary, '2026-05-06').streak).toBe(1);
    diary.complete('2026-05-03', { day: 2 });
    expect(stateOn(diary, '2026-05-06')).toMatchObject({ streak: 3, restDaysLeft: 0, dayNumber: 3 });
    expect(statuses(diary, '2026-05-06')).toBe('CRCRRC');
  });
});

describe('The log', () => {
  it('means the same in any order and with repeated facts', () => {
    const diary = new ReferenceDiary('2026-05-01')
      .completeRow('2026-05-01', 4)
      .rest('2026-05-05')
      .takeBack('2026-05-05')
      .fly('America/Lima', '2026-05-06', '12:00')
      .complete('2026-05-07', { day: 5, reps: 30 })
      .premium('trial', '2026-05-08', '09:00')
      .restart('2026-05-09', '09:00')
      .switchCover(false, '2026-05-09', '10:00')
      .complete('2026-05-10');
    const expected = stateOn(diary, '2026-05-12');
    fc.assert(
      fc.property(fc.shuffledSubarray([...diary.facts, ...diary.facts]), (someFacts) => {
        const missingFacts = diary.facts.filter((fact) => !someFacts.includes(fact));
        expect(referenceState([...someFacts, ...missingFacts], diary.at('2026-05-12', '18:00'))).toEqual(
          expected,
        );
      }),
    );
  });

  it('has no state before the first run, and no state before its last fact', () => {
    expect(referenceState([], 0)).toBeNull();
    expect(referenceHistory([], 0)).toBeNull();
    const diary = new ReferenceDiary('2026-05-01').complete('2026-05-01');
    expect(referenceState(diary.facts, 0)).toEqual(stateOn(diary, '2026-05-01', '12:00'));
  });
});

describe('The completion rate', () => {
  it('counts missed dates, and leaves out today until it is complete', () => {
    const diary = new ReferenceDiary('2026-05-01')
      .completeRow('2026-05-01', 2)
      .complete('2026-05-07', { day: 3 });
    // Three of seven dates: the gap of four is too long to be covered.
    expect(stateOn(diary, '2026-05-07').completionRate).toBe(43);
    expect(stateOn(diary, '2026-05-08').completionRate).toBe(43);
    expect(stateOn(new ReferenceDiary('2026-05-01'), '2026-05-01').completionRate).toBe(0);
  });
});
