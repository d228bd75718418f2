import { Story } from '@hundred/domain/rules/story';
import { personas } from '@hundred/testkit/logs/personas';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoFindings } from '../testing/barriers';
import { showPage } from '../testing/show-page';
import { type Answers, unreachable } from '../testing/story-api';

interface Opening {
  path: string;
  /** Day 57 with rest days by default. */
  story?: () => Story;
  answers?: Answers;
  open: () => Promise<void>;
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Dialogs by their title, with their page and what opens them. Counting and the completed day have their own tests. */
const dialogs: Record<string, Opening> = {
  'How days, streaks and rest days work': {
    path: '/dashboard',
    open: () => press('How it works'),
  },
  'Share your progress': { path: '/dashboard', open: () => press('Share your progress') },
  'Take a rest day?': { path: '/dashboard', open: () => press('Take a rest day') },
  'Friday, March 6, 2026': { path: '/progress', open: () => press(/^Friday, March 6/) },
  'First Step': { path: '/badges', story: personas.lapsed, open: () => press(/^First Step/) },
  'Restart the challenge?': { path: '/settings', open: () => press('Restart Challenge') },
  'Leave without saving?': {
    path: '/settings',
    async open() {
      await page.getByLabelText('Display name').fill('Somebody else');
      await page.getByRole('link', { name: 'Badges', exact: true }).click();
    },
  },
  'Sign out everywhere?': { path: '/settings/security', open: () => press('Sign out everywhere') },
  'Log out and lose unsent progress?': {
    path: '/dashboard',
    answers: { 'POST /challenge/*': unreachable() },
    async open() {
      await press(/^Complete/);
      await expect
        .element(page.getByText('Saved here until you’re back online: 1 exercise.').first())
        .toBeVisible();
      await press('Log out');
    },
  },
  // Offered to people without a run.
  'Import your data': {
    path: '/settings/security',
    story: () => Story.beforeStart('2026-02-02', 'UTC'),
    open: () => press('Import My Data'),
  },
  'Delete your account?': { path: '/settings/security', open: () => press('Delete Account') },
};

it.each(Object.entries(dialogs))(
  'The dialog %s has no axe violations and no undecided axe results',
  async (name, opening) => {
    const { path, story = personas['day 57 with rests'], answers = {}, open } = opening;
    await showPage(path, story(), { answers, width: 360, height: 760 });
    await open();
    const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
    await expect.element(dialog).toBeVisible();
    await expectNoFindings();
  },
);
