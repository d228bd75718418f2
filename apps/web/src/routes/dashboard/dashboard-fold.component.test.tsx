import { Story } from '@hundred/domain/rules/story';
import { quotes } from '@hundred/domain/text/quotes';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { completeButton, completeOnPage, exerciseNames } from '../../testing/day-page';
import { showPage } from '../../testing/show-page';

/** In the browser's zone, so that no question about the zone appears. */
const dayTwo = () => Story.startedOn('2026-03-02', 'UTC').complete().on('2026-03-03');

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 650 };
const boxOf = (name: string) => completeButton(name).element().getBoundingClientRect();
const start = page.getByRole('link', { name: 'Start session' });
const barTop = () => document.querySelector('[data-bottom-bar]')!.getBoundingClientRect().top;
/** The quote that takes the most room. */
const longestQuote = quotes.reduce((one, other) => (other.length > one.length ? other : one));

/** The page picks a number below this one at random. It shows the quote at that number, counted around the list. */
const quoteChoices = 60;

/** Fixes the random number of the page, so that this visit shows a quote. */
const fixQuote = (quote: string) =>
  vi
    .spyOn(Math, 'random')
    .mockReturnValue(((quotes as readonly string[]).indexOf(quote) + 0.5) / quoteChoices);

describe('The first screen of a day', () => {
  it.for([quotes[0], longestQuote])('has Start session above 420 px on a phone: %s', async (quote) => {
    fixQuote(quote);
    await showPage('/dashboard', dayTwo(), phone);
    await expect.element(page.getByText(quote)).toBeVisible();
    await expect.element(completeButton('Push-ups')).toBeVisible();
    expect(start.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(420);
    expect(boxOf('Jumping Jacks').bottom).toBeLessThan(barTop());
    const numbers = page.getByRole('region', { name: 'Your numbers' }).element();
    expect(numbers.getBoundingClientRect().bottom).toBeLessThan(barTop());
  });

  it('has the next Complete of a workout under way at the same place on a phone', async () => {
    fixQuote(quotes[0]);
    await showPage('/dashboard', dayTwo(), phone);
    await expect.element(completeButton('Push-ups')).toBeVisible();
    const { top, left } = boxOf('Push-ups');
    const numbersTop = () =>
      page.getByRole('region', { name: 'Your numbers' }).element().getBoundingClientRect().top;
    const numbersTopBefore = numbersTop();
    await completeOnPage(['Push-ups']);
    expect(boxOf('Sit-ups')).toMatchObject({ top, left });
    expect(numbersTop()).toBe(numbersTopBefore);
    await completeOnPage(['Sit-ups']);
    expect(boxOf('Jumping Jacks')).toMatchObject({ top, left });
    expect(numbersTop()).toBe(numbersTopBefore);
  });

  it('has all three Complete buttons in view on a laptop', async () => {
    fixQuote(longestQuote);
    await showPage('/dashboard', dayTwo(), laptop);
    await expect.element(completeButton('Push-ups')).toBeVisible();
    for (const name of exerciseNames) expect(boxOf(name).bottom).toBeLessThanOrEqual(520);
  });

  it.for([1440, 1920])('uses the width of a window of %i px', async (width) => {
    await showPage('/dashboard', dayTwo(), { width, height: 900 });
    await expect.element(completeButton('Push-ups')).toBeVisible();
    const left = document.querySelector('h1')!.getBoundingClientRect().left;
    const right = document.querySelector('aside > section')!.getBoundingClientRect().right;
    expect(left).toBeLessThan(100);
    expect(width - right).toBeLessThan(100);
  });

  it('shows the day, the streak and the target once each', async () => {
    await showPage('/dashboard', dayTwo(), laptop);
    await expect.element(completeButton('Push-ups')).toBeVisible();
    const main = page.getByRole('main');
    expect(main.getByText(/streak$/).elements()).toHaveLength(1);
    expect(main.getByText('Day 2 of 100').elements()).toHaveLength(1);
    expect(main.getByText('Target reps').query()).toBeNull();
  });
});
