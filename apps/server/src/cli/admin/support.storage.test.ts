import { mostRequestsADay } from '@hundred/domain/support/support-request';
import { fakeClock } from '@hundred/testkit/fake-clock';
import { makeCertificates } from '@hundred/testkit/services/certificates';
import { startPushService } from '@hundred/testkit/services/push-service';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supportRequest } from '../../db/schema/support-schema';
import {
  receivedTags,
  sendEverythingDue,
  subscribe,
} from '../../features/notifications/testing/person-with-device';
import { forgetClosedRequests } from '../../features/support/requests';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';
import { listAudit } from './list-audit';
import { grantPremium } from './premium/grant-premium';
import { runAdmin } from './run-admin';
import { answerSupport, closeSupport, listSupport } from './support';

const clock = fakeClock('2026-06-01T00:00:00Z');
const service = await startPushService(makeCertificates());
const server = testApp(
  { PUSH_EXTRA_HOSTS: service.host, PUSH_EXTRA_CA: service.caFile },
  { clock: clock.now },
);
// The notifier runs when a test tells it to.
beforeAll(() => server.current.notifierJob.stop());
afterAll(() => service.close());
const database = () => server.current.storage.database;
const at = (hour: number, day = 10) => new Date(Date.UTC(2026, 5, day, hour)).toISOString();
const admin = (now: string, ...args: string[]) =>
  runAdmin(
    [listSupport, answerSupport, closeSupport, grantPremium, listAudit],
    args,
    database(),
    Date.parse(now),
  );

let keyCount = 0;
const write = (who: Challenger, now: string, more: object = {}) => {
  keyCount += 1;
  const message = 'My streak shows one day less.';
  return who.ask('POST', '/support', now, {
    topic: 'problem',
    message,
    deviceKey: `key-${keyCount}`,
    ...more,
  });
};
const requests = async (who: Challenger, now: string) =>
  (await who.ask('GET', '/support', now)).body.requests;

describe('Writing to support', () => {
  it('is open to everyone, before the start too, and shows what was sent', async () => {
    const ada = await Challenger.signUp(server.current, 'ada');
    expect(await requests(ada, at(8))).toEqual([]);
    const diagnostics = { version: '1.2.0', browser: 'Firefox on Android', lastError: 'storage_away' };
    const message = '  It says “storage away”.\nSince this morning. ';
    const { status, body } = await write(ada, at(9), { message, diagnostics });
    expect(status).toBe(200);
    expect(body.request).toMatchObject({
      topic: 'problem',
      message: message.trim(),
      diagnostics,
      sentAt: at(9),
      state: 'open',
      answer: null,
    });
    expect(await requests(ada, at(10))).toEqual([body.request]);
  });

  it('is one request per key, however often it is sent, also concurrently', async () => {
    const bo = await Challenger.signUp(server.current, 'bo');
    const again = { deviceKey: 'once' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => write(bo, at(9), again)));
    expect(new Set(answers.map(({ body }) => body.request.id)).size).toBe(1);
    expect(await requests(bo, at(9))).toHaveLength(1);
  });

  it('is limited to three a day and five open ones, also if all are sent at once', async () => {
    const cy = await Challenger.signUp(server.current, 'cy');
    const four = await Promise.all([1, 2, 3, 4].map(() => write(cy, at(9))));
    expect(four.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
    expect((await write(cy, at(9))).body).toEqual({
      error: 'too_many_today',
      message: `You asked ${mostRequestsADay} questions in 24 hours. Ask again later.`,
    });
    for (const hour of [10, 11]) expect(await write(cy, at(hour, 11))).toMatchObject({ status: 200 });
    expect(await write(cy, at(9, 12))).toMatchObject({ status: 409, body: { error: 'too_many_open' } });
    const [newest] = await requests(cy, at(9, 12));
    await admin(at(9, 12), 'close-support', newest.id);
    expect((await requests(cy, at(9, 12)))[0]).toMatchObject({ state: 'closed', answer: null });
    expect(await write(cy, at(10, 12))).toMatchObject({ status: 200 });
  });

  it.each([
    ['too short', { message: `${'a'.repeat(19)}   ` }, 'message'],
    ['too long', { message: 'a'.repeat(2001) }, 'message'],
    ['with an escape in it', { message: `\u001b[2J${'a'.repeat(20)}` }, 'message'],
    ['about nothing we know', { topic: 'weather' }, 'topic'],
    ['with more details than were shown', { diagnostics: { screen: '4K' } }, 'diagnostics.screen'],
    ['without a key', { deviceKey: undefined }, 'deviceKey'],
  ])('is refused with its field: %s', async (_what, more, field) => {
    const dan = await Challenger.signUp(server.current, 'dan');
    expect(await write(dan, at(9), more)).toMatchObject({
      status: 400,
      body: { error: 'invalid_input', field },
    });
  });
});

describe('A support request in a terminal', () => {
  const forged = `${crypto.randomUUID()}  lifetime`;
  const message = `First line, of several.\r${forged}\r\nthird\u2028fourth\u202e htruof, \ttabbed`;
  const lines = ['First line, of several.', forged, 'third', 'fourth htruof,  tabbed'];
  /** The lines that the list shows of a request below its first one. */
  const shownOf = async (id: string) => {
    const listed = await admin(at(12), 'list-support');
    return listed.slice(listed.findIndex((line) => line.startsWith(id)) + 1).slice(0, lines.length);
  };
  const indented = lines.map((line) => `    ${line}`);

  it('has one line for each of the message, and no control characters', async () => {
    const gil = await Challenger.signUp(server.current, 'gil');
    const { request } = (await write(gil, at(9), { message })).body;
    // The stored message has its tab, which the terminal shows as a space.
    expect(request.message).toBe(lines.join('\n').replace(',  tabbed', ', \ttabbed'));
    expect(await shownOf(request.id)).toEqual(indented);
  });

  it('has no control characters even if it was stored before they were checked', async () => {
    const hal = await Challenger.signUp(server.current, 'hal');
    const { id } = (await write(hal, at(9))).body.request;
    await database().update(supportRequest).set({ message }).where(eq(supportRequest.id, id));
    expect(await shownOf(id)).toEqual(indented);
  });
});

describe('Answering', () => {
  it('goes by plan, then by age, and each command leaves its audit entry', async () => {
    const now = at(9, 20);
    const free = await Challenger.start(server.current, 'free', at(8, 20));
    const trial = await Challenger.start(server.current, 'trial', at(8, 20));
    const lifetime = await Challenger.start(server.current, 'lifetime', at(8, 20));
    await trial.ask('POST', '/premium/start-trial', at(8, 20), {});
    await admin(at(8, 20), 'grant-premium', lifetime.id, 'lifetime');
    const sent: Record<string, string> = {};
    for (const [who, name] of [
      [free, 'free'],
      [trial, 'trial'],
      [lifetime, 'lifetime'],
    ] as const)
      sent[name] = (await write(who, now)).body.request.id;
    /** The ids in the order of the list. Its other lines are indented, and so begin with nothing. */
    const queue = async () =>
      (await admin(now, 'list-support')).map((line) => line.split('  ')[0]).filter(Boolean);
    const ownQueue = (await queue()).filter((id) => Object.values(sent).includes(id!));
    expect(ownQueue).toEqual([sent.lifetime, sent.trial, sent.free]);
    expect(await admin(now, 'list-support')).toContain('    My streak shows one day less.');

    await admin(now, 'answer-support', sent.free!, 'Thank you,', 'it is mended.');
    expect(await queue()).not.toContain(sent.free);
    const { body: metrics } = await server.current.app.inject({ url: '/metrics' });
    expect(metrics).toContain(`\nsupport_requests_waiting ${(await queue()).length}\n`);
    expect((await requests(free, now))[0]).toMatchObject({
      state: 'answered',
      answer: { words: 'Thank you, it is mended.', at: now },
    });
    expect(await requests(trial, now)).toMatchObject([{ state: 'open', answer: null }]);
    expect((await admin(now, 'audit'))[0]).toContain(
      `answer-support  {"person":"${free.id}","request":"${sent.free}"}`,
    );
    await expect(admin(now, 'close-support', sent.free!)).rejects.toThrow('is already closed');
    await expect(admin(now, 'answer-support', sent.trial!)).rejects.toThrow('Put the answer in quotes');
    await expect(admin(now, 'answer-support', 'nothing', 'Hello')).rejects.toThrow('There is no question');
  });

  it('sends a notification, also before the start, unless it is switched off', async () => {
    const eve = await Challenger.signUp(server.current, 'eve');
    const device = service.newDevice('eve');
    await subscribe(eve, device, at(8, 21));
    const answerNew = async (day: number) => {
      const { id } = (await write(eve, at(8, day))).body.request;
      await admin(at(9, day), 'answer-support', id, 'It is done.');
      clock.set(at(9, day));
      await sendEverythingDue(server.current);
    };
    await answerNew(21);
    expect(device.received[0]?.read()).toEqual({
      title: 'We answered your question',
      body: 'Read the answer on the Support page.',
      url: '/support',
      tag: 'supportAnswer-2026-06-21',
    });
    await eve.ask('PUT', '/auth/profile', at(10, 21), { supportNews: false });
    await answerNew(22);
    expect(receivedTags(device)).toEqual(['supportAnswer-2026-06-21']);
  });

  it('leads to the deletion of the request 180 days after it was closed, and of no open one', async () => {
    const flo = await Challenger.signUp(server.current, 'flo');
    const { id } = (await write(flo, at(8, 25))).body.request;
    await write(flo, at(9, 25));
    await admin(at(10, 25), 'answer-support', id, 'Until then.');
    const halfYearLater = Date.parse(at(10, 25)) + 180 * 86_400_000;
    await forgetClosedRequests(database(), halfYearLater);
    expect(await requests(flo, at(10, 26))).toHaveLength(2);
    await forgetClosedRequests(database(), halfYearLater + 1);
    expect(await requests(flo, at(10, 26))).toMatchObject([{ state: 'open' }]);
  });
});
