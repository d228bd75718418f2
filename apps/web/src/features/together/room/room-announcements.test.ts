import type { RoomMember } from '@hundred/contract/together/rooms';
import { expect, test } from 'vitest';
import { room, roommate } from '../testing/invented-groups';
import { roomAnnouncements } from './room-announcements';

const among = (...members: RoomMember[]) => room({ members });
const cheering = (name: string, at: string) => roommate(name, {}, { cheer: { cheer: 'wellDone', at } });

test('A member who joins, does an exercise or cheers is announced once', () => {
  const before = among(roommate('Ines'), roommate('Sam'));
  const after = among(roommate('Ines'), roommate('Sam', { done: ['pushups'] }), roommate('Lea'));
  expect(roomAnnouncements(before, after)).toEqual(['Sam finished push-ups.', 'Lea joined.']);
  expect(roomAnnouncements(after, after)).toEqual([]);
});

test('The third exercise is announced as the whole day', () => {
  const before = among(roommate('Sam', { done: ['pushups', 'situps'] }));
  const after = among(roommate('Sam', { today: 'done' }));
  expect(roomAnnouncements(before, after)).toEqual(['Sam finished all three.']);
});

test('A repeated cheer is announced again, and a cheer of the person is not announced', () => {
  const before = among(roommate('Ines'), cheering('Sam', '10:00'));
  expect(roomAnnouncements(before, among(cheering('Ines', '10:01'), cheering('Sam', '10:00')))).toEqual([]);
  expect(roomAnnouncements(before, among(roommate('Ines'), cheering('Sam', '10:01')))).toEqual([
    'Sam: Well done!',
  ]);
});
