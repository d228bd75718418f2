import type { Room } from '@hundred/contract/together/rooms';
import { Story } from '@hundred/domain/rules/story';
import { personas } from '@hundred/testkit/logs/personas';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { asOwner, idOf, room, roommate } from '../../features/together/testing/invented-groups';
import { expectNoBarriers } from '../../testing/barriers';
import { completeButton } from '../../testing/day-page';
import { expectFocusHeld } from '../../testing/focus';
import { expectMessage } from '../../testing/messages';
import { showPage } from '../../testing/show-page';
import { type AnswerFunction, type Answers, refusal, unreachable } from '../../testing/story-api';

const id = idOf('a room');
const path = `/together/room/${id}`;
const rows = page.getByRole('list', { name: 'In this room' }).getByRole('listitem');
const button = (name: string) => page.getByRole('button', { name });
const announcements = page.getByRole('log', { name: 'Room activity' });

/** A server with one room that records its requests. */
function makeServer(first: Room = room()) {
  const requests: unknown[] = [];
  let current = first;
  const recordRequest: AnswerFunction = (_derived, body, address) => {
    requests.push([address, body]);
    return { success: true };
  };
  const answers: Answers = {
    [`GET /rooms/${id}`]: () => current,
    'PUT /rooms/*': recordRequest,
    'POST /rooms/*': recordRequest,
    'DELETE /rooms/*': recordRequest,
  };
  const change = (next: Partial<Room>) => {
    current = { ...current, ...next };
  };
  return { answers, requests, change };
}

/** A person on Day 57 who has done the push-ups. */
const ines = () => personas['day 57 with rests']();

describe('The page of a room', () => {
  it('announces a badge by a message, and celebrates it when the day is done', async () => {
    const story = Story.startedOn('2026-03-02', 'UTC').complete().on('2026-03-03');
    await showPage(path, story, { answers: makeServer().answers });
    await button('Extra reps of Push-ups').click();
    await page.getByLabelText('Reps done').fill('80');
    await completeButton('Push-ups').click();
    await expectMessage('New badge: Hundred Club');
    for (const name of ['Sit-ups', 'Jumping Jacks']) {
      expect(page.getByRole('dialog').query()).toBeNull();
      await completeButton(name).click();
    }
    await expect.element(page.getByRole('dialog', { name: 'New badge: Hundred Club' })).toBeVisible();
  });

  it('shows who is present and their progress, announces each event once, and sends a cheer', async () => {
    const server = makeServer();
    await showPage(path, ines(), { answers: server.answers, width: 360, height: 760 });
    await expect.element(page.getByText(/^4 of 5 are here\./)).toBeVisible();
    const [sign, name] = [rows.first().getByTitle('Strong'), rows.first().getByText('Tomasz W.')].map(
      (part) => part.element().getBoundingClientRect(),
    );
    expect(sign?.right, 'a cheer keeps clear of the name').toBeLessThanOrEqual((name?.left ?? 0) - 8);
    await expect
      .element(rows.first())
      .toHaveTextContent(/Push-ups done\s?Sit-ups done\s?Jumping Jacks not done yet/);
    await expect.element(rows.last()).toHaveTextContent('away for a moment');
    await expectNoBarriers();
    const others = room().members.filter(({ name }) => name !== 'Sam Whitlock');
    const cheerOfSam = { cheer: { cheer: 'goOn', at: '2025-11-28T10:01:00.000Z' } } as const;
    server.change({
      members: [...others, roommate('Sam Whitlock', { done: ['pushups', 'situps'] }, cheerOfSam)],
    });
    await button('Strong').click();
    await expect.poll(() => server.requests).toEqual([[`/rooms/${id}/cheer`, { cheer: 'strong' }]]);
    await expect
      .element(announcements)
      .toHaveTextContent('Sam Whitlock finished sit-ups.Sam Whitlock: Keep going!');
    // The next answer is the same, and nothing is announced again.
    await button('Breathe').click();
    await expect.poll(() => server.requests).toHaveLength(2);
    expect(announcements.element().children).toHaveLength(2);
  });

  it('sends that the person is ready, and counts down for everybody at the same instant', async () => {
    const server = makeServer(room({ startsAt: null, mayBegin: true, ...asOwner }));
    await showPage(path, ines(), { answers: server.answers });
    await expect.element(page.getByRole('heading', { name: '0 of 4 are ready' })).toBeVisible();
    await button('I’m ready').click();
    await expect.poll(() => server.requests).toEqual([[`/rooms/${id}/me`, { ready: true }]]);
    server.change({ startsAt: new Date(Date.now() + 2_500).toISOString() });
    await button('Start now').click();
    const countdown = page.getByRole('region', { name: 'Before the start' });
    // 2.5 seconds, rounded up.
    await expect.element(countdown.getByRole('status')).toHaveTextContent('3');
    await expectFocusHeld();
    vi.setSystemTime(Date.now() + 5_000);
    await expect.element(countdown).not.toBeInTheDocument();
  });

  it('completes the day one exercise after the other, also without a connection', async () => {
    const server = makeServer();
    const story = ines();
    await showPage(path, story, { answers: server.answers });
    const own = rows.filter({ hasText: '(You)' });
    await expect.element(own).toHaveTextContent('Sit-ups not done yet');
    await completeButton('Sit-ups').click();
    await expect.element(own).toHaveTextContent('Sit-ups done');
    await expect.element(completeButton('Jumping Jacks')).toBeVisible();
    await expect
      .poll(() => story.log.at(-1))
      .toMatchObject({ kind: 'exerciseCompleted', exercise: 'situps' });
    for (const call of [`GET /rooms/${id}`, 'GET /challenge/*', 'POST /challenge/*'])
      server.answers[call] = unreachable();
    await completeButton('Jumping Jacks').click();
    await expect.element(own).toHaveTextContent('Jumping Jacks done');
    await expect.element(page.getByRole('heading', { name: 'Day 57 is done' })).toBeVisible();
    await expect.element(page.getByText(/^You’re offline. You can look/)).toBeVisible();
    await expect.element(button('Strong')).toBeDisabled();
    await expect.element(rows.first()).toHaveTextContent('away for a moment');
  });

  it('leads a person who has not started to the start', async () => {
    await showPage(path, Story.beforeStart('2026-03-03', 'UTC'), { answers: makeServer().answers });
    await expect
      .element(page.getByRole('heading', { name: 'Your challenge hasn’t started yet' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Start the challenge' }))
      .toHaveAttribute('href', '/onboarding');
  });

  it('ends after its hours', async () => {
    const gone = refusal(404, 'not_found', 'There is no such room.');
    await showPage(path, ines(), { answers: { [`GET /rooms/${id}`]: gone } });
    await expect.element(page.getByRole('heading', { name: 'This room is closed' })).toBeVisible();
  });
});
