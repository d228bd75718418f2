import { defineCall } from '@hundred/contract/call';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Refusal } from './refusal';
import { routesOn } from './route';

afterEach(() => vi.useRealTimers());

const call = defineCall({
  method: 'POST',
  path: '/waits',
  summary: 'Waits',
  caller: 'person',
  body: z.strictObject({ text: z.string() }),
  answer: z.object({}),
});
const never = new Promise<never>(() => {});

function appWith(
  whoAsks: () => Promise<Refusal | { id: string; row: never }>,
  handle: () => Promise<Record<string, never>>,
) {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  routesOn(app as never, whoAsks as never, async () => undefined).add(call, handle);
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
    vi.advanceTimersByTime(1000);
  }
  const answer = await asked;
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().error]).toEqual([
    503,
    '2',
    'storage_away',
  ]);
});

it('nobody unknown has their body read', async () => {
  const refuse = async () => new Refusal('not_signed_in', 'Please sign in.');
  const app = appWith(refuse, () => never);
  const answer = await app.inject({ method: 'POST', url: '/api/waits', payload: 'no JSON' });
  expect(answer.statusCode).toBe(401);
});
