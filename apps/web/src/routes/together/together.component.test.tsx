import type { ChallengeToday, Invitation, TeamToday, Together } from '@hundred/contract/together/groups';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { asOwner, idOf, nothingYet, room, team } from '../../features/together/testing/invented-groups';
import { expectNoBarriers } from '../../testing/barriers';
import { comeBack, showPage, showSignedOut } from '../../testing/show-page';
import { type Answers, refusal, unreachable } from '../../testing/story-api';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name });
const most = { teams: 3, challenges: 10 };

const inSome: Together = {
  ...nothingYet,
  most,
  teams: [{ id: idOf('Early Shift'), name: 'Early Shift', members: 6, isOwner: false, isReadOnly: false }],
  challenges: [
    {
      id: idOf('November, to the end'),
      name: null,
      members: 8,
      isOwner: true,
      isReadOnly: false,
      from: '2025-11-17',
      to: '2025-11-30',
      isSettled: true,
    },
  ],
  rooms: [
    // A room that was closed since the answer was cached.
    { id: idOf('a closed room'), members: 2, isOwner: true, endsAt: '2025-11-28T12:20:00.000Z' },
    { id: idOf('a room'), members: 2, isOwner: true, endsAt: '2099-11-28T12:20:00.000Z' },
  ],
};

const answersOf = (together: Together): Answers => ({
  'GET /together': together,
  'GET /blocks': { blocks: [] },
});

const person = (name: string, today: 'done' | 'open' | 'resting', streak: number) => ({
  id: idOf(name),
  name,
  isMe: name === 'Ines',
  today,
  streak,
  mayNudge: name !== 'Ines' && today === 'open',
});
const oak: TeamToday = {
  streak: 11,
  asked: 5,
  done: 2,
  needed: 3,
  people: [
    person('Ines', 'open', 23),
    person('Jonas Keller', 'open', 12),
    person('Lena', 'open', 4),
    person('Priya', 'resting', 9),
    person('Tomasz', 'done', 41),
    person('Adaeze', 'done', 60),
  ],
};
const november: ChallengeToday = {
  goal: 'days',
  target: null,
  sum: null,
  date: 12,
  dates: 14,
  people: [
    { ...person('Tomasz', 'done', 41), score: 12, rank: 1, dates: 12 },
    { ...person('Ines', 'open', 23), score: 11, rank: 2, dates: 12 },
  ],
};
const live: Together = {
  ...inSome,
  teams: inSome.teams.map((team) => ({ ...team, today: oak })),
  challenges: inSome.challenges.map((one) => ({ ...one, isSettled: false, today: november })),
  rooms: inSome.rooms.map((room) => ({
    ...room,
    people: ['Ines', 'Priya', 'Tomasz'].map((name) => ({
      id: idOf(name),
      name,
      isMe: name === 'Ines',
      isPresent: name !== 'Tomasz',
    })),
  })),
};
const card = (name: string) => page.getByRole('region', { name, exact: true });

describe('The live cards of the Together page', () => {
  it('show who is done, who is in a room, and the place in a challenge', async () => {
    await showPage('/together', personas.premium(), { answers: answersOf(live) });
    const team = card('Early Shift');
    await expect.element(team.getByText('2 of 5 done.')).toBeVisible();
    await expect.element(team.getByText('One more person, and today counts.')).toBeVisible();
    await expect.element(team.getByText('Streak 11')).toBeVisible();
    const people = team.getByRole('listitem').elements();
    expect(people.map((one) => one.textContent)).toEqual([
      'TTomaszdone',
      'AAdaezedone',
      'JJonasopen',
      'LLenaopen',
      'PPriyaresting',
      expect.stringMatching(/^\d+Youopen$/),
    ]);
    await expect.element(team.getByRole('link', { name: /^Start Day \d+$/ })).toBeVisible();
    const room = card('Today’s workout, together');
    await expect.element(room.getByText(/^1 here\. Open until /)).toBeVisible();
    await expect.element(room.getByRole('link', { name: 'Join' })).toBeVisible();
    const challenge = card('Your private challenge');
    await expect.element(challenge.getByText('11 of 12 days, second place.')).toBeVisible();
    await expect.element(challenge.getByText('Finish today to tie for first place.')).toBeVisible();
    await expect
      .element(challenge.getByRole('img', { name: '11 days done, today open, 2 left' }))
      .toBeVisible();
    await expectNoBarriers();
  });

  it('offer a nudge for the person with the longest streak, once a day', async () => {
    let today = oak;
    const answers: Answers = {
      ...answersOf(live),
      'GET /together': () => ({ ...live, teams: live.teams.map((team) => ({ ...team, today })) }),
      [`POST /teams/${idOf('Early Shift')}/nudge/${idOf('Jonas Keller')}`]: () => {
        const people = oak.people.map((one) =>
          one.name === 'Jonas Keller' ? { ...one, mayNudge: false } : one,
        );
        today = { ...oak, people };
        return { success: true };
      },
    };
    await showPage('/together', personas.premium(), { answers });
    await button('Nudge Jonas').click();
    await expect.element(page.getByText('You nudged Jonas.')).toBeVisible();
    await expect.element(button(/^Nudge/)).not.toBeInTheDocument();
  });

  it('say of when they are while the server does not answer, and not who is in a room', async () => {
    const answers = answersOf(live);
    const story = personas.premium();
    await showPage('/together', story, { answers });
    await expect.element(page.getByText(/^1 here\. Open until /)).toBeVisible();
    answers['GET /together'] = unreachable();
    answers['GET /*'] = unreachable();
    comeBack(story.later(0.1));
    await expect.element(page.getByText(/^As of /)).toBeVisible();
    await expect.element(page.getByText(/^2 people, open until /)).toBeVisible();
    await expect.element(page.getByText('2 of 5 done.')).toBeVisible();
    await expect.element(button('Nudge Jonas')).toBeDisabled();
  });

  it('show what a team shares, and leave it after one question', async () => {
    let together = live;
    const me = idOf('Ines');
    const answers: Answers = {
      ...answersOf(live),
      'GET /together': () => together,
      [`DELETE /teams/${idOf('Early Shift')}/members/${me}`]: () => {
        together = { ...live, teams: [] };
        return { success: true };
      },
    };
    await showPage('/together', personas.premium(), { answers });
    const settings = card('Early Shift settings');
    await expect.element(settings.getByRole('link', { name: 'People 6 of 12' })).toBeVisible();
    await settings.getByRole('button', { name: 'What others see' }).click();
    await expect.element(page.getByRole('dialog').getByText('Your day and your streak')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await settings.getByRole('button', { name: 'Leave the team' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect.element(card('Early Shift')).not.toBeInTheDocument();
  });
});

describe('The Together page', () => {
  it('lists the groups, unblocks a person, and takes a code', async () => {
    let blocks = [
      { id: idOf('a block'), name: 'Lea Brandt', since: '2026-01-01T00:00:00.000Z' },
      { id: idOf('of an entry'), name: null, since: '2025-12-24T12:05:00.000Z' },
      { id: idOf('of another'), name: null, since: '2025-12-24T12:03:00.000Z' },
    ];
    const answers: Answers = {
      ...answersOf(inSome),
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
    await expect.element(links.first()).toHaveTextContent('Today’s workout, together');
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
    await button(/^Unblock Anonymous, since Dec 24, 2025, \d+:03/).click();
    await expect.element(button('Unblock Anonymous')).toHaveAccessibleName(/:05/);
    await button('Unblock Anonymous').click();
    await expect.element(heading('Blocked')).not.toBeInTheDocument();
    await page.getByLabelText('Code').fill('MX4T7');
    await button('Join').click();
    await expect.element(page.getByText(/^A code has ten letters and numbers/)).toBeVisible();
    await expect.element(page.getByLabelText('Code')).toHaveFocus();
    await page.getByLabelText('Code').fill('mx4t7-q2kjd');
    await button('Join').click();
    await expect.poll(() => location.pathname).toBe('/join/MX4T7Q2KJD');
  });

  it('shows that the blocked people did not load, and loads again', async () => {
    const answers: Answers = {
      ...answersOf(inSome),
      'GET /blocks': refusal(429, 'too_many_requests', 'Later.'),
    };
    await showPage('/together', personas.premium(), { answers });
    await expect.element(page.getByText(/^We couldn’t load your blocked people/)).toBeVisible();
    await expectNoBarriers();
    const block = { id: idOf('a block'), name: 'Lea Brandt', since: '2026-01-01T00:00:00.000Z' };
    answers['GET /blocks'] = { blocks: [block] };
    await button('Try again').click();
    await expect.element(button('Unblock Lea Brandt')).toBeVisible();
  });

  it('asks for a name before the first group, then starts it', async () => {
    const requests: unknown[] = [];
    let together: Together = { ...nothingYet, most, needsName: true };
    const answers: Answers = {
      ...answersOf(together),
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
      ...answersOf({ ...nothingYet, most }),
      'POST /rooms': { success: true, id: idOf('a room'), invite: { ...invite, expiresAt } },
      [`GET /rooms/${idOf('a room')}`]: room({ isOwner: true, mayInvite: true, invite: { expiresAt } }),
    };
    await showPage('/together', personas.premium(), { answers });
    await button('Open a room').click();
    await expect.element(page.getByText('MX4T7 Q2KJD')).toBeVisible();
  });

  it('starts a team once, also if the answer is lost and the person tries again', async () => {
    let together: Together = { ...nothingYet, most };
    let isAway = false;
    let starts = 0;
    const answers: Answers = {
      ...answersOf(together),
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
    await dialog.getByLabelText('Name', { exact: true }).fill(' Early Shift');
    await start.click();
    await expect.element(dialog.getByText(/^This needs a connection/)).toBeVisible();
    // Opened again, the dialog still knows.
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
    let together: Together = { ...nothingYet, most };
    let opened = 0;
    const endsAt = '2025-11-28T12:20:00.000Z';
    const answers: Answers = {
      ...answersOf(together),
      'GET /together': () => together,
      'POST /rooms': () => {
        opened += 1;
        together = { ...together, rooms: [{ id: idOf('a room'), members: 1, isOwner: true, endsAt }] };
        return unreachable();
      },
      [`GET /rooms/${idOf('a room')}`]: room({ ...asOwner, invite: { expiresAt: endsAt } }),
    };
    await showPage('/together', personas.premium(), { answers });
    await button('Open a room').click();
    await expect.element(button('Create new link')).toBeVisible();
    expect(opened).toBe(1);
  });

  it('shows an example without Premium, and that joining is free', async () => {
    await showPage('/together', personas['day 1'](), { answers: answersOf(nothingYet) });
    await expect.element(page.getByRole('link', { name: 'See Premium' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Example team' })).toBeVisible();
    await expect.element(button('Start a team')).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Code')).toBeVisible();
    await expectNoBarriers();
  });

  it('shows a suspension, a loading error, and a reached limit', async () => {
    const suspendedUntil = '2026-12-05T10:00:00.000Z';
    await showPage('/together', personas.premium(), { answers: answersOf({ ...inSome, suspendedUntil }) });
    await expect
      .element(page.getByText(/^Support paused groups for you until December 5, 2026/))
      .toBeVisible();
    await expect.element(button('Start a team')).not.toBeInTheDocument();
    const full = { ...inSome, most: { teams: 1, challenges: 10 } };
    await showPage('/together', personas.premium(), { answers: answersOf(full) });
    await expect.element(page.getByText('You can’t join or start more teams.')).toBeVisible();
    const [, open] = inSome.rooms;
    const rooms = Array.from({ length: 5 }, (_, index) => ({ ...open!, id: idOf(`room ${index}`) }));
    await showPage('/together', personas.premium(), { answers: answersOf({ ...inSome, rooms }) });
    await expect.element(page.getByText('You’re in 5 open rooms. Leave one first.')).toBeVisible();
    await expect.element(button('Open a room')).not.toBeInTheDocument();
    localStorage.clear();
    await showPage('/together', personas.premium(), { answers: { 'GET /together': unreachable() } });
    await expect.element(heading('No connection')).toBeVisible();
  });
});

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
const invited = (change: Partial<Invitation> = {}): Answers => ({
  [`GET ${joinPath}`]: { ...invitation, ...change },
});

describe('An invitation', () => {
  it('lists what the others will see, asks for a name, and joins', async () => {
    const requests: unknown[] = [];
    const answers: Answers = {
      ...invited({ refusal: 'name_required' }),
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
      .element(page.getByText('They never see your training plan, effort, times, age group or e-mail.'))
      .toBeVisible();
    await expectNoBarriers();
    await button('Join the team').click();
    await expect.element(page.getByText(/^Your display name must have/)).toBeVisible();
    await expect.element(page.getByLabelText('Display name')).toHaveFocus();
    expect(requests).toEqual([]);
    await page.getByLabelText('Display name').fill('Ines');
    // Both before a render, because a second mouse click could hit the next page.
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
    const named = page.getByRole('heading', { name: 'Today', exact: true });
    await showPage(joinPath, personas['day 1'](), { answers, person: { displayName: null } });
    await button('Join the team').click();
    await expect.element(named).toBeVisible();
    expect(requests).toEqual(['join']);

    await showPage(joinPath, personas['day 1'](), { answers, person: { displayName: 'Ines' } });
    await expect.element(button('Join the team')).toBeVisible();
    refused = 'name_required';
    await button('Join the team').click();
    await page.getByLabelText('Display name').fill('Ines C.');
    await button('Join the team').click();
    await expect.element(named).toBeVisible();
    expect(requests).toEqual(['join', { displayName: 'Ines C.' }, 'join']);
  });

  it('to a room lists what its members see of each other', async () => {
    await showPage(joinPath, personas['day 1'](), { answers: invited({ kind: 'room', name: null }) });
    const lines = page.getByRole('region', { name: 'What others will see' }).getByRole('listitem');
    await expect.element(lines.nth(1)).toHaveTextContent('Your day, and which of its three');
    await expect.element(lines.nth(2)).toHaveTextContent('Whether you’re here and ready, and the cheers');
  });

  it.each([
    ['group_full', 'All places are taken.'],
    ['too_many_groups', 'You’re in too many groups.'],
    ['too_many_rooms', 'You’re in 5 open rooms.'],
    ['joining_closed', 'It’s too late to join'],
    ['social_suspended', 'You can’t join groups for now'],
  ] as const)('shows why it cannot be accepted: %s', async (code, message) => {
    await showPage(joinPath, personas['day 1'](), { answers: invited({ refusal: code }) });
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(button('Join the team')).not.toBeInTheDocument();
  });

  it('shows what changed meanwhile, an invalid code, and an existing membership', async () => {
    const full = refusal(409, 'group_full', 'All places are taken.');
    await showPage(joinPath, personas['day 1'](), { answers: { ...invited(), [`POST ${joinPath}`]: full } });
    await button('Join the team').click();
    await expect.element(page.getByText('All places are taken.')).toBeVisible();
    const gone = refusal(404, 'not_found', 'There is no such invitation.');
    await showPage(joinPath, personas['day 1'](), { answers: { [`GET ${joinPath}`]: gone } });
    await expect.element(heading('This invitation doesn’t work')).toBeVisible();
    const joined = idOf('November, to the end');
    await showPage(joinPath, personas['day 1'](), { answers: invited({ kind: 'challenge', joined }) });
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
