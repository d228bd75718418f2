import { badgeDefinitions } from '@hundred/domain/badges/definitions';
import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { loadLanguage } from '../app/language/load-language';
import { expectNoBarriers } from '../testing/barriers';
import { expectDeviceToHaveLog, showPage } from '../testing/show-page';
import { type Answers, serverError } from '../testing/story-api';

const sixDays = () => Story.startedOn('2026-03-02', 'UTC').completeFrom('2026-03-02', 6);
const collection = page.getByRole('heading', { name: 'Badge Collection' });

describe('The badges page', () => {
  it('counts the badges and groups them, without an accessibility barrier', async () => {
    const story = sixDays();
    await showPage('/badges', story);
    await expect.element(collection).toBeVisible();
    await expect
      .element(page.getByText(`${story.badges.length} of ${badgeDefinitions.length} badges earned`))
      .toBeVisible();
    // Badges earned on another device were celebrated there.
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expectNoBarriers();
  });

  it('is German for a person who chose German, and marked as such for screen readers', async () => {
    onTestFinished(() => loadLanguage('en'));
    await loadLanguage('de');
    const story = sixDays().on('2026-03-08').complete();
    await showPage('/badges', story);
    await expect.element(page.getByRole('heading', { name: 'Abzeichen', level: 1 })).toBeVisible();
    await expect.element(page.getByText(`von ${badgeDefinitions.length} Abzeichen verdient`)).toBeVisible();
    const streaks = page.getByRole('region', { name: 'Serien' });
    await streaks.getByRole('button', { name: /^Erster Schritt/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Erster Schritt' });
    await expect.element(dialog).toHaveTextContent(/Schließe deinen ersten Tag ab.*Verdient am /);
    const languageOf = (part: Locator) => part.element().closest<HTMLElement>('[lang]')?.lang;
    expect(languageOf(page.getByRole('heading', { name: 'Abzeichen', level: 1, includeHidden: true }))).toBe(
      'de',
    );
    expect(languageOf(dialog.getByRole('heading', { name: 'Erster Schritt' }))).toBe('de');
    expect(languageOf(dialog.getByText('Verdient am '))).toBe('de');
    expect(languageOf(dialog.getByRole('button', { name: 'Schließen' }))).toBe('de');
  });

  it('opens a badge by the keyboard, and returns the focus afterwards', async () => {
    const story = sixDays().on('2026-03-08').complete();
    await showPage('/badges', story);
    const streaks = page.getByRole('region', { name: 'Streak Badges' });
    await expect.element(streaks).toHaveTextContent('2 of 5');
    const firstStep = streaks.getByRole('button', { name: /^First Step/ });
    (firstStep.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).toHaveTextContent('Earned on March 2, 2026');
    await userEvent.keyboard('{Escape}');
    await expect.element(firstStep).toHaveFocus();
    // Two badges further.
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    const locked = page.getByRole('dialog', { name: 'Consistency King' });
    await expect.element(locked).toHaveTextContent('Locked');
    await expect.element(locked.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '7 of 30');
    await userEvent.keyboard('{Escape}');
    const closest = page.getByRole('region', { name: 'Closest to Earning' });
    await expect.element(closest).toBeVisible();
    expect(closest.getByRole('listitem').elements()).toHaveLength(3);
    await expectDeviceToHaveLog(story);
  });

  it('marks a champion badge that was earned on the person’s own plan', async () => {
    const story = Story.startedOn('2026-03-02', 'UTC');
    const bought = { at: story.now, paidAt: story.now, plan: 'lifetime', purchase: 'bought' } as const;
    story.record({ kind: 'premiumBegan', ...bought });
    story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
    await showPage('/badges', story.completeFrom('2026-03-02', 100));
    await page.getByRole('button', { name: /^Century Champion/ }).click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent(/Earned with your own plan on ./);
  });

  it('shows the progress of Premium badges with Premium, and a lock otherwise', async () => {
    const story = sixDays();
    const bought = { at: story.now, paidAt: story.now, plan: 'starter', purchase: 'bought' } as const;
    await showPage('/badges', story);
    const special = page.getByRole('region', { name: 'Special Badges' });
    const steady = special.getByRole('button', { name: /^Steady Hour/ });
    await expect.element(steady).toHaveTextContent(/^Steady HourLocked$/);
    await showPage('/badges', story.record({ kind: 'premiumBegan', ...bought }));
    await expect.element(steady).toHaveTextContent('6 / 14');
    await steady.click();
    await expect
      .element(page.getByRole('dialog'))
      .toHaveTextContent('You need Premium to earn this badge. Once earned, it’s yours forever.');
  });

  it('shows an error, and loads again on request', async () => {
    const answers: Answers = { 'GET /challenge/*': serverError() };
    await showPage('/badges', Story.startedOn('2026-03-02', 'UTC'), { answers });
    const title = page.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveTextContent('We couldn’t load your badges');
    delete answers['GET /challenge/*'];
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(collection).toBeVisible();
  });
});
