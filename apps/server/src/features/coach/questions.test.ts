import { expect, it } from 'vitest';
import { makeQuestions } from './questions';

const now = Date.UTC(2026, 5, 10, 12);

function ask(questions: ReturnType<typeof makeQuestions>, at: number, wasSent = true) {
  const attempt = questions.begin('ana', at);
  if (typeof attempt === 'string') return attempt;
  attempt.end(wasSent);
  return 'asked';
}

it('Questions are limited to twenty in 24 hours for each person', () => {
  const questions = makeQuestions();
  for (let index = 0; index < 20; index++) expect(ask(questions, now + index)).toBe('asked');
  expect(ask(questions, now + 20)).toBe('none left');
  expect([questions.left('ana', now + 20), questions.left('bo', now)]).toEqual([0, 20]);
  expect(questions.left('ana', now + 86_400_000)).toBe(1);
  expect(ask(questions, now + 86_400_000)).toBe('asked');
});

it('Questions of one person run one after the other', () => {
  const questions = makeQuestions();
  const first = questions.begin('ana', now);
  expect(questions.begin('ana', now)).toBe('busy');
  expect(questions.begin('bo', now)).toHaveProperty('end');
  if (typeof first !== 'string') first.end(true);
  expect(ask(questions, now)).toBe('asked');
});

it('Questions that were not sent do not count', () => {
  const questions = makeQuestions();
  ask(questions, now, false);
  expect(questions.left('ana', now)).toBe(20);
});

it('A question that ends twice does not end the next question', () => {
  const questions = makeQuestions();
  const first = questions.begin('ana', now);
  if (typeof first === 'string') throw new Error(first);
  first.end(true);
  expect(questions.begin('ana', now)).toHaveProperty('end');
  first.end(true);
  expect(questions.begin('ana', now)).toBe('busy');
});
