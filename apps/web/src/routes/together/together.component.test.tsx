import type { Together } from '@hundred/contract/together/groups';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  asOwner,
  groupLimits,
  idOf,
  nothingYet,
  room,
  someGroups,
  team,
  togetherAnswers,
} from '../../features/together/testing/invented-groups';
import { expectNoBarriers } from '../../testing/barriers';
import { showPage } from '../../testing/show-page';
import { type Answers, refusal, unreachable } from '../../testing/story-api';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name });

describe('The Together page', () => {
  it('lists the groups, unblocks a person, and takes a code', async () => {
    let blocks = [
      { id: idOf('a block'), name: 'Lea Brandt', since: '2026-01-01T00:00:00.000Z' },
      { id: idOf('of an entry'), name: null, since: '2025-12-24T12:05:00.000Z' },
      { id: idOf('of another'), name: null, since: '2025-12-24T12:03:00.000Z' },
    ];
    const answers: Answers = {
      ...togetherAnswers(someGroups),
      'GET /blocks': () => ({ blocks }),
      ...Object.fromEntries(
        blocks.map(({ id }) => [
          `DELETE /blocks/${id}`,
          () => {
            blocks = blocks.filter((block) => block.id !== id);
            return { success: true };
          },
        ]),
      ),
    };
    await showPage('/together', personas.premium(), { answers });
    const links = page.getByRole('main').getByRole('link');
    await expect.element(links.first()).toHaveTextContent('Train together today');
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
      `/together/room/${idOf('a room')}`,
      `/together/room/${idOf('a room')}`,
      `/together/team/${idOf('Early Shift')}`,
      `/together/challenge/${idOf('November, to the end')}`,
      '/community',
    ]);
    await expect.element(links.nth(2)).toHaveTextContent('Early Shift6 people');
    await expect.element(links.nth(3)).toHaveTextContent(/Your private challenge.*result/);
    await expectNoBarriers();
    await button('Unblock Lea Brandt').click();
    await expect.element(button('Unblock Lea Brandt')).not.toBeInTheDocument();
    // Several have no name; the instant distinguishes them.
    expect(button('Unblock Anonymous').elements()).toHaveLength(2);
    await button(/^Unblock Anonymous, blocked since Dec 24, 2025, \d+:03/).click();
    await expect.element(button('Unblock Anonymous')).toHaveAccessibleName(/:05/);
    await button('Unblock Anonymous').click();
    await expect.element(heading('Blocked')).not.toBeInTheDocument();
    await page.getByLabelText('Invitation code').fill('MX4T7');
    await button(/^Open$/).click();
    await expect.element(page.getByText(/^A code has ten letters and numbers/)).toBeVisible();
    await expect.element(page.getByLabelText('Invitation code')).toHaveFocus();
    await page.getByLabelText('Invitation code').fill('mx4t7-q2kjd');
    await button(/^Open$/).click();
    await expect.poll(() => location.pathname).toBe('/join/MX4T7Q2KJD');
  });

  it('shows that the blocked people did not load, and loads again', async () => {
    const answers: Answers = {
      ...togetherAnswers(someGroups),
      'GET /blocks': refusal(429, 'too_many_requests', 'Later.'),
    };
    await showPage('/together', personas.premium(), { answers });
    await expect.element(page.getByText(/^We couldn’t load the people you blocked/)).toBeVisible();
    await expectNoBarriers();
    const block = { id: idOf('a block'), name: 'Lea Brandt', since: '2026-01-01T00:00:00.000Z' };
    answers['GET /blocks'] = { blocks: [block] };
    await button('Try again').click();
    await expect.element(button('Unblock Lea Brandt')).toBeVisible();
  });

  it('asks for a name before the first group, then starts it', async () => {
    const requests: unknown[] = [];
    let together: Together = { ...nothingYet, most: groupLimits, needsName: true };
    const answers: Answers = {
      ...togetherAnswers(together),
      'GET /together': () => together,
      'PUT /auth/profile': (derived: () => unknown, body: unknown) => {
        together = { ...together, needsName: false };
        requests.push(body);
        return derived();
      },
      'POST /teams': (_: unknown, body: unknown) => {
        requests.push(body);
        return { success: true, id: idOf('Early Shift') };
      },
      [`GET /teams/${idOf('Early Shift')}`]: team(),
    };
    await showPage('/together', personas.premium(), { answers, person: { displayName: null } });
    await button('Start a team').click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabelText('Display name');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.element(name).toHaveFocus();
    await name.fill('Ines');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabelText('Name', { exact: true }).fill('Early Shift');
    await dialog.getByRole('button', { name: 'Start the team' }).click();
    await expect.element(heading('Early Shift')).toBeVisible();
    await expect.poll(() => requests).toEqual([{ displayName: 'Ines' }, { name: 'Early Shift' }]);
  });

  it('opens a room at once, with its link', async () => {
    const invite = { code: 'MX4T7Q2KJD', url: 'https://hundred.example/join/MX4T7Q2KJD' };
    const expiresAt = '2025-11-28T12:20:00.000Z';
    const answers: Answers = {
      ...togetherAnswers({ ...nothingYet, most: groupLimits }),
      'POST /rooms': { success: true, id: idOf('a room'), invite: { ...invite, expiresAt } },
      [`GET /rooms/${idOf('a room')}`]: room({ isOwner: true, mayInvite: true, invite: { expiresAt } }),
    };
    await showPage('/together', personas.premium(), { answers });
    await button('Open a room').click();
    await expect.element(page.getByText('MX4T7 Q2KJD')).toBeVisible();
  });

  it('starts a team once, also if the answer is lost and the person tries again', async () => {
    let together: Together = { ...nothingYet, most: groupLimits };
    let isAway = false;
    let starts = 0;
    const answers: Answers = {
      ...togetherAnswers(together),
      'GET /together': () => (isAway ? unreachable() : together),
      'GET /challenge/*': (derived: () => unknown) => (isAway ? unreachable() : derived()),
      'POST /teams': () => {
        starts += 1;
        isAway = true;
        const started = { id: idOf('Early Shift'), name: 'Early Shift', members: 1 };
        together = { ...together, teams: [{ ...started, isOwner: true, isReadOnly: false }] };
        return unreachable();
      },
      [`GET /teams/${idOf('Early Shift')}`]: team(asOwner),
    };
    await showPage('/together', personas.premium(), { answers });
    await button('Start a team').click();
    const dialog = page.getByRole('dialog');
    const start = dialog.getByRole('button', { name: 'Start the team' });
    // The space before the name does not make it another name.
    await dialog.getByLabelText('Name', { exact: true }).fill(' Early Shift');
    await start.click();
    await expect.element(dialog.getByText(/^No connection\. Try again/)).toBeVisible();
    // Opened again, the dialog still knows that the lost answer may have started the team.
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    isAway = false;
    dispatchEvent(new Event('online'));
    await button('Start a team').click();
    await dialog.getByLabelText('Name', { exact: true }).fill('Early Shift');
    await start.click();
    await expect.element(heading('Early Shift')).toBeVisible();
    expect(starts).toBe(1);
  });

  it('goes to the opened room although its answer was lost', async () => {
    let together: Together = { ...nothingYet, most: groupLimits };
    let openings = 0;
    const endsAt = '2025-11-28T12:20:00.000Z';
    const answers: Answers = {
      ...togetherAnswers(together),
      'GET /together': () => together,
      'POST /rooms': () => {
        openings += 1;
        together = { ...together, rooms: [{ id: idOf('a room'), members: 1, isOwner: true, endsAt }] };
        return unreachable();
      },
      [`GET /rooms/${idOf('a room')}`]: room({ ...asOwner, invite: { expiresAt: endsAt } }),
    };
    await showPage('/together', personas.premium(), { answers });
    await button('Open a room').click();
    await expect.element(button('Create new link')).toBeVisible();
    expect(openings).toBe(1);
  });

  it('shows an example without Premium, and that joining is free', async () => {
    await showPage('/together', personas['day 1'](), { answers: togetherAnswers(nothingYet) });
    await expect.element(page.getByRole('link', { name: 'See Premium' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Example team' })).toBeVisible();
    await expect.element(button('Start a team')).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Invitation code')).toBeVisible();
    await expectNoBarriers();
  });

  it('shows until when a suspension lasts, and starts nothing meanwhile', async () => {
    const suspendedUntil = '2026-12-05T10:00:00.000Z';
    await showPage('/together', personas.premium(), {
      answers: togetherAnswers({ ...someGroups, suspendedUntil }),
    });
    await expect
      .element(
        page.getByText(/^Support paused your access to teams, challenges and rooms until December 5, 2026/),
      )
      .toBeVisible();
    await expect.element(button('Start a team')).not.toBeInTheDocument();
  });

  it('says that a team or a room has to be left once the limit is reached', async () => {
    const full = { ...someGroups, most: { teams: 1, challenges: 10 } };
    await showPage('/together', personas.premium(), { answers: togetherAnswers(full) });
    await expect.element(page.getByText('Leave a team before you start another team.')).toBeVisible();
    const [, openRoom] = someGroups.rooms;
    const rooms = Array.from({ length: 5 }, (_, index) => ({ ...openRoom!, id: idOf(`room ${index}`) }));
    await showPage('/together', personas.premium(), { answers: togetherAnswers({ ...someGroups, rooms }) });
    await expect
      .element(page.getByText('You’re in 5 open rooms. Leave a room before you start another.'))
      .toBeVisible();
    await expect.element(button('Open a room')).not.toBeInTheDocument();
  });

  it('shows an error if nothing has loaded', async () => {
    await showPage('/together', personas.premium(), { answers: { 'GET /together': unreachable() } });
    await expect.element(heading('No connection')).toBeVisible();
  });
});
