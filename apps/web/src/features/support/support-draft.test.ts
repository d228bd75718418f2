import { expect, it } from 'vitest';
import { lengthProblem, readDraft } from './support-draft';

it.each([
  ['no draft', null, { topic: 'problem', message: '' }],
  ['a number', 7, { topic: 'problem', message: '' }],
  [
    'a draft with a topic of another version',
    { topic: 'weather', message: 'Rain' },
    { topic: 'problem', message: 'Rain' },
  ],
  [
    'a draft',
    { topic: 'idea', message: 'A widget', deviceKey: 'k' },
    { topic: 'idea', message: 'A widget', deviceKey: 'k' },
  ],
])('The draft that is read from storage is valid, if it holds %s', (_what, stored, draft) => {
  expect(readDraft(stored)).toEqual(draft);
});

it('The length message counts characters as people see them', () => {
  expect(lengthProblem(`  ${'a'.repeat(19)}  `)).toMatch('at least 20');
  expect(lengthProblem('👋'.repeat(20))).toBeUndefined();
  expect(lengthProblem('a'.repeat(2000))).toBeUndefined();
  expect(lengthProblem('a'.repeat(2001))).toMatch('at most 2,000');
});
