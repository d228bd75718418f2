import { describe, expect, it } from 'vitest';
import { decide } from '../challenge/decide/decide';
import { restAllowance } from '../challenge/facts/allowance';
import type { EffortRated, Fact } from '../challenge/facts/facts';
import { fold } from '../challenge/fold/fold';
import { stateAt } from '../challenge/state/state-at';
import { addDays } from '../days/civil-date';
import { premiumAnswer } from '../entitlements/premium-answer';
import { mostPlansOfRun } from '../programs/plan-limits';
import { gentlePlan } from '../rules/gentle-plan';
import { Story } from '../rules/story';
import { importedLog } from './imported-log';

function importFacts(facts: readonly Fact[], now: number): Fact[] {
  const importResult = importedLog(facts, now);
  if (!('facts' in importResult)) throw new Error(importResult.message);
  return importResult.facts;
}

const stateOf = (facts: readonly Fact[], now: number) => {
  const state = stateAt(fold(facts), now);
  if (!state) throw new Error('Not started');
  return state;
};

/** Six rest days in one run, three more than a person without Premium has. */
function storyWithSixRestDays(): Story {
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

describe('A log imported from another installation', () => {
  it('has as many plans as the rules allow, in every run', () => {
    const person = Story.startedOn('2026-01-01');
    const paidAt = person.now;
    person.record({ kind: 'premiumBegan', at: paidAt, plan: 'lifetime', purchase: 'x', paidAt });
    for (let index = 0; index < 5 * mostPlansOfRun; index++) {
      person.on(addDays('2026-01-01', index));
      if (index > 0 && index % mostPlansOfRun === 0) person.ask({ kind: 'restart' });
      // Another weekday off than in the plan before.
      person.ask({ kind: 'adoptPlan', plan: gentlePlan([index % 7]) });
    }
    const plans = importFacts(person.log, person.now).filter(({ kind }) => kind === 'planAdopted');
    expect(plans).toHaveLength(5 * mostPlansOfRun);
  });

  it('keeps the streak that rest days under Premium preserved, and nothing else of Premium', () => {
    const person = storyWithSixRestDays();
    const facts = importFacts(person.log, person.now);
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

  it('gets no Premium rest day on the day of the import, except one already taken', () => {
    const person = storyWithSixRestDays();
    expect(stateOf(importFacts(person.log, person.now), person.now).restDaysLeft).toBe(restAllowance);
    person.rest();
    const facts = importFacts(person.log, person.now);
    expect(stateOf(facts, person.now)).toMatchObject({ streak: 2, restDaysUsed: 7, isRestDay: true });
    const tomorrow = person.now + 86_400_000;
    expect(stateOf(facts, tomorrow).restDaysLeft).toBe(restAllowance);
  });

  it('gets no Premium dates beyond today from a file that claims them', () => {
    const person = storyWithSixRestDays();
    const claim: Fact = {
      kind: 'importedPremiumDates',
      at: person.now,
      from: '2026-01-01',
      to: '2099-12-31',
    };
    const facts = importFacts([...person.log, claim], person.now);
    expect(facts.find(({ kind }) => kind === 'importedPremiumDates')).toMatchObject({ to: '2026-01-08' });
  });

  it('marks every exercise as imported and drops the device keys', () => {
    const person = Story.startedOn('2026-01-01').complete({ deviceKey: 'one' });
    const exercises = importFacts(person.log, person.now).filter(({ kind }) => kind === 'exerciseCompleted');
    expect(exercises).toHaveLength(3);
    expect(exercises[0]).toMatchObject({ imported: true });
    expect(exercises[0]).not.toHaveProperty('deviceKey');
  });

  it('keeps the effort of its days, without the device keys', () => {
    const person = Story.startedOn('2026-01-01').complete();
    person.ask({ kind: 'startTrial' });
    person.ask({ kind: 'rateEffort', effort: 4, deviceKey: 'k' });
    const facts = importFacts(person.log, person.now);
    const { deviceKey, ...rating } = person.log.find(({ kind }) => kind === 'effortRated') as EffortRated;
    expect(facts).toContainEqual(rating);
    expect(stateOf(facts, person.now)).toMatchObject({ daysRated: 1, dayToRate: { effort: 4 } });
  });

  it('keeps a badge only if the facts before it earn it, and each once', () => {
    const person = Story.startedOn('2026-01-01').complete();
    const badgeNotEarned: Fact = { kind: 'badgeEarned', at: person.now, badge: 'century_champion' };
    const badgeAgain: Fact = { kind: 'badgeEarned', at: person.now, badge: 'first_step' };
    const facts = importFacts([...person.log, badgeNotEarned, badgeAgain], person.now);
    expect(stateOf(facts, person.now).badges.map(({ id }) => id)).toEqual(['first_step']);
    expect(facts.filter(({ kind }) => kind === 'badgeEarned')).toHaveLength(1);
  });

  it('keeps a badge that was earned at its time, whatever arrived later', () => {
    const person = Story.startedOn('2026-01-01').complete();
    person.completeFrom('2026-01-06', 3);
    expect(person.badges).toContain('comeback');
    const late = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 5).log.slice(1);
    const log = [...person.log, ...late.filter(({ kind }) => kind === 'exerciseCompleted')];
    expect(stateOf(importFacts(log, person.now), person.now).badges.map(({ id }) => id)).toContain(
      'comeback',
    );
  });

  it('accepts the date of a clock that ran ahead, also in the zone with the latest date', () => {
    const person = Story.startedOn('2026-01-01', 'Pacific/Kiritimati', '23:55');
    person.complete({ at: person.now + 9 * 60_000 });
    expect(person.log.at(1)).toMatchObject({ at: person.now, localDate: '2026-01-02' });
    expect(importFacts(person.log, person.now)).toHaveLength(person.log.length + 1);
  });

  it('stays marked as imported, so that no trial comes with it', () => {
    const person = Story.startedOn('2026-01-01');
    const facts = importFacts(person.log, person.now);
    expect(facts).toEqual([...person.log, { kind: 'logImported', at: person.now }]);
    expect(premiumAnswer(fold(facts), person.now).trialAvailable).toBe(false);
    expect(decide(facts, { kind: 'startTrial' }, person.now)).toMatchObject({
      refusal: { code: 'trial_for_newcomers' },
    });
    expect(importFacts(facts, person.now)).toEqual(facts);
  });

  it('of a version without the import fact is recognized by its exercises', () => {
    const person = Story.startedOn('2026-01-01').complete();
    const facts = importFacts(person.log, person.now).filter(({ kind }) => kind !== 'logImported');
    expect(premiumAnswer(fold(facts), person.now).trialAvailable).toBe(false);
    expect(premiumAnswer(fold(person.log), person.now).trialAvailable).toBe(true);
  });

  it('may have no run', () => {
    expect(
      importFacts([{ kind: 'autoRestCoverSwitched', at: Date.UTC(2026, 0, 1), on: false }], Date.now()),
    ).toHaveLength(1);
    expect(importFacts([], Date.now())).toEqual([]);
  });
});

it('Premium dates are imported as ranges, including today if the plan leaves it out', () => {
  const person = Story.startedOn('2026-01-01', 'UTC');
  const begin = (purchase: string): Fact => ({
    kind: 'premiumBegan',
    at: person.now,
    plan: 'lifetime',
    purchase,
    paidAt: person.now,
  });
  person.record(begin('one')).complete();
  person.on('2026-01-03').record({ kind: 'premiumEnded', at: person.now, purchase: 'one' });
  person.on('2026-01-06').record(begin('two'));
  const ranges = () =>
    importFacts(person.log, person.now).flatMap((fact) =>
      fact.kind === 'importedPremiumDates' ? [`${fact.from} ${fact.to}`] : [],
    );
  expect(ranges()).toEqual(['2026-01-01 2026-01-03']);
  person.on('2026-01-08');
  expect(ranges()).toEqual(['2026-01-01 2026-01-03', '2026-01-06 2026-01-07']);
  // 11 January is a Sunday.
  person.ask({ kind: 'adoptPlan', plan: gentlePlan([0]) });
  expect(person.on('2026-01-11').state.isScheduledRest).toBe(true);
  expect(ranges()).toEqual(['2026-01-01 2026-01-03', '2026-01-06 2026-01-11']);
});
