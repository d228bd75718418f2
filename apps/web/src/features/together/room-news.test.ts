import type { Room, RoomMember } from '@hundred/contract/rooms';
import { expect, test } from 'vitest';
import { roomNews } from './room-news';

const person = (name: string, change: Partial<RoomMember> = {}): RoomMember => ({
  id: name,
  name,
  isMe: name === 'Ines',
  isOwner: false,
  standing: {
    day: 9,
    streak: 1,
    today: 'open',
    marks: { pushups: false, situps: false, jumpingJacks: false },
  },
  isPresent: true,
  isReady: false,
  cheer: null,
  ...change,
});

const room = (...members: RoomMember[]): Room => ({
  id: 'room',
  isOwner: false,
  mostMembers: 8,
  mayInvite: false,
  invite: null,
  isReadOnly: false,
  endsAt: '2026-03-21T12:00:00.000Z',
  startsAt: null,
  mayBegin: false,
  members,
});

const done = (today: 'open' | 'done', ...exercises: string[]) => ({
  standing: {
    day: 9,
    streak: 1,
    today,
    marks: {
      pushups: exercises.includes('pushups'),
      situps: exercises.includes('situps'),
      jumpingJacks: exercises.includes('jumpingJacks'),
    },
  },
});
const cheered = (at: string) => ({ cheer: { cheer: 'wellDone' as const, at } });

test('whoever joins, does an exercise or cheers is named once', () => {
  const before = room(person('Ines'), person('Sam'));
  const after = room(person('Ines'), person('Sam', done('open', 'pushups')), person('Lea'));
  expect(roomNews(before, after)).toEqual(['Sam is done with Push-ups.', 'Lea has joined.']);
  expect(roomNews(after, after)).toEqual([]);
});

test('the third exercise is the whole day', () => {
  const before = room(person('Sam', done('open', 'pushups', 'situps')));
  const after = room(person('Sam', done('done', 'pushups', 'situps', 'jumpingJacks')));
  expect(roomNews(before, after)).toEqual(['Sam is done with all three.']);
});

test('the same cheer again is another one, and one’s own is none', () => {
  const before = room(person('Ines'), person('Sam', cheered('10:00')));
  expect(roomNews(before, room(person('Ines', cheered('10:01')), person('Sam', cheered('10:00'))))).toEqual(
    [],
  );
  expect(roomNews(before, room(person('Ines'), person('Sam', cheered('10:01'))))).toEqual([
    'Sam: Well done!',
  ]);
});
