import { expect, test } from 'vitest';
import { boardParts } from './board-parts';

const row = (totalRepsCompleted: number, isCurrentUser = false) => ({ totalRepsCompleted, isCurrentUser });

test('The person’s row is pinned together with the next one to pass', () => {
  expect(boardParts([row(9), row(8), row(7, true), row(6)])).toEqual({
    above: [row(9)],
    pinned: [row(8), row(7, true)],
    below: [row(6)],
  });
});

test('The person’s row comes first among equals', () => {
  expect(boardParts([row(9), row(8), row(7), row(7), row(7, true), row(6)])).toEqual({
    above: [row(9)],
    pinned: [row(8), row(7, true)],
    below: [row(7), row(7), row(6)],
  });
});

test('The first row is pinned alone', () => {
  expect(boardParts([row(7, true), row(6)])).toEqual({ above: [], pinned: [row(7, true)], below: [row(6)] });
});

test('No row is pinned on a board without the person', () => {
  expect(boardParts([row(9), row(8)])).toEqual({ above: [row(9), row(8)], pinned: [], below: [] });
});
