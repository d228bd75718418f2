import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';

const server = testApp();
/** An instant of a day of June 2026, by the hour in UTC. */
const on = (day: number, hour = 10) => new Date(Date.UTC(2026, 5, day, hour)).toISOString();
const session = { programme: 'wristsAndShoulders', session: 1, seconds: 420 };

const finish = (who: Challenger, at: string, body: unknown) => who.post('recovery-session', at, body);

async function withLifetime(subject: string) {
  const story = Story.startedOn('2026-06-10', 'Europe/Berlin', '08:00');
  const paid = { at: story.now, paidAt: story.now, plan: 'lifetime', purchase: 'one' } as const;
  return Challenger.withLog(server.current, subject, story.record({ kind: 'premiumBegan', ...paid }).log);
}

describe('A recovery session', () => {
  it('is one fact of the log per date, is in the answer, and does not count as a workout', async () => {
    const ana = await withLifetime('ana');
    const { status, body } = await finish(ana, on(10), { ...session, deviceKey: 'k' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ localDate: '2026-06-10', newBadges: [] });
    expect(body.log.facts).toEqual([
      expect.objectContaining({ kind: 'recoverySession', ...session, localDate: '2026-06-10' }),
    ]);
    expect((await finish(ana, on(10, 11), session)).body.log.facts).toEqual([]);
    expect(await finish(ana, on(10, 11), { ...session, session: 2 })).toMatchObject({
      status: 409,
      body: { error: 'session_already_done' },
    });
    expect(await ana.today(on(10, 12))).toMatchObject({ dayNumber: 1, currentStreak: 0 });
  });

  it('may arrive late for its date, and the last of a programme earns its badge', async () => {
    const bo = await withLifetime('bo');
    for (let day = 10; day < 16; day++) await finish(bo, on(day), { ...session, session: day - 9 });
    await bo.completeDay(on(18));
    const late = { ...session, session: 7, at: on(17), localDate: '2026-06-17', timezone: 'Europe/Berlin' };
    expect(await finish(bo, on(19), late)).toMatchObject({
      status: 200,
      body: { localDate: '2026-06-17', newBadges: [{ id: 'recovery_graduate' }] },
    });
    expect((await bo.head()).snapshot.settled.sessions).toEqual({
      wristsAndShoulders: [1, 2, 3, 4, 5, 6, 7],
    });
  });

  it('is refused with a reason without Lifetime and before the start', async () => {
    const cy = await Challenger.start(server.current, 'cy', on(10, 6));
    const needed = {
      status: 403,
      body: { error: 'premium_required', message: 'You need Lifetime for recovery programs.' },
    };
    expect(await finish(cy, on(10), session)).toMatchObject(needed);
    await cy.ask('POST', '/premium/start-trial', on(10), {});
    expect(await finish(cy, on(10), session)).toMatchObject(needed);
    const newcomer = await Challenger.signUp(server.current, 'newcomer');
    expect(await finish(newcomer, on(10), session)).toMatchObject({ status: 404 });
  });

  it('is refused with the field that is wrong', async () => {
    const dot = await withLifetime('dot');
    const before = await dot.facts();
    for (const [payload, field] of [
      [undefined, undefined],
      [{ ...session, programme: 'yoga' }, 'programme'],
      [{ ...session, session: 0 }, 'session'],
      [{ ...session, session: 8 }, 'session'],
      [{ ...session, session: '1' }, 'session'],
      [{ ...session, seconds: 0 }, 'seconds'],
      [{ ...session, seconds: 3_601 }, 'seconds'],
      [{ ...session, localDate: '2026-02-30' }, 'localDate'],
      [{ ...session, at: '2026-06-10T10:11:00Z' }, 'at'],
      [{ ...session, at: '2026-06-02T09:00:00Z' }, 'at'],
      [{ ...session, userId: 'x' }, 'userId'],
    ] as const) {
      const answer = await finish(dot, on(10), payload);
      expect([answer.status, answer.body.field]).toEqual([400, field]);
    }
    expect(await dot.facts()).toEqual(before);
  });
});
