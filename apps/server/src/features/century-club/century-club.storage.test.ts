import { centuryClubPaths, pathIds } from '@hundred/domain/century-club/paths';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { standardTarget } from '@hundred/domain/programs/program';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';

const server = testApp();
/** Day 100 was completed on 10 April at noon. */
const firstSeason = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 100).log;
const dayHundred = '2026-04-10T15:00:00Z';
const nextDay = '2026-04-11T10:00:00Z';

const finisher = (subject: string) => Challenger.withLog(server.current, subject, firstSeason);
const options = (who: Challenger, at: string) => who.get('century-club/options', at);
const choose = (who: Challenger, at: string, path: unknown) => who.post('century-club/choose', at, { path });

describe('The Century Club', () => {
  it('is closed before the start, and until Day 100 is complete', async () => {
    // Without the last facts Day 100 is not complete.
    const unfinished = firstSeason.slice(0, -20);
    const ana = await Challenger.withLog(server.current, 'early', unfinished);
    expect(await options(ana, dayHundred)).toEqual({
      status: 200,
      body: { isEligible: false, hasChosen: false, currentPath: null },
    });
    expect(await choose(ana, dayHundred, 'hybrid')).toMatchObject({
      status: 409,
      body: { error: 'not_eligible', message: 'You can join the Century Club after you finish Day 100.' },
    });
    const bo = await Challenger.signUp(server.current, 'not started');
    const notStarted = { status: 404, body: { error: 'not_started', needsOnboarding: true } };
    expect(await options(bo, nextDay)).toMatchObject(notStarted);
    expect(await choose(bo, nextDay, 'hybrid')).toMatchObject(notStarted);
    expect(await bo.post('century-club/reset', nextDay)).toMatchObject(notStarted);
  });

  it.each(pathIds)('opens season 2 on the %s path, with its names and targets', async (path) => {
    const cy = await finisher(`joins ${path}`);
    expect((await options(cy, nextDay)).body).toEqual({
      isEligible: true,
      hasChosen: false,
      currentPath: null,
    });
    const { exercises, ...pathDetails } = centuryClubPaths[path];
    expect(await choose(cy, nextDay, path)).toMatchObject({
      status: 200,
      body: {
        success: true,
        pathDetails,
        newBadges: [expect.objectContaining({ id: 'century_club_member' })],
        opensOn: null,
      },
    });
    expect((await options(cy, nextDay)).body).toEqual({
      isEligible: true,
      hasChosen: true,
      currentPath: path,
    });
    const today = await cy.today(nextDay);
    expect(today).toMatchObject({ dayNumber: 1, isCenturyClub: true, targetReps: exercises.pushups.first });
    for (const id of exerciseIds)
      expect(today.exercises[id]).toMatchObject({
        name: exercises[id].name,
        target: standardTarget(path, id, 1),
      });
    expect((await cy.stats(nextDay)).user).toMatchObject({
      currentSeason: 2,
      centuryClubDay: 1,
      currentDay: 100,
      currentStreak: 100,
    });
  });

  it('opens tomorrow if Day 100 was completed today', async () => {
    const dot = await finisher('same date');
    expect((await choose(dot, dayHundred, 'strength')).body.opensOn).toBe('2026-04-11');
    expect(await dot.today(dayHundred)).toMatchObject({ dayNumber: 1, opensOn: '2026-04-11' });
    expect(await dot.complete('pushups', dayHundred)).toMatchObject({ body: { error: 'run_waiting' } });
  });

  it('is joined once by any number of concurrent requests; another path is refused', async () => {
    const eve = await finisher('racing');
    const answers = await Promise.all(Array.from({ length: 6 }, () => choose(eve, nextDay, 'hybrid')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.filter(({ body }) => body.newBadges.length > 0)).toHaveLength(1);
    expect((await eve.facts()).filter(({ kind }) => kind === 'pathChosen')).toHaveLength(1);
    expect(await choose(eve, nextDay, 'strength')).toMatchObject({
      status: 409,
      body: { error: 'path_already_chosen' },
    });
  });

  it('shows season 1 again after a reset of the path, with the streak, and is closed by a restart', async () => {
    const fay = await finisher('resets');
    expect(await fay.post('century-club/reset', nextDay)).toMatchObject({
      status: 409,
      body: { error: 'no_path_to_reset' },
    });
    await choose(fay, nextDay, 'hybrid');
    await fay.completeDay(nextDay);
    expect(await fay.post('century-club/reset', nextDay)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await options(fay, nextDay)).body).toEqual({
      isEligible: true,
      hasChosen: false,
      currentPath: null,
    });
    expect((await fay.stats(nextDay)).user).toMatchObject({
      currentSeason: 1,
      centuryClubDay: null,
      currentDay: 100,
      currentStreak: 101,
    });
    expect((await choose(fay, nextDay, 'endurance')).body.opensOn).toBe('2026-04-12');
    expect((await fay.post('reset', '2026-04-12T10:00:00Z')).body).toMatchObject({
      success: true,
      opensOn: null,
    });
    expect((await options(fay, '2026-04-12T10:00:00Z')).body).toMatchObject({ isEligible: false });
    // Season 1, the hybrid path, the endurance path, and the run after the restart.
    expect((await fay.get('progress-history?run=2', '2026-04-12T10:00:00Z')).body).toMatchObject({ runs: 4 });
  });

  it('can be started again once it is finished', async () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 100).on('2025-04-11');
    story.ask({ kind: 'choosePath', path: 'strength' });
    story.completeFrom('2025-04-11', 100);
    const gil = await Challenger.withLog(server.current, 'legend', story.log);
    const later = '2025-08-01T10:00:00Z';
    expect(await gil.today(later)).toMatchObject({ dayNumber: 100, finished: true, isCenturyClub: true });
    expect((await options(gil, later)).body).toEqual({
      isEligible: true,
      hasChosen: true,
      currentPath: 'strength',
    });
    expect((await choose(gil, later, 'strength')).body).toMatchObject({ newBadges: [], opensOn: null });
    expect((await gil.stats(later)).user).toMatchObject({ centuryClubDay: 1, currentStreak: 200 });
  });

  it.each<[string, unknown, string]>([
    ['an unknown path', { path: 'yoga' }, 'path'],
    ['a name that every object has', { path: 'constructor' }, 'path'],
    ['no path', {}, 'path'],
    ['null', { path: null }, 'path'],
    ['more than the path', { path: 'hybrid', day: 99 }, 'day'],
  ])('refuses %s and names the field', async (what, payload, field) => {
    const hal = await Challenger.start(server.current, `hostile path ${what}`, nextDay);
    const answer = await hal.post('century-club/choose', nextDay, payload);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
  });

  it('resets nothing if the body has unknown fields', async () => {
    const ida = await Challenger.start(server.current, 'reset body', nextDay);
    const answer = await ida.post('century-club/reset', nextDay, { season: 1 });
    expect([answer.status, answer.body.field]).toEqual([400, 'season']);
  });
});
