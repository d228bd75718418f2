import type { ChallengeToday, TeamToday, Together } from '@hundred/contract/together/groups';
import { Story } from '@hundred/domain/rules/story';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { idOf, someGroups, togetherAnswers } from '../../features/together/testing/invented-groups';
import { expectNoBarriers } from '../../testing/barriers';
import { comeBack, showPage } from '../../testing/show-page';
import { type Answers, unreachable } from '../../testing/story-api';

const button = (name: string | RegExp) => page.getByRole('button', { name });

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
  ...someGroups,
  teams: someGroups.teams.map((team) => ({ ...team, today: oak })),
  challenges: someGroups.challenges.map((one) => ({ ...one, isSettled: false, today: november })),
  rooms: someGroups.rooms.map((room) => ({
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
    await showPage('/together', personas.premium(), { answers: togetherAnswers(live) });
    const team = card('Early Shift');
    await expect.element(team.getByText('2 of 5 done.')).toBeVisible();
    await expect.element(team.getByText('One more and today counts.')).toBeVisible();
    await expect.element(team.getByText('11-day streak')).toBeVisible();
    const people = team.getByRole('listitem').elements();
    expect(people.map((one) => one.textContent)).toEqual([
      'TTomaszdone',
      'AAdaezedone',
      'JJonasnot yet',
      'LLenanot yet',
      'PPriyaresting',
      expect.stringMatching(/^\d+Younot yet$/),
    ]);
    await expect.element(team.getByRole('link', { name: /^Start Day \d+$/ })).toBeVisible();
    const room = card('Train together today');
    await expect.element(room.getByText(/^1 other person is in the room\. Open until /)).toBeVisible();
    await expect.element(room.getByRole('link', { name: 'Join' })).toBeVisible();
    const challenge = card('Your private challenge');
    await expect.element(challenge.getByText('11 of 12 days done, second place.')).toBeVisible();
    await expect.element(challenge.getByText('Finish today to tie for first place.')).toBeVisible();
    await expect
      .element(
        challenge.getByRole('img', { name: '11 days done. Today isn’t done yet. 2 days left after today.' }),
      )
      .toBeVisible();
    await expectNoBarriers();
  });

  it('show a day that was finished here as done before the server says so', async () => {
    // The date of the invented groups.
    await showPage('/together', Story.startedOn('2025-11-28', 'UTC').complete(), {
      answers: togetherAnswers(live),
    });
    const team = card('Early Shift');
    await expect.element(team.getByText('3 of 5 done.')).toBeVisible();
    await expect.element(team.getByText('Today already counts.')).toBeVisible();
    await expect.element(team.getByRole('listitem').last()).toHaveTextContent('Youdone');
    const challenge = card('Your private challenge');
    await expect.element(challenge.getByText('12 of 12 days done, first place.')).toBeVisible();
    await expect.element(challenge.getByText('You’re done today.')).toBeVisible();
  });

  it('offer a nudge for the person with the longest streak, once a day', async () => {
    let today = oak;
    const answers: Answers = {
      ...togetherAnswers(live),
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

  it('say how old they are while the server does not answer, and not who is in a room', async () => {
    const answers = togetherAnswers(live);
    const story = personas.premium();
    await showPage('/together', story, { answers });
    await expect.element(page.getByText(/^1 other person is in the room\. Open until /)).toBeVisible();
    answers['GET /together'] = unreachable();
    answers['GET /*'] = unreachable();
    const minutes = 6;
    comeBack(story.later(minutes / 60));
    await expect.element(page.getByText(/^As of /)).toBeVisible();
    await expect.element(page.getByText(/^2 people\. Open until /)).toBeVisible();
    await expect.element(page.getByText('2 of 5 done.')).toBeVisible();
    await expect.element(button('Nudge Jonas')).toBeDisabled();
  });

  it('show what a team shares, and leave it after one question', async () => {
    let together = live;
    const me = idOf('Ines');
    const answers: Answers = {
      ...togetherAnswers(live),
      'GET /together': () => together,
      [`DELETE /teams/${idOf('Early Shift')}/members/${me}`]: () => {
        together = { ...live, teams: [] };
        return { success: true };
      },
    };
    await showPage('/together', personas.premium(), { answers });
    const settings = card('Early Shift settings');
    await expect.element(settings.getByRole('link', { name: 'Members 6 of 12 spots' })).toBeVisible();
    await settings.getByRole('button', { name: 'What others see' }).click();
    await expect.element(page.getByRole('dialog').getByText('Your day and your streak')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await settings.getByRole('button', { name: 'Leave the team' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect.element(card('Early Shift')).not.toBeInTheDocument();
  });
});
