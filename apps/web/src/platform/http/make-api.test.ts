import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api';
import { makeApi } from './make-api';

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function apiWith(reply: () => Promise<Response>, token?: string) {
  const fetch = vi.fn<typeof globalThis.fetch>(reply);
  return { fetch, api: makeApi({ fetch, token: async () => token }) };
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => error as ApiError,
  );

const consoleError = vi.fn();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(consoleError));
afterEach(() => {
  vi.restoreAllMocks();
  consoleError.mockReset();
});

describe('makeApi', () => {
  it('logs a refusal to the console', async () => {
    const { api } = apiWith(async () => answer({ error: 'not_started', message: 'Not yet.' }, 404));
    const failure = await failureOf(api.get('/challenge/today'));
    expect(consoleError.mock.calls).toEqual([['Call failed: GET /challenge/today', failure]]);
  });

  it('logs to the console that no answer arrived', async () => {
    const { api } = apiWith(() => Promise.reject(new TypeError('Failed to fetch')));
    const failure = await failureOf(api.post('/challenge/reset'));
    expect(consoleError.mock.calls).toEqual([['Call failed: POST /challenge/reset', failure]]);
  });

  it('logs neither a cancelled call nor an answered one', async () => {
    const cancelled = apiWith(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    await failureOf(cancelled.api.get('/challenge/today'));
    await apiWith(async () => answer({})).api.get('/config');
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('calls paths under /api with the bearer token', async () => {
    const { api, fetch } = apiWith(async () => answer({ dayNumber: 57 }), 'abc');
    await expect(api.get('/challenge/today')).resolves.toEqual({ dayNumber: 57 });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/challenge/today');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer abc');
  });

  it('sends the ETag of the last answer, and returns that answer if nothing has changed', async () => {
    const replies = [
      new Response('{"seen":1}', { headers: { etag: '"one"' } }),
      new Response(null, { status: 304, headers: { etag: '"one"' } }),
      new Response('{"seen":2}', { headers: { etag: '"two"' } }),
    ];
    const { api, fetch } = apiWith(async () => replies.shift() ?? answer({}));
    const received = [];
    for (let time = 0; time < 4; time++) received.push(await api.get('/rooms/some'));
    expect(received).toEqual([{ seen: 1 }, { seen: 1 }, { seen: 2 }, {}]);
    await api.get('/rooms/other');
    const tags = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('if-none-match'));
    expect(tags).toEqual([null, '"one"', '"one"', '"two"', null]);
  });

  it('sends no token when nobody is signed in, and no body with a GET', async () => {
    const { api, fetch } = apiWith(async () => answer({}));
    await api.get('/config');
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).has('authorization')).toBe(false);
    expect(new Headers(init?.headers).has('content-type')).toBe(false);
    expect(init?.body).toBeUndefined();
  });

  it('sends a body as JSON', async () => {
    const { api, fetch } = apiWith(async () => answer({}));
    await api.post('/challenge/complete-exercise', { exercise: 'pushups' });
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(init?.method).toBe('POST');
    expect(init?.body).toBe('{"exercise":"pushups"}');
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  });

  it('lets small PUT and DELETE requests outlive the page, such as a switch pressed while leaving', async () => {
    const { api, fetch } = apiWith(async () => answer({}));
    await api.put('/auth/profile', { notifyBadges: false });
    await api.delete('/challenge/plan');
    await api.get('/config');
    // Commands are stored on the device until the server has accepted them.
    await api.post('/challenge/complete-exercise', { exercise: 'pushups' });
    // Browsers refuse more than 64 kB of keepalive requests.
    await api.put('/challenge/plan', { plan: 'x'.repeat(65_536) });
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive ?? false)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('accepts an answer without content', async () => {
    const { api } = apiWith(async () => new Response(undefined, { status: 204 }));
    await expect(api.delete('/account')).resolves.toBeUndefined();
  });

  it('turns a refusal into an error with its code and its message', async () => {
    const { api } = apiWith(async () =>
      answer({ error: 'not_started', message: 'Start the challenge first.', needsOnboarding: true }, 404),
    );
    const failure = await failureOf(api.get('/challenge/today'));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      kind: 'refused',
      status: 404,
      code: 'not_started',
      message: 'Start the challenge first.',
      needsOnboarding: true,
    });
  });

  it('keeps what the server said of a field beside the message for people', async () => {
    const message = 'displayName: must have at most 40 characters';
    const { api } = apiWith(async () =>
      answer({ error: 'invalid_input', message, field: 'displayName' }, 400),
    );
    expect(await failureOf(api.put('/auth/profile', {}))).toMatchObject({
      message: 'Your display name must have at most 40 characters.',
      detail: message,
    });
  });

  it('has a message for an answer that is not from the server', async () => {
    const { api } = apiWith(async () => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await failureOf(api.get('/challenge/today'))).toMatchObject({
      kind: 'refused',
      status: 502,
      code: 'unreadable',
      needsOnboarding: false,
    });
  });

  it('distinguishes a missing connection from a refusal', async () => {
    const { api } = apiWith(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await failureOf(api.get('/challenge/today'))).toMatchObject({ kind: 'network', code: 'network' });
  });

  it('treats an answer that was cut off as no answer', async () => {
    const { api } = apiWith(async () => new Response('{"dayNumber":'));
    expect(await failureOf(api.get('/challenge/today'))).toMatchObject({ kind: 'network' });
  });

  it('passes on the cancellation of a call, also while its answer is read', async () => {
    const aborted = async () => {
      throw new DOMException('aborted', 'AbortError');
    };
    const { api } = apiWith(aborted);
    expect(await failureOf(api.get('/challenge/today'))).not.toBeInstanceOf(ApiError);
    const cancelledWhileRead = apiWith(async () => Object.assign(new Response(), { json: aborted }));
    expect(await failureOf(cancelledWhileRead.api.get('/challenge/today'))).not.toBeInstanceOf(ApiError);
  });
});
