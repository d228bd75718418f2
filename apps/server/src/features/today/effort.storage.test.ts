import { describe, expect, it } from 'vitest';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';

const server = testApp();
/** An instant of a day of June 2026, by the hour in UTC. */
const on = (day: number, hour = 10) => new Date(Date.UTC(2026, 5, day, hour)).toISOString();

const rate = (who: Challenger, at: string, body: unknown) => who.ask('PUT', '/challenge/effort', at, body);

async function withDayDone(subject: string) {
  const person = await Challenger.start(server.current, subject, on(10, 6));
  await person.ask('POST', '/premium/start-trial', on(10, 6), {});
  await person.completeDay(on(10));
  return person;
}

describe('Rating the effort of a day', () => {
  it('appends one fact, which is in the answer and shown with today', async () => {
    const ana = await withDayDone('ana');
    expect(await ana.today(on(10))).toMatchObject({ toRate: { localDate: '2026-06-10', effort: null } });
    const { status, body } = await rate(ana, on(10), { effort: 4, deviceKey: 'k' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ localDate: '2026-06-10', effort: 4 });
    expect(body.log.facts).toEqual([
      expect.objectContaining({ kind: 'effortRated', localDate: '2026-06-10', effort: 4, deviceKey: 'k' }),
    ]);
    expect(await ana.today(on(10))).toMatchObject({ toRate: { effort: 4 } });
    expect((await rate(ana, on(10), { effort: 1, deviceKey: 'k' })).body.log.facts).toEqual([]);
    expect(await ana.today(on(11))).toMatchObject({ toRate: { effort: 4 }, currentStreak: 1 });
  });

  it('can be changed until the next day begins, and may arrive late for its day', async () => {
    const bo = await withDayDone('bo');
    await rate(bo, on(11), { effort: 2 });
    await bo.completeDay(on(12));
    const late = { effort: 5, at: on(11, 12), localDate: '2026-06-10', timezone: 'Europe/Berlin' };
    expect(await rate(bo, on(13), late)).toMatchObject({ status: 200, body: { localDate: '2026-06-10' } });
    const { facts } = (await bo.get('log', on(13))).body;
    expect(facts.filter(({ kind }: { kind: string }) => kind === 'effortRated')).toHaveLength(2);
    // Both ratings are of one settled date.
    expect((await bo.head()).snapshot.settled.rated).toBe(1);
    expect(await bo.today(on(12))).toMatchObject({ toRate: { localDate: '2026-06-12', effort: null } });
  });

  it('is refused with a reason before the day is complete, without Premium, and before the start', async () => {
    const cy = await Challenger.start(server.current, 'cy', on(10, 6));
    expect(await rate(cy, on(10), { effort: 3 })).toMatchObject({
      status: 403,
      body: { error: 'premium_required' },
    });
    await cy.ask('POST', '/premium/start-trial', on(10), {});
    expect(await rate(cy, on(10), { effort: 3 })).toMatchObject({
      status: 409,
      body: { error: 'no_day_to_rate' },
    });
    const newcomer = await Challenger.signUp(server.current, 'newcomer');
    expect(await rate(newcomer, on(10), { effort: 3 })).toMatchObject({ status: 404 });
  });

  it.each<[string, unknown, string | undefined]>([
    ['no body', undefined, undefined],
    ['no effort', {}, 'effort'],
    ['0', { effort: 0 }, 'effort'],
    ['6', { effort: 6 }, 'effort'],
    ['half an effort', { effort: 2.5 }, 'effort'],
    ['an effort as text', { effort: '3' }, 'effort'],
    ['a date that does not exist', { effort: 3, localDate: '2026-02-30' }, 'localDate'],
    ['11 minutes ahead', { effort: 3, at: '2026-06-10T10:11:00Z' }, 'at'],
    ['more than 7 days late', { effort: 3, at: '2026-06-02T09:00:00Z' }, 'at'],
    ['the id of a person', { effort: 3, userId: 'x' }, 'userId'],
  ])('refuses %s and names the field', async (what, payload, field) => {
    const dot = await withDayDone(`hostile ${what}`);
    const before = await dot.facts();
    const answer = await rate(dot, on(10), payload);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
    expect(await dot.facts()).toEqual(before);
  });
});
