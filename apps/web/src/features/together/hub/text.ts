import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';
import { text as sharedText } from '../text/shared';

type Name = { name: string };
type Time = { time: string };

const daysDone = (days: number): string => plural(days, { one: '1 day done.', other: `${days} days done.` });
const daysLeft = (days: number): string => plural(days, { one: '1 day left', other: `${days} days left` });

export const text = defineText('together/hub', {
  asOf: ({ time }: Time) => `As of ${time}`,

  streak: ({ days }: { days: number }) => `${formatNumber(days)}-day streak`,
  viewOnly: 'View only',
  you: 'You',
  onlyYou: 'You’re the only one so far.',
  invitePeople: 'Invite people',
  nudge: ({ name }: Name) => `Nudge ${name}`,
  nudged: ({ name }: Name) => `You nudged ${name}.`,

  openNow: 'Open now',
  here: ({ people, time }: Time & { people: number }) =>
    plural(people, {
      one: `1 other person is in the room. Open until ${time}.`,
      other: `${formatNumber(people)} others are in the room. Open until ${time}.`,
    }),
  nobodyHere: ({ time }: Time) => `Nobody else is in the room. Open until ${time}.`,
  members: ({ people, time }: Time & { people: number }) =>
    plural(people, {
      one: `1 person. Open until ${time}.`,
      other: `${formatNumber(people)} people. Open until ${time}.`,
    }),
  join: 'Join',

  dayOf: ({ day, days }: { day: number; days: number }) =>
    `Day ${formatNumber(day)} of ${formatNumber(days)}`,
  daysAndPlace: ({ days, total, place }: { days: number; total: number; place: number }) =>
    plural(total, {
      one: `${formatNumber(days)} of 1 day done, ${sharedText.place({ place })}.`,
      other: `${formatNumber(days)} of ${formatNumber(total)} days done, ${sharedText.place({ place })}.`,
    }),
  daysTogether: ({ days, total }: { days: number; total: number }) =>
    plural(total, {
      one: `Together you did ${formatNumber(days)} of 1 day.`,
      other: `Together you did ${formatNumber(days)} of ${formatNumber(total)} days.`,
    }),
  repsAndPlace: ({ reps, place }: { reps: number; place: number }) =>
    `${sharedText.reps({ reps })}, ${sharedText.place({ place })}.`,
  todayDone: 'You’re done today.',
  reached: 'You reached the goal together.',
  cells: ({ done, ahead, isOpen }: { done: number; ahead: number; isOpen: boolean }) =>
    isOpen
      ? `${daysDone(done)} Today isn’t done yet. ${daysLeft(ahead)} after today.`
      : `${daysDone(done)} ${daysLeft(ahead)}.`,
  progress: 'Days together',
  ownProgress: 'Your days',
  startsOn: ({ day, people }: { day: string; people: string }) => `Starts ${day} · ${people}`,
  datesAndPeople: ({ dates, people }: { dates: string; people: string }) => `${dates}, ${people}`,
  datesAndResult: ({ dates }: { dates: string }) => `${dates}. See the result.`,

  start: 'Start or join a group',
  kinds: { team: 'Team', challenge: 'Challenge', room: 'Room' },
  full: {
    team: 'Leave a team before you start another team.',
    challenge: 'Leave a challenge before you start another challenge.',
    room: ({ rooms }: { rooms: number }) =>
      `You’re in ${rooms} open rooms. Leave a room before you start another.`,
  },

  settings: ({ name }: Name) => `${name} settings`,
  whatOthersSee: 'What others see',
  leave: 'Leave the team',
  people: 'Members',
  peopleAndInvitation: 'Manage members',
  membersOf: ({ members, most }: { members: number; most: number }) => `${members} of ${most} spots`,
});
