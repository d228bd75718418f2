import { expect, it } from 'vitest';
import { lengthProblem, readDraft } from './support-draft';

it.each([
  ['nothing', null, { topic: 'problem', message: '' }],
  ['something else', 7, { topic: 'problem', message: '' }],
  [
    'a topic of another version',
    { topic: 'weather', message: 'Rain' },
    { topic: 'problem', message: 'Rain' },
  ],
  [
    'a draft',
    { topic: 'idea', message: 'A widget', deviceKey: 'k' },
    { topic: 'idea', message: 'A widget', deviceKey: 'k' },
  ],
])('A stored draft is read: %s', (_what, stored, draft) => {
  expect(readDraft(stored)).toEqual(draft);
});

it('The length message counts characters as people see them', () => {
  expect(lengthProblem(`  ${'a'.repeat(19)}  `)).toMatch('at least 20');
  expect(lengthProblem('👋'.repeat(20))).toBeUndefined();
  expect(lengthProblem('a'.repeat(2000))).toBeUndefined();
  expect(lengthProblem('a'.repeat(2001))).toMatch('at most 2,000');
});
