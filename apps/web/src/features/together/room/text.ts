import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../../ui/language/define-text';

type Name = { name: string };

export const text = defineText('together/room', {
  title: 'Train together today',
  loading: 'Loading the room',
  notLoaded: 'We couldn’t load the room',
  lede: ({ here, members, time }: { here: number; members: number; time: string }) =>
    plural(members, {
      one: `Only you are here so far. The room closes at ${time}.`,
      other: plural(here, {
        one: `1 of ${members} is here. The room closes at ${time}.`,
        other: `${here} of ${members} are here. The room closes at ${time}.`,
      }),
    }),
  full: ({ people }: { people: number }) => `The room is full (${people} people).`,
  marksHint: 'You see a check mark when someone finishes an exercise.',

  members: 'In this room',
  away: 'away for a moment',
  ready: 'ready',
  exerciseDone: ({ exercise }: { exercise: string }) => `${exercise} done`,
  exerciseOpen: ({ exercise }: { exercise: string }) => `${exercise} not done yet`,

  announcements: 'Room activity',
  joined: ({ name }: Name) => `${name} joined.`,
  finishedAll: ({ name }: Name) => `${name} finished all three.`,
  finished: ({ name, exercise }: Name & { exercise: string }) => `${name} finished ${exercise}.`,
  cheered: ({ name, cheer }: Name & { cheer: string }) => `${name}: ${cheer}!`,

  beforeStart: 'Before the start',
  readyCount: ({ ready, here }: { ready: number; here: number }) =>
    plural(here, {
      one: ready === 1 ? 'You’re ready' : 'Are you ready?',
      other: plural(ready, { one: `1 of ${here} is ready`, other: `${ready} of ${here} are ready` }),
    }),
  startsWhenReady: 'The workout starts when everyone here is ready.',
  startsWhenReadyOrPressed: 'The workout starts when everyone here is ready, or when you start it.',
  sayReady: 'I’m ready',
  saidReady: 'You’re ready',
  startNow: 'Start now',
  startsSoon: 'The workout starts in a moment.',

  start: { team: 'Start a team', challenge: 'Start a challenge', room: 'Open a room' },
  askName: 'What should others call you?',
  continue: 'Continue',
  newTeam: 'New team',
  startTeam: 'Start the team',
});
