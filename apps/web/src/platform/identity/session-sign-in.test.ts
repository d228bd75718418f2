import { describe, expect, it, vi } from 'vitest';
import { PopupUnavailable } from './identity-port';
import { redirectMarker } from './sign-in';
import { answers, hushFailedCalls, type StubbedAnswer, setUp, user } from './testing/set-up-session';

hushFailedCalls();

describe('signing in', () => {
  it('opens a popup first and sends its token to the server', async () => {
    const { session, state, requests, identity } = setUp();
    expect(await session.signIn()).toEqual({ ok: true });
    expect(requests).toContain('/api/auth/firebase');
    expect(identity.redirect).not.toHaveBeenCalled();
    expect(state()).toBe('signed-in');
  });

  it('loads the language of the person before it shows them as signed in', async () => {
    const german = { status: 200, body: { user: { ...user, language: 'de' } } };
    const { session, languages, state } = setUp({ calls: { '/api/auth/firebase': [german] } });
    const pushLanguage = vi.spyOn(languages, 'push').mockImplementation(() => {
      expect(state()).toBe('signed-out');
      return 1;
    });
    await session.signIn();
    expect(pushLanguage).toHaveBeenCalledWith('de');
    expect(state()).toBe('signed-in');
  });

  it('leaves the page if no popup can be opened, and stores that it did', async () => {
    const popup = async () => {
      throw new PopupUnavailable('blocked');
    };
    const { session, identity, tabStorage } = setUp({ port: { popup } });
    void session.signIn('/badges');
    await vi.waitFor(() => expect(identity.redirect).toHaveBeenCalledWith('/badges', false));
    expect(tabStorage.getItem(redirectMarker)).toBe('1');
  });

  it('stays on the page if another tab has signed in, and closes the window that is left over', async () => {
    const popup = async () => {
      memory.storePerson({ installation: 'here', user });
      inOtherTab();
      throw new PopupUnavailable('closed');
    };
    const { session, state, identity, tabStorage, memory, inOtherTab } = setUp({ port: { popup } });
    expect(await session.signIn()).toEqual({ ok: true });
    expect(state()).toBe('signed-in');
    expect(identity.redirect).not.toHaveBeenCalled();
    expect(tabStorage.getItem(redirectMarker)).toBeNull();
  });

  it('stays on the page without a message if the person went back from the window', async () => {
    const { session, state, identity, requests } = setUp({ port: { popup: async () => false } });
    expect(await session.signIn()).toEqual({ ok: false, code: 'failed', message: '' });
    expect(state()).toBe('signed-out');
    expect(identity.redirect).not.toHaveBeenCalled();
    expect(requests).not.toContain('/api/auth/firebase');
  });

  it('can be repeated after coming back without a result', async () => {
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

  it('shows the server’s message if it refuses the person', async () => {
    const { session, state, identity } = setUp({ calls: { '/api/auth/firebase': [answers.refused] } });
    expect(await session.signIn()).toEqual({ ok: false, code: 'failed', message: 'Please sign in.' });
    expect(state()).toBe('signed-out');
    expect(identity.forget).toHaveBeenCalled();
  });

  it('shows "Login failed" if nothing better is known', async () => {
    const popup = async () => {
      throw new Error('something inside');
    };
    const { session } = setUp({ port: { popup } });
    expect(await session.signIn()).toMatchObject({ ok: false, message: 'Login failed' });
  });

  it('shows "Login failed" if the server gave no message', async () => {
    const signInWith = async (answer: StubbedAnswer) =>
      setUp({ calls: { '/api/auth/firebase': [answer] } }).session.signIn();
    expect(await signInWith({ status: 502, body: 'Bad gateway' })).toMatchObject({ message: 'Login failed' });
    expect(await signInWith({ status: 500, body: { error: 'internal', message: '' } })).toMatchObject({
      message: 'Login failed',
    });
    expect(await signInWith('offline')).toMatchObject({
      message: 'Login failed. We couldn’t reach the server. Check your connection and try again.',
    });
  });
});

describe('coming back from signing in', () => {
  it('completes the sign-in and opens the requested path', async () => {
    const { session, state } = setUp({
      path: '/auth/callback',
      isRedirectPending: true,
      port: { redirectResult: async () => ({ returnTo: '/badges' }) },
    });
    expect(session.current()).toEqual({ state: 'loading', completing: true });
    await vi.waitFor(() => expect(state()).toBe('signed-in'));
    expect(session.current()).toMatchObject({ returnTo: '/badges' });
  });

  it('falls back to the session of the identity service', async () => {
    const { state } = setUp({ path: '/login', isRedirectPending: true });
    await vi.waitFor(() => expect(state()).toBe('signed-in'));
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/login', '/auth/callback'])(
    'does not open %s',
    async (returnTo) => {
      const { session, state } = setUp({
        path: '/auth/callback',
        port: { redirectResult: async () => ({ returnTo }) },
      });
      await vi.waitFor(() => expect(state()).toBe('signed-in'));
      expect(session.current()).toMatchObject({ returnTo: '/dashboard' });
    },
  );

  it('reports that nobody is signed in', async () => {
    const { session, state, tabStorage } = setUp({
      path: '/login',
      isRedirectPending: true,
      port: { token: async () => undefined },
    });
    await vi.waitFor(() => expect(state()).toBe('signed-out'));
    expect(session.current()).toMatchObject({ problem: 'Could not complete sign-in. Please try again.' });
    expect(tabStorage.getItem(redirectMarker)).toBeNull();
  });
});
