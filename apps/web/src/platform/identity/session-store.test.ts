import type { Profile } from '@hundred/contract/identity';
import type { PublicConfig } from '@hundred/contract/operations';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IdentityAway, type IdentityPort, PopupUnavailable } from './identity-port';
import { makeMemory } from './remembered';
import { makeSessionStore, redirectMarker, type SessionNeeds } from './session-store';

// Calls that fail on purpose would fill the report of the tests.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const user: Profile = {
  uid: '00000000-0000-4000-8000-000000000001',
  email: 'ada@people.test',
  displayName: 'Ada',
  ageGroup: null,
  showNameOnLeaderboard: false,
  signInMethod: 'email',
  timezone: 'Europe/Lisbon',
  reminderTime: '09:00',
  autoRestCover: true,
  theme: 'system',
  dailyReminders: true,
  streakWarnings: true,
  achievementNews: true,
  milestoneNews: true,
};
const somebodyElse: Profile = { ...user, uid: '00000000-0000-4000-8000-000000000002', displayName: 'Bo' };
const config = {
  version: '1',
  installation: 'here',
  publicUrl: 'https://hundred.example',
  supportEmail: null,
  payments: 'off',
  identity: { adapter: 'oidc', authority: 'https://id.example', clientId: 'web', changePasswordUrl: null },
};

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
}

type Answer = { status: number; body: unknown } | 'offline' | 'silence';
const answers = {
  ok: { status: 200, body: { user } },
  refused: { status: 401, body: { error: 'not_signed_in', message: 'Please sign in.' } },
  trouble: { status: 503, body: { error: 'storage_away', message: 'One moment.' } },
  offline: 'offline',
} satisfies Record<string, Answer>;

interface Setup {
  remembered?: string;
  path?: string;
  awaiting?: boolean;
  port?: Partial<IdentityPort>;
  calls?: Record<string, Answer[]>;
  forget?: SessionNeeds['forget'];
  onCall?: (address: string) => void;
  signInAnew?: boolean;
}

function setUp({
  remembered,
  path = '/dashboard',
  awaiting,
  port = {},
  calls = {},
  forget,
  onCall,
  signInAnew = false,
}: Setup = {}) {
  const storage = memoryStorage();
  const memory = makeMemory(storage);
  const tabStorage = memoryStorage();
  if (remembered) memory.keepPerson({ installation: remembered, user });
  memory.keepSignInAnew(signInAnew);
  if (awaiting) tabStorage.setItem(redirectMarker, '1');
  const asked: string[] = [];
  const queue: Record<string, Answer[]> = { '/api/config': [], ...calls };
  const fake: typeof fetch = async (input, init) => {
    const address = String(input);
    const bearer = new Headers(init?.headers).get('authorization');
    onCall?.(address);
    asked.push(`${address}${bearer ? ` ${bearer}` : ''}`);
    const fallback: Answer = address === '/api/config' ? { status: 200, body: config } : answers.ok;
    const answer = queue[address]?.shift() ?? fallback;
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === 'silence')
      return new Promise((_, reject) => init?.signal?.aborted && reject(init.signal.reason));
    return Response.json(answer.body, { status: answer.status });
  };
  const identity: IdentityPort = {
    popup: vi.fn(async () => {}),
    redirect: vi.fn(() => new Promise<never>(() => {})),
    redirectResult: vi.fn(async () => undefined),
    token: vi.fn(async () => 'token-1'),
    renew: vi.fn(async () => 'token-2'),
    forget: vi.fn(async () => {}),
    signOut: vi.fn(async () => 'ended' as const),
    ...port,
  };
  const forgotten: [uid: string, what: string][] = [];
  let otherTab = () => {};
  const returns: (() => void)[] = [];
  const needs: SessionNeeds = {
    fetch: fake,
    memory,
    tabStorage,
    path,
    loadPort: async () => identity,
    onOtherTab: (listener) => {
      otherTab = listener;
    },
    onReturned: (listener) => returns.push(listener),
    forget: forget ?? (async (uid, what) => void forgotten.push([uid, what])),
  };
  const session = makeSessionStore(needs);
  return {
    session,
    identity,
    memory,
    tabStorage,
    asked,
    forgotten,
    inOtherTab: () => otherTab(),
    comeBack() {
      for (const listener of returns) listener();
    },
    state: () => session.current().state,
  };
}

describe('opening the page', () => {
  it('knows nobody where nobody was, and loads nothing for it', () => {
    const { state, asked } = setUp();
    expect(state()).toBe('signed-out');
    expect(asked).toEqual([]);
  });

  it('shows whoever was here last at once, and asks the server about them', async () => {
    const { session, state, asked } = setUp({ remembered: 'here' });
    expect(state()).toBe('signed-in');
    await vi.waitFor(() => expect(asked).toContain('/api/auth/verify Bearer token-1'));
    expect(session.current()).toMatchObject({ person: { displayName: 'Ada' } });
  });

  it.each(['offline', 'trouble'] as const)('keeps them when the server is %s', async (kind) => {
    const { state, asked, memory } = setUp({
      remembered: 'here',
      calls: { '/api/auth/verify': [answers[kind]] },
    });
    await vi.waitFor(() => expect(asked).toContain('/api/auth/verify Bearer token-1'));
    await Promise.resolve();
    expect(state()).toBe('signed-in');
    expect(memory.person()).toBeDefined();
  });

  it('keeps them when the identity service cannot be reached', async () => {
    const token = vi.fn(async () => {
      throw new IdentityAway('away');
    });
    const { state } = setUp({ remembered: 'here', port: { token } });
    await vi.waitFor(() => expect(token).toHaveBeenCalled());
    expect(state()).toBe('signed-in');
  });

  it('tries again with a new token on a 401, and keeps them', async () => {
    const { state, asked } = setUp({
      remembered: 'here',
      calls: { '/api/auth/verify': [answers.refused, answers.ok] },
    });
    await vi.waitFor(() => expect(asked).toContain('/api/auth/verify Bearer token-2'));
    expect(state()).toBe('signed-in');
  });

  it.each([
    ['with the new token too', async () => 'token-2'],
    ['and there is no other token', async () => undefined],
  ])('signs out on a 401 %s', async (_what, renew) => {
    const { state, memory } = setUp({
      remembered: 'here',
      port: { renew },
      calls: { '/api/auth/verify': [answers.refused, answers.refused] },
    });
    await vi.waitFor(() => expect(state()).toBe('signed-out'));
    expect(memory.person()).toBeUndefined();
  });

  it('signs out where the identity service has forgotten who it was', async () => {
    const { state } = setUp({
      remembered: 'here',
      port: { token: async () => undefined },
      calls: { '/api/auth/verify': [answers.refused] },
    });
    await vi.waitFor(() => expect(state()).toBe('signed-out'));
  });

  it('keeps them on a 401 while no other token can be asked for', async () => {
    const renew = vi.fn(async () => {
      throw new IdentityAway('away');
    });
    const { state } = setUp({
      remembered: 'here',
      port: { renew },
      calls: { '/api/auth/verify': [answers.refused] },
    });
    await vi.waitFor(() => expect(renew).toHaveBeenCalledWith('token-1'));
    expect(state()).toBe('signed-in');
  });

  it('does not take somebody over from another installation', async () => {
    const { state, identity } = setUp({ remembered: 'elsewhere' });
    await vi.waitFor(() => expect(state()).toBe('signed-out'));
    expect(identity.forget).toHaveBeenCalled();
  });

  it('follows what another tab does', async () => {
    const { state, memory, inOtherTab } = setUp();
    memory.keepPerson({ installation: 'here', user });
    inOtherTab();
    expect(state()).toBe('signed-in');
    memory.forgetPerson();
    inOtherTab();
    expect(state()).toBe('signed-out');
  });

  it('follows another tab to somebody else, also where it slept through the signing out', async () => {
    const { session, asked, memory, inOtherTab } = setUp({ remembered: 'here' });
    await vi.waitFor(() => expect(asked).toContain('/api/auth/verify Bearer token-1'));
    memory.keepPerson({ installation: 'here', user: somebodyElse });
    asked.length = 0;
    await expect(session.api.put('/auth/profile', {})).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(asked).toEqual([]);
    inOtherTab();
    expect(session.current()).toMatchObject({ state: 'signed-in', person: { uid: somebodyElse.uid } });
    await session.api.put('/auth/profile', {});
    expect(asked).toEqual(['/api/auth/profile Bearer token-1']);
  });

  it('does not take the answer about one person for another', async () => {
    const { session, memory, inOtherTab } = setUp({ remembered: 'here' });
    memory.keepPerson({ installation: 'here', user: somebodyElse });
    inOtherTab();
    session.update(user);
    await new Promise((resolve) => setTimeout(resolve));
    expect(memory.person()?.user.uid).toBe(somebodyElse.uid);
    expect(session.current()).toMatchObject({ person: { uid: somebodyElse.uid } });
  });

  it('neither signs somebody out nor acts for them by a call that the one before them made', async () => {
    const becomeBo = () => {
      memory.keepPerson({ installation: 'here', user: somebodyElse });
      inOtherTab();
    };
    const { session, memory, asked, inOtherTab } = setUp({
      remembered: 'here',
      calls: { '/api/late': [answers.refused], '/api/later': [answers.refused] },
      port: {
        async renew() {
          becomeBo();
          return 'token of Bo';
        },
      },
      onCall: (address) => address === '/api/later' && becomeBo(),
    });
    await vi.waitFor(() => expect(asked).toContain('/api/auth/verify Bearer token-1'));
    for (const path of ['/late', '/later']) {
      memory.keepPerson({ installation: 'here', user });
      inOtherTab();
      await expect(session.api.put(path, {})).rejects.toMatchObject({ code: 'not_signed_in' });
      expect(session.current()).toMatchObject({ person: { uid: somebodyElse.uid } });
    }
    expect(asked.filter((call) => call.endsWith('token of Bo'))).toEqual([]);
  });

  it('forgets nobody else where it is told that the one before is signed out', async () => {
    const { session, memory, asked } = setUp({
      remembered: 'here',
      calls: { '/api/late': [answers.refused] },
      port: { token: async () => undefined },
      onCall(address) {
        if (address === '/api/late') memory.keepPerson({ installation: 'here', user: somebodyElse });
      },
    });
    await vi.waitFor(() => expect(asked).toContain('/api/auth/verify'));
    memory.forgetPerson();
    await expect(session.api.get('/late')).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(memory.person()?.user.uid).toBe(somebodyElse.uid);
  });

  it('does not wait for ever for what it knows already how to ask for', async () => {
    const { session, memory, asked } = setUp({
      remembered: 'here',
      calls: { '/api/config': ['silence', 'silence'] },
    });
    memory.keepConfig(config as PublicConfig);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    await session.api.get('/challenge/today');
    expect(asked).toContain('/api/challenge/today Bearer token-1');
    vi.restoreAllMocks();
  });
});

describe('signing in', () => {
  it('opens a popup first and shows its token to the server', async () => {
    const { session, state, asked, identity } = setUp();
    expect(await session.signIn()).toEqual({ ok: true });
    expect(asked).toContain('/api/auth/firebase');
    expect(identity.redirect).not.toHaveBeenCalled();
    expect(state()).toBe('signed-in');
  });

  it('leaves the page where the popup is not to be had, and marks it', async () => {
    const popup = async () => {
      throw new PopupUnavailable('blocked');
    };
    const { session, identity, tabStorage } = setUp({ port: { popup } });
    void session.signIn('/badges');
    await vi.waitFor(() => expect(identity.redirect).toHaveBeenCalledWith('/badges', false));
    expect(tabStorage.getItem(redirectMarker)).toBe('1');
  });

  it('can be tried again after coming back without a result', async () => {
    const popup = async () => {
      throw new PopupUnavailable('blocked');
    };
    const { session, identity, tabStorage, comeBack } = setUp({ port: { popup } });
    const outcome = session.signIn();
    await vi.waitFor(() => expect(identity.redirect).toHaveBeenCalled());
    comeBack();
    expect(await outcome).toMatchObject({ message: 'Could not complete sign-in. Please try again.' });
    expect(tabStorage.getItem(redirectMarker)).toBeNull();
  });

  it('prefers the message of the server', async () => {
    const { session, state, identity } = setUp({ calls: { '/api/auth/firebase': [answers.refused] } });
    expect(await session.signIn()).toEqual({ ok: false, code: 'failed', message: 'Please sign in.' });
    expect(state()).toBe('signed-out');
    expect(identity.forget).toHaveBeenCalled();
  });

  it('says "Login failed" where nothing better is known', async () => {
    const popup = async () => {
      throw new Error('something inside');
    };
    const { session } = setUp({ port: { popup } });
    expect(await session.signIn()).toMatchObject({ ok: false, message: 'Login failed' });
  });

  it('says "Login failed" where the server gave no message', async () => {
    const saying = async (answer: Answer) =>
      setUp({ calls: { '/api/auth/firebase': [answer] } }).session.signIn();
    expect(await saying({ status: 502, body: 'Bad gateway' })).toMatchObject({ message: 'Login failed' });
    expect(await saying({ status: 500, body: { error: 'internal', message: '' } })).toMatchObject({
      message: 'Login failed',
    });
    expect(await saying('offline')).toMatchObject({
      message: 'Login failed. The server could not be reached. Check your connection and try again.',
    });
  });
});

describe('coming back from signing in', () => {
  it('completes the result and knows where to go', async () => {
    const { session, state } = setUp({
      path: '/auth/callback',
      awaiting: true,
      port: { redirectResult: async () => ({ returnTo: '/badges' }) },
    });
    expect(session.current()).toEqual({ state: 'loading', completing: true });
    await vi.waitFor(() => expect(state()).toBe('signed-in'));
    expect(session.current()).toMatchObject({ returnTo: '/badges' });
  });

  it('falls back on whoever the identity service knows', async () => {
    const { state } = setUp({ path: '/login', awaiting: true });
    await vi.waitFor(() => expect(state()).toBe('signed-in'));
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/login', '/auth/callback'])(
    'does not go to %s',
    async (returnTo) => {
      const { session, state } = setUp({
        path: '/auth/callback',
        port: { redirectResult: async () => ({ returnTo }) },
      });
      await vi.waitFor(() => expect(state()).toBe('signed-in'));
      expect(session.current()).toMatchObject({ returnTo: '/dashboard' });
    },
  );

  it('says so where there is nobody', async () => {
    const { session, state, tabStorage } = setUp({
      path: '/login',
      awaiting: true,
      port: { token: async () => undefined },
    });
    await vi.waitFor(() => expect(state()).toBe('signed-out'));
    expect(session.current()).toMatchObject({ problem: 'Could not complete sign-in. Please try again.' });
    expect(tabStorage.getItem(redirectMarker)).toBeNull();
  });
});

describe('signing out', () => {
  it('is not undone by an answer that comes meanwhile', async () => {
    const { session, asked, memory } = setUp({
      remembered: 'here',
      port: {
        async token() {
          void session.signOut();
          return 'token-1';
        },
        signOut: () => new Promise(() => {}),
      },
    });
    await vi.waitFor(() => expect(asked).toContain('/api/auth/verify Bearer token-1'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(memory.person()).toBeUndefined();
  });

  it('tells the identity service too where the device cannot be cleared', async () => {
    const { session, state, identity } = setUp({
      remembered: 'here',
      forget: async () => {
        throw new TypeError('Failed to fetch dynamically imported module');
      },
    });
    await session.signOut();
    expect(identity.signOut).toHaveBeenCalled();
    expect(state()).toBe('signed-out');
  });

  it('holds where the browser shows the page again as it was left', async () => {
    const { session, state, comeBack } = setUp({
      remembered: 'here',
      port: { signOut: () => new Promise(() => {}) },
    });
    void session.signOut();
    await new Promise((resolve) => setTimeout(resolve));
    comeBack();
    expect(state()).toBe('signed-out');
    expect(await session.signIn()).toEqual({ ok: true });
    await session.api.get('/challenge/today');
  });

  it('forgets the person first, then tells the identity service', async () => {
    const { session, state, memory, identity } = setUp({ remembered: 'here' });
    await session.signOut();
    expect(identity.signOut).toHaveBeenCalled();
    expect(memory.person()).toBeUndefined();
    expect(state()).toBe('signed-out');
  });

  it('asks nothing of the server meanwhile, nor afterwards', async () => {
    let leave = () => {};
    const signOut = () => new Promise<'ended'>((resolve) => (leave = () => resolve('ended')));
    const { session, asked } = setUp({ remembered: 'here', port: { signOut } });
    await vi.waitFor(() => expect(asked).toContain('/api/auth/verify Bearer token-1'));
    asked.length = 0;
    const leaving = session.signOut();
    await expect(session.api.get('/challenge/today')).rejects.toMatchObject({ code: 'not_signed_in' });
    leave();
    await leaving;
    await expect(session.api.get('/challenge/today')).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(asked).toEqual([]);
  });

  it('forgets what waits to be sent, also where a call was told before that nobody is signed in', async () => {
    const { session, state, forgotten, memory } = setUp({
      remembered: 'here',
      calls: { '/api/notifications/unsubscribe': [answers.refused, answers.refused] },
    });
    await expect(session.api.post('/notifications/unsubscribe')).rejects.toThrow('Please sign in.');
    expect([state(), memory.person()]).toEqual(['signed-out', undefined]);
    await session.signOut();
    expect(forgotten).toEqual([
      [user.uid, 'log'],
      [user.uid, 'everything'],
    ]);
  });

  const port = (signOut: IdentityPort['signOut']) => ({ remembered: 'here', port: { signOut } });
  const notTold = 'The sign-in service could not be told, so it asks for your password next time.';

  it.each<[string, IdentityPort['signOut'], string]>([
    ['cannot be told', async () => 'not-told', notTold],
    ['fails', () => Promise.reject(new TypeError('Failed to fetch')), notTold],
    ['keeps its own session', async () => 'its-own', 'sign out there too if others use it.'],
  ])(
    'where the identity service %s says so, and has whoever is next asked who they are',
    async (_what, signOut, words) => {
      const { session, identity } = setUp(port(signOut));
      await session.signOut();
      expect(session.current()).toMatchObject({
        state: 'signed-out',
        notice: expect.stringContaining(words),
      });
      await session.signIn();
      expect(identity.popup).toHaveBeenLastCalledWith(true);
      // Whoever has been asked is known: the next time is like any other.
      await session.signIn();
      expect(identity.popup).toHaveBeenLastCalledWith(false);
    },
  );

  it('asks nobody twice where the session has ended there, and says nothing of it', async () => {
    const { session, identity } = setUp(port(async () => 'ended'));
    await session.signOut();
    expect(session.current()).toEqual({ state: 'signed-out' });
    await session.signIn();
    expect(identity.popup).toHaveBeenLastCalledWith(false);
  });

  it('lets nobody in either where the page is closed before there is an answer', async () => {
    const { session, memory } = setUp(port(() => new Promise(() => {})));
    void session.signOut();
    expect([memory.signInAnew(), memory.person()]).toEqual([true, undefined]);
  });

  it('lets nobody in who comes back without a result, though a token was left behind', async () => {
    const left = setUp({ ...port(() => Promise.reject(new TypeError('no such code'))) });
    await left.session.signOut();
    const { state, asked } = setUp({ path: '/login', awaiting: true, signInAnew: left.memory.signInAnew() });
    await vi.waitFor(() => expect(state()).toBe('signed-out'));
    expect(asked).not.toContain('/api/auth/firebase');
  });

  it('everywhere, or deleted: whoever the identity service still knows is asked the second time', async () => {
    const { session, identity } = setUp({ calls: { '/api/auth/firebase': [answers.refused] } });
    expect(await session.signIn()).toMatchObject({ ok: false });
    expect(identity.popup).toHaveBeenLastCalledWith(false);
    expect(await session.signIn()).toEqual({ ok: true });
    expect(identity.popup).toHaveBeenLastCalledWith(true);
  });
});
