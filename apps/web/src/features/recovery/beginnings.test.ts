import { expect, it } from 'vitest';
import { beginningsOf } from './beginnings';

const sessionOn = (date: string, session: number) =>
  ({ date, at: 0, programme: 'backAfterBreak', session }) as const;

it('A programme begins with its first session, and again each time its first session is repeated', () => {
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
