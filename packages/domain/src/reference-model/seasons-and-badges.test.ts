import { describe, expect, it } from 'vitest';
import { restAllowance } from '../challenge/facts/allowance';
import type { BadgeId } from '../challenge/facts/badge-id';
import type { State } from '../challenge/state/state';
import { addDays, type CivilDate } from '../days/civil-date';
import { ReferenceDiary } from './diary';
import { referenceHistory } from './reference-history';
import { referenceState } from './reference-state';

function stateOn(diary: ReferenceDiary, date: CivilDate, time = '18:00'): State {
  const state = referenceState(diary.facts, diary.at(date, time));
  if (state === null) throw new Error('no run');
  return state;
}

const has = (state: State, badge: BadgeId) => state.badges.some(({ id }) => id === badge);

/** 2026-01-04 is a Sunday. Day 100 falls on 2026-04-13. */
const seasonOne = () => new ReferenceDiary('2026-01-04').completeRow('2026-01-04', 100);
const lastDate = '2026-04-13';

describe('Season 1', () => {
  it('is finished after 100 days with 17,850 reps, and stays finished on later dates', () => {
    const finishedState = stateOn(seasonOne(), '2026-06-01');
    expect(finishedState).toMatchObject({ totalReps: 17_850, streak: 100, currentDay: 100, finished: true });
    expect(finishedState.challenge).toMatchObject({ dayNumber: 100, allCompleted: true, targetReps: 109 });
    expect(finishedState).toMatchObject({ completionRate: 100, centuryClubDay: null });
    expect(finishedState.centuryClub).toEqual({ isEligible: true, hasChosen: false, currentPath: null });
  });

  it('opens the Century Club when Day 100 is completed, and not before', () => {
    const diary = new ReferenceDiary('2026-01-04').completeRow('2026-01-04', 99);
    expect(stateOn(diary, lastDate)).toMatchObject({ currentDay: 100, centuryClub: { isEligible: false } });
    diary.complete(lastDate, { day: 100 });
    expect(stateOn(diary, lastDate)).toMatchObject({ currentDay: 100, centuryClub: { isEligible: true } });
  });
});

describe('Season 2', () => {
  const diaryOnPath = () => seasonOne().choose('strength', lastDate, '20:00', '2026-04-14');

  it('opens on the next date if today is already completed', () => {
    expect(stateOn(diaryOnPath(), lastDate, '21:00')).toMatchObject({
      season: 2,
      opensOn: '2026-04-14',
      centuryClubDay: 1,
      currentDay: 100,
      streak: 100,
      completionRate: 0,
    });
  });

  it('continues the streak of season 1 on its first day', () => {
    const diary = diaryOnPath().complete('2026-04-14');
    expect(stateOn(diary, '2026-04-14')).toMatchObject({
      streak: 101,
      centuryClubDay: 1,
      currentDay: 100,
      path: 'strength',
    });
  });

  it('gives each exercise the name and the target of the chosen path', () => {
    const state = stateOn(diaryOnPath().complete('2026-04-14'), '2026-04-14');
    expect(state.challenge.exercises.jumpingJacks).toMatchObject({ name: 'Burpees', target: 10 });
    // `targetReps` is the target of the push-ups.
    expect(state.challenge).toMatchObject({ isCenturyClub: true, targetReps: 15 });
  });

  it('leaves the dates between the two seasons out of the streak and of the history', () => {
    const diary = seasonOne().choose('hybrid', '2026-05-10', '09:00').complete('2026-05-10');
    expect(stateOn(diary, '2026-05-10').streak).toBe(101);
    const dates = referenceHistory(diary.facts, diary.at('2026-05-10', '18:00'))?.dates ?? [];
    expect(dates.map(({ date }) => date).slice(-2)).toEqual([lastDate, '2026-05-10']);
  });

  it('covers a gap of three dates before its first day, and loses the streak after four', () => {
    expect(stateOn(diaryOnPath(), '2026-04-17')).toMatchObject({ streak: 100, restDaysLeft: 0 });
    expect(stateOn(diaryOnPath(), '2026-04-18')).toMatchObject({ streak: 0, restDaysLeft: restAllowance });
  });

  it('gives way to the finished season 1 after a path reset, and the streak stays', () => {
    const diary = diaryOnPath().completeRow('2026-04-14', 3).resetPath('2026-04-16', '20:00');
    expect(stateOn(diary, '2026-04-18')).toMatchObject({
      season: 1,
      currentDay: 100,
      centuryClubDay: null,
      completionRate: 100,
      streak: 103,
      centuryClub: { isEligible: true, hasChosen: false, currentPath: null },
    });
  });

  it('starts again at Day 1 with the next choice after a path reset, and continues the streak', () => {
    const diary = diaryOnPath().completeRow('2026-04-14', 3).resetPath('2026-04-16', '20:00');
    diary.choose('endurance', '2026-04-18', '19:00').complete('2026-04-18', { time: '20:00' });
    expect(stateOn(diary, '2026-04-18', '21:00')).toMatchObject({ centuryClubDay: 1, streak: 104 });
  });

  it('covers the gap on each side of a path change separately, with 3 rest days for each run', () => {
    const diary = diaryOnPath().complete('2026-04-14').resetPath('2026-04-17', '09:00');
    diary.choose('hybrid', '2026-04-17', '10:00');
    expect(stateOn(diary, '2026-04-20')).toMatchObject({ streak: 101, restDaysLeft: 0, restDaysUsed: 3 });
    const runs = referenceHistory(diary.facts, diary.at('2026-04-20', '18:00'))?.runs;
    expect(runs?.map(({ restDaysUsed }) => restDaysUsed)).toEqual([0, 2, 3]);
    expect(stateOn(diary, '2026-04-21').streak).toBe(0);
  });

  it('is finished after its own 100 days, and keeps the chosen path', () => {
    const diary = diaryOnPath().completeRow('2026-04-14', 100);
    const state = stateOn(diary, '2026-08-01');
    expect(state).toMatchObject({ finished: true, centuryClubDay: 100, streak: 200 });
    expect(state.centuryClub).toEqual({ isEligible: true, hasChosen: true, currentPath: 'strength' });
    expect(has(state, 'century_club_legend')).toBe(true);
  });

  it('ends with a restart, and the right to a path ends with it', () => {
    const diary = diaryOnPath().complete('2026-04-14').restart('2026-04-15', '09:00');
    const state = stateOn(diary, '2026-04-15');
    expect(state).toMatchObject({ season: 1, currentDay: 1, streak: 0, longestStreak: 101 });
    expect(state.centuryClub).toEqual({ isEligible: false, hasChosen: false, currentPath: null });
  });
});

describe('Premium', () => {
  const isPremium = (diary: ReferenceDiary, date: CivilDate) => stateOn(diary, date, '12:00').isPremium;
  const onTrial = () => new ReferenceDiary('2026-01-01').premium('trial', '2026-01-01', '12:00');

  it('lasts 7 days as a trial', () => {
    expect(stateOn(onTrial(), '2026-01-08', '11:59')).toMatchObject({ isPremium: true, isInTrial: true });
    expect(isPremium(onTrial(), '2026-01-08')).toBe(false);
  });

  it('lasts 100 days from the payment of a Starter, which ends the trial', () => {
    const diary = onTrial().premium('starter', '2026-01-03', '12:00');
    expect(stateOn(diary, '2026-01-04', '12:00')).toMatchObject({ isPremium: true, isInTrial: false });
    // 100 days after 3 January is 13 April.
    expect(isPremium(diary, '2026-04-12')).toBe(true);
    expect(isPremium(diary, '2026-04-14')).toBe(false);
  });

  it('lasts 100 days longer if a Starter is bought again while one is in force', () => {
    const diary = onTrial()
      .premium('starter', '2026-01-03', '12:00')
      .premium('starter', '2026-01-20', '12:00');
    // 200 days after 3 January is 22 July.
    expect(isPremium(diary, '2026-07-21')).toBe(true);
    expect(isPremium(diary, '2026-07-23')).toBe(false);
  });

  const withOneOfTwoRefunded = () =>
    new ReferenceDiary('2026-01-01')
      .premium('starter', '2026-01-01', '12:00')
      .premium('starter', '2026-01-21', '12:00')
      .refund('starter of 2026-01-01', '2026-01-31', '12:00');

  it('lasts as long as the other Starter alone if one of two is refunded', () => {
    // 100 days after 21 January is 1 May.
    expect(isPremium(withOneOfTwoRefunded(), '2026-04-30')).toBe(true);
    expect(isPremium(withOneOfTwoRefunded(), '2026-05-02')).toBe(false);
  });

  it('ends with the refund of the last Starter', () => {
    const diary = withOneOfTwoRefunded().refund('starter of 2026-01-21', '2026-02-02', '12:00');
    expect(isPremium(diary, '2026-02-01')).toBe(true);
    expect(isPremium(diary, '2026-02-02')).toBe(false);
  });
});

describe('The badge', () => {
  const isEarned = (diary: ReferenceDiary, date: CivilDate, badge: BadgeId) =>
    has(stateOn(diary, date, '23:59'), badge);

  const completedAt = (time: string) => new ReferenceDiary('2026-04-30').complete('2026-05-01', { time });

  it('early_bird is earned before 07:00, and not at 07:00', () => {
    expect(isEarned(completedAt('06:59'), '2026-05-01', 'early_bird')).toBe(true);
    expect(isEarned(completedAt('07:00'), '2026-05-01', 'early_bird')).toBe(false);
  });

  it('night_owl is earned from 22:00, and not before', () => {
    expect(isEarned(completedAt('21:59'), '2026-05-01', 'night_owl')).toBe(false);
    expect(isEarned(completedAt('22:00'), '2026-05-01', 'night_owl')).toBe(true);
  });

  it('night_owl is earned by a day that is completed past midnight, and early_bird is not', () => {
    const lateDiary = new ReferenceDiary('2026-05-01')
      .exercise('pushups', '2026-05-01', { time: '23:55' })
      .exercise('situps', '2026-05-01', { onDate: '2026-05-02', time: '00:05' })
      .exercise('jumpingJacks', '2026-05-01', { onDate: '2026-05-02', time: '00:15' });
    expect(isEarned(lateDiary, '2026-05-02', 'night_owl')).toBe(true);
    expect(isEarned(lateDiary, '2026-05-02', 'early_bird')).toBe(false);
  });

  it('extra_mile is earned with 500 reps beyond the targets, and not with 499', () => {
    /** Of these reps, 10 are the target of Day 1. */
    const diaryWithReps = (reps: number) =>
      new ReferenceDiary('2026-05-01').exercise('pushups', '2026-05-01', { reps });
    expect(isEarned(diaryWithReps(509), '2026-05-01', 'extra_mile')).toBe(false);
    expect(isEarned(diaryWithReps(510), '2026-05-01', 'extra_mile')).toBe(true);
  });

  const completedIn = (days: number, seconds: number) =>
    new ReferenceDiary('2026-01-04').completeRow('2026-01-04', days, { seconds });

  it('swift_set is earned from Day 30 in under 10 minutes', () => {
    expect(isEarned(completedIn(29, 599), '2026-06-01', 'swift_set')).toBe(false);
    expect(isEarned(completedIn(30, 600), '2026-06-01', 'swift_set')).toBe(false);
    expect(isEarned(completedIn(30, 599), '2026-06-01', 'swift_set')).toBe(true);
  });

  it('swift_set is not earned in a time that is too short for the reps', () => {
    // Half a second for each of the 39 reps of Day 30 is 19.5 seconds.
    expect(isEarned(completedIn(30, 19), '2026-06-01', 'swift_set')).toBe(false);
    expect(isEarned(completedIn(30, 20), '2026-06-01', 'swift_set')).toBe(true);
  });

  it('comeback is earned on the third day in a row after a gap that rest days do not cover', () => {
    const comeBack = (date: CivilDate, days: number) =>
      new ReferenceDiary('2026-05-01').complete('2026-05-01').completeRow(date, days, { day: 2 });
    expect(isEarned(comeBack('2026-05-06', 2), '2026-05-20', 'comeback')).toBe(false);
    expect(isEarned(comeBack('2026-05-06', 3), '2026-05-20', 'comeback')).toBe(true);
    expect(isEarned(comeBack('2026-05-05', 3), '2026-05-20', 'comeback')).toBe(false);
  });

  it('comeback is earned after a gap of three dates that nothing covers, and not after one of two', () => {
    const diaryWithoutCover = (gapEnd: CivilDate) =>
      new ReferenceDiary('2026-05-01')
        .switchCover(false, '2026-05-01', '09:00')
        .complete('2026-05-01')
        .completeRow(addDays(gapEnd, 1), 3, { day: 2 });
    expect(isEarned(diaryWithoutCover('2026-05-03'), '2026-05-20', 'comeback')).toBe(false);
    expect(isEarned(diaryWithoutCover('2026-05-04'), '2026-05-20', 'comeback')).toBe(true);
  });

  it('comeback is earned after a long gap, a rest day and a short gap without a completed day between them', () => {
    const diaryWithGap = new ReferenceDiary('2026-05-01')
      .switchCover(false, '2026-05-01', '09:00')
      .complete('2026-05-01');
    const withRestDay = diaryWithGap.rest('2026-05-05').completeRow('2026-05-07', 3, { day: 2 });
    expect(isEarned(withRestDay, '2026-05-09', 'comeback')).toBe(true);
  });

  it('weekend_warrior counts only the weekends of one run', () => {
    const diary = new ReferenceDiary('2026-01-04')
      .completeRow('2026-01-04', 15)
      .restart('2026-01-19', '09:00');
    // Until 7 February each run has two whole weekends. The second run has its fourth on 14 and 15 February.
    diary.completeRow('2026-01-19', 20);
    expect(isEarned(diary, '2026-02-07', 'weekend_warrior')).toBe(false);
    diary.completeRow('2026-02-08', 8, { day: 21 });
    expect(isEarned(diary, '2026-02-15', 'weekend_warrior')).toBe(true);
  });

  it('comeback is not earned by a gap before the first completed day', () => {
    const diaryWithLateStart = new ReferenceDiary('2026-05-01').completeRow('2026-05-06', 3);
    expect(isEarned(diaryWithLateStart, '2026-05-08', 'comeback')).toBe(false);
  });

  it('comeback is earned with a rest day between the three days', () => {
    const diaryWithRest = new ReferenceDiary('2026-05-01')
      .complete('2026-05-01')
      .completeRow('2026-05-06', 2, { day: 2 });
    diaryWithRest.rest('2026-05-08').complete('2026-05-09', { day: 4 });
    expect(isEarned(diaryWithRest, '2026-05-09', 'comeback')).toBe(true);
  });

  it('century_club_member is earned by choosing a path', () => {
    const memberDiary = seasonOne().choose('hybrid', '2026-04-14', '09:00');
    expect(isEarned(memberDiary, '2026-04-14', 'century_club_member')).toBe(true);
  });

  it('iron_supporter is earned by buying Premium, and not by the trial', () => {
    const trialDiary = new ReferenceDiary('2026-05-01').premium('trial', '2026-05-01', '09:00');
    expect(isEarned(trialDiary, '2026-05-01', 'iron_supporter')).toBe(false);
    expect(
      isEarned(trialDiary.premium('starter', '2026-05-02', '09:00'), '2026-05-02', 'iron_supporter'),
    ).toBe(true);
  });

  it('comeback stays earned if the log records it, even without the days for it', () => {
    const diary = new ReferenceDiary('2026-05-01');
    diary.facts.push({ kind: 'badgeEarned', at: diary.at('2026-05-01', '10:00'), badge: 'comeback' });
    expect(stateOn(diary, '2026-05-02').badges).toEqual([
      { id: 'comeback', at: diary.at('2026-05-01', '10:00') },
    ]);
  });
});
