import { describe, expect, it, vi } from 'vitest';
import { IdentityAway } from './identity-port';
import { answers, config, hushFailedCalls, otherUser, setUp, user } from './testing/set-up-session';

hushFailedCalls();

describe('opening the page', () => {
  it('finds nobody signed in, and loads nothing, if nobody was before', () => {
    const { state, requests } = setUp();
    expect(state()).toBe('signed-out');
    expect(requests).toEqual([]);
  });

  it('lets a signed-out visitor make the calls that anyone may make, without a token', async () => {
    const { session, requests } = setUp();
    await session.publicApi.get('/own-texts');
    expect(requests).toEqual(['/api/own-texts']);
    await expect(session.api.get('/own-texts')).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('shows the last person at once, and asks the server about them', async () => {
    const { session, state, requests } = setUp({ rememberedAt: 'here' });
    expect(state()).toBe('signed-in');
    await vi.waitFor(() => expect(requests).toContain('/api/auth/verify Bearer token-1'));
    expect(session.current()).toMatchObject({ person: { displayName: user.displayName } });
  });

  it('requests the settings once, and again after a failure', async () => {
    const configRequestsIn = (requests: string[]) =>
      requests.filter((address) => address === '/api/config').length;
    const { session, requests } = setUp({ rememberedAt: 'here' });
    await session.api.get('/challenge/today');
    await vi.waitFor(() => expect(requests).toContain('/api/auth/verify Bearer token-1'));
    expect(configRequestsIn(requests)).toBe(1);

    const pageAfterFailure = setUp({ rememberedAt: 'here', calls: { '/api/config': ['offline'] } });
    await expect(pageAfterFailure.session.api.get('/challenge/today')).rejects.toMatchObject({
      kind: 'network',
    });
    await pageAfterFailure.session.api.get('/challenge/today');
    expect(configRequestsIn(pageAfterFailure.requests)).toBe(2);
  });

  it('notifies nobody if the server confirms the stored profile, because the page would render again', async () => {
    const { session, requests, memory } = setUp({ rememberedAt: 'here' });
    const listener = vi.fn();
    session.subscribe(listener);
    const before = session.current();
    const storePerson = vi.spyOn(memory, 'storePerson');
    await vi.waitFor(() => expect(requests).toContain('/api/auth/verify Bearer token-1'));
    await vi.waitFor(() => expect(storePerson).toHaveBeenCalled());
    expect(listener).not.toHaveBeenCalled();
    expect(session.current()).toBe(before);
  });

  it.each(['offline', 'trouble'] as const)('keeps the person when the server is %s', async (kind) => {
    const { state, requests, memory } = setUp({
      rememberedAt: 'here',
      calls: { '/api/auth/verify': [answers[kind]] },
    });
    await vi.waitFor(() => expect(requests).toContain('/api/auth/verify Bearer token-1'));
    await Promise.resolve();
    expect(state()).toBe('signed-in');
    expect(memory.person()).toBeDefined();
  });

  it('keeps the person when the identity service cannot be reached', async () => {
    const token = vi.fn(async () => {
      throw new IdentityAway('away');
    });
    const { state } = setUp({ rememberedAt: 'here', port: { token } });
    await vi.waitFor(() => expect(token).toHaveBeenCalled());
    expect(state()).toBe('signed-in');
  });

  it('retries with a new token after a 401, and keeps the person', async () => {
    const { state, requests } = setUp({
      rememberedAt: 'here',
      calls: { '/api/auth/verify': [answers.refused, answers.ok] },
    });
    await vi.waitFor(() => expect(requests).toContain('/api/auth/verify Bearer token-2'));
    expect(state()).toBe('signed-in');
  });

  it.each([
    ['with the new token too', async () => 'token-2'],
    ['and there is no other token', async () => undefined],
  ])('signs out on a 401 %s', async (_what, renew) => {
    const { state, memory } = setUp({
      rememberedAt: 'here',
      port: { renew },
      calls: { '/api/auth/verify': [answers.refused, answers.refused] },
    });
    await vi.waitFor(() => expect(state()).toBe('signed-out'));
    expect(memory.person()).toBeUndefined();
  });

  it('signs out if the identity service no longer knows the person', async () => {
    const { state } = setUp({
      rememberedAt: 'here',
      port: { token: async () => undefined },
      calls: { '/api/auth/verify': [answers.refused] },
    });
    await vi.waitFor(() => expect(state()).toBe('signed-out'));
  });

  it('keeps the person on a 401 while no new token can be requested', async () => {
    const renew = vi.fn(async () => {
      throw new IdentityAway('away');
    });
    const { state } = setUp({
      rememberedAt: 'here',
      port: { renew },
      calls: { '/api/auth/verify': [answers.refused] },
    });
    await vi.waitFor(() => expect(renew).toHaveBeenCalledWith('token-1'));
    expect(state()).toBe('signed-in');
  });

  it('does not take over a person from another installation', async () => {
    const { state, identity } = setUp({ rememberedAt: 'elsewhere' });
    await vi.waitFor(() => expect(state()).toBe('signed-out'));
    expect(identity.forget).toHaveBeenCalled();
  });

  it('follows a sign-in and a sign-out in another tab', async () => {
    const { state, memory, inOtherTab } = setUp();
    memory.storePerson({ installation: 'here', user });
    inOtherTab();
    expect(state()).toBe('signed-in');
    memory.forgetPerson();
    inOtherTab();
    expect(state()).toBe('signed-out');
  });

  it('shows the profile that another tab has saved, even if it had asked the server earlier', async () => {
    const savedUser = { ...user, showNameOnLeaderboard: false };
    const { session, memory, requests, inOtherTab } = setUp({
      rememberedAt: 'here',
      onCall(address) {
        if (address !== '/api/auth/verify') return;
        memory.storePerson({ installation: 'here', user: savedUser });
        inOtherTab();
      },
    });
    await vi.waitFor(() => expect(requests).toContain('/api/auth/verify Bearer token-1'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(memory.person()?.user).toEqual(savedUser);
    expect(session.current()).toMatchObject({ person: savedUser });
  });

  it('signs out on a 401 even if another tab has saved something meanwhile', async () => {
    const { state, memory } = setUp({
      rememberedAt: 'here',
      port: { renew: async () => undefined },
      calls: { '/api/auth/verify': [answers.refused] },
      onCall(address) {
        if (address !== '/api/auth/verify') return;
        memory.storePerson({ installation: 'here', user: { ...user, showNameOnLeaderboard: false } });
      },
    });
    await vi.waitFor(() => expect(state()).toBe('signed-out'));
  });

  it('follows another tab to another person, even if this tab slept through the sign-out', async () => {
    const { session, requests, memory, inOtherTab } = setUp({ rememberedAt: 'here' });
    await vi.waitFor(() => expect(requests).toContain('/api/auth/verify Bearer token-1'));
    memory.storePerson({ installation: 'here', user: otherUser });
    requests.length = 0;
    await expect(session.api.put('/auth/profile', {})).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(requests).toEqual([]);
    inOtherTab();
    expect(session.current()).toMatchObject({ state: 'signed-in', person: { uid: otherUser.uid } });
    await session.api.put('/auth/profile', {});
    expect(requests).toEqual(['/api/auth/profile Bearer token-1']);
  });

  it('does not apply the answer about one person to another', async () => {
    const { session, memory, inOtherTab } = setUp({ rememberedAt: 'here' });
    memory.storePerson({ installation: 'here', user: otherUser });
    inOtherTab();
    session.update(user);
    await new Promise((resolve) => setTimeout(resolve));
    expect(memory.person()?.user.uid).toBe(otherUser.uid);
    expect(session.current()).toMatchObject({ person: { uid: otherUser.uid } });
  });

  it('neither signs a person out nor acts for them by a call of the previous person', async () => {
    const switchToOtherUser = () => {
      memory.storePerson({ installation: 'here', user: otherUser });
      inOtherTab();
    };
    const { session, memory, requests, inOtherTab } = setUp({
      rememberedAt: 'here',
      calls: { '/api/switch-at-renewal': [answers.refused], '/api/switch-at-call': [answers.refused] },
      port: {
        async renew() {
          switchToOtherUser();
          return 'token of the other user';
        },
      },
      onCall: (address) => address === '/api/switch-at-call' && switchToOtherUser(),
    });
    await vi.waitFor(() => expect(requests).toContain('/api/auth/verify Bearer token-1'));
    for (const path of ['/switch-at-renewal', '/switch-at-call']) {
      memory.storePerson({ installation: 'here', user });
      inOtherTab();
      await expect(session.api.put(path, {})).rejects.toMatchObject({ code: 'not_signed_in' });
      expect(session.current()).toMatchObject({ person: { uid: otherUser.uid } });
    }
    expect(requests.filter((call) => call.endsWith('token of the other user'))).toEqual([]);
  });

  it('keeps the current person when told that the previous one is signed out', async () => {
    const { session, memory, requests } = setUp({
      rememberedAt: 'here',
      calls: { '/api/late': [answers.refused] },
      port: { token: async () => undefined },
      onCall(address) {
        if (address === '/api/late') memory.storePerson({ installation: 'here', user: otherUser });
      },
    });
    await vi.waitFor(() => expect(requests).toContain('/api/auth/verify'));
    memory.forgetPerson();
    await expect(session.api.get('/late')).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(memory.person()?.user.uid).toBe(otherUser.uid);
  });

  it('uses the stored settings if the server does not answer', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    const { session, memory, requests } = setUp({
      rememberedAt: 'here',
      calls: { '/api/config': ['silence', 'silence'] },
    });
    memory.storeConfig(config);
    await session.api.get('/challenge/today');
    expect(requests).toContain('/api/challenge/today Bearer token-1');
    vi.restoreAllMocks();
  });
});
