import { featureComparison, featureIds } from '@hundred/domain/entitlements/features';
import { featureCount, planLines } from '@hundred/domain/entitlements/plan-lines';
import { planIds, plans, trialDays } from '@hundred/domain/entitlements/plans';
import { factsForAll } from '@hundred/domain/entitlements/premium-for-all';
import { Story } from '@hundred/domain/rules/story';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../testing/barriers';
import { restHeading, takeRest } from '../../testing/day-page';
import { expectMessage } from '../../testing/messages';
import { expectDeviceToHaveLog, showPage } from '../../testing/show-page';
import { type Answers, config, refusal, unreachable } from '../../testing/story-api';

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
const main = page.getByRole('main');
const getPlan = (name: string) => page.getByRole('button', { name: `Get ${name}`, exact: true });
const startTrial = page.getByRole('button', { name: 'Start free trial' });
const goPremium = page.getByRole('banner').getByRole('link', { name: 'Go Premium' });

describe('The Premium page', () => {
  it('shows the plans, the notes on payments and the samples', async () => {
    await showPage('/premium', personas['day 1']());
    for (const id of planIds) {
      const { name, price, terms } = plans[id];
      await expect.element(getPlan(name)).toBeVisible();
      const card = main.getByRole('region', { name });
      await expect.element(card).toHaveTextContent(`${price}${terms}`);
      for (const line of planLines(id)) await expect.element(card).toHaveTextContent(line);
    }
    const free = main.getByRole('region', { name: 'Free', exact: true });
    await expect.element(free).toHaveTextContent(`${featureCount('free')} of ${featureIds.length} features`);
    await expect.element(free).toHaveTextContent('Your plan');
    for (const note of ['Secure Payment', 'Powered by a card payment provider', 'Instant Access'])
      await expect.element(main.getByText(note, { exact: true })).toBeVisible();
    await expect.element(main.getByText('Sample content')).toBeVisible();
    expect(main.getByRole('figure').elements()).toHaveLength(3);
    await expect.element(main.getByText(/^Questions about Premium or a payment\?/)).toBeVisible();
  });

  it('compares the features, folded by category on a phone and all of them on wider screens', async () => {
    await showPage('/premium', personas['day 1']());
    const groups = featureComparison();
    const inclusionText = (isIncluded: boolean) => (isIncluded ? 'Included' : 'Not included');
    const shownRows = () =>
      main
        .getByRole('row')
        .elements()
        .filter((row) => !row.closest('thead'))
        .map((row) => row.querySelector('th')?.textContent);
    // On a phone each category shows how much a plan includes, and its features when it is opened. Two are open at first.
    const unfolded = groups.filter(({ category }) => ['planning', 'coaching'].includes(category));
    const rowsAtFirst = groups.length + unfolded.flatMap(({ rows }) => rows).length;
    await expect.poll(() => shownRows()).toHaveLength(rowsAtFirst);
    const challenge = main.getByRole('button', { name: 'Challenge' });
    await expect.element(challenge).toHaveAttribute('aria-expanded', 'false');
    await expect.element(main.getByRole('row', { name: /^Challenge/ })).toHaveTextContent('1 of 2');
    await challenge.click();
    await expect.poll(() => shownRows()).toHaveLength(rowsAtFirst + groups[0]!.rows.length);
    // The width of a phone with very large letters.
    await page.viewport(300, 800);
    await expect.poll(() => shownRows()).toHaveLength(rowsAtFirst + groups[0]!.rows.length);
    await page.viewport(1280, 900);
    await expect.poll(() => shownRows()).toHaveLength(groups.length + featureIds.length);
    for (const { name, free, starter, lifetime } of groups.flatMap(({ rows }) => rows)) {
      const expected = [free, starter, lifetime].map(inclusionText);
      const cells = main.getByRole('row', { name }).first().getByRole('cell').elements();
      expect(textsOf(cells), name).toEqual(expected);
    }
    await expectNoBarriers();
  });

  it('shows an error in its own words, not the server’s, and allows another try', async () => {
    const checkout = 'POST /premium/create-checkout-session';
    const answers: Answers = { [checkout]: refusal(502, 'payment_failed', 'A sentence of the server.') };
    await showPage('/premium', personas['day 1'](), { answers });
    await getPlan('Starter').click();
    await expectMessage('Payment failed. Please try again.');
    answers[checkout] = refusal(500, 'internal', 'A sentence of the server.');
    await getPlan('Starter').click();
    await expectMessage('Failed to start checkout. Please try again.');
    await expect.element(getPlan('Starter')).toBeEnabled();
  });

  it('says so if nothing is for sale', async () => {
    const answers = { 'GET /config': { ...config, payments: 'off' } };
    await showPage('/premium', personas['day 1'](), { answers });
    await expect.element(page.getByRole('heading', { name: 'You can’t buy Premium here yet' })).toBeVisible();
    await expect.element(startTrial).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Get/ })).not.toBeInTheDocument();
  });

  it('says that everything is included where the installation includes it for everybody', async () => {
    const story = personas['day 1']();
    for (const fact of factsForAll([{ begin: story.now, end: null }])) story.record(fact);
    await showPage('/premium', story, { answers: { 'GET /config': { ...config, payments: 'off' } } });
    await expect.element(main.getByText('You have every feature')).toBeVisible();
    await expect.element(main).not.toHaveTextContent(/\$|Free vs Premium|Purchases/);
    await expect.element(goPremium).not.toBeInTheDocument();
    await expectNoBarriers();
    // The log says so without a connection, too.
    await showPage('/premium', story, { answers: { 'GET /config': unreachable() } });
    await expect.element(main.getByText('You have every feature')).toBeVisible();
    await showPage('/settings', story);
    await expect.element(main.getByText('Everything included', { exact: true })).toBeVisible();
    await showPage('/support', story);
    await expect.element(page.getByRole('heading', { name: 'Support', exact: true })).toBeVisible();
    await expect.element(main).not.toHaveTextContent('Lifetime');
  });

  it('says why nothing can be bought without a connection, and offers it once there is one', async () => {
    const answers: Answers = { 'GET /config': unreachable() };
    await showPage('/premium', personas['day 1'](), { answers });
    await expect
      .element(page.getByRole('alert').getByRole('heading', { name: 'You’re offline' }))
      .toBeVisible();
    await expect.element(startTrial).toBeVisible();
    delete answers['GET /config'];
    for (const type of ['offline', 'online']) dispatchEvent(new Event(type));
    await expect.element(getPlan('Starter')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'You’re offline' })).not.toBeInTheDocument();
  });

  it('says so if the address names an unknown checkout', async () => {
    await showPage('/premium/success?session_id=cs_test_of_nobody', personas['day 1']());
    await expect.element(page.getByRole('heading', { name: 'We couldn’t find this checkout' })).toBeVisible();
  });
});

describe('The trial', () => {
  it('opens its gates at once', async () => {
    const story = Story.startedOn('2026-03-02', 'UTC', '08:00').rest();
    for (const date of ['2026-03-03', '2026-03-04'] as const) story.on(date, '08:00').rest();
    await showPage('/dashboard', story.on('2026-03-05', '08:00'), { width: 1280, height: 812 });
    await expect.element(page.getByText('0 of 3 rest days left')).toBeVisible();
    await page.getByRole('link', { name: 'Get unlimited rest days' }).click();
    await expect
      .element(page.getByRole('heading', { name: `Try Premium free for ${trialDays} days` }))
      .toBeVisible();
    await startTrial.click();
    await expect.element(page.getByText('You have Premium until March 12, 2026 at 8:00 AM')).toBeVisible();
    await expect.element(goPremium).not.toBeInTheDocument();
    await expect.element(getPlan('Starter')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect.element(page.getByText('Unlimited rest days')).toBeVisible();
    await expectDeviceToHaveLog(story);
    await takeRest.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take a rest day' }).click();
    await expect.element(restHeading).toBeVisible();
  });

  it('closes its gates at its end', async () => {
    const story = Story.startedOn('2026-03-05', 'UTC', '08:00');
    story.ask({ kind: 'startTrial' });
    const dayMs = 86_400_000;
    const end = story.now + trialDays * dayMs;
    // The end lies 400 ms ahead, and the page waits for it by itself.
    story.now = end - 400;
    await showPage('/premium', story);
    await expect.element(page.getByRole('heading', { name: 'Your free trial is on' })).toBeVisible();
    await expect.element(goPremium).not.toBeInTheDocument();
    // The server's answers are from the end, too.
    story.now = end;
    await expect.element(goPremium).toBeVisible();
    await expect.element(page.getByText('The free trial is for new members only.')).toBeVisible();
    await expect.element(startTrial).not.toBeInTheDocument();
  });

  it('is not offered to a person with an imported log', async () => {
    const story = Story.startedOn('2026-03-05', 'UTC', '08:00').complete();
    await showPage('/premium', story.importLog());
    await expect.element(page.getByText('The free trial is for new members only.')).toBeVisible();
    await expect.element(startTrial).not.toBeInTheDocument();
  });
});

it('The mark of the current plan stays inside its card with letters of twice the size', async () => {
  await showPage('/premium', personas.premium());
  const mark = page.getByText('Your plan', { exact: true });
  await expect.element(mark).toBeVisible();
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  const card = mark.element().closest('section');
  expect(mark.element().getBoundingClientRect().right).toBeLessThanOrEqual(
    card?.getBoundingClientRect().right ?? 0,
  );
});
