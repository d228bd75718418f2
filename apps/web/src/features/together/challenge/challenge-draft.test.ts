import { expect, test } from 'vitest';
import { challengeBody, newDraft, problemsOf } from './challenge-draft';

const today = '2026-02-27';
const validDraft = { ...newDraft(today), name: 'March together' };

test('A new challenge runs two weeks from today, and only its name is missing', () => {
  expect(validDraft).toMatchObject({ from: '2026-02-27', to: '2026-03-12' });
  expect(problemsOf(newDraft(today), today)).toEqual({
    name: 'The name must have at least one visible character.',
  });
  expect(problemsOf(validDraft, today)).toEqual({});
});

test('A challenge begins within 30 days and has 3 to 100 dates', () => {
  const problems = (from: string, to: string) => Object.keys(problemsOf({ ...validDraft, from, to }, today));
  expect(problems('2026-02-26', '2026-03-12')).toEqual(['from']);
  expect(problems('2026-03-29', '2026-03-31')).toEqual([]);
  expect(problems('2026-03-30', '2026-04-03')).toEqual(['from']);
  expect(problems('2026-02-27', '2026-02-28')).toEqual(['to']);
  expect(problems('2026-02-27', '2026-06-06')).toEqual([]);
  expect(problems('2026-02-27', '2026-06-07')).toEqual(['to']);
  expect(problems('', '')).toEqual(['from', 'to']);
});

test('A target sum is sent only if it is the goal', () => {
  expect(challengeBody(validDraft)).not.toHaveProperty('target');
  expect(challengeBody({ ...validDraft, goal: 'together' })).toHaveProperty('target', 50);
});
