import { expect, it } from 'vitest';
import { makeListeners } from './listeners';

it('A listener is called until it unsubscribes', () => {
  const { subscribe, notify } = makeListeners();
  const notified: string[] = [];
  const stop = subscribe(() => notified.push('first'));
  subscribe(() => notified.push('second'));
  notify();
  stop();
  notify();
  expect(notified).toEqual(['first', 'second', 'second']);
});
