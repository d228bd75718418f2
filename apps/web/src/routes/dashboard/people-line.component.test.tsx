import type { Together } from '@hundred/contract/together/groups';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { idOf, nothingYet } from '../../features/together/testing/invented-groups';
import { expectNoBarriers } from '../../testing/barriers';
import { setBrowserZone } from '../../testing/browser-zone';
import { completeButton } from '../../testing/day-page';
import { watchShifts } from '../../testing/layout-shift';
import { showPage, type VisitOptions } from '../../testing/show-page';
import { hold, serverError, unreachable } from '../../testing/story-api';
import { storyWith } from '../coach/testing/open-coach';

const dayTwo = () => Story.startedOn('2026-03-02', 'UTC').complete().on('2026-03-03');

const person = (name: string, today: 'done' | 'open') => ({
  id: idOf(name),
  name,
  isMe: name === 'Ines',
  today,
  mayNudge: false,
});

const oak: Together = {
  ...nothingYet,
  teams: [
    {
      id: idOf('Team Oak'),
      name: 'Team Oak',
      members: 3,
      isOwner: false,
      isReadOnly: false,
      today: {
        streak: 11,
        asked: 3,
        done: 1,
        needed: 2,
        people: [person('Tomasz', 'done'), person('Jonas', 'open'), person('Ines', 'open')],
      },
    },
  ],
};

const line = page.getByRole('link', { name: /Team Oak/ });

/** Visits the dashboard twice: the second visit knows from the first that there is a team. */
async function visitTwice(options: VisitOptions = {}) {
  const story = dayTwo();
  await showPage('/dashboard', story, { answers: { 'GET /together': oak } });
  await expect.poll(() => Object.keys(localStorage).some((key) => key.includes('together'))).toBe(true);
  expect(line.query()).toBeNull();
  await showPage('/dashboard', story, { answers: { 'GET /together': oak }, ...options });
  await expect.element(completeButton('Push-ups')).toBeVisible();
}

describe('The line about people on the dashboard', () => {
  it.for([
    { width: 390, height: 844 },
    { width: 1366, height: 650 },
  ])('says what today needs and leads to the groups, at $width × $height', async (size) => {
    await visitTwice(size);
    await expect.element(line).toHaveTextContent('Team Oak: 1 of 3 done.One more and today counts.');
    await expect
      .element(line.getByRole('img', { name: 'Done: Tomasz. Not done yet: Jonas and you.' }))
      .toBeVisible();
    await expect.element(line).toHaveAttribute('href', '/together');
    // The line takes the place of the reason.
    expect(page.getByText('Week Warrior badge').query()).toBeNull();
    // The main action of the day is still in the first screen, in pixels of a phone or a laptop.
    const { bottom } = page
      .getByRole('link', { name: /^Start session/ })
      .element()
      .getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(size.width < 720 ? 460 : 600);
    await expectNoBarriers();
  });

  it('shares one row with the line of the coach on a wide screen', async () => {
    const story = storyWith('lifetime').completeFrom('2026-03-01', 12).on('2026-03-13');
    await setBrowserZone(story.state.timezone);
    const options = { answers: { 'GET /together': oak }, width: 1366, height: 768 };
    await showPage('/dashboard', story, options);
    for (const stored of ['together', 'day-places'])
      await expect.poll(() => Object.keys(localStorage).some((key) => key.includes(stored))).toBe(true);
    await showPage('/dashboard', story, options);
    await expect.element(line).toBeVisible();
    const coach = () => document.querySelector('[data-coach-line]');
    await expect.poll(coach).not.toBeNull();
    const places = () =>
      [line.element().parentElement!, coach()!.parentElement!].map((one) => one.getBoundingClientRect());
    const [people, tip] = places();
    expect(tip?.top).toBe(people?.top);
    expect(tip?.left).toBeGreaterThanOrEqual(people!.right);
    await page.viewport(390, 844);
    await expect.poll(() => places()[1]?.top).toBeGreaterThanOrEqual(places()[0]!.bottom);
  });

  it('holds its place while it is loading', async () => {
    const heldGroups = hold(() => oak);
    await visitTwice({ answers: { 'GET /together': heldGroups.answer } });
    const shifts = watchShifts();
    const topBefore = completeButton('Push-ups').element().getBoundingClientRect().top;
    heldGroups.letGo();
    await expect.element(line).toBeVisible();
    expect(completeButton('Push-ups').element().getBoundingClientRect().top).toBe(topBefore);
    expect(shifts()).toEqual([]);
  });

  it('says that it cannot check without a connection', async () => {
    const offline = unreachable();
    const answers = { 'GET /together': offline, 'GET /challenge/log': offline, 'GET /*': offline };
    await visitTwice({ answers });
    await expect.element(page.getByText(/no updates while you’re offline/).first()).toBeVisible();
  });

  it('does not exist for a person without a group, who is asked about once a day', async () => {
    let requestCount = 0;
    const answers = {
      'GET /together': () => {
        requestCount += 1;
        return nothingYet;
      },
    };
    const story = dayTwo();
    await showPage('/dashboard', story, { answers });
    await expect.poll(() => requestCount).toBe(1);
    await expect.poll(() => Object.keys(localStorage).some((key) => key.includes('together'))).toBe(true);
    await showPage('/dashboard', story, { answers });
    await expect.element(page.getByText('Week Warrior badge')).toBeVisible();
    expect(requestCount).toBe(1);
    expect(page.getByRole('link', { name: /done/ }).query()).toBeNull();
  });

  it('leaves the day as it is if the groups cannot be read', async () => {
    await showPage('/dashboard', dayTwo(), { answers: { 'GET /together': serverError() } });
    await expect.element(page.getByText('Week Warrior badge')).toBeVisible();
    await expect.element(completeButton('Push-ups')).toBeVisible();
  });
});

it('The people line stands before the first rep of a session too, and not on the screen that counts', async () => {
  await visitTwice();
  await page.getByRole('link', { name: 'Start session' }).click();
  await expect.element(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect.element(line).toHaveTextContent('Team Oak: 1 of 3 done.');
  await expectNoBarriers();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.element(line).not.toBeInTheDocument();
});
