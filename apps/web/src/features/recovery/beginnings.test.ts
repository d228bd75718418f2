import { expect, it } from 'vitest';
import { beginningsOf } from './beginnings';

const sessionOn = (date: string, session: number) =>
  ({ date, at: 0, programme: 'backAfterBreak', session }) as const;

it('A programme begins with whichever session is done first, and again each time session 1 is repeated', () => {
  expect(beginningsOf('backAfterBreak', [])).toEqual([]);
  const dates = [
    sessionOn('2026-03-20', 1),
    sessionOn('2026-03-22', 2),
    sessionOn('2026-04-20', 1),
    sessionOn('2026-05-01', 1),
  ];
  expect(beginningsOf('backAfterBreak', dates)).toEqual(['2026-03-20', '2026-04-20', '2026-05-01']);
  expect(beginningsOf('backAfterBreak', [sessionOn('2026-03-20', 3)])).toEqual(['2026-03-20']);
  expect(beginningsOf('wristsAndShoulders', dates)).toEqual([]);
});
