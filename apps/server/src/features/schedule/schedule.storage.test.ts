import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';

const server = testApp();
/** 23 March 2026 is a Monday; clocks in Berlin go forward on Sunday the 29th. */
const on = (day: number, hour = 10) => new Date(Date.UTC(2026, 2, day, hour)).toISOString();

async function onTrial(subject: string) {
  const who = await Challenger.start(server.current, subject, on(23));
  expect(await who.ask('POST', '/premium/start-trial', on(23), {})).toMatchObject({ status: 200 });
  return who;
}

const makeFeed = async (who: Challenger, at = on(23)) =>
  (await who.ask('POST', '/schedule/feed', at, {})).body.url as string;

/** Reads like a calendar program, without a sign-in. */
async function read(url: string, at: string, headers: Record<string, string> = {}) {
  const answer = await server.current.app.inject({
    method: 'GET',
    url: new URL(url).pathname,
    headers: { 'x-test-now': at, ...headers },
  });
  const starts = () =>
    new ICAL.Component(ICAL.parse(answer.body))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event).startDate.toJSDate().toISOString());
  return { status: answer.statusCode, headers: answer.headers, body: answer.body, starts };
}

describe('The calendar feed', () => {
  it('shows the week to come, with its weekdays off and their times, across a clock change', async () => {
    const ana = await onTrial('ana');
    await ana.ask('PUT', '/challenge/plan', on(23), { plan: gentlePlan([3, 4]) });
    const weekdayTimes = ['10:00', null, null, null, null, '18:30', null];
    await ana.ask('PUT', '/auth/profile', on(23), { weekdayTimes });
    const url = await makeFeed(ana);
    expect(url).toMatch(/^http:\/\/localhost:\d+\/api\/schedule\/feed\/[\w-]{22}\.ics$/);
    const feed = await read(url, on(23));
    expect(feed).toMatchObject({ status: 200, headers: { 'content-type': 'text/calendar; charset=utf-8' } });
    // No Wednesday, no Thursday; Friday evening; Sunday at ten, which is an hour earlier in UTC by then.
    expect(feed.starts().slice(0, 6)).toEqual([
      '2026-03-23T08:00:00.000Z',
      '2026-03-24T08:00:00.000Z',
      '2026-03-27T17:30:00.000Z',
      '2026-03-28T08:00:00.000Z',
      '2026-03-29T08:00:00.000Z',
      '2026-03-30T07:00:00.000Z',
    ]);
    // As many sessions as a feed holds.
    expect(feed.starts()).toHaveLength(60);
    await ana.moveTo('America/Lima', on(23));
    expect((await read(url, on(23))).starts()[0]).toBe('2026-03-23T14:00:00.000Z');
  });

  it('is sent again only if it has changed', async () => {
    const url = await makeFeed(await onTrial('ben'));
    const etag = String((await read(url, on(23))).headers.etag);
    expect(await read(url, on(23, 12), { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
    expect(await read(url, on(24), { 'if-none-match': etag })).toMatchObject({ status: 200 });
  });

  it('has one address at a time, which is shown once, and ends with it', async () => {
    const cleo = await onTrial('cleo');
    expect((await cleo.ask('GET', '/schedule/feed', on(23))).body).toEqual({ since: null });
    const first = await makeFeed(cleo);
    const second = await makeFeed(cleo, on(24));
    expect((await cleo.ask('GET', '/schedule/feed', on(24))).body).toEqual({ since: on(24) });
    expect((await read(first, on(24))).status).toBe(404);
    expect((await read(second, on(24))).status).toBe(200);
    expect(await cleo.ask('DELETE', '/schedule/feed', on(24), {})).toMatchObject({ status: 200 });
    expect((await read(second, on(24))).status).toBe(404);
    expect((await read(second.replace('.ics', ''), on(24))).status).toBe(400);
  });

  it('needs Premium, and is empty once that is over; it can still be ended then', async () => {
    const dan = await Challenger.start(server.current, 'dan', on(23));
    expect(await dan.ask('POST', '/schedule/feed', on(23), {})).toMatchObject({
      status: 403,
      body: { error: 'premium_required' },
    });
    await dan.ask('POST', '/premium/start-trial', on(23), {});
    const url = await makeFeed(dan);
    expect((await read(url, on(29))).starts()).not.toEqual([]);
    const over = await read(url, on(31));
    expect(over.status).toBe(200);
    expect(over.starts()).toEqual([]);
    expect(over.body).toContain('BEGIN:VCALENDAR');
    expect((await dan.ask('GET', '/schedule/feed', on(31))).body).toEqual({ since: on(23) });
    expect(await dan.ask('DELETE', '/schedule/feed', on(31), {})).toMatchObject({ status: 200 });
    expect((await read(url, on(31))).status).toBe(404);
  });
});

describe('Times by weekday and boosts', () => {
  it('need Premium to be set, but not to be removed', async () => {
    const free = await Challenger.start(server.current, 'free', on(23));
    const set = (change: object) => free.ask('PUT', '/auth/profile', on(23), change);
    const weekdayTimes = ['10:00', null, null, null, null, null, null];
    for (const change of [
      { weekdayTimes },
      { reason: 'For Ada.' },
      { mood: 'calm' },
      { boostWeekdays: [1] },
    ]) {
      expect(await set(change)).toMatchObject({ status: 403, body: { error: 'premium_required' } });
    }
    const none = { weekdayTimes: null, reason: '', mood: null, boostWeekdays: [] };
    expect(await set(none)).toMatchObject({ status: 200, body: { user: { ...none, reason: null } } });
    await free.ask('POST', '/premium/start-trial', on(23), {});
    const all = { weekdayTimes, reason: 'For Ada.', mood: 'calm', boostWeekdays: [1, 5] };
    expect(await set(all)).toMatchObject({ status: 200, body: { user: all } });
    expect((await free.ask('GET', '/auth/me', on(23))).body.user).toMatchObject(all);
  });

  it.each([
    ['six times', { weekdayTimes: ['10:00', null, null, null, null, null] }, 'weekdayTimes'],
    ['a time that is none', { weekdayTimes: ['10', null, null, null, null, null, null] }, 'weekdayTimes.0'],
    ['a reason too long', { reason: 'a'.repeat(141) }, 'reason'],
    ['a reason of two lines', { reason: 'one\ntwo' }, 'reason'],
    ['a mood nobody knows', { mood: 'grim' }, 'mood'],
    ['a weekday that is none', { boostWeekdays: [7] }, 'boostWeekdays.0'],
    ['weekdays twice', { boostWeekdays: [1, 1] }, 'boostWeekdays'],
  ])('are refused with their field: %s', async (_what, change, field) => {
    const who = await Challenger.signUp(server.current, 'wrong');
    expect(await who.ask('PUT', '/auth/profile', on(23), change)).toMatchObject({
      status: 400,
      body: { error: 'invalid_input', field },
    });
  });
});
