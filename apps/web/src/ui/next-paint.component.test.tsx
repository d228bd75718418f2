import { expect, it } from 'vitest';
import { nextPaint } from './next-paint';

it('Work that waits for the next paint begins after its frame', async () => {
  const order: string[] = [];
  requestAnimationFrame(() => order.push('frame'));
  await nextPaint();
  order.push('work');
  expect(order).toEqual(['frame', 'work']);
});
