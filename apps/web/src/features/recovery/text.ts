import { plural } from '@hundred/domain/text/plural';
import { defineText } from '../../ui/language/define-text';

type Length = { movements: string; seconds: string };

export const text = defineText('recovery', {
  title: 'Recovery programs',
  lede: 'Short extra sessions. They don’t change your reps or streak.',
  notLoaded: 'We couldn’t load your recovery sessions',
  startFirst: 'Start the challenge first',
  startFirstReason: 'Then you can do recovery sessions.',
  note: [
    'Stop if it hurts.',
    'Numbness, swelling or a new injury? Don’t start.',
    'This isn’t medical treatment. Unsure? Ask a doctor.',
  ],
  lockedTitle: 'Recover well',
  locked: 'Get guided sessions for wrists, shoulders, lower back and hips. One program helps after a break.',

  sessionOf: ({ program, session }: { program: string; session: number }) => `${program}, session ${session}`,
  minutes: ({ minutes }: { minutes: string }) => `${minutes} min`,
  once: ({ movements, seconds }: Length) => `${movements} movements, ${seconds} seconds each.`,
  twice: ({ movements, seconds }: Length) =>
    `${movements} movements, ${seconds} seconds each. Do them all twice.`,

  next: ({ session, length }: { session: number; length: string }) => `Session ${session}: ${length}`,
  allDone: 'You did every session.',
  doneToday: ({ session }: { session: number }) => `You did session ${session} today.`,
  otherDoneToday: 'You did a session today.',
  start: 'Start',
  startSession: ({ session }: { session: number }) => `Start session ${session}`,
  startAgain: 'Start again',
  fullPlan: 'You can do your full plan again.',
  partOfPlan: ({ percent }: { percent: string }) => `For now, about ${percent} of your plan is enough.`,
  seePlan: 'See the reps',

  session: ({ session }: { session: number }) => `Session ${session}`,
  sessionDone: ({ session }: { session: number }) => `Session ${session} is done`,
  sessionNext: ({ session }: { session: number }) => `Session ${session} is next`,
  allPrograms: 'All programs',
  secondToday: 'You already did a session today. Another session won’t count.',
  begin: 'Start session',

  place: ({ number, total }: { number: string; total: string }) => `Movement ${number} of ${total}`,
  seconds: ({ seconds }: { seconds: number }) => plural(seconds, { one: 'second', other: 'seconds' }),
  secondsToGetReady: ({ seconds }: { seconds: number }) =>
    plural(seconds, { one: 'second to get ready', other: 'seconds to get ready' }),
  getReady: ({ movement }: { movement: string }) => `Get ready: ${movement}.`,
  now: ({ movement }: { movement: string }) => `Now: ${movement}.`,
  otherSide: 'Now the other side.',
  nextMovement: ({ movement }: { movement: string }) => `Next: ${movement}`,
  lastMovement: 'Last movement.',
  pause: 'Pause',
  resume: 'Resume',
  skip: 'Skip',
  stop: 'Stop',

  isOver: ({ session }: { session: number }) => `Session ${session} is finished`,
  movementTime: ({ time }: { time: string }) => `You moved for ${time}.`,
  confirm: 'Count this session?',
  oneADay: 'You already did a session today. Only one a day counts.',
  allSkipped: 'You skipped every movement, so nothing counts.',
  count: 'Count session',
  counting: 'Counting',
  doNotCount: 'Don’t count',
  backToPrograms: 'Back to programs',
  countsOnline: 'Saved on this device. It counts once you’re online.',
  notCounted: 'We couldn’t count the session.',
  tryAgain: 'Try again.',
});
