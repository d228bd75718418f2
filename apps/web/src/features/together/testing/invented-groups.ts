import type { ChallengeMember, GroupChallenge } from '@hundred/contract/together/group-challenges';
import type { Standing, Together } from '@hundred/contract/together/groups';
import type { Room, RoomMember, RoomStanding } from '@hundred/contract/together/rooms';
import type { Team, TeamMember, TeamStreak } from '@hundred/contract/together/teams';
import { type ExerciseId, eachExercise } from '@hundred/domain/days/exercises';
import type { Answers } from '../../../testing/story-api';

// Groups as the server sends them, of invented people. Ines is the reader, and Tomasz the owner.

const ids = new Map<string, string>();

/** The same id for the same name. */
export function idOf(name: string): string {
  const id = ids.get(name) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`;
  ids.set(name, id);
  return id;
}

const isMe = (name: string) => name.startsWith('Ines');

const person = (name: string) => ({
  id: idOf(name),
  name,
  isMe: isMe(name),
  isOwner: name.startsWith('Tomasz'),
});

type StandingChange = Partial<Standing>;

const standing = ({ day = 57, streak = 23, today = 'open' }: StandingChange): Standing => ({
  day,
  streak,
  today,
});

type RoomStandingChange = Partial<Omit<RoomStanding, 'marks'>> & { done?: readonly ExerciseId[] };

function standingInRoom({ day = 57, today = 'open', done = [] }: RoomStandingChange): RoomStanding {
  const isDone = (id: ExerciseId) => today === 'done' || done.includes(id);
  return { day, today, marks: eachExercise(isDone) };
}

const group = {
  isOwner: false,
  mayInvite: false,
  invite: null,
  isReadOnly: false,
};

/** A change that makes the reader the owner. By default another member owns the group, and the reader may not invite. */
export const asOwner = { isOwner: true, mayInvite: true };

/** A member of the team, with the rank, the days and the reps of the week. */
export const teammate = (
  name: string,
  rank: number,
  days: number,
  reps: number,
  change: StandingChange = {},
): TeamMember => ({
  ...person(name),
  standing: standing(change),
  rank,
  days,
  reps,
  mayNudge: !isMe(name) && (change.today ?? 'open') === 'open',
});

const earlyShift = (): TeamMember[] => [
  teammate('Tomasz W.', 1, 6, 1719, { day: 89, streak: 41, today: 'done' }),
  teammate('Adaeze Obi', 2, 6, 1485, { day: 76, streak: 60, today: 'done' }),
  teammate('Sam Whitlock', 3, 6, 1125, { day: 56, streak: 8, today: 'done' }),
  teammate('Jonas Keller', 4, 5, 1170, { day: 72, streak: 12 }),
  teammate('Priya Raman', 5, 5, 1035, { day: 63, streak: 19, today: 'resting' }),
  teammate('Ines Carvalho', 6, 5, 1029),
];

const streak: TeamStreak = {
  days: 11,
  today: {
    date: '2025-11-28',
    mark: 'gained',
    asked: 5,
    done: 3,
    needed: 3,
    settledAt: '2025-11-29T14:00:00.000Z',
  },
  recent: (
    ['counted', 'missed', ...Array(11).fill('counted'), 'gained'] as TeamStreak['today']['mark'][]
  ).map((mark, index) => ({ date: `2025-11-${15 + index}`, mark })),
};

export const team = (change: Partial<Team> = {}): Team => ({
  ...group,
  id: idOf('Early Shift'),
  name: 'Early Shift',
  mostMembers: 12,
  period: { from: '2025-11-23', to: '2025-11-29' },
  members: earlyShift(),
  streak,
  ...change,
});

/** A member of the challenge, of which twelve dates have begun. */
export const challenger = (
  name: string,
  score: number,
  rank: number | null,
  change: StandingChange = {},
): ChallengeMember => ({ ...person(name), standing: standing(change), rank, score, dates: 12 });

export const challenge = (change: Partial<GroupChallenge> = {}): GroupChallenge => ({
  ...group,
  id: idOf('November, to the end'),
  name: 'November, to the end',
  mostMembers: 20,
  goal: 'days',
  target: null,
  sum: null,
  from: '2025-11-17',
  to: '2025-11-30',
  phase: 'running',
  date: 12,
  dates: 14,
  joinUntil: '2025-11-19',
  settlesAt: '2025-12-07T14:00:00.000Z',
  members: [
    challenger('Tomasz W.', 12, 1, { today: 'done' }),
    challenger('Adaeze Obi', 12, 1, { today: 'done' }),
    challenger('Ines Carvalho', 11, 3),
    challenger('Priya Raman', 11, 3, { today: 'resting' }),
    challenger('Jonas Keller', 10, 5, { today: 'done' }),
    challenger('Sam Whitlock', 6, 6),
  ],
  ...change,
});

export const roommate = (
  name: string,
  standingChange: RoomStandingChange = {},
  change: Partial<RoomMember> = {},
): RoomMember => ({
  ...person(name),
  standing: standingInRoom(standingChange),
  isPresent: true,
  isReady: false,
  cheer: null,
  ...change,
});

export const room = (change: Partial<Room> = {}): Room => ({
  ...group,
  id: idOf('a room'),
  mostMembers: 8,
  endsAt: '2025-11-28T12:20:00.000Z',
  startsAt: '2025-11-28T09:20:00.000Z',
  mayBegin: false,
  members: [
    roommate(
      'Tomasz W.',
      { day: 89, done: ['pushups', 'situps'] },
      { cheer: { cheer: 'strong', at: '2025-11-28T10:00:00.000Z' } },
    ),
    roommate(
      'Adaeze Obi',
      { day: 76, today: 'done' },
      { cheer: { cheer: 'wellDone', at: '2025-11-28T10:00:01.000Z' } },
    ),
    roommate('Ines Carvalho'),
    roommate('Sam Whitlock', { day: 56, done: ['pushups'] }),
    roommate('Jonas Keller', { day: 72 }, { isPresent: false }),
  ],
  ...change,
});

/** The answer for a person without groups. */
export const nothingYet: Together = {
  needsName: false,
  suspendedUntil: null,
  most: { teams: 1, challenges: 1 },
  teams: [],
  challenges: [],
  rooms: [],
};

export const groupLimits = { teams: 3, challenges: 10 };

/** A team, a settled private challenge, and two rooms. */
export const someGroups: Together = {
  ...nothingYet,
  most: groupLimits,
  teams: [{ id: idOf('Early Shift'), name: 'Early Shift', members: 6, isOwner: false, isReadOnly: false }],
  challenges: [
    {
      id: idOf('November, to the end'),
      name: null,
      members: 8,
      isOwner: true,
      isReadOnly: false,
      from: '2025-11-17',
      to: '2025-11-30',
      isSettled: true,
    },
  ],
  rooms: [
    // A room that was closed since the answer was cached.
    { id: idOf('a closed room'), members: 2, isOwner: true, endsAt: '2025-11-28T12:20:00.000Z' },
    { id: idOf('a room'), members: 2, isOwner: true, endsAt: '2099-11-28T12:20:00.000Z' },
  ],
};

/** The answers for the Together page. */
export const togetherAnswers = (together: Together): Answers => ({
  'GET /together': together,
  'GET /blocks': { blocks: [] },
});
