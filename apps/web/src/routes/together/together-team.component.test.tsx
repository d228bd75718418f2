import type { Team } from '@hundred/contract/together/teams';
import { Story } from '@hundred/domain/rules/story';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { asOwner, idOf, nothingYet, team, teammate } from '../../features/together/testing/invented-groups';
import { expectNoBarriers } from '../../testing/barriers';
import { expectFocusHeld } from '../../testing/focus';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';
import { type AnswerFunction, type Answers, hold, refusal, unreachable } from '../../testing/story-api';

// `teammate` takes a name, and the rank, the days and the reps of the week.

const id = idOf('Early Shift');
const path = `/together/team/${id}`;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const title = (name: string) => page.getByRole('heading', { name, level: 1 });
const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');

const invite = { expiresAt: '2026-12-05T10:00:00.000Z' };
const code = 'MX4T7Q2KJD';
const url = `https://hundred.example/join/${code}`;

/** A server with one team that records its requests. */
function makeServer(first: Team = team()) {
  const requests: unknown[] = [];
  let current = first;
  const recordRequest =
    (method: string): AnswerFunction =>
    (_derived, body, address) => {
      requests.push([`${method} ${address}`, ...(body === undefined ? [] : [body])]);
      return { success: true };
    };
  const change = (next: Partial<Team>) => {
    current = { ...current, ...next };
    return { success: true };
  };
  const answers: Answers = {
    [`GET /teams/${id}`]: () => current,
    'GET /together': nothingYet,
    'GET /blocks': { blocks: [] },
    [`POST /teams/${id}/invite`]: () => ({ ...change({ invite }), invite: { ...invite, code, url } }),
    [`DELETE /teams/${id}/invite`]: () => change({ invite: null }),
    'POST /teams/*': recordRequest('POST'),
    'PUT /teams/*': recordRequest('PUT'),
    'DELETE /teams/*': recordRequest('DELETE'),
    'POST /blocks': recordRequest('POST'),
    'POST /reports': recordRequest('POST'),
  };
  return { answers, requests, change };
}

const show = ({ answers }: { answers: Answers }) => showPage(path, personas.premium(), { answers });

describe('The page of a team', () => {
  it('leaves no single member in the last row of today’s marks', async () => {
    /** The number of marks in each row. */
    const rowLengths = () => {
      const marks = page.getByRole('region', { name: 'Today' }).getByRole('listitem').elements();
      const tops = marks.map((mark) => Math.round(mark.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    };
    const { members, ...otherFields } = team();
    const membersOf = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...members[index % members.length]!,
        id: idOf(`${index}`),
      }));
    for (const [count, phone, tablet] of [
      [4, [4], [4]],
      [5, [3, 2], [5]],
      [7, [4, 3], [7]],
      [9, [3, 3, 3], [5, 4]],
      [12, [4, 4, 4], [6, 6]],
    ] as const) {
      await show(makeServer({ ...otherFields, members: membersOf(count) }));
      await expect.poll(rowLengths, { message: `${count} on a phone` }).toEqual(phone);
      await page.viewport(768, 1024);
      await expect.poll(rowLengths, { message: `${count} on a tablet` }).toEqual(tablet);
    }
  });

  it('shows who is done today, the streak, and the board of a week or a month', async () => {
    const boardRequests: string[] = [];
    const { answers } = makeServer();
    answers[`GET /teams/${id}`] = (_: unknown, __: unknown, address: string) => {
      boardRequests.push(address);
      return team();
    };
    await showPage(path, personas.premium(), { answers });
    await expect.element(title('Early Shift')).toBeVisible();
    await expect.poll(() => document.title).toBe('Early Shift · Hundred');
    const marks = page.getByRole('region', { name: 'Today' }).getByRole('listitem');
    expect(marks.elements().map(({ textContent }) => textContent)).toEqual([
      'Tomaszdone',
      'Adaezedone',
      'Samdone',
      'Jonasnot yet',
      'Priyaresting',
      '57Younot yet',
    ]);
    await expect.element(page.getByText('3 of 5 done.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Start Day 57' }))
      .toHaveAttribute('href', '/dashboard');
    await expect
      .element(
        page.getByRole('img', {
          name: 'The last 14 days: 12 counted, 1 missed, and today already counts.',
        }),
      )
      .toBeVisible();
    const rows = page.getByRole('list', { name: 'This week' }).getByRole('listitem');
    await expect
      .element(rows.first())
      .toHaveTextContent('Rank 1Tomasz W.Day 89 · 41-day streak · Owner6 days 1,719 reps');
    await expect.element(rows.last()).toHaveAttribute('aria-current', 'true');
    await page.getByText('Month', { exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'This month' })).toBeVisible();
    await expect.poll(() => boardRequests.at(-1)).toBe(`/teams/${id}?period=month`);
    await expectNoBarriers();
  });

  it('says on its first day that new members count from tomorrow', async () => {
    const server = makeServer();
    const { streak } = team();
    const today = { ...streak.today, mark: 'open', asked: 0, done: 0, needed: 2 } as const;
    server.change({ streak: { ...streak, days: 0, today } });
    await show(server);
    await expect.element(page.getByText('New members count from tomorrow.')).toBeVisible();
    await expect.element(page.getByText(/^Too few members/)).not.toBeInTheDocument();
  });

  it('shows a day that was finished here as done before the server says so', async () => {
    const { answers } = makeServer();
    // The date of the invented groups.
    await showPage(path, Story.startedOn('2025-11-28', 'UTC').complete(), { answers });
    const marks = page.getByRole('region', { name: 'Today' }).getByRole('listitem');
    await expect.element(marks.last()).toHaveTextContent('Youdone');
    await expect.element(page.getByText('4 of 5 done.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Start Day/ })).not.toBeInTheDocument();
  });

  it('nudges each open member once, also with two presses', async () => {
    const server = makeServer();
    const { answer, letGo } = hold((_derived, _body, address) => {
      server.requests.push(address);
      // Only the person is left, so there is nobody to nudge.
      return server.change({ members: [teammate('Ines Carvalho', 1, 6, 1)] });
    });
    server.answers['POST /teams/*'] = answer;
    await show(server);
    await button('Nudge Jonas').dblClick();
    letGo();
    await expectMessage('You nudged Jonas Keller.');
    await expect.element(button(/^Nudge/)).not.toBeInTheDocument();
    await expect.poll(() => server.requests).toEqual([`/teams/${id}/nudge/${idOf('Jonas Keller')}`]);
  });

  it('nudges the others if one of them is done meanwhile', async () => {
    const members = ['Tomasz W.', 'Jonas Keller', 'Ines Carvalho'].map((name) => teammate(name, 1, 6, 1));
    const server = makeServer(team({ members }));
    server.answers['POST /teams/*'] = (_: unknown, __: unknown, address: string) =>
      address.endsWith(idOf('Tomasz W.'))
        ? refusal(409, 'nothing_to_nudge', 'This person has nothing left to do today.')
        : { success: true };
    await show(server);
    await button('Nudge 2 people').click();
    await expectMessage('You nudged Jonas Keller.');
  });

  it('creates a link, shows it once, and revokes it', async () => {
    const server = makeServer(team(asOwner));
    await show(server);
    await button('Create link').click();
    await expect.element(page.getByText('MX4T7 Q2KJD')).toBeVisible();
    await expect.element(page.getByText(/^Your code and link work until December 5\./)).toBeVisible();
    await button('Copy link').click();
    await expect.element(page.getByText(/Link copied|can’t copy/).first()).toBeVisible();
    // Another visit knows that there is a link, and cannot show it.
    await show(server);
    await expect.element(page.getByText(/We can’t show this link again/)).toBeVisible();
    await button('Turn off link').click();
    await expect.element(button('Create link')).toBeVisible();
  });

  it.each([
    ['may not invite', { isOwner: true, invite }],
    ['has a full team', { ...asOwner, invite, mostMembers: 6 }],
  ])('lets an owner who %s revoke the present link', async (_who, change) => {
    const server = makeServer(team(change));
    await show(server);
    await expect.element(page.getByText(/works until December 5\.$/)).toBeVisible();
    expect(button(/Create new link|Create link|Copy link/).elements()).toEqual([]);
    await expectNoBarriers();
    await button('Turn off link').click();
    await expect.element(button('Turn off link')).not.toBeInTheDocument();
    await expect.element(page.getByText(/works until/)).not.toBeInTheDocument();
    await expectFocusHeld();
  });

  it('lets its owner rename it, hand it over and remove members, and anybody block and report', async () => {
    const server = makeServer(team(asOwner));
    await show(server);
    await button('Rename').click();
    await dialog.getByLabelText('Name').fill('No');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect.element(dialog.getByText('The name must have 3 to 30 characters.')).toBeVisible();
    await dialog.getByLabelText('Name').fill('Late Shift');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const sam = { in: 'team', group: id, member: idOf('Sam Whitlock') };
    const doTo = async (choice: string, confirm: string) => {
      await button('About Sam Whitlock').click();
      await dialog.getByRole('button', { name: choice }).click();
      await question.getByRole('button', { name: confirm, exact: true }).click();
      await expect.element(question).not.toBeInTheDocument();
    };
    await doTo('Make team owner', 'Make owner');
    await doTo('Remove from the team', 'Remove');
    await doTo('Block', 'Block');
    await doTo('Report behavior', 'Report');
    await expect
      .poll(() => server.requests)
      .toEqual([
        [`PUT /teams/${id}`, { name: 'Late Shift' }],
        [`PUT /teams/${id}`, { owner: idOf('Sam Whitlock') }],
        [`DELETE /teams/${id}/members/${idOf('Sam Whitlock')}`],
        ['POST /blocks', sam],
        ['POST /reports', { ...sam, reason: 'behaviour' }],
      ]);
  });

  it('lets a person leave after one question, and removes its data from the device', async () => {
    const server = makeServer();
    await show(server);
    await expect.poll(() => JSON.stringify({ ...localStorage })).toContain('Tomasz W.');
    await button('Leave the team').click();
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect.element(title('Together')).toBeVisible();
    await expect
      .poll(() => server.requests)
      .toEqual([[`DELETE /teams/${id}/members/${idOf('Ines Carvalho')}`]]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Tomasz W.');
  });

  it('removes its data from the device of a removed member at their next visit', async () => {
    const server = makeServer();
    await show(server);
    await page.getByText('Month', { exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'This month' })).toBeVisible();
    const storedAnswers = () => Object.values(localStorage).filter((one) => one.includes('Tomasz W.'));
    await expect.poll(() => storedAnswers().length).toBe(2);
    server.answers[`GET /teams/${id}`] = refusal(404, 'not_found', 'There is no such team.');
    await show(server);
    await expect.element(title('We can’t find this team')).toBeVisible();
    await expect.poll(storedAnswers).toEqual([]);
    // The memory of this page does not show the team either, if the connection is lost then.
    server.answers['GET /*'] = unreachable();
    server.answers[`GET /teams/${id}`] = unreachable();
    await page.getByRole('link', { name: 'Back to Together' }).click();
    await expect.element(title('Together')).toBeVisible();
    history.back();
    await expect.element(title('No connection')).toBeVisible();
  });

  it('is read-only without a connection', async () => {
    const server = makeServer(team(asOwner));
    await show(server);
    await expect.element(title('Early Shift')).toBeVisible();
    await show({ answers: { 'GET /*': unreachable() } });
    await expect.element(title('Early Shift')).toBeVisible();
    await expect.element(page.getByText(/^You’re offline. You can look/)).toBeVisible();
    for (const name of ['Nudge Jonas', 'Create link', 'Leave the team'])
      await expect.element(button(name)).toBeDisabled();
  });

  it('shows why an action was refused, and that a team does not exist', async () => {
    const server = makeServer();
    server.answers['POST /teams/*'] = refusal(409, 'already_nudged', 'You have reminded them today already.');
    await show(server);
    await button('Nudge Jonas').click();
    await expectMessage('You have reminded them today already.');
    server.answers[`GET /teams/${id}`] = refusal(404, 'not_found', 'There is no such team.');
    await show(server);
    await expect.element(title('We can’t find this team')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Together' }).click();
    await expect.element(title('Together')).toBeVisible();
  });
});
