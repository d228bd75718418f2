import { describe, expect, it } from 'vitest';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';

const server = testApp();
const at = '2026-06-10T10:00:00Z';
const change = (who: Challenger, payload: object) => who.ask('PUT', '/auth/profile', at, payload);

describe('The profile', () => {
  it('stores zone, reminder time, cover, theme and language, and leaves the rest unchanged', async () => {
    const ana = await Challenger.start(server.current, 'settings', at);
    const payload = {
      timezone: 'America/Lima',
      reminderTime: '21:15',
      autoRestCover: false,
      theme: 'dark',
      language: 'de',
    };
    expect(await change(ana, payload)).toMatchObject({ status: 200, body: { user: payload } });
    expect((await change(ana, { displayName: 'Ana' })).body.user).toMatchObject({
      ...payload,
      displayName: 'Ana',
    });
    expect((await ana.ask('GET', '/auth/me', at)).body.user).toMatchObject(payload);
  });

  it('writes zone and cover into the log once each, and nothing for unchanged values', async () => {
    const bo = await Challenger.start(server.current, 'facts', at);
    for (let time = 0; time < 2; time++) {
      await change(bo, { timezone: 'America/Lima', autoRestCover: false, theme: 'light' });
    }
    await change(bo, { reminderTime: '07:00' });
    expect((await bo.facts()).map(({ kind }) => kind)).toEqual([
      'runStarted',
      'autoRestCoverSwitched',
      'zoneChanged',
    ]);
    expect(await bo.get('today?debug=true', at)).toMatchObject({
      body: { debug: { timezone: 'America/Lima' } },
    });
  });

  it('accepts zone and cover before the start as well, and the start sets the zone again', async () => {
    const cy = await Challenger.signUp(server.current, 'before-start');
    expect((await change(cy, { timezone: 'America/Lima', autoRestCover: false })).body.user).toMatchObject({
      timezone: 'America/Lima',
      autoRestCover: false,
    });
    expect((await cy.get('today', at)).status).toBe(404);
    await cy.post('start', at, { timezone: 'Asia/Tokyo' });
    expect((await cy.ask('GET', '/auth/me', at)).body.user).toMatchObject({
      timezone: 'Asia/Tokyo',
      autoRestCover: false,
    });
  });

  it.each([
    ['an offset', { timezone: 'UTC+2' }, 'timezone'],
    ['null for a zone', { timezone: null }, 'timezone'],
    ['a time that is none', { reminderTime: '9:00' }, 'reminderTime'],
    ['a word for the switch', { autoRestCover: 'on' }, 'autoRestCover'],
    ['an unknown theme', { theme: 'neon' }, 'theme'],
    ['an unsupported language', { language: 'tlh' }, 'language'],
  ])('refuses %s, names the field and changes nothing', async (what, payload, field) => {
    const dot = await Challenger.start(server.current, `hostile ${what}`, at);
    const answer = await change(dot, { displayName: 'Changed', ...payload });
    expect([answer.status, answer.body.field]).toEqual([400, field]);
    expect((await dot.ask('GET', '/auth/me', at)).body.user.displayName).toBeNull();
    expect(await dot.facts()).toHaveLength(1);
  });
});
