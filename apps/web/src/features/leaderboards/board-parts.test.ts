import { expect, test } from 'vitest';
import { boardParts } from './board-parts';

const row = (totalRepsCompleted: number) => ({ totalRepsCompleted, isCurrentUser: false });
const ownRow = (totalRepsCompleted: number) => ({ totalRepsCompleted, isCurrentUser: true });

test('The person’s row is pinned together with the next one to pass', () => {
  expect(boardParts([row(9), row(8), ownRow(7), row(6)])).toEqual({
    above: [row(9)],
    pinned: [row(8), ownRow(7)],
    below: [row(6)],
  });
});

test('The person’s row comes first among equals', () => {
  expect(boardParts([row(9), row(8), row(7), row(7), ownRow(7), row(6)])).toEqual({
    above: [row(9)],
    pinned: [row(8), ownRow(7)],
    below: [row(7), row(7), row(6)],
  });
});

test('The first row is pinned alone', () => {
  expect(boardParts([ownRow(7), row(6)])).toEqual({ above: [], pinned: [ownRow(7)], below: [row(6)] });
});

test('No row is pinned on a board without the person', () => {
  expect(boardParts([row(9), row(8)])).toEqual({ above: [row(9), row(8)], pinned: [], below: [] });
});
