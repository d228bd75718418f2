import { describe, expect, it } from 'vitest';
import { premiumAnswer } from '../entitlements/premium-answer';
import { restAllowance } from '../rest-days/allowance';
import { gentlePlan } from '../rules/gentle-plan';
import { Story } from '../rules/story';
import { at } from '../runs/at';
import { decide } from '../runs/decide';
import type { EffortRated, ExerciseCompleted, Fact } from '../runs/facts';
import { fold } from '../runs/fold';
import { mostFacts } from './imported-kinds';
import { importedLog } from './imported-log';

function brought(facts: readonly Fact[], now: number): Fact[] {
  const imported = importedLog(facts, now);
  if (!('facts' in imported)) throw new Error(imported.message);
  return imported.facts;
}

const stateOf = (facts: readonly Fact[], now: number) => {
  const state = at(fold(facts), now);
  if (!state) throw new Error('Not started');
  return state;
};

/** Six rest days in one run, three more than are free. */
function restedUnderPremium(): Story {
  const person = Story.startedOn('2026-01-01').complete();
  person.record({
    kind: 'premiumBegan',
    at: person.now + 1,
    plan: 'lifetime',
    purchase: 'x',
    paidAt: person.now,
  });
  for (const date of ['02', '03', '04', '05', '06', '07']) person.on(`2026-01-${date}`).rest();
  return person.on('2026-01-08').complete().on('2026-01-09');
}

describe('a log brought from another installation', () => {
  it('keeps the streak that rest days under Premium kept, and nothing else of Premium', () => {
    const person = restedUnderPremium();
    const facts = brought(person.log, person.now);
    expect(facts.filter(({ kind }) => /premium/i.test(kind))).toEqual([
      { kind: 'importedPremiumDates', at: person.log[0]?.at, from: '2026-01-01', to: '2026-01-08' },
    ]);
    const state = stateOf(facts, person.now);
    expect(state).toMatchObject({
      streak: 2,
      restDaysUsed: 6,
      restDaysLeft: restAllowance,
      isPremium: false,
    });
    expect(person.badges).toEqual(['first_step', 'iron_supporter', 'lifetime_champion']);
    expect(state.badges.map(({ id }) => id)).toEqual(['first_step']);
  });

  it('gives no rest day of Premium on the day it arrives, but for one already taken', () => {
    const person = restedUnderPremium();
    expect(stateOf(brought(person.log, person.now), person.now).restDaysLeft).toBe(restAllowance);
    person.rest();
    const facts = brought(person.log, person.now);
    expect(stateOf(facts, person.now)).toMatchObject({ streak: 2, restDaysUsed: 7, isRestDay: true });
    const tomorrow = person.now + 86_400_000;
    expect(stateOf(facts, tomorrow).restDaysLeft).toBe(restAllowance);
  });

  it('takes no dates of Premium beyond today from a file that claims them', () => {
    const person = restedUnderPremium();
    const claim: Fact = {
      kind: 'importedPremiumDates',
      at: person.now,
      from: '2026-01-01',
      to: '2099-12-31',
    };
    const facts = brought([...person.log, claim], person.now);
    expect(facts.find(({ kind }) => kind === 'importedPremiumDates')).toMatchObject({ to: '2026-01-08' });
  });

  it('marks every exercise as imported and forgets the keys of devices', () => {
    const person = Story.startedOn('2026-01-01').complete({ deviceKey: 'one' });
    const exercises = brought(person.log, person.now).filter(({ kind }) => kind === 'exerciseCompleted');
    expect(exercises).toHaveLength(3);
    expect(exercises[0]).toMatchObject({ imported: true });
    expect(exercises[0]).not.toHaveProperty('deviceKey');
  });

  it('brings along how hard its days were, without the keys of devices', () => {
    const person = Story.startedOn('2026-01-01').complete();
    person.ask({ kind: 'startTrial' });
    person.ask({ kind: 'rateEffort', effort: 4, deviceKey: 'k' });
    const facts = brought(person.log, person.now);
    const { deviceKey, ...rating } = person.log.find(({ kind }) => kind === 'effortRated') as EffortRated;
    expect(facts).toContainEqual(rating);
    expect(stateOf(facts, person.now)).toMatchObject({ daysRated: 1, toRate: { effort: 4 } });
  });

  it('takes a badge only where what came before deserves it, and each once', () => {
    const person = Story.startedOn('2026-01-01').complete();
    const claimed: Fact = { kind: 'badgeEarned', at: person.now, badge: 'century_champion' };
    const twice: Fact = { kind: 'badgeEarned', at: person.now, badge: 'first_step' };
    const facts = brought([...person.log, claimed, twice], person.now);
    expect(stateOf(facts, person.now).badges.map(({ id }) => id)).toEqual(['first_step']);
    expect(facts.filter(({ kind }) => kind === 'badgeEarned')).toHaveLength(1);
  });

  it('keeps a badge that was deserved when it was earned, whatever was told later', () => {
    const person = Story.startedOn('2026-01-01').complete();
    person.completeFrom('2026-01-06', 3);
    expect(person.badges).toContain('comeback');
    const late = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 5).log.slice(1);
    const log = [...person.log, ...late.filter(({ kind }) => kind === 'exerciseCompleted')];
    expect(stateOf(brought(log, person.now), person.now).badges.map(({ id }) => id)).toContain('comeback');
  });

  it('takes the date of a clock that ran ahead, also where it is latest on earth', () => {
    const person = Story.startedOn('2026-01-01', 'Pacific/Kiritimati', '23:55');
    person.complete({ at: person.now + 9 * 60_000 });
    expect(person.log.at(1)).toMatchObject({ at: person.now, localDate: '2026-01-02' });
    expect(brought(person.log, person.now)).toHaveLength(person.log.length + 1);
  });

  it('is told apart for ever, so that no trial comes with it, however little was done', () => {
    const person = Story.startedOn('2026-01-01');
    const facts = brought(person.log, person.now);
    expect(facts).toEqual([...person.log, { kind: 'logImported', at: person.now }]);
    expect(premiumAnswer(fold(facts), person.now).trialAvailable).toBe(false);
    expect(decide(facts, { kind: 'startTrial' }, person.now)).toMatchObject({
      refusal: { code: 'trial-for-newcomers' },
    });
    expect(brought(facts, person.now)).toEqual(facts);
  });

  it('of a version that had no fact for it is known by its exercises', () => {
    const person = Story.startedOn('2026-01-01').complete();
    const facts = brought(person.log, person.now).filter(({ kind }) => kind !== 'logImported');
    expect(premiumAnswer(fold(facts), person.now).trialAvailable).toBe(false);
    expect(premiumAnswer(fold(person.log), person.now).trialAvailable).toBe(true);
  });

  it('may have no run at all', () => {
    expect(
      brought([{ kind: 'autoRestCoverSwitched', at: Date.UTC(2026, 0, 1), on: false }], Date.now()),
    ).toHaveLength(1);
    expect(brought([], Date.now())).toEqual([]);
  });
});

const now = Date.UTC(2026, 0, 10, 12);
const start: Fact = {
  kind: 'runStarted',
  at: Date.UTC(2026, 0, 9, 12),
  timezone: 'UTC',
  localDate: '2026-01-09',
  firstDate: '2026-01-09',
};
const done: ExerciseCompleted = {
  kind: 'exerciseCompleted',
  at: now,
  localDate: '2026-01-10',
  timezone: 'UTC',
  exercise: 'pushups',
  dayNumber: 2,
  target: 11,
  reps: 11,
};
const rest: Fact = { kind: 'restDayTaken', at: now, localDate: '2026-01-10', timezone: 'UTC' };

const session: Fact = {
  kind: 'recoverySession',
  at: now,
  localDate: '2026-01-10',
  timezone: 'UTC',
  programme: 'backAfterBreak',
  session: 1,
  seconds: 400,
};

const plan = gentlePlan([0]);
const { timezone, localDate } = done;
const adopted: Fact = {
  kind: 'planAdopted',
  at: done.at,
  timezone,
  localDate,
  firstDate: localDate,
  fromDay: 2,
  plan,
};

it('brings a plan along, and what was done by it, as they are', () => {
  const own = { ...done, target: 7, reps: 9, standard: 11, movement: 'kneePushup', credit: 75 } as const;
  const facts = brought([start, adopted, own], now);
  expect(facts).toEqual(expect.arrayContaining([adopted, { ...own, imported: true }]));
});

describe('facts that nobody could have', () => {
  it.each<[string, Fact[], string]>([
    ['an instant in the future', [start, { ...done, at: now + 600_001 }], '1.at'],
    ['an instant before 2000', [{ ...start, at: 0 }], '0.at'],
    ['an instant that is no number', [start, { ...done, at: Number.NaN }], '1.at'],
    ['a zone that does not exist', [start, { ...done, timezone: 'Mars/Olympus' }], '1.timezone'],
    ['a zone by its offset', [start, { ...done, timezone: '+02:00' }], '1.timezone'],
    ['a date that does not exist', [start, { ...done, localDate: '2026-02-30' }], '1.localDate'],
    ['a date of another week', [start, { ...done, localDate: '2026-01-14' }], '1.localDate'],
    ['a date that is tomorrow everywhere', [start, { ...done, localDate: '2026-01-12' }], '1.localDate'],
    ['a rest day long after its date', [start, { ...rest, localDate: '2026-01-01' }], '1.localDate'],
    ['a first date of another year', [{ ...start, firstDate: '2027-01-09' }], '0.firstDate'],
    ['Day 101', [start, { ...done, dayNumber: 101, target: 110, reps: 110 }], '1.dayNumber'],
    ['another day’s target', [start, { ...done, target: 10 }], '1.target'],
    ['fewer reps than the target', [start, { ...done, reps: 10 }], '1.reps'],
    ['a standard of another day', [start, { ...done, standard: 10 }], '1.standard'],
    ['a target above every plan', [start, { ...done, standard: 11, target: 451, reps: 451 }], '1.target'],
    ['a movement of another exercise', [start, { ...done, movement: 'squat' }], '1.movement'],
    ['more credit than there is', [start, { ...done, credit: 105 }], '1.credit'],
    ['an odd credit', [start, { ...done, credit: 52 }], '1.credit'],
    [
      'a plan that is none',
      [start, { ...adopted, plan: { ...plan, offWeekdays: [9] } }],
      '1.plan.offWeekdays.0',
    ],
    ['a plan from Day 101', [start, { ...adopted, fromDay: 101 }], '1.fromDay'],
    ['a plan of another week', [start, { ...adopted, firstDate: '2026-02-01' }], '1.firstDate'],
    [
      'a session of no programme',
      [start, { ...session, programme: 'yoga' as 'backAfterBreak' }],
      '1.programme',
    ],
    ['a session that its programme has not', [start, { ...session, session: 15 }], '1.session'],
    ['a session of two hours', [start, { ...session, seconds: 7_200 }], '1.seconds'],
    ['a session of another week', [start, { ...session, localDate: '2026-01-03' }], '1.localDate'],
    ['more reps than are believed', [start, { ...done, reps: 1_012 }], '1.reps'],
    ['half a rep', [start, { ...done, reps: 11.5 }], '1.reps'],
    ['a workout of two days', [start, { ...done, timeSeconds: 172_800 }], '1.timeSeconds'],
    [
      'an exercise before the first run',
      [{ ...done, at: start.at - 1, localDate: '2026-01-09' }, start],
      '0.at',
    ],
    ['an exercise without a run', [done], '0.at'],
    ['two first runs', [start, { ...start, at: start.at + 1 }], '1.kind'],
    [
      'dates of Premium that end before they begin',
      [start, { kind: 'importedPremiumDates', at: now, from: '2026-01-02', to: '2026-01-01' }],
      '1.to',
    ],
    [
      'a path reset far from its date',
      [start, { kind: 'pathReset', at: now, localDate: '2025-01-10' }],
      '1.localDate',
    ],
  ])('%s', (_what, facts, place) => {
    const problem = importedLog(facts, now);
    expect('facts' in problem ? 'taken' : `${problem.index}.${problem.field}`).toBe(place);
  });

  it.each<[string, Fact[]]>([
    ['more facts than a life has', [start, ...Array<Fact>(mostFacts).fill(done)]],
    [
      'more purchases than anybody makes',
      Array.from({ length: 301 }, (_, index) => ({
        kind: 'premiumBegan',
        at: now,
        plan: 'trial',
        purchase: `${index}`,
        paidAt: now,
      })),
    ],
    [
      'more rest days than a snapshot can carry',
      [
        { ...start, at: Date.UTC(2000, 0, 2), localDate: '2000-01-02', firstDate: '2000-01-02' },
        ...Array.from({ length: 5_000 }, (_, index): Fact => {
          const at = Date.UTC(2000, 0, 3 + index, 12);
          return { ...rest, at, localDate: new Date(at).toISOString().slice(0, 10) };
        }),
      ],
    ],
    [
      'more zones than there are',
      [
        start,
        ...Array.from(
          { length: 601 },
          (_, index): Fact => ({ kind: 'zoneChanged', at: now, timezone: spelling(index) }),
        ),
      ],
    ],
  ])('%s', (_what, facts) => {
    expect(importedLog(facts, now)).toMatchObject({ index: null });
  });

  it('are judged and folded without a noticeable wait, however ill they are meant', () => {
    const kinds: Fact[] = [];
    for (let index = 0; index < 300; index++) {
      const instant = start.at + index + 1;
      kinds.push({
        kind: 'premiumBegan',
        at: instant,
        plan: 'starter',
        purchase: `${index}`,
        paidAt: instant,
      });
      kinds.push({ kind: 'premiumEnded', at: instant, purchase: `${index}` });
    }
    const old = { ...start, at: Date.UTC(2000, 0, 2), localDate: '2000-01-02', firstDate: '2000-01-02' };
    const days = Array.from({ length: 19_000 }, (_, index) => ({ ...done, at: now - (index % 999) }));
    expect(brought([old, ...kinds, ...days], now)).toHaveLength(19_002);
  });
});

/** Names of zones are read whatever their capitals. */
function spelling(index: number): string {
  const letters = [...'europeberlin'].map((letter, bit) =>
    (index >> bit) & 1 ? letter.toUpperCase() : letter,
  );
  return `${letters.slice(0, 6).join('')}/${letters.slice(6).join('')}`;
}
