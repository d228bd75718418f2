import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../ui/language/define-text';

type Name = { name: string };

export const text = defineText('together/room', {
  title: 'Today’s set, together',
  room: 'The room',
  loading: 'Loading the room',
  notLoaded: 'The room did not load',
  lede: ({ here, members, time }: { here: number; members: number; time: string }) =>
    `${here} of ${members} here. The room closes at ${time}.`,
  full: ({ people }: { people: number }) => `The room is full (${people} people).`,
  marksHint: 'A mark appears when someone finishes an exercise. Everyone completes their own day.',

  members: 'In this room',
  away: 'away for a moment',
  ready: 'ready',
  exerciseDone: ({ exercise }: { exercise: string }) => `${exercise} done`,
  exerciseOpen: ({ exercise }: { exercise: string }) => `${exercise} open`,

  announcements: 'What others do',
  joined: ({ name }: Name) => `${name} joined.`,
  finishedAll: ({ name }: Name) => `${name} finished all three.`,
  finished: ({ name, exercise }: Name & { exercise: string }) => `${name} finished ${exercise}.`,
  cheered: ({ name, cheer }: Name & { cheer: string }) => `${name}: ${cheer}!`,

  beforeStart: 'Before the start',
  readyCount: ({ ready, here }: { ready: number; here: number }) =>
    plural(ready, { one: `1 of ${here} is ready`, other: `${ready} of ${here} are ready` }),
  startsWhenReady: 'It starts when everyone here is ready.',
  startsWhenReadyOrPressed: 'It starts when everyone here is ready, or when you start it.',
  sayReady: 'I am ready',
  saidReady: 'You are ready',
  startNow: 'Start now',
  startsSoon: 'It starts in a moment.',

  start: { team: 'Start a team', challenge: 'Start a challenge', room: 'Open a room' },
  askName: 'What should others call you?',
  continue: 'Continue',
  newTeam: 'A new team',
  startTeam: 'Start the team',
});
