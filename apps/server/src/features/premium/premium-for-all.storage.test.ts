import { afterAll, describe, expect, it } from 'vitest';
import { neverAborted } from '../../concurrency/request-aborted';
import { checkFolds } from '../../log/checks/check-folds';
import { setInstallationFacts } from '../../log/premium/installation-facts';
import { applyPremiumSetting } from '../../log/premium/premium-for-all';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';

const server = testApp({ PREMIUM: 'everyone' });
// The setting is the same for a whole process, which other test files share.
afterAll(() => setInstallationFacts([]));

/** An instant of a day of June 2031. */
const at = (day: string) => `2031-06-${day}T10:00:00Z`;
const status = (who: Challenger, day: string) => who.ask('GET', '/premium/status', at(day));
const takeRest = (who: Challenger, day: string) => who.post('rest-day', at(day));
const apply = ({ isForAll }: { isForAll: boolean }, day: string) =>
  applyPremiumSetting(server.current.storage.database, isForAll, Date.parse(at(day)));

describe('With PREMIUM=everyone', () => {
  it('a person has everything before the first day, and nothing is for sale', async () => {
    const ada = await Challenger.signUp(server.current, 'ada');
    expect((await status(ada, '01')).body).toMatchObject({ plan: 'lifetime', until: null, isForAll: true });
    const buying = await ada.ask('POST', '/premium/create-checkout-session', at('01'), {
      planType: 'starter',
      userId: ada.id,
    });
    expect(buying).toMatchObject({ status: 409, body: { error: 'payments_not_set_up' } });
    const trial = await ada.ask('POST', '/premium/start-trial', at('01'));
    expect(trial).toMatchObject({ status: 409, body: { error: 'already_premium' } });
    const config = await server.current.app.inject('/api/config');
    expect(config.json()).toMatchObject({ payments: 'off' });
  });

  it('a page gets the facts of the installation beside the log, which has none of them', async () => {
    const bo = await Challenger.start(server.current, 'bo', at('01'));
    const { body } = await bo.get('log?after=0', at('01'));
    expect(body.shared).toMatchObject([{ kind: 'premiumBegan', plan: 'lifetime', purchase: 'everyone' }]);
    expect(body.last).toBe(body.facts.length);
    expect((await bo.facts()).map(({ kind }) => kind)).toEqual(['runStarted']);
    const completed = await bo.complete('pushups', at('01'));
    expect(completed.body.log.shared).toEqual(body.shared);
  });

  it('an export lists the facts of the installation, so that another one knows the free rest days', async () => {
    const di = await Challenger.start(server.current, 'di', at('01'));
    const { body } = await di.ask('GET', '/account/export', at('02'));
    expect(body.facts.map(({ kind }: { kind: string }) => kind)).toEqual(['premiumBegan', 'runStarted']);
  });
});

describe('A start without the setting', () => {
  it('gives back what was bought, and keeps the rest days of the time before', async () => {
    const cy = await Challenger.start(server.current, 'cy', at('01'), 'UTC');
    await cy.completeDay(at('01'));
    for (const date of ['02', '03', '04', '05', '06'])
      expect(await takeRest(cy, date)).toMatchObject({ status: 200, body: { restDaysLeft: null } });
    const log = await cy.facts();
    await apply({ isForAll: false }, '06');
    expect((await status(cy, '07')).body).toMatchObject({
      plan: 'free',
      isPremium: false,
      trialAvailable: true,
    });
    expect(await cy.today(at('07'))).toMatchObject({ restDaysLeft: 3, dayNumber: 2 });
    expect(await cy.stats(at('07'))).toMatchObject({ user: { currentStreak: 1 } });
    expect(await cy.facts()).toEqual(log);
    expect(await takeRest(cy, '07')).toMatchObject({ status: 200, body: { restDaysLeft: 2 } });
    expect((await checkFolds(server.current.storage.database)).differing).toEqual([]);
    await apply({ isForAll: true }, '08');
    expect((await status(cy, '08')).body).toMatchObject({ plan: 'lifetime', isForAll: true });
  });
});

it('The thread for long work follows a setting that is applied after it has started', async () => {
  setInstallationFacts([]);
  await server.current.longWork.ready();
  await apply({ isForAll: true }, '08');
  const ed = await Challenger.start(server.current, 'ed', at('09'), 'UTC');
  await ed.completeDay(at('09'));
  for (const date of ['10', '11', '12']) expect((await takeRest(ed, date)).status).toBe(200);
  // The fourth rest day needs Premium.
  const command = { kind: 'takeRestDay' } as const;
  const execution = { personId: ed.id, commands: [command], now: Date.parse(at('13')), personColumns: {} };
  expect(await server.current.longWork.execute(execution, neverAborted())).toHaveProperty('snapshot');
});
