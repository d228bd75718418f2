import { listText } from '@hundred/domain/text/list';
import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../ui/language/define-text';

type People = { people: number };

export const text = defineText('together/team', {
  loading: 'Loading the team',
  notLoaded: 'We couldn’t load the team',
  members: ({ members, most }: { members: number; most: number }) => `${members} of ${most} spots`,
  full: ({ people }: People) => `The team is full (${people} people).`,

  today: 'Today',
  you: 'You',
  tooFew: 'Too few members train today. Your team keeps its streak.',
  newMembers: 'New members count from tomorrow.',
  doneOf: ({ done, asked }: { done: number; asked: number }) => `${done} of ${asked} done.`,
  dayMissed: 'This day didn’t count.',
  missing: ({ people }: People) =>
    plural(people, {
      one: 'One more and today counts.',
      other: `${people} more and today counts.`,
    }),
  counts: 'Today already counts.',
  nudge: 'Nudge',
  nudgePerson: ({ name }: { name: string }) => `Nudge ${name}`,
  nudgePeople: ({ people }: People) =>
    plural(people, { one: 'Nudge 1 person', other: `Nudge ${people} people` }),
  nudgedPerson: ({ name }: { name: string }) => `You nudged ${name}.`,
  nudgedPeople: ({ people }: People) =>
    plural(people, { one: 'You nudged 1 person.', other: `You nudged ${people} people.` }),

  period: 'Period',
  periods: { week: 'Week', month: 'Month' },
  boards: { week: 'This week', month: 'This month' },
  ranking: {
    week: 'We rank by completed days since Sunday, then by reps.',
    month: 'We rank by completed days this month, then by reps.',
  },
  dayAndStreak: ({ day, streak }: { day: number; streak: number }) => `Day ${day} · ${streak}-day streak`,
  owner: 'Owner',
  places: ({ first, last, members }: { first: number; last: number; members: number }) =>
    `${first}–${last} of ${members} members`,
  previous: 'Previous',
  next: 'Next',

  clubToday: { done: 'Done', open: 'Not yet', resting: 'Resting', rest: 'Nothing to do' },

  streak: 'Team streak',
  streakHint: ({ closes }: { closes: string }) =>
    `A day counts when 60% finish (at least two). Today closes ${closes}.`,
  lastDays: ({ days, marks }: { days: number; marks: readonly string[] }) =>
    plural(days, {
      one: `The last day: ${listText(marks)}.`,
      other: `The last ${days} days: ${listText(marks)}.`,
    }),
  marks: {
    counted: ({ days }: { days: number }) => `${days} counted`,
    missed: ({ days }: { days: number }) => `${days} missed`,
    neutral: ({ days }: { days: number }) => `${days} with too few people`,
    gained: ({ days }: { days: number }) =>
      plural(days, { one: 'today already counts', other: `${days} already count` }),
    open: ({ days }: { days: number }) =>
      plural(days, { one: 'today is not done yet', other: `${days} not done yet` }),
  },

  example: 'Example team',
  forExample: 'For example',
  exampleName: 'Early Shift',
  examplePeople: ['Tomasz', 'Adaeze', 'Sam', 'Jonas', 'Priya', 'You'],
  exampleStreak: 'Team streak: 12 days.',
  exampleDays: 'The last 14 days: one counted, one missed, then eleven counted. Today already counts.',
});
