import { expect, it } from 'vitest';
import { makeQuestions, type QuestionAttempt, type Questions } from './questions';

const now = Date.UTC(2026, 5, 10, 12);

/** Asks as Ana. Returns whether the question was sent, or why it could not be asked. */
function ask(questions: Questions, at: number) {
  const attempt = questions.begin('ana', at);
  if (typeof attempt === 'string') return attempt;
  attempt.end({ wasSent: true });
  return 'sent';
}

function beginAttempt(questions: Questions): QuestionAttempt {
  const attempt = questions.begin('ana', now);
  if (typeof attempt === 'string') throw new Error(attempt);
  return attempt;
}

it('Questions are limited to twenty in 24 hours for each person', () => {
  const questions = makeQuestions();
  for (let index = 0; index < 20; index++) expect(ask(questions, now + index)).toBe('sent');
  expect(ask(questions, now + 20)).toBe('none left');
  expect([questions.left('ana', now + 20), questions.left('bo', now)]).toEqual([0, 20]);
  expect(questions.left('ana', now + 86_400_000)).toBe(1);
  expect(ask(questions, now + 86_400_000)).toBe('sent');
});

it('Questions of one person run one after the other', () => {
  const questions = makeQuestions();
  const first = beginAttempt(questions);
  expect(questions.begin('ana', now)).toBe('busy');
  expect(questions.begin('bo', now)).toHaveProperty('end');
  first.end({ wasSent: true });
  expect(ask(questions, now)).toBe('sent');
});

it('Questions that were not sent do not count', () => {
  const questions = makeQuestions();
  beginAttempt(questions).end({ wasSent: false });
  expect(questions.left('ana', now)).toBe(20);
});

it('A question that ends twice does not end the next question', () => {
  const questions = makeQuestions();
  const first = beginAttempt(questions);
  first.end({ wasSent: true });
  expect(questions.begin('ana', now)).toHaveProperty('end');
  first.end({ wasSent: true });
  expect(questions.begin('ana', now)).toBe('busy');
});
