import { describe, expect, test } from 'vitest';
import { gentlePlan } from '../../rules/gentle-plan';
import { Story } from '../../rules/story';
import { restAllowance } from '../facts/allowance';
import type { ExerciseCompleted, Fact } from '../facts/facts';
import { stateAt } from '../state/state-at';
import { extend, fold } from './fold';

// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.

/** Noon on 1 January in Paris. */
const noon = Date.UTC(2025, 0, 1, 11);
const hour = 3_600_000;

const pushups: ExerciseCompleted = {
  kind: 'exerciseCompleted',
  at: noon,
  localDate: '2025-01-01',
  timezone: 'Europe/Paris',
  exercise: 'pushups',
  dayNumber: 1,
  target: 10,
  reps: 10,
};

describe('Runs', () => {
  const opening = { timezone: 'UTC', localDate: '2025-01-02', firstDate: '2025-01-02' };

  test('are not changed by a second start, a reset without a path or a path without a start', () => {
    const story = Story.startedOn('2025-01-01');
    const withoutEffect: Fact[] = [
      { kind: 'runStarted', at: story.now + 1, ...opening },
      { kind: 'pathReset', at: story.now + 2, localDate: '2025-01-02' },
    ];
    expect(fold([...story.log, ...withoutEffect]).runs).toEqual(fold(story.log).runs);
    expect(fold([{ kind: 'pathChosen', path: 'hybrid', at: 1, ...opening }]).runs).toEqual([]);
    expect(stateAt(fold([{ kind: 'zoneChanged', at: 1, timezone: 'UTC' }]), 0)).toBeNull();
  });

  test('are closed by a path, a reset and a restart, on the date of that fact', () => {
    const story = Story.startedOn('2025-01-01');
    const closing: Fact[] = [
      { kind: 'pathChosen', path: 'hybrid', at: story.now + 1, ...opening },
      { kind: 'pathReset', at: story.now + 2, localDate: '2025-01-03' },
      { kind: 'runRestarted', at: story.now + 3, ...opening, localDate: '2025-01-04' },
    ];
    expect(fold([...story.log, ...closing]).runs.map(({ closedOn }) => closedOn)).toEqual([
      '2025-01-02',
      '2025-01-03',
      null,
    ]);
  });
});

describe('Extending a snapshot', () => {
  const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 3).on('2025-01-04').rest();
  const snapshot = fold(story.log);
  /** The first instant of 5 January. */
  const later = story.now + 12 * hour;
  const trial: Fact = { kind: 'premiumBegan', at: noon, plan: 'trial', purchase: 't', paidAt: noon };
  const logWithoutRest = story.log.filter(({ kind }) => kind !== 'restDayTaken');
  const logWithTrial = [trial, ...logWithoutRest];
  const exercise = { ...pushups, at: later, localDate: '2025-01-05', dayNumber: 4, target: 13, reps: 13 };

  test('equals folding the whole log for facts that come after it', () => {
    const facts: Fact[] = [
      { kind: 'autoRestCoverSwitched', at: later, on: false },
      { kind: 'premiumBegan', at: later, plan: 'trial', purchase: 'p', paidAt: later },
      // A badge may have any instant.
      { kind: 'badgeEarned', at: 0, badge: 'night_owl' },
      exercise,
      { kind: 'zoneChanged', at: later + 1, timezone: 'Asia/Tokyo' },
      { kind: 'restDayTaken', at: later + 2, localDate: '2025-01-06', timezone: 'Asia/Tokyo' },
      {
        kind: 'runRestarted',
        at: later + 3,
        timezone: 'UTC',
        localDate: '2025-01-07',
        firstDate: '2025-01-07',
      },
      {
        kind: 'pathChosen',
        at: later + 4,
        timezone: 'UTC',
        localDate: '2025-01-07',
        firstDate: '2025-01-07',
        path: 'hybrid',
      },
      { kind: 'pathReset', at: later + 5, localDate: '2025-01-07' },
      { kind: 'premiumEnded', at: later + 6, purchase: 'p' },
    ];
    // After the planned rest day among the facts, the end of Premium could change what that day costs.
    const withoutEndOfPremium = facts.slice(0, -1);
    expect(extend(fold(logWithTrial), withoutEndOfPremium)).toEqual(
      fold([...logWithTrial, ...withoutEndOfPremium]),
    );
    // In this snapshot a rest day is planned, whose cost a change of zone or the end of Premium may change.
    const fromExerciseOn = facts.slice(facts.indexOf(exercise));
    expect(extend(snapshot, fromExerciseOn)).toBeNull();
    const atHome = fromExerciseOn.filter(({ kind }) => kind !== 'zoneChanged' && kind !== 'premiumEnded');
    expect(extend(snapshot, atHome)).toEqual(fold([...story.log, ...atHome]));
    expect(extend(snapshot, [])).toBe(snapshot);
  });

  test('is possible before the first day is complete, but not after a planned rest day', () => {
    const storyWithRest = Story.startedOn('2025-01-01').rest();
    const next = { ...exercise, localDate: '2025-01-02' };
    expect(extend(fold(storyWithRest.log), [next])).toBeNull();
    const startedLog = Story.startedOn('2025-01-01').log;
    for (const fact of [next, trial])
      expect(extend(fold(startedLog), [fact])).toEqual(fold([...startedLog, fact]));
  });

  const opening = { timezone: 'UTC', localDate: '2025-01-04', firstDate: '2025-01-04' };
  test.each<[string, (at: number) => Fact]>([
    ['a restart', (at) => ({ kind: 'runRestarted', at, ...opening })],
    ['a change of zone', (at) => ({ kind: 'zoneChanged', at, timezone: 'Europe/Berlin' })],
    ['a plan', (at) => ({ kind: 'planAdopted', at, ...opening, fromDay: 4, plan: null })],
  ])('is possible with %s after the last instant, and not at it', (_what, factAt) => {
    const snapshot = fold(logWithoutRest);
    expect(extend(snapshot, [factAt(snapshot.lastAt)])).toBeNull();
    const fact = factAt(snapshot.lastAt + 1);
    expect(extend(snapshot, [fact])).toEqual(fold([...logWithoutRest, fact]));
  });

  test('is possible with a fact on the last completed date, and not before it', () => {
    const withMoreReps = (localDate: string): Fact => ({ ...exercise, localDate, reps: 40 });
    const withPlanFrom = (firstDate: string): Fact => ({
      kind: 'planAdopted',
      at: later,
      ...opening,
      firstDate,
      fromDay: 3,
      plan: null,
    });
    for (const factOn of [withMoreReps, withPlanFrom]) {
      const snapshot = fold(logWithoutRest);
      const fact = factOn('2025-01-03');
      expect(extend(snapshot, [fact])).toEqual(fold([...logWithoutRest, fact]));
      expect(extend(snapshot, [factOn('2025-01-02')])).toBeNull();
    }
  });

  test('is possible with a rest day while its run has one left', () => {
    const planning = Story.startedOn('2025-01-01').complete();
    const rest = (date: string): Fact => ({
      kind: 'restDayTaken',
      at: planning.on(date).now,
      localDate: date,
      timezone: 'Europe/Paris',
    });
    const [first, second, third, fourth] = ['02', '03', '04', '05'].map((day) => rest(`2025-01-${day}`));
    if (!first || !second || !third || !fourth) throw new Error('No rests');
    const log = [...planning.log, first, second];
    expect(extend(fold(log), [third])).toEqual(fold([...log, third]));
    expect(extend(fold([...log, third]), [fourth])).toBeNull();
    const restart: Fact = { kind: 'runRestarted', at: fourth.at - 1, ...opening, localDate: '2025-01-05' };
    expect(extend(fold([...log, third, restart]), [fourth])).toEqual(fold([...log, third, restart, fourth]));
  });

  test('is not possible with an import, nor with Premium while a rest day is planned', () => {
    const starter: Fact = { kind: 'premiumBegan', at: later, plan: 'starter', purchase: 's', paidAt: later };
    expect(extend(fold([trial, ...story.log]), [starter])).toBeNull();
    const dates = { from: '2024-01-01', to: '2024-01-02' };
    expect(extend(snapshot, [{ kind: 'logImported', at: later }])).toBeNull();
    expect(extend(snapshot, [{ kind: 'importedPremiumDates', at: later, ...dates }])).toBeNull();
  });

  test('is possible with a switch of the cover after the last one, and not at its instant', () => {
    const switchAt = (at: number): Fact => ({ kind: 'autoRestCoverSwitched', at, on: false });
    const log = [...logWithoutRest, switchAt(later)];
    expect(extend(fold(log), [switchAt(later)])).toBeNull();
    expect(extend(fold(log), [switchAt(later + 1)])).toEqual(fold([...log, switchAt(later + 1)]));
  });

  test('does not change the snapshot it extends', () => {
    const before = JSON.stringify(snapshot);
    extend(snapshot, [
      exercise,
      { ...exercise, exercise: 'situps' },
      { ...exercise, exercise: 'jumpingJacks' },
    ]);
    stateAt(snapshot, later);
    expect(JSON.stringify(snapshot)).toBe(before);
  });

  const { lastAt } = snapshot;
  const restartOn = (date: string, at: number): Fact => ({
    kind: 'runRestarted',
    at,
    timezone: 'UTC',
    localDate: date,
    firstDate: date,
  });
  const restOn = (date: string, at: number): Fact => ({
    kind: 'restDayTaken',
    at,
    localDate: date,
    timezone: 'UTC',
  });
  test.each<[string, Fact]>([
    ['an exercise before the last fact', { ...exercise, at: lastAt - 1 }],
    ['an exercise on a settled date', { ...exercise, localDate: '2025-01-02' }],
    ['an exercise on a planned rest day', { ...exercise, localDate: '2025-01-04' }],
    ['an exercise in another zone', { ...exercise, timezone: 'Asia/Tokyo' }],
    ['a rest day at the instant of the last fact', restOn('2025-01-05', lastAt)],
    ['a rest day on a settled date', restOn('2025-01-02', later)],
    ['a second rest day on a date', restOn('2025-01-04', later)],
    [
      'a rest day taken back',
      { kind: 'restDayTakenBack', at: later, localDate: '2025-01-04', timezone: 'UTC' },
    ],
    [
      'a change of zone at the instant of the last fact',
      { kind: 'zoneChanged', at: lastAt, timezone: 'UTC' },
    ],
    ['a flight west', { kind: 'zoneChanged', at: lastAt + 1, timezone: 'America/Los_Angeles' }],
    ['a restart at the instant of the last fact', restartOn('2025-01-04', lastAt)],
    ['a restart on a planned rest day', restartOn('2025-01-04', later)],
    ['a restart on a settled date', restartOn('2025-01-02', later)],
    ['a trial', { kind: 'premiumBegan', at: later, plan: 'trial', purchase: 'p', paidAt: noon }],
    ['a refund', { kind: 'premiumEnded', at: later, purchase: 'p' }],
    ['a switch of the cover on a settled date', { kind: 'autoRestCoverSwitched', at: noon, on: false }],
  ])('is not possible with %s, while a rest day is planned', (_what, fact) => {
    expect(extend(snapshot, [fact])).toBeNull();
  });

  test('is possible with further Premium on a date that is not settled, but not with the first one', () => {
    const boughtAt = (at: number): Fact => ({
      kind: 'premiumBegan',
      at,
      plan: 'trial',
      purchase: 'p',
      paidAt: at,
    });
    expect(extend(fold(logWithTrial), [boughtAt(noon)])).toBeNull();
    expect(extend(fold(logWithTrial), [boughtAt(later)])).not.toBeNull();
    for (const at of [noon, later]) expect(extend(fold(logWithoutRest), [boughtAt(at)])).toBeNull();
  });

  test('is not possible with a switch of the cover before the last one', () => {
    const extended = extend(snapshot, [{ kind: 'autoRestCoverSwitched', at: later, on: false }]);
    expect(
      extended && extend(extended, [{ kind: 'autoRestCoverSwitched', at: later - 1, on: true }]),
    ).toBeNull();
  });
});

describe('A rest day beyond the allowance', () => {
  test('takes its cost from a settled cover, so the snapshot cannot be extended with it', () => {
    // Cover of the three dates between the completed ones uses the whole allowance. With the rest day on 6 January that
    // cover is not possible any more, so the three dates are missed and the streak starts again on 5 January.
    const story = Story.startedOn('2025-01-01').complete().completeFrom('2025-01-05', 1).on('2025-01-06');
    const restDayTaken: Fact = {
      kind: 'restDayTaken',
      at: story.now,
      localDate: '2025-01-06',
      timezone: 'Europe/Paris',
    };
    expect(extend(fold(story.log), [restDayTaken])).toBeNull();
    const log = [...story.log, restDayTaken];
    expect(stateAt(fold(log), story.now)).toMatchObject({
      streak: 1,
      restDaysUsed: 1,
      restDaysLeft: restAllowance - 1,
    });
  });
});

test('A fact of a kind that only a newer version knows is ignored', () => {
  const { log } = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 2);
  const unknown = { kind: 'unheardOf', at: noon } as unknown as Fact;
  expect(fold([unknown, ...log])).toEqual(fold(log));
  expect(extend(fold(log), [unknown])).toEqual(fold(log));
});

describe('Settling', () => {
  test('fixes the first date of a run if a flight west moved it before the date that the run opened with', () => {
    // When it is 00:30 on 2 January in Auckland, it is 03:30 on 1 January in Los Angeles.
    const storyAfterFlight = () => {
      const story = Story.startedOn('2024-12-31', 'Pacific/Auckland').complete().on('2025-01-02', '00:30');
      story.ask({ kind: 'restart' });
      return story.moveTo('America/Los_Angeles');
    };
    const beginsOn = ({ log }: Story) => fold(log).runs[1]?.beginsOn;
    expect(beginsOn(storyAfterFlight())).toBe('2025-01-02');
    // A rest day alone settles no date.
    expect(beginsOn(storyAfterFlight().rest())).toBe('2025-01-02');
    expect(beginsOn(storyAfterFlight().complete())).toBe('2025-01-01');
    expect(beginsOn(storyAfterFlight().rest().on('2025-01-02').complete())).toBe('2025-01-01');
  });

  test('keeps the plans of an open run, and of a closed one while one of its dates may be open', () => {
    const story = Story.startedOn('2025-01-01');
    story.ask({ kind: 'startTrial' });
    story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
    story.on('2025-01-02').ask({ kind: 'restart' });
    story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
    const planCounts = () => fold(story.log).runs.map(({ plans }) => plans?.length);
    expect(planCounts()).toEqual([1, 1]);
    // A run closed on 2 January may have a completion up to two days later (`spanOf`).
    story.completeFrom('2025-01-02', 3);
    expect(planCounts()).toEqual([1, 1]);
    story.completeFrom('2025-01-05', 1);
    expect(planCounts()).toEqual([undefined, 1]);
  });

  test('removes the ratings and rest days of settled dates from the snapshot', () => {
    const story = Story.startedOn('2025-01-01');
    story.ask({ kind: 'startTrial' });
    story.complete().ask({ kind: 'rateEffort', effort: 3 });
    expect(fold(story.log)).toMatchObject({ ratings: [{ date: '2025-01-01', effort: 3 }] });
    expect(fold(story.log).settled).not.toHaveProperty('rated');
    story.on('2025-01-02').rest().on('2025-01-03').complete();
    const snapshot = fold(story.log);
    expect(snapshot).toMatchObject({ rests: [], settled: { rated: 1 } });
    expect(snapshot).not.toHaveProperty('ratings');
  });
});
