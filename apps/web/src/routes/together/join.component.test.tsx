import type { Invitation } from '@hundred/contract/together/groups';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { idOf, team } from '../../features/together/testing/invented-groups';
import { expectNoBarriers } from '../../testing/barriers';
import { showPage, showSignedOut } from '../../testing/show-page';
import { type Answers, refusal } from '../../testing/story-api';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name });

const invitation: Invitation = {
  kind: 'team',
  name: 'Early Shift',
  invitedBy: 'Tomasz W.',
  members: 6,
  mostMembers: 12,
  from: null,
  to: null,
  joined: null,
  refusal: null,
};
const joinPath = '/join/MX4T7Q2KJD';
const invitationAnswers = (change: Partial<Invitation> = {}): Answers => ({
  [`GET ${joinPath}`]: { ...invitation, ...change },
});

describe('An invitation', () => {
  it('lists what the others will see, asks for a name, and joins', async () => {
    const requests: unknown[] = [];
    const answers: Answers = {
      ...invitationAnswers({ refusal: 'name_required' }),
      'PUT /auth/profile': (derived: () => unknown, body: unknown) => {
        requests.push(body);
        return derived();
      },
      [`POST ${joinPath}`]: () => {
        requests.push('join');
        return { success: true, kind: 'team', id: idOf('Early Shift') };
      },
      [`GET /teams/${idOf('Early Shift')}`]: team(),
    };
    await showPage(joinPath, personas['day 1'](), { answers, person: { displayName: null } });
    await expect.element(page.getByText('Tomasz W. invites you to a team')).toBeVisible();
    await expect.element(page.getByText('Your day and your streak')).toBeVisible();
    await expect.element(page.getByText('your VIP ring if you show it')).toBeVisible();
    await expect
      .element(
        page.getByText('Others never see your plan, effort ratings, training times, age group or email.'),
      )
      .toBeVisible();
    await expectNoBarriers();
    await button('Join the team').click();
    await expect.element(page.getByText(/^Your display name must have/)).toBeVisible();
    await expect.element(page.getByLabelText('Display name')).toHaveFocus();
    expect(requests).toEqual([]);
    await page.getByLabelText('Display name').fill('Ines');
    // Both presses come before a render, because a second mouse click could hit the next page.
    const join = button('Join the team').element() as HTMLElement;
    join.click();
    join.click();
    await expect.element(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
    await expect.poll(() => requests).toEqual([{ displayName: 'Ines' }, 'join']);
  });

  it('asks for a name only if the server has none, whatever the device has stored', async () => {
    const requests: unknown[] = [];
    let refused: Invitation['refusal'] = null;
    const answers: Answers = {
      [`GET ${joinPath}`]: () => ({ ...invitation, refusal: refused }),
      'PUT /auth/profile': (derived: () => unknown, body: unknown) => {
        refused = null;
        requests.push(body);
        return derived();
      },
      [`POST ${joinPath}`]: () => {
        if (refused) return refusal(409, refused, 'Choose a display name first.');
        requests.push('join');
        return { success: true, kind: 'team', id: idOf('Early Shift') };
      },
      [`GET /teams/${idOf('Early Shift')}`]: team(),
    };
    const teamHeading = page.getByRole('heading', { name: 'Today', exact: true });
    // Only the server has a name.
    await showPage(joinPath, personas['day 1'](), { answers, person: { displayName: null } });
    await button('Join the team').click();
    await expect.element(teamHeading).toBeVisible();
    expect(requests).toEqual(['join']);

    // Only the device has a name.
    await showPage(joinPath, personas['day 1'](), { answers, person: { displayName: 'Ines' } });
    await expect.element(button('Join the team')).toBeVisible();
    refused = 'name_required';
    await button('Join the team').click();
    await page.getByLabelText('Display name').fill('Ines C.');
    await button('Join the team').click();
    await expect.element(teamHeading).toBeVisible();
    expect(requests).toEqual(['join', { displayName: 'Ines C.' }, 'join']);
  });

  it('to a room lists what its members see of each other', async () => {
    await showPage(joinPath, personas['day 1'](), {
      answers: invitationAnswers({ kind: 'room', name: null }),
    });
    const lines = page.getByRole('region', { name: 'What others will see' }).getByRole('listitem');
    await expect.element(lines.nth(1)).toHaveTextContent('Your day and the exercises you finished');
    await expect.element(lines.nth(2)).toHaveTextContent('Whether you’re here and ready, and the cheers');
  });

  it.each([
    ['group_full', 'This group is full. Ask its owner for a spot.'],
    ['too_many_groups', 'To join this team, leave another team first.'],
    ['too_many_rooms', 'You’re in 5 open rooms.'],
    ['joining_closed', 'It’s too late to join'],
    ['social_suspended', 'You can’t join teams, challenges or rooms for now'],
  ] as const)('shows why it cannot be accepted: %s', async (code, message) => {
    await showPage(joinPath, personas['day 1'](), { answers: invitationAnswers({ refusal: code }) });
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(button('Join the team')).not.toBeInTheDocument();
  });

  it('shows that the group is full if it filled up meanwhile', async () => {
    const full = refusal(409, 'group_full', 'This group is full. Ask its owner for a spot.');
    await showPage(joinPath, personas['day 1'](), {
      answers: { ...invitationAnswers(), [`POST ${joinPath}`]: full },
    });
    await button('Join the team').click();
    await expect.element(page.getByText('This group is full. Ask its owner for a spot.')).toBeVisible();
  });

  it('does not work with an invalid code', async () => {
    const gone = refusal(404, 'not_found', 'There is no such invitation.');
    await showPage(joinPath, personas['day 1'](), { answers: { [`GET ${joinPath}`]: gone } });
    await expect.element(heading('This invitation doesn’t work')).toBeVisible();
  });

  it('leads a member to the group', async () => {
    const joined = idOf('November, to the end');
    await showPage(joinPath, personas['day 1'](), {
      answers: invitationAnswers({ kind: 'challenge', joined }),
    });
    await expect
      .element(page.getByRole('link', { name: 'Open', exact: true }))
      .toHaveAttribute('href', `/together/challenge/${joined}`);
  });

  it('leads a signed-out person to the login page, and back', async () => {
    await showSignedOut(joinPath, 'signed-out');
    await expect.poll(() => location.pathname).toBe('/login');
    expect(history.state.usr.from).toBe(joinPath);
  });
});
