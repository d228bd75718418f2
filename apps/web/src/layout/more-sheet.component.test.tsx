import type { Together } from '@hundred/contract/together/groups';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoFindings, expectTouchTargetSize } from '../testing/barriers';
import { partial } from '../testing/partial';
import { showPage } from '../testing/show-page';
import { type Answers, unreachable } from '../testing/story-api';
import { beTouchDevice, liftFinger, middleOf, moveFinger, putFingerDown } from '../testing/touch';

const id = '00000000-0000-4000-8000-0000000000aa';
const together = partial<Together>({
  teams: [
    {
      id,
      name: 'Team Oak',
      members: 7,
      isOwner: false,
      isReadOnly: false,
      today: { streak: 3, asked: 7, done: 4, needed: 5, people: [] },
    },
  ],
  challenges: [],
  rooms: [],
});
const answeredQuestion = {
  id,
  topic: 'other',
  message: 'How?',
  diagnostics: null,
  sentAt: '2026-03-01T10:00:00.000Z',
  state: 'answered',
  answer: { words: 'Like this.', at: '2026-03-02T10:00:00.000Z' },
};
const answersWithNews: Answers = {
  'GET /together': together,
  'GET /support': { requests: [answeredQuestion] },
};

const more = page.getByRole('banner').getByRole('button', { name: 'More' });
const sheet = page.getByRole('dialog', { name: 'More' });
const rows = () => [...sheet.element().querySelectorAll('li')].map(({ textContent }) => textContent?.trim());

async function openSheet(answers: Answers = answersWithNews, story = personas.premium()) {
  await showPage('/dashboard', story, { answers });
  await more.click();
  await expect.element(sheet).toBeVisible();
}

describe('The sheet behind More on a phone', () => {
  it('shows the current state of each page as text, and marks what waits for the person', async () => {
    await openSheet();
    await expect
      .poll(rows)
      .toEqual([
        'TogetherTeam: 4 of 7 done',
        'PlanStandard',
        expect.stringMatching(/^StatisticsBest day: [\d,]+ reps$/),
        expect.stringMatching(/^Coach\d new tips?$/),
        'Movements',
        'Support1 new answer',
        'Settings',
        'Log out',
      ]);
    await expect.element(sheet.getByText(/^Day \d+ · Lifetime$/)).toBeVisible();
    expectTouchTargetSize([...sheet.element().querySelectorAll('a, button')]);
    await expectNoFindings();
  });

  it('shows no state that is not known', async () => {
    await openSheet({ 'GET /together': unreachable(), 'GET /support': unreachable() }, personas['day 1']());
    await expect
      .poll(rows)
      .toEqual([
        'Together',
        'PlanStandard',
        'Statistics',
        'Coach',
        'Movements',
        'Support',
        'Settings',
        'Log out',
      ]);
  });

  it('counts an answer until the support page has shown it', async () => {
    await openSheet();
    await sheet.getByRole('link', { name: 'Support' }).click();
    await expect.element(page.getByText('Like this.')).toBeVisible();
    await more.click();
    await expect.poll(rows).toContain('Support');
  });

  it('is closed by its cross, by Escape and by a touch beside it, and returns the focus', async () => {
    await openSheet();
    // The parent of the sheet fills the window.
    const closes = [
      () => sheet.getByRole('button', { name: 'Close' }).click(),
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(sheet.element().parentElement!, { position: { x: 100, y: 40 } }),
    ];
    for (const close of closes) {
      await expect.element(sheet).toBeVisible();
      await close();
      await expect.element(sheet).not.toBeInTheDocument();
      await expect.element(more).toHaveFocus();
      await more.click();
    }
  });

  it('is closed by a swipe down, and stays after a shorter one', async () => {
    await beTouchDevice();
    await openSheet();
    const { x, y } = middleOf(sheet.getByText('Movements'));
    const swipe = async (distance: number) => {
      await putFingerDown({ x, y });
      for (let step = 1; step <= 4; step += 1) await moveFinger({ x, y: y + (distance * step) / 4 });
      await liftFinger();
    };
    // `use-swipe-down.ts` needs 72 pixels.
    await swipe(40);
    await expect.poll(() => (sheet.element() as HTMLElement).style.translate).toBe('');
    await swipe(160);
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(more).toHaveFocus();
  });

  it('leads to a page, which gets the focus', async () => {
    await openSheet();
    await sheet.getByRole('link', { name: 'Plan' }).click();
    await expect.element(page.getByRole('heading', { name: 'Plan', level: 1 })).toBeVisible();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(page.getByRole('main')).toHaveFocus();
  });

  it('logs out, and asks first if something is not sent', async () => {
    await showPage('/dashboard', personas['day 57 with rests'](), {
      answers: { 'POST /challenge/*': unreachable() },
    });
    await page
      .getByRole('button', { name: /^Complete/ })
      .first()
      .click();
    await expect
      .element(page.getByText('Saved here until you’re back online: 1 exercise.').first())
      .toBeVisible();
    await more.click();
    await sheet.getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out and lose unsent progress?' });
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Log out' }).click();
    await question.getByRole('button', { name: 'Log out anyway' }).click();
    await expect.poll(() => location.pathname).toBe('/login');
  });
});

describe('The header of a phone', () => {
  const word = () => page.getByRole('banner').getByText('Hundred').element().getBoundingClientRect();
  const mark = () => page.getByRole('banner').getByRole('link', { name: 'Hundred' }).element();
  /** A word without room wraps into the hidden part below its mark (`brand.tsx`). */
  const isWordShown = () => word().top < mark().getBoundingClientRect().bottom;

  it.each([
    [390, true],
    [360, false],
    [320, false],
  ])(
    'keeps Settings and Log out 12 px apart in one row with Go Premium, at %i px',
    async (width, hasWord) => {
      await showPage('/badges', personas['day 1'](), { width });
      const box = (name: string) =>
        page.getByRole('banner').getByLabelText(name).element().getBoundingClientRect();
      await expect.element(page.getByRole('link', { name: 'Go Premium' }).first()).toBeVisible();
      expect(box('Log out').left - box('Settings').right).toBe(12);
      // Two rows would be higher.
      expect(page.getByRole('banner').element().getBoundingClientRect().height).toBeLessThan(64);
      expect(document.documentElement.scrollWidth).toBe(width);
      expect(isWordShown()).toBe(hasWord);
    },
  );

  it('shows the word beside the mark at 360 px if there is room', async () => {
    await showPage('/badges', personas.premium(), { width: 360 });
    await expect.element(more).toBeVisible();
    expect(isWordShown()).toBe(true);
  });
});
