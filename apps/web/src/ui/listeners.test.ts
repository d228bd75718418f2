import { expect, it } from 'vitest';
import { makeListeners } from './listeners';

it('tells whoever listens, until they stop', () => {
  const { subscribe, tell } = makeListeners();
  const heard: string[] = [];
  const stop = subscribe(() => heard.push('first'));
  subscribe(() => heard.push('second'));
  tell();
  stop();
  tell();
  expect(heard).toEqual(['first', 'second', 'second']);
});
