import type { CommunityEntry } from '@hundred/contract/together/community';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../testing/barriers';
import { expectFocusHeld } from '../../testing/focus';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';
import {
  type AnswerFunction,
  type Answers,
  hold,
  refusal,
  serverError,
  unreachable,
} from '../../testing/story-api';

/** An unnamed person's Day 25, unless `fields` say otherwise: `what` may also be a badge or the number of a season. */
const entry = (number: number, fields: Partial<CommunityEntry> = {}): CommunityEntry => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  kind: 'day',
  what: '25',
  at: '2026-03-02T08:00:00.000Z',
  name: null,
  isOwn: false,
  cheer: null,
  cheered: null,
  ...fields,
});
const sharedEntries = [
  entry(1, { name: 'Marta' }),
  entry(2, { kind: 'badge', what: 'week_warrior' }),
  entry(3, { isOwn: true, kind: 'finished', what: '1', cheered: 12 }),
];
const items = page.getByRole('main').getByRole('listitem');
const shareSwitch = page.getByRole('switch', { name: 'Share my milestones' });

/** A community that records the cheers, blocks and reports it is sent. */
function community(entries: CommunityEntry[], { on = false } = {}) {
  const requests: string[] = [];
  const state = { on, entries };
  const recordRequest = (_derived: () => unknown, body: unknown, path: string) => {
    requests.push(`${path} ${JSON.stringify(body)}`);
    return { success: true };
  };
  const answers: Answers = {
    'GET /community': () => ({ ...state, more: null }),
    'PUT /community/me'(_derived: () => unknown, body: unknown) {
      state.on = (body as { on: boolean }).on;
      return { success: true };
    },
    'PUT /community/*': recordRequest,
    'POST /community/*': recordRequest,
  };
  return { requests, state, answers };
}

describe('The Community page', () => {
  it('shows milestones: those of others with cheers, and the own ones with the number of cheers', async () => {
    const { answers } = community(sharedEntries);
    await showPage('/community', personas.premium(), { answers });
    await expect.element(items.nth(0)).toHaveTextContent('Marta completed Day 25');
    await expect.element(items.nth(1)).toHaveTextContent('Anonymous earned the Week Warrior badge');
    await expect.element(items.nth(2)).toHaveTextContent('You finished all 100 days');
    await expect.element(items.nth(2)).toHaveTextContent('12 people cheered');
    await expect.element(items.nth(2).getByRole('button')).not.toBeInTheDocument();
    await expectNoBarriers();
  });

  it('takes one cheer for a milestone, which can be changed and removed', async () => {
    const { requests, answers } = community(sharedEntries);
    await showPage('/community', personas.premium(), { answers });
    const strong = items.nth(0).getByRole('button', { name: 'Strong' });
    await strong.click();
    await expect.element(strong).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => requests.length).toBe(1);
    await items.nth(0).getByRole('button', { name: 'Respect' }).click();
    await expect.element(strong).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => requests.length).toBe(2);
    await items.nth(0).getByRole('button', { name: 'Respect' }).click();
    await expect
      .poll(() => requests.map((request) => request.split(' ')[1]))
      .toEqual(['{"cheer":"strong"}', '{"cheer":"respect"}', '{"cheer":null}']);
  });

  it('shows a cheer at once, and takes it back if the server refuses it', async () => {
    const { answers } = community(sharedEntries);
    const heldRefusal = hold(() => refusal(409, 'too_many_today', 'More tomorrow.'));
    answers['PUT /community/*'] = heldRefusal.answer;
    await showPage('/community', personas.premium(), { answers });
    const strong = items.nth(0).getByRole('button', { name: 'Strong' });
    await strong.click();
    await expect.element(strong).toHaveAttribute('aria-pressed', 'true');
    heldRefusal.letGo();
    await expectMessage('More tomorrow.');
    await expect.element(strong).toHaveAttribute('aria-pressed', 'false');
  });

  it('removes a withdrawn entry when it is cheered, blocked or reported', async () => {
    const { state, answers } = community(sharedEntries);
    const gone = refusal(404, 'not_found', 'This post is no longer here. Reload the page.');
    Object.assign(answers, { 'PUT /community/*': gone, 'POST /community/*': gone });
    await showPage('/community', personas.premium(), { answers });
    await expect.element(items.nth(2)).toBeVisible();
    state.entries = sharedEntries.slice(1);
    await items.nth(0).getByRole('button', { name: 'Strong' }).click();
    await expectMessage('This post is no longer here. Reload the page.');
    await expect.element(items.nth(0)).toHaveTextContent('Anonymous earned');
    await expectFocusHeld();
    await page.getByRole('button', { name: 'Report Anonymous', exact: true }).click();
    state.entries = sharedEntries.slice(2);
    const dialog = page.getByRole('dialog', { name: 'Report', exact: true });
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(items.nth(0)).toHaveTextContent('You finished');
  });

  it('keeps a cheer on the screen if the answer to an earlier request arrives after it', async () => {
    const { answers } = community(sharedEntries);
    await showPage('/community', personas.premium(), { answers });
    const strong = page.getByRole('button', { name: 'Strong' }).first();
    await expect.element(strong).toHaveAttribute('aria-pressed', 'false');
    const feed = (entries: CommunityEntry[]) => ({ on: false, entries, more: null });
    // The earlier answer has Olga and no cheer; the next one has Nora and the cheer.
    const heldFeed = hold(() => feed([entry(4, { name: 'Olga' }), ...sharedEntries]));
    let feedRequests = 0;
    answers['GET /community'] = (...call: Parameters<AnswerFunction>) => {
      feedRequests += 1;
      if (feedRequests === 1) return heldFeed.answer(...call);
      return feed([
        { ...sharedEntries[0]!, cheer: 'strong' },
        ...sharedEntries.slice(1),
        entry(5, { name: 'Nora' }),
      ]);
    };
    // A page that is shown again requests answers that are older than half a minute.
    vi.setSystemTime(Date.now() + 60_000);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.poll(() => feedRequests).toBe(1);
    await strong.click();
    await expect.element(strong).toHaveAttribute('aria-pressed', 'true');
    heldFeed.letGo();
    await expect.element(items.nth(3)).toHaveTextContent('Nora');
    await expect.element(strong).toHaveAttribute('aria-pressed', 'true');
  });

  it('says that the sharing setting could not be loaded, and loads it again', async () => {
    const answers: Answers = { 'GET /community/me': serverError() };
    await showPage('/community', personas['day 1'](), { answers });
    await expect.element(page.getByText(/^We couldn’t load your sharing setting/)).toBeVisible();
    await expectNoBarriers();
    answers['GET /community/me'] = { on: true };
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
    await expectFocusHeld();
  });

  it('shares by a switch, says that nobody has shared yet, and is linked from Together', async () => {
    const { state, answers } = community([]);
    answers['GET /together'] = unreachable();
    await showPage('/premium', personas.premium(), { answers, width: 1280 });
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Together' }).click();
    await page.getByRole('link', { name: /^Community/ }).click();
    await expect.element(page.getByRole('heading', { name: 'No milestones yet' })).toBeVisible();
    await expect.element(shareSwitch).not.toBeChecked();
    await shareSwitch.click();
    await expect.element(shareSwitch).toBeChecked();
    expect(state.on).toBe(true);
  });

  it.each([
    ['whose Premium has ended', personas['day 1'], {}],
    [
      'who is suspended',
      personas.premium,
      { 'GET /community': refusal(403, 'social_suspended', 'Until 2026-03-20 you cannot take part.') },
    ],
  ] as const)(
    'lets a person %s stop sharing, and offers that no more afterwards',
    async (_condition, persona, refusals) => {
      const { state, answers } = community([], { on: true });
      const allAnswers = { 'GET /community/me': () => ({ on: state.on }), ...answers, ...refusals };
      await showPage('/community', persona(), { answers: allAnswers });
      const stop = page.getByRole('button', { name: 'Stop sharing' });
      await expect.element(stop).toBeVisible();
      await expectNoBarriers();
      await stop.click();
      await expect.element(stop).not.toBeInTheDocument();
      await expectFocusHeld();
      expect(state.on).toBe(false);
      await showPage('/community', persona(), { answers: allAnswers });
      await expect.element(page.getByText(/^Comes with Premium|^Until 2026-03-20/)).toBeVisible();
      await expect.element(stop).not.toBeInTheDocument();
    },
  );

  it('blocks and reports people', async () => {
    const { requests, state, answers } = community(sharedEntries);
    await showPage('/community', personas.premium(), { answers });
    const dialog = page.getByRole('dialog', { name: 'Block or report' });
    await page.getByRole('button', { name: 'Block or report Marta' }).click();
    await dialog.getByRole('button', { name: 'Report this name' }).click();
    await expectMessage('Reported. Support will look at it.');
    await page.getByRole('button', { name: 'Block or report Marta' }).click();
    state.entries = sharedEntries.slice(1);
    const path = `/community/${sharedEntries[0]!.id}`;
    const heldAnswer = hold(answers['POST /community/*'] as AnswerFunction);
    answers['POST /community/*'] = heldAnswer.answer;
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    // A second action while the first one is sent has no effect.
    await dialog.getByRole('button', { name: 'Report this name' }).click();
    heldAnswer.letGo();
    await expect.element(items.nth(0)).toHaveTextContent('Anonymous earned');
    await expect.poll(() => requests).toEqual([`${path}/report {}`, `${path}/block {}`]);
  });

  it('offers a report and no block on an entry without a name', async () => {
    const { requests, answers } = community(sharedEntries);
    await showPage('/community', personas.premium(), { answers });
    await page.getByRole('button', { name: 'Report Anonymous', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Report', exact: true });
    await expect.element(dialog.getByRole('button', { name: 'Report', exact: true })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Block' }).elements()).toEqual([]);
    await expectNoBarriers();
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expectMessage('Reported. Support will look at it.');
    expect(requests).toEqual([`/community/${sharedEntries[1]!.id}/report {}`]);
  });

  it('reloads the feed when a block is refused because the name was withdrawn', async () => {
    const { state, answers } = community(sharedEntries);
    answers['POST /community/*'] = refusal(409, 'name_not_shown', 'This entry shows no name.');
    await showPage('/community', personas.premium(), { answers });
    await page.getByRole('button', { name: 'Block or report Marta' }).click();
    state.entries = [{ ...sharedEntries[0]!, name: null }];
    const dialog = page.getByRole('dialog', { name: 'Block or report' });
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expectMessage('This entry shows no name.');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(items.nth(0)).toHaveTextContent('Anonymous completed Day 25');
  });

  it('loads more entries, also after a failed try', async () => {
    // The entry of the second page names the cursor that it was requested with.
    const answers: Answers = {
      'GET /community': (_derived: () => unknown, _body: unknown, path: string) =>
        path === '/community'
          ? { on: false, entries: [entry(1)], more: '1_x' }
          : { on: false, entries: [entry(2, { what: path.split('=')[1]! })], more: null },
    };
    await showPage('/community', personas.premium(), { answers });
    const more = page.getByRole('button', { name: 'Show more' });
    await expect.element(more).toBeVisible();
    const workingAnswer = answers['GET /community'];
    answers['GET /community'] = refusal(409, 'later', 'Not now.');
    await more.click();
    await expect.element(page.getByText('We couldn’t load more. Try again.')).toBeVisible();
    answers['GET /community'] = workingAnswer;
    await more.click();
    await expect.element(items.nth(1)).toHaveTextContent('completed Day 1_x');
    await expect.element(more).not.toBeInTheDocument();
  });

  it('shows an example without Premium, once the entitlement could be loaded', async () => {
    // Neither the server nor the log on the device has the entitlement.
    const broken = refusal(500, 'internal', 'Broken.');
    const answers: Answers = { 'GET /premium/status': broken, 'GET /challenge/*': broken };
    await showPage('/community', personas['day 1'](), { answers });
    await expect.element(page.getByRole('heading', { name: 'We couldn’t load the community' })).toBeVisible();
    delete answers['GET /premium/status'];
    delete answers['GET /challenge/*'];
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('region', { name: 'An example' })).toHaveTextContent('Marta');
    await expect.element(page.getByRole('link', { name: 'See Premium' })).toBeVisible();
  });

  it('shows that it loads, and why it could not', async () => {
    const answers: Answers = {};
    const heldAnswer = hold(() => serverError());
    answers['GET /community'] = heldAnswer.answer;
    await showPage('/community', personas.premium(), { answers });
    await expect.element(page.getByText('Loading the community')).toBeInTheDocument();
    heldAnswer.letGo();
    await expect.element(page.getByRole('heading', { name: 'We couldn’t load the community' })).toBeVisible();
    answers['GET /community'] = unreachable();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    answers['GET /community'] = refusal(403, 'social_suspended', 'Until 2026-03-20 you cannot take part.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Until 2026-03-20 you cannot take part.')).toBeVisible();
  });
});
