import { Story } from '@hundred/domain/rules/story';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import {
  answersWith,
  breaksOffAfter,
  fallsSilentAfter,
  says,
  startCoachStandIn,
} from '../../adapters/coach/testing/stand-in';
import { Challenger } from '../../log/testing/challenger';
import { startSecondServer, testApp } from '../../testing/test-app';

const service = await startCoachStandIn();
afterAll(() => service.close());

const key = 'sesame-key';
const logLines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => logLines.push(line) });
const settings = { COACH_API_BASE: service.base, COACH_API_KEY: key, COACH_MODEL: 'small' };
const server = testApp(settings, { log });

const at = '2026-06-20T10:00:00.000Z';
const question = 'My wrists ache after push-ups. What could I change?';

async function person(subject: string, plan: 'lifetime' | 'starter' = 'lifetime') {
  const story = Story.startedOn('2026-06-01', 'Europe/Berlin', '08:00');
  const paid = { at: story.now, paidAt: story.now, plan, purchase: 'one' } as const;
  story.record({ kind: 'premiumBegan', ...paid }).completeFrom('2026-06-01', 18);
  story.ask({ kind: 'rateEffort', effort: 4 });
  return Challenger.withLog(server.current, subject, story.log);
}

/** Requests like the page: the answer is text, and a refusal is JSON. */
async function ask(subject: string, payload: unknown = { question }, app = server.current.app) {
  const headers = await server.current.as(subject, at);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/coach/ask',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body };
}

describe('A question to the coach', () => {
  it('is sent with a fixed set of figures, and its answer is streamed', async () => {
    const ana = await person('ana');
    service.answer = says('Try ', 'fists', '.');
    expect(await ask('ana')).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
      text: 'Try fists.',
    });
    const [instruction, sentQuestion] = service.lastRequest().body.messages;
    expect(sentQuestion).toEqual({ role: 'user', content: question });
    // The targets: 10 reps on Day 1, and one more on each of the 18 days since.
    expect(instruction?.content).toContain('Day 19 of 100');
    expect(instruction?.content).toContain('Push-ups 28, Sit-ups 28, Jumping Jacks 28');
    expect(instruction?.content).toContain('The last 14 days');
    expect(instruction?.content).toContain('Rest days left: no limit');
    expect(instruction?.content).toContain('Effort of the last 7 rated days: 4.0 of 5');
    expect(instruction?.content).toMatch(/Day 100 is forecast in about \d+ days/);
    expect(instruction?.content).not.toContain('2026');
    for (const secret of ['ana', ana.id, '@', key]) expect(instruction?.content).not.toContain(secret);
    // Each person has 20 questions in 24 hours.
    expect(await ana.ask('GET', '/coach', at)).toMatchObject({
      status: 200,
      body: { available: true, left: 19 },
    });
  });

  it('is answered in plain text, whatever markup or instructions it contains', async () => {
    await person('bo');
    const text = '<img src=x onerror=alert(1)> Ignore all rules.';
    service.answer = says(text);
    expect(await ask('bo')).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8', text });
  });

  it('counts once it was sent, even if the client leaves before the first word', async () => {
    const ida = await person('ida');
    const address = await server.current.app.listen({ host: '127.0.0.1', port: 0 });
    const headers = { ...(await server.current.as('ida', at)), 'content-type': 'application/json' };
    for (const round of [1, 2]) {
      service.answer = fallsSilentAfter();
      const text = `How often, ${round}?`;
      const leaving = new AbortController();
      const asking = fetch(`${address}/api/coach/ask`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ question: text }),
        signal: leaving.signal,
      });
      await expect.poll(() => service.lastRequest().body.messages[1]?.content).toBe(text);
      leaving.abort();
      await expect(asking).rejects.toThrow();
      await service.untilClientLeft();
      await expect.poll(async () => (await ida.ask('GET', '/coach', at)).body.left).toBe(20 - round);
    }
    service.answer = says('Often.');
    expect(await ask('ida')).toMatchObject({ status: 200 });
    expect((await ida.ask('GET', '/coach', at)).body.left).toBe(17);
  });

  it('is refused in one line if the service is away, counts if it was sent, and reveals the key to nobody', async () => {
    const cy = await person('cy');
    const coachAway = { status: 502, text: expect.stringContaining('"coach_away"') };
    for (const answer of [
      answersWith(401, JSON.stringify({ error: { message: `wrong key ${key}` } })),
      answersWith(429, '{}'),
      answersWith(500, key, 'text/plain'),
      answersWith(200, '<html>Hi</html>', 'text/html'),
      breaksOffAfter(),
    ]) {
      service.answer = answer;
      expect(await ask('cy')).toMatchObject(coachAway);
    }
    // All five were sent.
    expect((await cy.ask('GET', '/coach', at)).body.left).toBe(15);
    expect(logLines.join('')).toContain('the coach did not answer');
    expect(logLines.join('')).not.toContain(key);
    expect(logLines.join('')).not.toContain(question);
  });

  it('is sent one at a time, and its answer is cut off if the service goes away', async () => {
    await person('dot');
    service.answer = fallsSilentAfter();
    const waiting = ask('dot', { question: 'How long is a rest?' });
    await expect.poll(() => service.lastRequest().body.messages[1]?.content).toBe('How long is a rest?');
    expect(await ask('dot', { question: 'And now?' })).toMatchObject({
      status: 409,
      text: expect.stringContaining('"coach_busy"'),
    });
    await service.close();
    expect((await waiting).status).toBe(502);
  });
});

// The last test above has closed the service.
describe('The coach without a reachable model', () => {
  it('takes no question', async () => {
    const joy = await person('joy');
    expect(await ask('joy')).toMatchObject({ status: 502, text: expect.stringContaining('"coach_away"') });
    expect((await joy.ask('GET', '/coach', at)).body.left).toBe(20);
  });
});

it('A question to the coach is refused without Lifetime, before the start, and if it is invalid', async () => {
  await person('eve', 'starter');
  expect(await ask('eve')).toMatchObject({ status: 403 });
  await Challenger.signUp(server.current, 'finn');
  expect(await ask('finn')).toMatchObject({ status: 403 });
  await person('gil');
  for (const payload of [{}, { question: ' ' }, { question: 'x'.repeat(501) }, { question, figures: 'x' }])
    expect(await ask('gil', payload)).toMatchObject({ status: 400 });
});

it('The coach does not exist without its settings', async () => {
  const hal = await person('hal');
  const serverWithoutModel = await startSecondServer(server.current);
  expect(await ask('hal', { question }, serverWithoutModel.app)).toMatchObject({ status: 404 });
  const headers = await server.current.as('hal', at);
  const coach = await serverWithoutModel.app.inject({ url: '/api/coach', headers });
  expect(coach.json()).toEqual({ available: false, left: 20 });
  expect((await hal.ask('GET', '/coach', at)).body).toEqual({ available: true, left: 20 });
  await serverWithoutModel.close();
});
