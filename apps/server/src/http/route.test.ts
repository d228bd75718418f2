import { defineCall } from '@hundred/contract/call';
import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { NobodyWaits } from '../nobody-waits';
import { Refusal } from './refusal';
import { routesOn } from './route';
import { serializeAnswer } from './serialize-answer';

afterEach(() => vi.useRealTimers());

const call = defineCall({
  method: 'POST',
  path: '/waits',
  summary: 'Waits',
  caller: 'person',
  body: z.strictObject({ text: z.string() }),
  answer: z.object({}),
  // Longer than any test lasts: where it is over, somebody moved the clock.
  answerWithinMs: 3_600_000,
});
const never = new Promise<never>(() => {});

function appWith(
  whoAsks: () => Promise<Refusal | { id: string; row: never }>,
  handle: (asked: { signal: AbortSignal }) => Promise<Record<string, never>>,
) {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializeAnswer);
  routesOn(app as never, { alone: whoAsks } as never, async () => undefined).add(call, handle);
  return app;
}

it.each([
  ['whose sign-in cannot be looked up', () => never, async () => ({})],
  ['whose work does not end', async () => ({ id: 'ada', row: {} as never }), () => never],
])('a call %s in time is answered with 503 and a time to come back', async (_name, whoAsks, handle) => {
  const app = appWith(whoAsks, handle);
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = app.inject({ method: 'POST', url: '/api/waits', payload: { text: 'a' } });
  let isAnswered = false;
  void asked.then(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(600_000);
  }
  const answer = await asked;
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().error]).toEqual([
    503,
    '2',
    'storage_away',
  ]);
});

const ada = async () => ({ id: 'ada', row: {} as never });

it('work that was given up for lost is told so', async () => {
  let signal: AbortSignal | undefined;
  const app = appWith(ada, (asked) => {
    signal = asked.signal;
    return never;
  });
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = app.inject({ method: 'POST', url: '/api/waits', payload: { text: 'a' } });
  while (!signal) await new Promise((resolve) => setImmediate(resolve));
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(3_600_000);
  expect((await answer).statusCode).toBe(503);
  expect(signal.reason).toBeInstanceOf(NobodyWaits);
});

it('work is told when who asked has gone away', async () => {
  const leaving = new AbortController();
  const told = new Promise<unknown>((resolve) => {
    const app = appWith(ada, ({ signal }) => {
      signal.addEventListener('abort', () => resolve(signal.reason));
      leaving.abort();
      return never;
    });
    onTestFinished(() => app.close());
    app.listen({ port: 0, host: '127.0.0.1' }).then((address) =>
      fetch(`${address}/api/waits`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'a' }),
        signal: leaving.signal,
      }).catch(() => {}),
    );
  });
  expect(await told).toBeInstanceOf(NobodyWaits);
});

it('nobody unknown has their body read', async () => {
  const refuse = async () => new Refusal('not_signed_in', 'Please sign in.');
  const app = appWith(refuse, () => never);
  const answer = await app.inject({ method: 'POST', url: '/api/waits', payload: 'no JSON' });
  expect(answer.statusCode).toBe(401);
});
