import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '../../testing/barriers';
import { expectFocusHeld } from '../../testing/focus';
import { type Answers, refusal } from '../../testing/story-api';
import { button, confirmNote, openCoach, storyWithBreak } from './testing/open-coach';

describe('Asking the coach', () => {
  const field = page.getByLabelText('Your question');

  async function openAndAgree(answers: Answers) {
    await openCoach('/coach', storyWithBreak('lifetime'), {
      'GET /coach': { available: true, left: 20 },
      ...answers,
    });
    await confirmNote.click();
    await expect.element(confirmNote).not.toBeInTheDocument();
    await expectFocusHeld();
    await button('Agree and continue').click();
    await expect.element(field).toBeVisible();
    await expectFocusHeld();
    await field.fill('My wrists ache. What could I change?');
  }

  it('is not offered if no model is configured', async () => {
    await openCoach('/coach', storyWithBreak('lifetime'), { 'GET /coach': { available: false, left: 20 } });
    await confirmNote.click();
    await expect.element(page.getByText('Tip of the day')).toBeVisible();
    await expect.element(page.getByText('Ask the coach')).not.toBeInTheDocument();
  });

  it('streams the answer as plain text, and says so if it breaks off', async () => {
    let coach: ReadableStreamDefaultController<Uint8Array> | undefined;
    const sendPart = (text: string) => coach?.enqueue(new TextEncoder().encode(text));
    const questions: unknown[] = [];
    await openAndAgree({
      'POST /coach/ask'(_derived: () => unknown, body: unknown) {
        questions.push(body);
        const start = (controller: typeof coach) => {
          coach = controller;
        };
        return new Response(new ReadableStream({ start }));
      },
    });
    await expect
      .element(page.getByText('We don’t send your name, email or age group', { exact: false }))
      .toBeVisible();
    await button('Ask').click();
    await expect.poll(() => questions).toEqual([{ question: 'My wrists ache. What could I change?' }]);
    sendPart('Try <b>fists</b>');
    await expect.element(page.getByText('Try <b>fists</b>')).toBeVisible();
    sendPart(' or a rail.');
    await expect.element(page.getByText('Try <b>fists</b> or a rail.')).toBeVisible();
    await expectNoBarriers();
    coach?.error(new TypeError('terminated'));
    await expect.element(page.getByText('The answer stopped here. Ask again.')).toBeVisible();
  });

  it('keeps a question until it is answered, also after leaving the page', async () => {
    const answers: Answers = { 'GET /coach': { available: true, left: 20 } };
    await openAndAgree(answers);
    await openCoach('/coach', storyWithBreak('lifetime'), answers);
    await expect.element(field).toHaveValue('My wrists ache. What could I change?');
    answers['POST /coach/ask'] = () => new Response('Rest them.');
    await button('Ask').click();
    await expect.element(page.getByText('Rest them.')).toBeVisible();
    await expect.element(button('Ask')).toHaveFocus();
    await openCoach('/coach', storyWithBreak('lifetime'), answers);
    await expect.element(field).toHaveValue('');
  });

  it('says in one line that the coach is unreachable, and keeps the tips', async () => {
    await openAndAgree({
      'POST /coach/ask': refusal(502, 'coach_away', 'The coach cannot be reached right now.'),
    });
    await button('Ask').click();
    await expect.element(page.getByText('The coach cannot be reached right now.')).toBeVisible();
    await expect.element(page.getByText('Tip of the day')).toBeVisible();
  });
});
