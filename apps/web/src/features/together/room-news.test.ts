import type { RoomMember } from '@hundred/contract/rooms';
import { expect, test } from 'vitest';
import { roomNews } from './room-news';
import { room, roommate } from './testing/invented-groups';

const among = (...members: RoomMember[]) => room({ members });
const cheering = (name: string, at: string) => roommate(name, {}, { cheer: { cheer: 'wellDone', at } });

test('whoever joins, does an exercise or cheers is named once', () => {
  const before = among(roommate('Ines'), roommate('Sam'));
  const after = among(roommate('Ines'), roommate('Sam', { done: ['pushups'] }), roommate('Lea'));
  expect(roomNews(before, after)).toEqual(['Sam is done with Push-ups.', 'Lea has joined.']);
  expect(roomNews(after, after)).toEqual([]);
});

test('the third exercise is the whole day', () => {
  const before = among(roommate('Sam', { done: ['pushups', 'situps'] }));
  const after = among(roommate('Sam', { today: 'done' }));
  expect(roomNews(before, after)).toEqual(['Sam is done with all three.']);
});

test('the same cheer again is another one, and one’s own is none', () => {
  const before = among(roommate('Ines'), cheering('Sam', '10:00'));
  expect(roomNews(before, among(cheering('Ines', '10:01'), cheering('Sam', '10:00')))).toEqual([]);
  expect(roomNews(before, among(roommate('Ines'), cheering('Sam', '10:01')))).toEqual(['Sam: Well done!']);
});
