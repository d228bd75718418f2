import { listText } from '@hundred/domain/text/list';
import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../ui/language/define-text';

type People = { people: number };

export const text = defineText('together/team', {
  team: 'The team',
  loading: 'Loading the team',
  notLoaded: 'The team did not load',
  members: ({ members, most }: { members: number; most: number }) => `${members} of ${most}`,
  full: ({ people }: People) => `The team is full (${people} people).`,

  today: 'Today',
  you: 'You',
  tooFew: 'Too few members today. Your team streak stays.',
  doneOf: ({ done, asked, needed }: { done: number; asked: number; needed: number }) =>
    `${done} of ${asked} done, ${needed} needed.`,
  dayMissed: 'This day did not count.',
  missing: ({ people }: People) =>
    plural(people, { one: 'One more and today counts.', other: `${people} more and today counts.` }),
  counts: 'Today already counts.',
  nudge: 'Nudge',
  nudgePerson: ({ name }: { name: string }) => `Nudge ${name}`,
  nudgePeople: ({ people }: People) => `Nudge ${people} people`,
  nudgedPerson: ({ name }: { name: string }) => `You nudged ${name}.`,
  nudgedPeople: ({ people }: People) => `You nudged ${people} people.`,

  period: 'Period',
  periods: { week: 'Week', month: 'Month' },
  boards: { week: 'This week', month: 'This month' },
  ranking: {
    week: 'Ranked by days since Sunday, then by reps. Everyone counts by their own date.',
    month: 'Ranked by days since the first, then by reps. Everyone counts by their own date.',
  },
  dayAndStreak: ({ day, streak }: { day: number; streak: number }) => `Day ${day} · Streak ${streak}`,
  owner: 'Owner',

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
    neutral: ({ days }: { days: number }) => `${days} without a count`,
    gained: ({ days }: { days: number }) => `${days} gained`,
    open: ({ days }: { days: number }) => `${days} open`,
  },

  example: 'Example of a team',
  forExample: 'For example',
  exampleName: 'Early Shift',
  examplePeople: ['Tomasz', 'Adaeze', 'Sam', 'Jonas', 'Priya', 'You'],
  exampleStreak: 'Team streak 11.',
  exampleDays: 'The last 14 days: one missed, then eleven counted, today gained.',
});
