import type { Together } from '@hundred/contract/together/groups';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { board, emptyBoard, row } from '../features/leaderboards/testing/invented-boards';
import { idOf, nothingYet } from '../features/together/testing/invented-groups';
import { closeStage, completeButton, completeOnPage, stage } from '../testing/day-page';
import { expectDeviceToHaveLog, showPage } from '../testing/show-page';
import { hold } from '../testing/story-api';

const dayTwo = () => Story.startedOn('2026-03-02', 'UTC').complete().on('2026-03-03');
const groupFields = { members: 2, isOwner: true, isReadOnly: false };

/** A team of two whose other member is done, as the server sends it at this moment of the story. */
function teamIn({ state: { challenge } }: Story): Together['teams'][number] {
  const isDone = challenge.allCompleted;
  const ownState = isDone ? 'done' : 'open';
  const people = [
    { id: idOf('Ines'), name: 'Ines', isMe: true, today: ownState, mayNudge: false } as const,
    { id: idOf('Tomasz'), name: 'Tomasz', isMe: false, today: 'done', mayNudge: false } as const,
  ];
  const today = { streak: 1, asked: 2, done: isDone ? 2 : 1, needed: 2, people };
  return { id: idOf('Oak'), name: 'Oak', ...groupFields, today };
}

/** A challenge of the person alone that counts reps. */
function challengeIn({ state: { challenge, totalReps } }: Story): Together['challenges'][number] {
  const today = challenge.allCompleted ? 'done' : 'open';
  const me = {
    id: idOf('Ines'),
    name: 'Ines',
    isMe: true,
    today,
    rank: 1,
    score: totalReps,
    dates: 2,
  } as const;
  return {
    id: idOf('Reps'),
    name: 'Reps',
    ...groupFields,
    from: '2026-03-02',
    to: '2026-03-08',
    isSettled: false,
    today: { goal: 'reps', target: null, sum: null, date: 2, dates: 7, people: [me] },
  };
}

/** The dashboard with the line about people, on a second visit, and the number of requests for the groups. */
async function showWithPeople(story: Story, groups: () => Together) {
  let requestCount = 0;
  const answers = {
    'GET /leaderboard/global': emptyBoard,
    'GET /together': () => {
      requestCount += 1;
      return groups();
    },
  };
  await showPage('/dashboard', story, { answers });
  await expect.poll(() => Object.keys(localStorage).some((key) => key.includes('together'))).toBe(true);
  requestCount = 0;
  await showPage('/dashboard', story, { answers });
  await expectDeviceToHaveLog(story);
  await expect.poll(() => requestCount).toBe(1);
  return () => requestCount;
}

describe('The groups on the dashboard', () => {
  it('are requested again after the whole day if they count days, once for the line and the celebration', async () => {
    const story = dayTwo();
    const requestCount = await showWithPeople(story, () => ({ ...nothingYet, teams: [teamIn(story)] }));
    const line = page.getByRole('link', { name: /Oak/ });
    await completeOnPage(['Push-ups', 'Sit-ups']);
    await expectDeviceToHaveLog(story);
    await expect.element(line).toHaveTextContent('1 of 2 done.');
    expect(requestCount()).toBe(1);
    await completeButton('Jumping Jacks').click();
    await expect.element(stage.getByText('Today counts for your team: 2 of 2')).toBeVisible();
    await closeStage();
    await expect.element(line).toHaveTextContent('2 of 2 done.');
    expect(requestCount()).toBe(2);
  });

  it('are requested again after each exercise if one counts reps', async () => {
    const story = dayTwo();
    const requestCount = await showWithPeople(story, () => ({
      ...nothingYet,
      challenges: [challengeIn(story)],
    }));
    const line = page.getByRole('link', { name: /Reps/ });
    await expect.element(line).toHaveTextContent('30 reps.');
    await completeOnPage(['Push-ups']);
    // The 30 reps of Day 1, and 11 push-ups of Day 2.
    await expect.element(line).toHaveTextContent('41 reps.');
    expect(requestCount()).toBe(2);
  });
});

it('A board on the screen is requested again when the server has an exercise', async () => {
  const story = dayTwo();
  const heldAnswer = hold();
  const answers = {
    'GET /together': nothingYet,
    'GET /leaderboard/global': () => board([{ ...row(12), totalRepsCompleted: story.state.totalReps }], 12),
    'POST /challenge/complete-exercise': heldAnswer.answer,
  };
  await showPage('/dashboard', story, { answers });
  await expectDeviceToHaveLog(story);
  await completeOnPage(['Push-ups']);
  await page.getByRole('link', { name: 'Leaderboard' }).first().click();
  const own = page.getByRole('row', { name: /\(You\)/ });
  await expect.element(own).toHaveTextContent('30');
  heldAnswer.letGo();
  await expect.element(own).toHaveTextContent('41');
});
