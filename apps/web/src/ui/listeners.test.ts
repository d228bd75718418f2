import { expect, it } from 'vitest';
import { makeListeners } from './listeners';

it('A listener is called until it unsubscribes', () => {
  const { subscribe, tell } = makeListeners();
  const heard: string[] = [];
  const stop = subscribe(() => heard.push('first'));
  subscribe(() => heard.push('second'));
  tell();
  stop();
  tell();
  expect(heard).toEqual(['first', 'second', 'second']);
});
