import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../testing/barriers';
import { setBrowserZone } from '../../testing/browser-zone';
import { expectFocusHeld } from '../../testing/focus';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';
import { type Answers, hold, recordSaves, serverError, unreachable } from '../../testing/story-api';

/** Twenty days from Sunday, the first of March 2026; the next is open. */
function twentyDays({ isPremium }: { isPremium: boolean }): Story {
  const story = Story.startedOn('2026-03-01');
  const bought = { at: story.now, paidAt: story.now, plan: 'lifetime', purchase: 'bought' } as const;
  if (isPremium) story.record({ kind: 'premiumBegan', ...bought });
  return story.completeFrom('2026-03-01', 20).on('2026-03-21');
}

/** The same with Sundays off, on the day after Premium has ended. */
function afterPremium(): Story {
  const story = twentyDays({ isPremium: true });
  story.ask({ kind: 'adoptPlan', plan: gentlePlan([0]) });
  story.later(1).record({ kind: 'premiumEnded', at: story.now, purchase: 'bought' });
  return story.on('2026-03-22');
}

/** The button of a weekday, pressed if the plan asks for reps on it. */
const weekday = (name: string) => page.getByRole('button', { name, exact: true });

/** A server with one calendar feed. */
function feedAnswers(first: string | null = null): Answers {
  let since = first;
  return {
    'GET /schedule/feed': () => ({ since }),
    'POST /schedule/feed': () => {
      since = '2026-03-21T10:00:00.000Z';
      return { success: true, url: 'https://hundred.example/api/schedule/feed/AAAAAAAAAAAAAAAAAAAAAA.ics' };
    },
    'DELETE /schedule/feed': () => {
      since = null;
      return { success: true };
    },
  };
}

describe('The schedule page', () => {
  it('takes weekdays off, says what that means for Day 100, and applies from today', async () => {
    const story = twentyDays({ isPremium: true });
    await showPage('/plan/schedule', story, { answers: feedAnswers() });
    // The 80th date from March 21.
    await expect
      .element(page.getByText('You train 7 days a week. You reach Day 100 around June 8, 2026'))
      .toBeVisible();
    for (const name of ['Saturday', 'Sunday', 'Monday', 'Tuesday']) await weekday(name).click();
    await expect.element(weekday('Wednesday')).toBeDisabled();
    await expect.element(page.getByText('You can’t take more days off.')).toBeVisible();
    await weekday('Monday').click();
    await weekday('Tuesday').click();
    await expect
      .element(page.getByText('You train 5 days a week. You reach Day 100 around July 10, 2026'))
      .toBeVisible();
    await expectNoBarriers();
    await page.getByRole('button', { name: 'Apply from today' }).click();
    await expect
      .poll(() => story.log.at(-1))
      .toMatchObject({ kind: 'planAdopted', plan: { offWeekdays: [0, 6] } });
    await expect.element(page.getByText('Day off, no reminder').first()).toBeVisible();
    for (const name of ['Saturday', 'Sunday']) await weekday(name).click();
    await page.getByRole('button', { name: 'Apply from today' }).click();
    await expect.poll(() => story.log.at(-1)).toMatchObject({ kind: 'planAdopted', plan: null });
    await expect.element(page.getByRole('button', { name: 'In use' })).toHaveFocus();
  });

  it('keeps a weekday that is pressed while it saves', async () => {
    const story = twentyDays({ isPremium: true });
    const { answer, letGo } = hold();
    await showPage('/plan/schedule', story, { answers: { ...feedAnswers(), 'PUT /challenge/plan': answer } });
    await weekday('Sunday').click();
    await page.getByRole('button', { name: 'Apply from today' }).click();
    await weekday('Saturday').click();
    await expect.element(page.getByRole('button', { name: 'Saving' })).toBeVisible();
    letGo();
    await expect.poll(() => story.state.plan?.plan?.offWeekdays).toEqual([0]);
    await expect.element(page.getByRole('button', { name: 'Apply from today' })).toBeVisible();
    await expect.element(weekday('Saturday')).toHaveAttribute('aria-pressed', 'false');
  });

  it('gives a weekday its own reminder time, and resets it to the usual one', async () => {
    const requests: unknown[] = [];
    const answers: Answers = {
      ...feedAnswers(),
      'PUT /auth/profile': (derived: () => unknown, body: unknown) => {
        requests.push(body);
        return derived();
      },
    };
    await showPage('/plan/schedule', twentyDays({ isPremium: true }), { answers });
    const friday = page.getByLabelText('Reminder on Friday');
    await friday.fill('18:30');
    await page.getByRole('button', { name: 'Save times' }).click();
    await expect
      .poll(() => requests)
      .toEqual([{ weekdayTimes: [null, null, null, null, null, '18:30', null] }]);
    await expect.element(friday).toHaveValue('18:30');
    await friday.fill('09:00');
    // Unsaved edits survive a look at another page.
    await page.getByRole('link', { name: 'Plan', exact: true }).click();
    await expect.element(friday).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Schedule' }).click();
    await expect.element(friday).toHaveValue('09:00');
    await page.getByRole('button', { name: 'Save times' }).click();
    // No weekday differs from the usual 9:00 any more.
    await expect.poll(() => requests.at(-1)).toEqual({ weekdayTimes: null });
  });

  it('uses and keeps the times that another device has set, also if they arrive after the press', async () => {
    const timesOfOtherDevice = ['07:00', null, null, null, null, null, null];
    const { sent, answers } = recordSaves();
    const profileRequest = hold((derived) => {
      const { user } = derived() as { user: object };
      return { user: { ...user, weekdayTimes: timesOfOtherDevice } };
    });
    await showPage('/plan/schedule', twentyDays({ isPremium: true }), {
      answers: { ...feedAnswers(), ...answers, 'GET /auth/me': profileRequest.answer },
    });
    await page.getByLabelText('Reminder on Friday').fill('18:30');
    await page.getByRole('button', { name: 'Save times' }).click();
    // Still the usual time, because those of the other device have not arrived.
    await expect.element(page.getByLabelText('Reminder on Sunday')).toHaveValue('09:00');
    profileRequest.letGo();
    await expect
      .poll(() => sent)
      .toEqual([{ weekdayTimes: ['07:00', null, null, null, null, '18:30', null] }]);
  });

  it('shows the address of the calendar once, and revokes it', async () => {
    await showPage('/plan/schedule', twentyDays({ isPremium: true }), { answers: feedAnswers() });
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect
      .element(page.getByLabelText('Calendar address'))
      .toHaveValue('https://hundred.example/api/schedule/feed/AAAAAAAAAAAAAAAAAAAAAA.ics');
    await page.getByRole('button', { name: 'End calendar subscription' }).click();
    await expect.element(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  });

  it('saves a file of the sessions without a connection, and says what needs one', async () => {
    const createUrl = vi.spyOn(URL, 'createObjectURL');
    const answers: Answers = { 'GET /schedule/feed': unreachable(), 'PUT /challenge/plan': unreachable() };
    await showPage('/plan/schedule', twentyDays({ isPremium: true }), { answers });
    await expect.element(page.getByText(/^You’re offline. Go online to see/)).toBeVisible();
    await page.getByRole('button', { name: 'Save file' }).click();
    await expect.poll(() => createUrl.mock.calls.length).toBe(1);
    const file = createUrl.mock.calls[0]?.[0] as File;
    // A file has the next 60 sessions.
    expect(file.name).toBe('hundred.ics');
    expect((await file.text()).match(/BEGIN:VEVENT/g)?.length).toBe(60);
    await weekday('Monday').click();
    await page.getByRole('button', { name: 'Apply from today' }).click();
    await expect.element(page.getByText(/^No connection. Your changes stay here/)).toBeVisible();
    await expect.element(weekday('Monday')).toHaveAttribute('aria-pressed', 'false');
  });

  it('gives the events of a file the same ids each time, unlike those of other people', async () => {
    const createUrl = vi.spyOn(URL, 'createObjectURL');
    const eventsOf = async (uid: string) => {
      createUrl.mockClear();
      await showPage('/plan/schedule', twentyDays({ isPremium: true }), {
        answers: feedAnswers(),
        person: { uid },
      });
      await page.getByRole('button', { name: 'Save file' }).click();
      await expect.poll(() => createUrl.mock.calls.length).toBe(1);
      const file = await (createUrl.mock.lastCall![0] as File).text();
      expect(file).not.toContain(uid);
      return file.match(/^UID:.*/gm);
    };
    const [one, other] = ['a3f0c1d2-5b6e-4f70-8a91-c2d3e4f50617', 'a3f0c1d2-5b6e-4f70-8a91-0718293a4b5c'];
    const eventsOfOne = await eventsOf(one);
    expect(eventsOfOne).toHaveLength(60);
    expect(await eventsOf(one)).toEqual(eventsOfOne);
    expect((await eventsOf(other))?.filter((event) => eventsOfOne?.includes(event))).toEqual([]);
  });

  it('says that a missing subscription is the server’s fault, and loads again', async () => {
    const answers: Answers = { 'GET /schedule/feed': serverError() };
    await showPage('/plan/schedule', twentyDays({ isPremium: true }), { answers });
    await expect.element(page.getByText(/^We couldn’t load your calendar subscription/)).toBeVisible();
    Object.assign(answers, feedAnswers());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  });

  it('saves a file with an alarm for each session without Premium, found from the notification settings', async () => {
    const createUrl = vi.spyOn(URL, 'createObjectURL');
    createUrl.mockClear();
    await showPage('/settings/notifications', twentyDays({ isPremium: false }));
    await page.getByRole('link', { name: 'Go to Schedule' }).click();
    await page.getByRole('button', { name: 'Save file' }).click();
    await expect.poll(() => createUrl.mock.calls.length).toBe(1);
    const file = await (createUrl.mock.lastCall![0] as File).text();
    expect(file.match(/BEGIN:VALARM/g)).toHaveLength(60);
  });

  it('shows an example and the way to the plans without Premium', async () => {
    await showPage('/plan/schedule', twentyDays({ isPremium: false }));
    await expect.element(page.getByRole('link', { name: 'See Premium' })).toBeVisible();
    await expect.element(weekday('Monday')).toBeDisabled();
    await expect.element(page.getByRole('link', { name: 'Schedule (locked)' })).toBeVisible();
    await expectNoBarriers();
  });

  it('says that the weekdays off of a plan have ended with Premium, and counts every day', async () => {
    await showPage('/plan/schedule', afterPremium());
    await expect.element(page.getByText(/^Premium ended, so your days off ended too/)).toBeVisible();
    await expect
      .element(page.getByText('You train 7 days a week. You reach Day 100 around June 9, 2026'))
      .toBeVisible();
    await expect.element(weekday('Sunday')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(weekday('Sunday')).toBeDisabled();
    expect(page.getByText(/your streak and your rest days/).elements()).toEqual([]);
    await expectNoBarriers();
    await page.getByRole('link', { name: 'Plan', exact: true }).click();
    await expect.element(page.getByText(/for this challenge, without its days off/)).toBeVisible();
  });

  it.each([
    ['after Premium', afterPremium],
    ['after the run', () => twentyDays({ isPremium: true }).completeFrom('2026-03-21', 80)],
  ])('ends a subscription %s, and creates none', async (_when, story) => {
    // The evening of the fifth in UTC is the sixth in Auckland.
    await setBrowserZone('Pacific/Auckland');
    await showPage('/plan/schedule', story(), { answers: feedAnswers('2026-03-05T20:00:00.000Z') });
    await expect.element(page.getByText(/^You subscribed on March 6, 2026/)).toBeVisible();
    expect(page.getByRole('button', { name: /Subscribe|Get new calendar address/ }).elements()).toEqual([]);
    await expectNoBarriers();
    const end = page.getByRole('button', { name: 'End calendar subscription' });
    await end.click();
    await expectMessage('Your calendar subscription has ended.');
    await expect.element(end).not.toBeInTheDocument();
    await expectFocusHeld();
  });

  it.each([
    ['after Premium', afterPremium],
    ['after the run', () => twentyDays({ isPremium: true }).completeFrom('2026-03-21', 80)],
  ])('says that a subscription did not load, %s, and loads again', async (_when, story) => {
    const answers: Answers = { 'GET /schedule/feed': serverError() };
    await showPage('/plan/schedule', story(), { answers });
    await expect.element(page.getByText(/^We couldn’t load your calendar subscription/)).toBeVisible();
    await expectNoBarriers();
    Object.assign(answers, feedAnswers('2026-03-05T10:00:00.000Z'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('button', { name: 'End calendar subscription' })).toBeVisible();
    await expectFocusHeld();
  });

  it('waits for a run', async () => {
    await showPage('/plan/schedule', twentyDays({ isPremium: true }).completeFrom('2026-03-21', 80));
    await expect.element(page.getByRole('heading', { name: 'No challenge in progress' })).toBeVisible();
  });
});
