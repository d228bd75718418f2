import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { stubPerson } from '../../platform/stub-session';
import { expectNoBarriers } from '../../testing/barriers';
import { expectFocusHeld } from '../../testing/focus';
import { expectDeviceToHaveLog, uidOfTest } from '../../testing/show-page';
import { type AnswerFunction, type Answers, unreachable } from '../../testing/story-api';
import { button, confirmNote, heading, openCoach, storyWith, storyWithBreak } from './testing/open-coach';

describe('The tips', () => {
  it('come after a note, each with its figures, its reason and one action, and pause once they were shown', async () => {
    // The present streak of 11 days follows the longest one, of 12.
    const story = storyWith('lifetime').completeFrom('2026-03-01', 12).completeFrom('2026-03-19', 11);
    await openCoach('/coach', story);
    await expect.element(heading('Coach')).toBeVisible();
    await expect.element(page.getByText('Tip of the day')).not.toBeInTheDocument();
    const headingBelowNote = page.getByRole('heading', { name: 'One thing to do' });
    await expect.element(headingBelowNote).toBeVisible();
    await expectNoBarriers();
    await confirmNote.click();
    await expect.element(headingBelowNote).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('heading', { name: 'One more day, and you match your longest streak.' }))
      .toBeVisible();
    await expect.element(page.getByRole('term').filter({ hasText: 'Longest' })).toBeVisible();
    await page.viewport(768, 1024);
    await page.getByText('Why am I seeing this?').nth(1).click();
    await expect.element(page.getByText('You see this tip one day before you match')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to today’s challenge' }).last()).toBeVisible();
    await expectNoBarriers();
    // Three tips are there on every later date, too.
    for (const date of ['2026-03-30', '2026-03-31']) {
      await openCoach('/coach', story.on(date));
      await expect.element(page.getByText('Tip of the day')).toBeVisible();
      await expect.poll(() => button('Hide tips like this').elements().length).toBe(3);
      await expect.element(page.getByText('Reps per day, last 7 completed days')).toBeVisible();
    }
    for (let left = 3; left > 0; left -= 1) await button('Hide tips like this').first().click();
    await button('Hide tips like this').click();
    await expect.element(page.getByText('No tips today. Check again tomorrow.')).toBeVisible();
  });

  it('say before Day 10 when there will be figures, above a movement to look at', async () => {
    const story = storyWith('lifetime').on('2026-03-01');
    await openCoach('/coach', story);
    await confirmNote.click();
    const when = page.getByText('Your personal tips start in 9 days.');
    await expect.element(when).toBeVisible();
    await expect.element(page.getByText('Tip of the day')).toBeVisible();
    await button('Hide tips like this').first().click();
    await expect.element(when).toBeVisible();
    await openCoach('/coach', story.completeFrom('2026-03-01', 9).on('2026-03-10'));
    await expect.element(page.getByText('Reps per day, last 7 completed days')).toBeVisible();
    expect(page.getByText(/Your personal tips/).query()).toBeNull();
  });

  it('list what was tried, and what came of it', async () => {
    const story = storyWith('lifetime').completeFrom('2026-03-01', 12).on('2026-03-13');
    await openCoach('/coach', story);
    await confirmNote.click();
    await page.getByRole('link', { name: 'See the calendar' }).click();
    await expect.poll(() => location.pathname).toBe('/progress');
    await openCoach('/coach', story.complete().on('2026-03-14').complete());
    const tried = page.getByRole('region', { name: 'What you tried' });
    await expect.element(tried).toHaveTextContent('You finished 1 of 1 day since then.');
  });

  it('stay silenced until the person asks for them', async () => {
    await openCoach('/coach');
    await confirmNote.click();
    await button('Hide tips like this').first().click();
    await expect.element(page.getByText('You hid one kind of tip.')).toBeVisible();
    await expectFocusHeld();
    await expect.element(page.getByText('One more day, and you match')).not.toBeInTheDocument();
    await button('Show all tips again').click();
    await expect.element(page.getByText('One more day, and you match')).toBeVisible();
  });

  it('stay silenced if another tab has silenced them meanwhile', async () => {
    await openCoach('/coach');
    await confirmNote.click();
    await expect.element(button('Hide tips like this').first()).toBeVisible();
    const key = `hundred:tips:${uidOfTest()}`;
    const silenced = () => JSON.parse(localStorage.getItem(key) ?? '{}').silenced;
    localStorage.setItem(key, JSON.stringify({ shownOn: {}, silenced: ['weakWeekday'] }));
    await button('Hide tips like this').first().click();
    await expect.poll(silenced).toHaveLength(2);
    expect(silenced()).toContain('weakWeekday');
  });

  it('are shown without a connection to a person with a stored Lifetime entitlement', async () => {
    const story = storyWithBreak('lifetime');
    await openCoach('/coach', story);
    await confirmNote.click();
    await expectDeviceToHaveLog(story);
    await openCoach('/coach', story, {
      'GET /challenge/*': unreachable(),
      'GET /premium/*': unreachable(),
    });
    await expect.element(page.getByText('Tip of the day')).toBeVisible();
  });
});

describe('The coach on the dashboard', () => {
  const coachLine = () => document.querySelector('[data-coach-line]');
  /** The first visit stores that the next one holds the place of the line. */
  async function visitTwice(...visit: Parameters<typeof openCoach>) {
    await openCoach(...visit);
    await expect.poll(() => localStorage.getItem(`hundred:day-places:${uidOfTest()}`)).toContain('coach');
    expect(coachLine()).toBeNull();
    await openCoach(...visit);
  }

  it('says one sentence with a figure to people on Lifetime, and is gone for the day after an answer', async () => {
    const story = storyWith('lifetime').completeFrom('2026-03-01', 12).on('2026-03-13');
    await visitTwice('/dashboard', story);
    await expect.poll(coachLine).not.toBeNull();
    const line = coachLine()?.textContent;
    expect(line).toMatch(/\d.*\?Yes: /);
    await expectNoBarriers();
    coachLine()?.querySelector('a')?.click();
    await expect.poll(() => location.pathname).not.toBe('/dashboard');
    await openCoach('/dashboard', story);
    await expect.element(page.getByRole('region', { name: 'Your numbers' })).toBeVisible();
    expect(coachLine()).toBeNull();
    await openCoach('/dashboard', story.complete().on('2026-03-14'));
    await expect.poll(coachLine).not.toBeNull();
    expect(coachLine()?.textContent).not.toBe(line);
  });

  it('sets the reminder that its tip suggests, and takes it back', async () => {
    const story = storyWith('lifetime').completeFrom('2026-03-01', 12).on('2026-03-13');
    localStorage.setItem('pushNotificationsEnabled', 'true');
    // All tips that would come before the one about the reminder.
    const silenced = [
      'lastDays',
      'daysDone',
      'form',
      'milestoneNear',
      'bestMonth',
      'longerDays',
      'hipFlexors',
    ];
    localStorage.setItem(`hundred:tips:${uidOfTest()}`, JSON.stringify({ shownOn: {}, silenced }));
    const times: string[] = [];
    const save: AnswerFunction = (derived, body) => {
      times.push((body as { reminderTime: string }).reminderTime);
      return derived();
    };
    await visitTwice('/dashboard', story, { 'PUT /auth/profile': save });
    await expect
      .poll(() => coachLine()?.textContent)
      .toMatch(/^You usually finish at .* Remind you at \d+:(00|30) [AP]M\?Remind me$/);
    await button('Remind me').click();
    await expect.poll(() => coachLine()?.textContent).toMatch(/^Reminder set for \d+:(00|30) [AP]M\.Undo$/);
    await expectNoBarriers();
    await button('Undo').click();
    await expect.element(button('Remind me')).toBeVisible();
    expect(times).toEqual([expect.stringMatching(/^\d\d:[03]0$/), stubPerson.reminderTime]);
  });

  it('is not there without Lifetime, with nothing in its place', async () => {
    await openCoach('/dashboard', storyWith('starter').completeFrom('2026-03-01', 12).on('2026-03-13'));
    await expect.element(page.getByRole('region', { name: 'Your numbers' })).toBeVisible();
    expect(coachLine()).toBeNull();
  });
});

describe.each([
  ['/coach', 'Coach', 'Get personal tips'],
  ['/coach/recovery', 'Recovery programs', 'Recover well'],
  ['/coach/nutrition', 'Nutrition', 'Eat well, without counting'],
])('%s', (path, title, lock) => {
  it('is locked without Lifetime, with one real example and the way to it', async () => {
    await openCoach(path, storyWithBreak('starter'));
    await expect.element(heading(title)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: lock })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See Premium' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Example' })).toBeVisible();
    await expectNoBarriers();
  });
});

describe('The nutrition page', () => {
  it('converts its figures to grams for a weight that stays on the page, and follows the diet', async () => {
    const sent: unknown[] = [];
    const answers: Answers = {
      'PUT /*'(_derived: () => unknown, body: unknown) {
        sent.push(body);
      },
    };
    await openCoach('/coach/nutrition', storyWithBreak('lifetime'), answers, { ageGroup: '30-39' });
    await expect.element(page.getByText(/kidney disease, .* Ask a professional first/)).toBeVisible();
    await confirmNote.click();
    await page.getByLabelText('Weight in kg (optional)').fill('64');
    // 1.4 to 2 g per kg.
    await expect.element(page.getByText('90 to 128 g')).toBeVisible();
    await page.getByLabelText('Weight in kg (optional)').fill('12');
    await expect.element(page.getByText('Enter a weight between 30 and 250 kg.')).toBeVisible();
    await page.getByText('Vegan', { exact: true }).click();
    await expect
      .element(page.getByText('Vitamin B12 comes from a supplement', { exact: false }))
      .toBeVisible();
    await expectNoBarriers();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/\b64\b/);
    expect(sent).toEqual([]);
  });

  it.each([null, 'under20'] as const)(
    'shows no figures to a person not known to be an adult (%s)',
    async (ageGroup) => {
      await openCoach('/coach/nutrition', storyWithBreak('lifetime'), {}, { ageGroup });
      await confirmNote.click();
      await expect.element(page.getByText('We show amounts only to adults', { exact: false })).toBeVisible();
      await expect.element(page.getByLabelText('Weight in kg (optional)')).not.toBeInTheDocument();
      expect(document.querySelector('main')?.textContent).not.toMatch(/\d (g|l)\b/);
    },
  );
});
