import type { Command } from '@hundred/domain/challenge/commands/commands';
import { decide, decideFromSnapshot } from '@hundred/domain/challenge/decide/decide';
import { extend, fold } from '@hundred/domain/challenge/fold/fold';
import { historyOf, settledDates, unsettledHistory } from '@hundred/domain/challenge/state/history';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { tipsOf } from '@hundred/domain/coach/tips';
import { newCommunityEntries } from '@hundred/domain/community/community-entries';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { forecastOf } from '@hundred/domain/insights/ahead/forecast';
import { runAheadOf } from '@hundred/domain/insights/ahead/run-ahead';
import { timeOnDay, timesAhead } from '@hundred/domain/insights/ahead/time-ahead';
import { detailsOf } from '@hundred/domain/insights/details';
import { ghostOf } from '@hundred/domain/insights/ghost';
import { musclesOf } from '@hundred/domain/insights/muscle-weeks';
import { recoveryOf } from '@hundred/domain/insights/recovery';
import { historyCsv } from '@hundred/domain/own-data/history-csv';
import { rankedDates } from '@hundred/domain/ranking/ranked-dates';
import { worthLeft } from '@hundred/domain/ranking/worth-left';
import { announcementText, reminderText } from '@hundred/domain/reminders/notification-text';
import { reminderStateOf } from '@hundred/domain/reminders/reminder-state';
import { sessionsAhead } from '@hundred/domain/schedule/sessions-ahead';
import { standingOf } from '@hundred/domain/together/standing';
import { describe, expect, it } from 'vitest';
import { everyAnswer } from './every-answer';
import { logOfNewerVersion, unknownNames } from './log-of-newer-version';

const { facts, now } = logOfNewerVersion();
const snapshot = fold(facts);
const state = stateAt(snapshot, now)!;
const history = historyOf(facts, now)!;
const { runs, zones } = snapshot;
const completions = facts.filter((fact) => fact.kind === 'exerciseCompleted');
const profile = { displayName: 'Ana', language: 'en' } as const;

describe('A log of a newer version', () => {
  it('folds to the same snapshot whole, in two parts and in any order, and keeps unknown names', () => {
    const half = Math.floor(facts.length / 2);
    expect(extend(fold(facts.slice(0, half)), facts.slice(half))).toEqual(snapshot);
    expect(fold([...facts].reverse())).toEqual(snapshot);
    const text = JSON.stringify(snapshot);
    for (const name of [unknownNames.badge, unknownNames.movement, unknownNames.plannedMovement])
      expect(text).toContain(name);
    expect(unsettledHistory(snapshot, now)?.dates.length).toBeGreaterThan(0);
    expect(JSON.stringify(settledDates(facts))).toContain(unknownNames.movement);
  });

  it('has every answer, without the unknown names', () => {
    const answers = everyAnswer(facts, snapshot, now);
    const text = JSON.stringify(answers);
    for (const name of Object.values(unknownNames)) expect(text).not.toContain(name);
    expect(answers.today.exercises.pushups).toMatchObject({ movement: 'pushup', name: 'Push-ups' });
    expect(answers.today.exercises.situps).toMatchObject({ movement: 'situp', name: 'Sit-ups' });
    expect(answers.today.plan?.plan?.exercises.situps.movement).toBe('situp');
    // The movement of the gentle plan, which this version has.
    expect(answers.today.exercises.jumpingJacks.movement).toBe('stepJack');
    const days = answers.calendar.flatMap((month) => month?.calendar ?? []);
    expect(days.find(({ details }) => details.pushups.target > 0)?.details.pushups.name).toBe('Push-ups');
    expect(answers.boards.length).toBeGreaterThan(0);
  });

  it('counts on boards, in teams, for reminders, notifications and the community', () => {
    // The 28 complete days, and the present one with its push-ups.
    expect(rankedDates(snapshot, completions).length).toBe(29);
    expect(worthLeft({ ...state.challenge, path: state.path })).toBeGreaterThan(0);
    expect(standingOf(state)).toBeDefined();
    expect(reminderStateOf(state).openDate).toBe('2026-01-29');
    for (const kind of ['dailyReminder', 'streakWarning'] as const)
      expect(reminderText(kind, state, profile).body).toContain('sit-ups');
    expect(announcementText('achievement', profile, [unknownNames.badge]).title).toBe(
      'New badge: Moon Walker',
    );
    expect(announcementText('achievement', profile, ['first_step', unknownNames.badge]).body).toBe(
      'First Step, Moon Walker',
    );
    expect(newCommunityEntries(facts, fold([]), snapshot).length).toBeGreaterThan(0);
  });

  it('counts for insights, tips, the schedule and the CSV', () => {
    expect(detailsOf(history.dates, history.today, zones)).toBeDefined();
    const pathCount = 10;
    expect(forecastOf(runAheadOf(history, runs, null)!, pathCount)).toBeDefined();
    expect(ghostOf(history)).toBeNull();
    expect(JSON.stringify(musclesOf(history))).not.toMatch(/NaN|null,null/);
    expect(recoveryOf(history)).not.toBeNull();
    for (const { reps } of history.dates.flatMap(({ exercises }) => exerciseIds.map((id) => exercises[id])))
      expect(Number.isFinite(reps)).toBe(true);
    const daysLeft = 10;
    expect(timesAhead(history, runs, daysLeft)).toBeDefined();
    const tomorrowsDay = 30;
    expect(timeOnDay(history, runs)?.(tomorrowsDay)).toBeDefined();
    const tips = tipsOf({ history, runs, offUntil: null, zones });
    for (const name of [unknownNames.movement, unknownNames.plannedMovement])
      expect(JSON.stringify(tips)).not.toContain(name);
    expect(sessionsAhead(state, { zone: 'UTC', reminderTime: '09:00' }).length).toBeGreaterThan(0);
    expect(historyCsv(history)).toContain(unknownNames.movement);
  });

  it.each<Command>([
    ...exerciseIds.map((exercise) => ({ kind: 'completeExercise', exercise }) as const),
    { kind: 'completeExercise', exercise: 'situps', movement: 'situp' },
    { kind: 'restart' },
    { kind: 'adoptPlan', plan: null },
    { kind: 'changeZone', timezone: 'Asia/Tokyo' },
    { kind: 'takeRestDay' },
  ])('accepts a command: %o', (command) => {
    const next = decideFromSnapshot(snapshot, command, now) ?? decide(facts, command, now);
    expect(next).toMatchObject(decide(facts, command, now));
    expect(next.accepted && JSON.stringify(next.snapshot)).toContain(unknownNames.badge);
  });
});
