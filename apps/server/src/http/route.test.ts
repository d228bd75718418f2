import { type IncomingMessage, request } from 'node:http';
import { defineCall } from '@hundred/contract/call';
import type { FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { RequestAborted } from '../concurrency/request-aborted';
import type { PersonRow } from '../db/schema/schema';
import { makeLogger } from '../logging/logger';
import { Refusal } from '../refusals/refusal';
import { bareApp } from '../testing/bare-app';
import { standIn } from '../testing/stand-in';
import { TaggedAnswer, TextAnswer } from './answers';
import { answerErrors } from './errors';
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
  // Longer than any test lasts, so it only passes if a test moves the clock.
  answerWithinMs: 3_600_000,
});
const never = new Promise<never>(() => {});
const noRow = standIn<PersonRow>({});

function appWith(
  personOnly: () => Promise<Refusal | { id: string; row: PersonRow }>,
  handle: (input: { signal: AbortSignal }) => Promise<Record<string, never>>,
) {
  const app = bareApp();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializeAnswer);
  routesOn(app, standIn({ personOnly }), async () => undefined).add(call, handle);
  return app;
}

it.each([
  ['whose sign-in cannot be looked up', () => never, async () => ({})],
  ['whose work does not end', async () => ({ id: 'ada', row: noRow }), () => never],
])('A call %s in time is answered with 503 and a time to retry', async (_name, personOnly, handle) => {
  const app = appWith(personOnly, handle);
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answered = app.inject({ method: 'POST', url: '/api/waits', payload: { text: 'a' } });
  let isAnswered = false;
  void answered.then(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(600_000);
  }
  const answer = await answered;
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().error]).toEqual([
    503,
    '2',
    'storage_away',
  ]);
});

const ada = async () => ({ id: 'ada', row: noRow });

it('A handler learns through its signal that its request has timed out', async () => {
  let signal: AbortSignal | undefined;
  const app = appWith(ada, (input) => {
    signal = input.signal;
    return never;
  });
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = app.inject({ method: 'POST', url: '/api/waits', payload: { text: 'a' } });
  while (!signal) await new Promise((resolve) => setImmediate(resolve));
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(3_600_000);
  expect((await answer).statusCode).toBe(503);
  expect(signal.reason).toBeInstanceOf(RequestAborted);
});

it('A handler learns through its signal that its client has left', async () => {
  const leaving = new AbortController();
  const aborted = new Promise<unknown>((resolve) => {
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
  expect(await aborted).toBeInstanceOf(RequestAborted);
});

it('The server does not read the body of a caller who is not signed in', async () => {
  const refuse = async () => new Refusal('not_signed_in', 'Please sign in.');
  const app = appWith(refuse, () => never);
  const answer = await app.inject({ method: 'POST', url: '/api/waits', payload: 'no JSON' });
  expect(answer.statusCode).toBe(401);
});

it.each([new TaggedAnswer({}), new TextAnswer('text/calendar', 'BEGIN:VCALENDAR')])(
  'An answer that the client has already is not sent again, however a compressing proxy rewrote its tag',
  async (answer) => {
    const app = bareApp();
    app.setSerializerCompiler(serializeAnswer);
    const taggedCall = defineCall({
      method: 'GET',
      path: '/tagged',
      summary: 'Tagged',
      caller: 'anyone',
      answer: z.object({}),
    });
    routesOn(app, standIn({}), async () => undefined).add(taggedCall, async () => standIn(answer));
    const statusFor = async (storedTag: string) =>
      (await app.inject({ url: '/api/tagged', headers: { 'if-none-match': storedTag } })).statusCode;
    const { etag } = (await app.inject('/api/tagged')).headers;
    // A weak tag, because the bytes differ by encoding and the content does not.
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    const tag = String(etag);
    const strong = tag.replace('W/', '');
    expect(await Promise.all([tag, strong, `"another", ${tag}`].map(statusFor))).toEqual([304, 304, 304]);
    const shorter = `${tag.slice(0, -2)}"`;
    expect(await Promise.all(['', 'W/', 'W/"another"', shorter].map(statusFor))).toEqual([
      200, 200, 200, 200,
    ]);
  },
);

it('A call that pages repeat is logged only if it fails', async () => {
  const lines: string[] = [];
  const app = bareApp({ loggerInstance: makeLogger('info', { write: (line) => lines.push(line) }) });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializeAnswer);
  const baseCall = { method: 'GET', summary: 'Repeated', caller: 'person', answer: z.object({}) } as const;
  const callers = { personOnly: ada, identity: async () => ({ subject: 'ada' }) };
  const routes = routesOn(app, standIn(callers), async () => undefined);
  routes.add(defineCall({ ...baseCall, path: '/once' }), async () => ({}));
  let fails = false;
  routes.addLoggedIfFailed(defineCall({ ...baseCall, path: '/repeated' }), async () => {
    if (fails) throw new Error('broken');
    return {};
  });
  routes.addPolled(defineCall({ ...baseCall, path: '/polled' }), async () => {
    if (fails) throw new Error('broken');
    return { personId: 'ada', answer: new TaggedAnswer({}) };
  });
  const linesFor = async (path: string) => {
    lines.length = 0;
    await app.inject(`/api${path}`);
    return lines.length;
  };
  // One line when the request comes, and one when it is answered.
  expect(await linesFor('/once')).toBe(2);
  const repeated = async () => [await linesFor('/repeated'), await linesFor('/polled')];
  expect(await repeated()).toEqual([0, 0]);
  fails = true;
  expect(await repeated()).toEqual([1, 1]);
});

describe('Large bodies', () => {
  const personFrom = ({ headers }: { headers: { from?: string } }) => ({ id: headers.from!, row: {} });

  /**
   * Starts a server, and returns a function that begins an upload by the person `from`. Its body is complete at once,
   * or when `end` is called. `beforeLookUp` delays the look-up of the person; `gone` resolves when the client has left.
   */
  async function startUploadServer(
    beforeLookUp: (gone: Promise<unknown>) => Promise<unknown> = async () => {},
  ) {
    const app = bareApp({ forceCloseConnections: true });
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializeAnswer);
    const personOnly = async (incoming: FastifyRequest) => {
      await beforeLookUp(new Promise((resolve) => incoming.raw.socket.once('close', resolve)));
      return personFrom(standIn(incoming));
    };
    const routes = routesOn(app, standIn({ personOnly }), async () => undefined);
    routes.addRawBody(call, async () => ({}));
    onTestFinished(() => app.close());
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    return (from: string, { isComplete = true } = {}) => {
      const headers = { 'content-type': 'application/json', from };
      const sending = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/waits', headers });
      const answered = new Promise<IncomingMessage | undefined>((resolve) => {
        sending.once('response', (answer) => resolve(answer.resume()));
        sending.once('error', () => resolve(undefined));
      });
      sending.write('{"text":');
      if (isComplete) sending.end('"a"}');
      return { answered, end: () => sending.end('"a"}'), leave: () => sending.destroy() };
    };
  }
  const statusOf = async ({ answered }: { answered: Promise<IncomingMessage | undefined> }) =>
    (await answered)?.statusCode;

  it('are read one at a time per person: another is refused unread, and accepted once the first is over', async () => {
    const upload = await startUploadServer();
    const first = upload('ada', { isComplete: false });
    await expect.poll(() => statusOf(upload('ada'))).toBe(429);
    const unread = await upload('ada', { isComplete: false }).answered;
    expect([unread?.statusCode, unread?.headers['retry-after']]).toEqual([429, '5']);
    expect(await statusOf(upload('bo'))).toBe(200);
    first.end();
    expect(await statusOf(first)).toBe(200);
    expect(await statusOf(upload('ada'))).toBe(200);
  });

  it('are refused if a parameter of the address is not valid, and the refusal names it', async () => {
    const app = bareApp();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializeAnswer);
    answerErrors(app);
    const withParameters = defineCall({
      ...call,
      path: '/uploads/:id',
      params: z.strictObject({ id: z.uuid() }),
      query: z.strictObject({ part: z.coerce.number() }),
    });
    routesOn(app, standIn({ personOnly: ada }), async () => undefined).addRawBody(
      withParameters,
      async () => ({}),
    );
    const answerTo = async (url: string) => {
      const answer = await app.inject({ method: 'POST', url, payload: { text: 1 } });
      return [answer.statusCode, answer.json().field];
    };
    const id = '00000000-0000-4000-8000-000000000000';
    expect(await answerTo('/api/uploads/x?part=1')).toEqual([400, 'id']);
    expect(await answerTo(`/api/uploads/${id}?part=x`)).toEqual([400, 'part']);
    expect(await answerTo(`/api/uploads/${id}?part=1`)).toEqual([200, undefined]);
  });

  it('of a client who leaves before being identified take up no slot', async () => {
    const departures: Promise<unknown>[] = [];
    const upload = await startUploadServer(async (gone) => {
      // Only the first look-up waits, until its client has left.
      if (departures.push(gone) === 1) await gone;
    });
    const first = upload('ada', { isComplete: false });
    await expect.poll(() => departures.length).toBe(1);
    first.leave();
    await departures[0];
    expect(await statusOf(upload('ada'))).toBe(200);
  });

  it('are read from a few people at a time, and a client who leaves frees a slot', async () => {
    const upload = await startUploadServer();
    const openUploads = ['ada', 'bo', 'cy', 'dot'].map((name) => upload(name, { isComplete: false }));
    await expect.poll(() => statusOf(upload('eve'))).toBe(429);
    openUploads[0]?.leave();
    await expect.poll(() => statusOf(upload('eve'))).toBe(200);
    for (const { end } of openUploads.slice(1)) end();
    expect(await Promise.all(openUploads.slice(1).map(statusOf))).toEqual([200, 200, 200]);
  });
});
