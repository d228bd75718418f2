import { User } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBrowserStorage } from '../../../testing/browser-storage';
import { IdentityAway, PopupUnavailable } from '../identity-port';
import { handAnswerOver, makeOidcPort } from './oidc-adapter';

const authority = 'https://id.example';
const userKey = `oidc.user:${authority}:web`;
const expired = `${btoa('{}')}.${btoa(JSON.stringify({ iat: 0, exp: 60 }))}.`;
/** Whether the service must ask for credentials at a sign-in. */
const [mustReauthenticate, mayReuseSession] = [true, false];
/** Marks the embedded service: an external one has no address for changing the password. */
const embeddedPasswordUrl = '/identity/password';
let stored: Storage;

beforeEach(() => {
  const user = new User({
    id_token: expired,
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'Bearer',
    profile: { sub: 'ana', iss: authority, aud: 'web', exp: 60, iat: 0 },
  });
  stored = makeBrowserStorage({ [userKey]: user.toStorageString() });
  vi.stubGlobal('localStorage', stored);
  vi.stubGlobal('location', { origin: 'https://hundred.example', pathname: '/dashboard' });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

/** A port whose identity service answers token requests with this error. */
function portThatAnswers(status: number, error: string, changePasswordUrl: string | null = null) {
  vi.stubGlobal('fetch', async (input: string) =>
    input.endsWith('openid-configuration')
      ? Response.json({ issuer: authority, token_endpoint: `${authority}/token` })
      : Response.json({ error }, { status }),
  );
  return makeOidcPort({ adapter: 'oidc', authority, clientId: 'web', changePasswordUrl });
}

it.each([
  [503, 'temporarily_unavailable'],
  [503, 'storage_away'],
  [500, 'server_error'],
  [429, 'rate_limited'],
])('A failing identity service (%i %s) does not end the session', async (status, error) => {
  await expect(portThatAnswers(status, error).token()).rejects.toBeInstanceOf(IdentityAway);
  expect(userKey in stored).toBe(true);
});

it('A refusal of the identity service requires a new sign-in', async () => {
  expect(await portThatAnswers(400, 'invalid_grant').token()).toBeUndefined();
  expect(userKey in stored).toBe(false);
});

it('A person stays signed in if the frame of the embedded service does not answer', async () => {
  const port = portThatAnswers(400, 'invalid_grant', embeddedPasswordUrl);
  await expect(port.token()).rejects.toBeInstanceOf(IdentityAway);
  expect(userKey in stored).toBe(true);
});

it('A token that another tab has just fetched is used, although storage shows it late', async () => {
  const port = portThatAnswers(400, 'invalid_grant');
  const renewed = User.fromStorageString(stored.getItem(userKey) ?? '');
  renewed.id_token = 'renewed elsewhere';
  const locks = {
    // The other tab holds the lock when this one asks for it (with `ifAvailable`). It releases the lock, and its stored
    // token appears a moment later.
    async request(_name: string, ...options: unknown[]) {
      const work = options.at(-1) as (lock: object | null) => Promise<unknown>;
      if (options.length === 2) return work(null);
      setTimeout(() => stored.setItem(userKey, renewed.toStorageString()), 150);
      return work({});
    },
  };
  vi.stubGlobal('navigator', { onLine: true, locks });
  expect(await port.renew(expired)).toBe('renewed elsewhere');
});

it('A prepared sign-in opens its window while the user gesture is still active', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ issuer: authority, authorization_endpoint: `${authority}/auth` }),
  );
  const open = vi.fn(() => null);
  vi.stubGlobal('window', { open });
  for (const name of ['screenX', 'screenY', 'outerWidth', 'outerHeight']) vi.stubGlobal(name, 0);
  const port = makeOidcPort({ adapter: 'oidc', authority, clientId: 'web', changePasswordUrl: null });
  port.prepare(mayReuseSession);
  await vi.waitFor(() => expect(Object.keys(stored)).toContainEqual(expect.stringMatching(/^oidc\.\w{32}$/)));
  await new Promise((resolve) => setTimeout(resolve));

  const signingIn = port.popup(mayReuseSession);
  signingIn.catch(() => {});
  // WebKit keeps a user gesture across promises that are already resolved, but not across other work.
  for (let step = 0; step < 20; step += 1) await null;
  expect(open).toHaveBeenCalledWith(
    expect.stringMatching(/^https:\/\/id\.example\/auth\?.*code_challenge=/),
    '_blank',
    expect.any(String),
  );
  await expect(signingIn).rejects.toBeInstanceOf(PopupUnavailable);
});

it('The way back from the sign-in window counts as leaving, not as an unavailable service', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ issuer: authority, authorization_endpoint: `${authority}/auth` }),
  );
  const openedWindow = { closed: false, close: vi.fn() };
  const page = Object.assign(new EventTarget(), { open: vi.fn(() => openedWindow) });
  vi.stubGlobal('window', page);
  for (const name of ['screenX', 'screenY', 'outerWidth', 'outerHeight']) vi.stubGlobal(name, 0);
  const port = makeOidcPort({ adapter: 'oidc', authority, clientId: 'web', changePasswordUrl: null });
  const signingIn = port.popup(mayReuseSession);
  await vi.waitFor(() => expect(page.open).toHaveBeenCalled());
  const origin = 'https://hundred.example';
  const data = { source: 'oidc-client', url: `${origin}/auth/back` };
  page.dispatchEvent(Object.assign(new Event('message'), { source: openedWindow, origin, data }));
  expect(await signingIn).toBe(false);
  expect(openedWindow.close).toHaveBeenCalled();
});

it('A sign-in window goes on to the login page if its opener no longer waits for it', async () => {
  vi.useFakeTimers();
  const replace = vi.fn();
  const origin = 'https://hundred.example';
  vi.stubGlobal('window', { opener: { postMessage: vi.fn() } });
  vi.stubGlobal('location', { origin, href: `${origin}/auth/back`, pathname: '/auth/back', replace });
  await handAnswerOver();
  expect(replace).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(replace).toHaveBeenCalledWith('/login');
  vi.useRealTimers();
});

it('Simultaneous token requests of a page lead to one renewal', async () => {
  const port = portThatAnswers(503, 'storage_away');
  const fetchSpy = vi.fn(globalThis.fetch);
  vi.stubGlobal('fetch', fetchSpy);
  await Promise.allSettled([port.token(), port.token(), port.token()]);
  const tokens = fetchSpy.mock.calls.filter(([input]) => String(input).endsWith('/token'));
  expect(tokens).toHaveLength(1);
});

it('A renewal without a connection does not wait for another tab', async () => {
  vi.useFakeTimers();
  const port = portThatAnswers(503, 'storage_away');
  const locks = {
    // Another tab holds the lock when this one asks for it (with `ifAvailable`), and then releases it.
    request: async (_name: string, ...options: unknown[]) =>
      (options.at(-1) as (lock: object | null) => Promise<unknown>)(options.length === 2 ? null : {}),
  };
  vi.stubGlobal('navigator', { onLine: false, locks });
  await expect(port.token()).rejects.toBeInstanceOf(IdentityAway);
  vi.useRealTimers();
});

describe('signing out', () => {
  const service = {
    issuer: authority,
    authorization_endpoint: `${authority}/auth`,
    token_endpoint: `${authority}/token`,
    revocation_endpoint: `${authority}/revoke`,
    end_session_endpoint: `${authority}/end`,
  };
  type Answer = (address: string) => Promise<Response>;
  const faults: [string, Answer][] = [
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['502', async () => new Response('Bad Gateway', { status: 502 })],
    ['time-out', () => new Promise(() => {})],
  ];

  /** A service that publishes its metadata and then gives this answer. The page cannot be left. */
  function portOver(answer: Answer, changePasswordUrl: string | null) {
    const posted: string[] = [];
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (address.endsWith('openid-configuration')) return Response.json(service);
      posted.push(`${address} ${init?.body}`);
      return answer(address);
    });
    const port = makeOidcPort({ adapter: 'oidc', authority, clientId: 'web', changePasswordUrl });
    return { port, posted };
  }

  it('ends the session of the embedded service by requests, and leaves nothing stored here', async () => {
    const { port, posted } = portOver(async () => new Response(null, { status: 204 }), embeddedPasswordUrl);
    expect(await port.signOut()).toBe('ended');
    expect(posted.toSorted()).toEqual([
      `${authority}/end `,
      `${authority}/revoke token=refresh&client_id=web`,
    ]);
    expect(userKey in stored).toBe(false);
  });

  it('leaves the session of an external service alone, and revokes the tokens that were issued here', async () => {
    const { port, posted } = portOver(async () => new Response(), null);
    expect(await port.signOut()).toBe('left-open');
    expect(posted).toEqual([`${authority}/revoke token=refresh&client_id=web`]);
    expect(userKey in stored).toBe(false);
  });

  for (const [serviceName, changePasswordUrl, outcome] of [
    ['the embedded service', embeddedPasswordUrl, 'unknown'],
    ['an external service', null, 'left-open'],
  ] as const) {
    it.each(faults)(
      `leaves nothing stored here if ${serviceName} is unavailable: %s`,
      async (_fault, answer) => {
        vi.useFakeTimers();
        const { port } = portOver(answer, changePasswordUrl);
        const leaving = port.signOut();
        await vi.runAllTimersAsync();
        expect(await leaving).toBe(outcome);
        expect(userKey in stored).toBe(false);
        vi.useRealTimers();
      },
    );
  }

  it.each([
    ['the embedded service', embeddedPasswordUrl, null],
    ['an external service, which has to confirm it', null, '0'],
  ])('makes the next sign-in ask for credentials with %s', async (_service, changePasswordUrl, maxAge) => {
    const assign = vi.fn();
    vi.stubGlobal('window', {
      self: { location: { assign } },
      addEventListener() {},
      removeEventListener() {},
    });
    const { port } = portOver(async () => new Response(), changePasswordUrl);
    void port.redirect('/dashboard', mustReauthenticate);
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    const params = new URL(assign.mock.calls[0]?.[0]).searchParams;
    expect([params.get('prompt'), params.get('max_age')]).toEqual(['login', maxAge]);
  });
});
