import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person } from '../../db/schema/schema';
import { testApp } from '../../testing/test-app';

const server = testApp();

async function signUp(subject: string, claims: Record<string, unknown> = {}, headers = {}) {
  const idToken = await server.current.issuer.mint(subject, { claims });
  const answer = await server.current.app.inject({
    method: 'POST',
    url: '/api/auth/firebase',
    headers,
    payload: { idToken },
  });
  return answer.json().user;
}

async function change(subject: string, payload: unknown) {
  const answer = await server.current.app.inject({
    method: 'PUT',
    url: '/api/auth/profile',
    headers: { ...(await server.current.as(subject)), 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  return { status: answer.statusCode, ...answer.json() };
}

const me = async (subject: string) =>
  (await server.current.app.inject({ url: '/api/auth/me', headers: await server.current.as(subject) })).json()
    .user;

describe('Signing in', () => {
  it('answers with the person: uid, email, name and profile', async () => {
    const user = await signUp('first', { name: 'First Person' });
    expect(user).toEqual({
      uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'first@people.test',
      displayName: 'First Person',
      ageGroup: null,
      showNameOnLeaderboard: false,
      showVip: false,
      signInMethod: 'external',
      timezone: null,
      reminderTime: '09:00',
      autoRestCover: true,
      weekdayTimes: null,
      theme: 'system',
      language: 'en',
      reason: null,
      mood: null,
      boostWeekdays: [],
      dailyReminders: true,
      streakWarnings: true,
      achievementNews: true,
      milestoneNews: true,
      joinNews: true,
      nudges: true,
      challengeStartNews: true,
      challengeEndNews: true,
      supportNews: true,
    });
    expect(await me('first')).toEqual(user);
    const verified = await server.current.app.inject({
      method: 'POST',
      url: '/api/auth/verify',
      headers: await server.current.as('first'),
    });
    expect(verified.json().user).toEqual(user);
  });

  it('takes the language of the browser for a new person, and keeps it afterwards', async () => {
    const inGerman = await signUp('german', {}, { 'accept-language': 'de-CH, en;q=0.8' });
    expect(inGerman.language).toBe('de');
    const later = await signUp('german', {}, { 'accept-language': 'en-US' });
    expect(later.language).toBe('de');
    const inPortuguese = await signUp('portuguese', {}, { 'accept-language': 'pt-BR' });
    expect(inPortuguese.language).toBe('en');
  });

  it('creates a person once, also when many first requests race', async () => {
    const users = await Promise.all(Array.from({ length: 12 }, () => signUp('racer')));
    expect(new Set(users.map((user) => user.uid)).size).toBe(1);
  });

  it('identifies people by issuer and subject: the same email can be another person', async () => {
    const one = await signUp('one', { email: 'same@people.test' });
    const two = await signUp('two', { email: 'same@people.test' });
    expect(one.uid).not.toBe(two.uid);
  });

  it('takes over an email that changed at the identity service, and preserves a name chosen here', async () => {
    const before = await signUp('mover', { name: 'Given There' });
    await change('mover', { displayName: 'Chosen Here' });
    const after = await signUp('mover', { email: 'new@people.test', name: 'Given There' });
    expect(after).toMatchObject({ uid: before.uid, email: 'new@people.test', displayName: 'Chosen Here' });
  });

  it.each([
    ['a control character', 'a\u0007b'],
    ['41 characters', 'x'.repeat(41)],
    ['only spaces', '   '],
  ])('leaves out a name of the identity service with %s', async (_what, name) => {
    expect((await signUp(`odd-${name.length}`, { name })).displayName).toBeNull();
  });

  it('takes the sign-in method from the token', async () => {
    const user = await signUp('mailer', { firebase: { sign_in_provider: 'password' } });
    expect(user.signInMethod).toBe('email');
  });
});

describe('The profile', () => {
  it.each([
    ['one character', 'a', 'a'],
    ['40 characters', 'x'.repeat(40), 'x'.repeat(40)],
    ['40 emoji', '🏋'.repeat(40), '🏋'.repeat(40)],
    ['an emoji of several', '👩‍👧‍👦 Family', '👩‍👧‍👦 Family'],
    ['right-to-left letters', 'שלום عالم', 'שלום عالم'],
    ['spaces around', '  Ada  ', 'Ada'],
    ['40 characters and spaces around', ` ${'x'.repeat(40)} `, 'x'.repeat(40)],
    ['markup, which is only text', '<b>&amp;</b>', '<b>&amp;</b>'],
    ['two spellings of one letter', 'e\u0301', '\u00e9'],
  ])('accepts a name of %s', async (_what, displayName, stored) => {
    await signUp('namer');
    expect(await change('namer', { displayName })).toMatchObject({
      status: 200,
      success: true,
      user: { displayName: stored },
    });
    expect((await me('namer')).displayName).toBe(stored);
  });

  it.each([
    ['no character', { displayName: '' }, 'displayName'],
    ['only spaces', { displayName: ' \u3000 ' }, 'displayName'],
    ['only characters that do not show', { displayName: '\u200b\u200d' }, 'displayName'],
    ['only a blank of braille', { displayName: '\u2800' }, 'displayName'],
    ['only a filler', { displayName: '\u3164' }, 'displayName'],
    ['a space without a width', { displayName: 'a\u200bb' }, 'displayName'],
    ['41 characters', { displayName: 'x'.repeat(41) }, 'displayName'],
    ['a line break', { displayName: 'a\nb' }, 'displayName'],
    ['a null character', { displayName: 'a\u0000b' }, 'displayName'],
    ['a turned writing direction', { displayName: 'a\u202eb' }, 'displayName'],
    ['half a character', { displayName: 'a\ud800' }, 'displayName'],
    ['a number for a name', { displayName: 7 }, 'displayName'],
    ['null for a name', { displayName: null }, 'displayName'],
    ['an unknown age group', { ageGroup: '70plus' }, 'ageGroup'],
    ['a number for an age group', { ageGroup: 30 }, 'ageGroup'],
    ['a word for a switch', { showNameOnLeaderboard: 'yes' }, 'showNameOnLeaderboard'],
    ['null for a switch', { showVip: null }, 'showVip'],
    ['an unknown field', { isPremium: true }, 'isPremium'],
    ['the email', { email: 'other@people.test' }, 'email'],
    ['another person’s id', { uid: 'x' }, 'uid'],
  ])('refuses %s and names the field', async (_what, payload, field) => {
    const before = await signUp('refused');
    const answer = await change('refused', payload);
    expect(answer).toMatchObject({ status: 400, error: 'invalid_input', field });
    expect(answer.message).toContain(`${field}: `);
    expect(await me('refused')).toEqual(before);
  });

  it('lets a person keep an earlier name that is refused today, but lets nobody choose it', async () => {
    const { uid } = await signUp('named-before');
    const displayName = 'A\u200bna';
    await server.current.storage.database.update(person).set({ displayName }).where(eq(person.id, uid));
    const sent = { displayName, showNameOnLeaderboard: true };
    expect(await change('named-before', sent)).toMatchObject({ status: 200, user: sent });
    const start = await server.current.app.inject({
      method: 'POST',
      url: '/api/challenge/start',
      headers: await server.current.as('named-before'),
      payload: { timezone: 'UTC', displayName },
    });
    expect(start.statusCode).toBe(200);
    await signUp('imitator');
    expect(await change('imitator', sent)).toMatchObject({ status: 400, field: 'displayName' });
    const imitated = await server.current.app.inject({
      method: 'POST',
      url: '/api/challenge/start',
      headers: await server.current.as('imitator'),
      payload: { timezone: 'UTC', displayName },
    });
    expect(imitated.json()).toMatchObject({ error: 'invalid_input', field: 'displayName' });
  });

  it('changes only the given fields', async () => {
    await signUp('partly', { name: 'Given' });
    await change('partly', { ageGroup: '30-39' });
    await change('partly', { showNameOnLeaderboard: true });
    expect(await me('partly')).toMatchObject({
      displayName: 'Given',
      ageGroup: '30-39',
      showNameOnLeaderboard: true,
    });
    expect(await change('partly', {})).toMatchObject({ status: 200, user: { ageGroup: '30-39' } });
  });

  it.each([null, ''])('treats %o as no age group', async (ageGroup) => {
    await signUp('ageless');
    await change('ageless', { ageGroup: 'under20' });
    expect(await change('ageless', { ageGroup })).toMatchObject({ status: 200, user: { ageGroup: null } });
  });
});
