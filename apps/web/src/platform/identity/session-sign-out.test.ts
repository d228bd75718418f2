import { describe, expect, it, vi } from 'vitest';
import type { IdentityPort } from './identity-port';
import { answers, hushFailedCalls, setUp, user } from './testing/set-up-session';

hushFailedCalls();

describe('signing out', () => {
  it('is not undone by an answer that arrives meanwhile', async () => {
    const { session, requests, memory } = setUp({
      rememberedAt: 'here',
      port: {
        async token() {
          void session.signOut();
          return 'token-1';
        },
        signOut: () => new Promise(() => {}),
      },
    });
    await vi.waitFor(() => expect(requests).toContain('/api/auth/verify Bearer token-1'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(memory.person()).toBeUndefined();
  });

  it('calls the identity service even if the device cannot be cleared', async () => {
    const { session, state, identity } = setUp({
      rememberedAt: 'here',
      clearData: async () => {
        throw new TypeError('Failed to fetch dynamically imported module');
      },
    });
    await session.signOut();
    expect(identity.signOut).toHaveBeenCalled();
    expect(state()).toBe('signed-out');
  });

  it('still holds when the browser shows the page from its cache', async () => {
    const { session, state, comeBack } = setUp({
      rememberedAt: 'here',
      port: { signOut: () => new Promise(() => {}) },
    });
    void session.signOut();
    await new Promise((resolve) => setTimeout(resolve));
    comeBack();
    expect(state()).toBe('signed-out');
    expect(await session.signIn()).toEqual({ ok: true });
    await session.api.get('/challenge/today');
  });

  it('removes the person first, then calls the identity service', async () => {
    const { session, state, memory, identity } = setUp({ rememberedAt: 'here' });
    await session.signOut();
    expect(identity.signOut).toHaveBeenCalled();
    expect(memory.person()).toBeUndefined();
    expect(state()).toBe('signed-out');
  });

  it('makes no call to the server during and after it', async () => {
    let leave = () => {};
    const signOut = () => new Promise<'ended'>((resolve) => (leave = () => resolve('ended')));
    const { session, requests } = setUp({ rememberedAt: 'here', port: { signOut } });
    await vi.waitFor(() => expect(requests).toContain('/api/auth/verify Bearer token-1'));
    requests.length = 0;
    const leaving = session.signOut();
    await expect(session.api.get('/challenge/today')).rejects.toMatchObject({ code: 'not_signed_in' });
    leave();
    await leaving;
    await expect(session.api.get('/challenge/today')).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(requests).toEqual([]);
  });

  it('removes the pending commands, even if an earlier call had found nobody signed in', async () => {
    const { session, state, clearedData, memory } = setUp({
      rememberedAt: 'here',
      calls: { '/api/notifications/unsubscribe': [answers.refused, answers.refused] },
    });
    await expect(session.api.post('/notifications/unsubscribe')).rejects.toThrow('Please sign in.');
    expect([state(), memory.person()]).toEqual(['signed-out', undefined]);
    await session.signOut();
    expect(clearedData).toEqual([
      [user.uid, 'log'],
      [user.uid, 'everything'],
    ]);
  });

  const setupWith = (signOut: IdentityPort['signOut']) => ({ rememberedAt: 'here', port: { signOut } });
  const notReached = 'Next time, the sign-in service asks for your password.';

  it.each<[string, IdentityPort['signOut'], string]>([
    ['cannot be reached', async () => 'unknown', notReached],
    ['fails', () => Promise.reject(new TypeError('Failed to fetch')), notReached],
    ['leaves its session open', async () => 'left-open', 'sign out of your sign-in service too.'],
  ])(
    'reports it and makes the next sign-in ask for credentials if the identity service %s',
    async (_what, signOut, notice) => {
      const { session, identity } = setUp(setupWith(signOut));
      await session.signOut();
      expect(session.current()).toMatchObject({
        state: 'signed-out',
        notice: expect.stringContaining(notice),
      });
      await session.signIn();
      expect(identity.popup).toHaveBeenLastCalledWith(true);
      // After one sign-in with credentials, the next one is ordinary again.
      await session.signIn();
      expect(identity.popup).toHaveBeenLastCalledWith(false);
    },
  );

  it('does not ask for credentials if the session has ended there, and shows no message', async () => {
    const { session, identity } = setUp(setupWith(async () => 'ended'));
    await session.signOut();
    expect(session.current()).toEqual({ state: 'signed-out' });
    await session.signIn();
    expect(identity.popup).toHaveBeenLastCalledWith(false);
  });

  it('requires credentials even if the page is closed before the service answers', async () => {
    const { session, memory } = setUp(setupWith(() => new Promise(() => {})));
    void session.signOut();
    expect([memory.mustReauthenticate(), memory.person()]).toEqual([true, undefined]);
  });

  it('lets nobody in who comes back without a result, even if a token was left behind', async () => {
    const firstVisit = setUp({ ...setupWith(() => Promise.reject(new TypeError('no such code'))) });
    await firstVisit.session.signOut();
    const { state, requests } = setUp({
      path: '/login',
      isRedirectPending: true,
      mustReauthenticate: firstVisit.memory.mustReauthenticate(),
    });
    await vi.waitFor(() => expect(state()).toBe('signed-out'));
    expect(requests).not.toContain('/api/auth/firebase');
  });

  it('everywhere, or deleting the account, makes the second sign-in ask for credentials', async () => {
    // The server refuses the token that the identity service still issues without credentials.
    const { session, identity } = setUp({ calls: { '/api/auth/firebase': [answers.refused] } });
    expect(await session.signIn()).toMatchObject({ ok: false });
    expect(identity.popup).toHaveBeenLastCalledWith(false);
    expect(await session.signIn()).toEqual({ ok: true });
    expect(identity.popup).toHaveBeenLastCalledWith(true);
  });
});
