import { nameInSentence } from '@hundred/domain/text/name-in-sentence';
import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

type Named = { name: string };
type Progress = { done: number; target: number };
/** A large number, and what it counts. */
export type FigureText = { figure: string; text: string };

const numberWords = ['None', 'One', 'Two', 'Three'] as const;

export const text = defineText('today/session', {
  title: 'Session',
  notLoaded: 'We couldn’t load today’s challenge',
  /** The progress of all exercises, as a screen reader hears it. */
  progress: ({ exercises }: { exercises: readonly (Named & { percent: number })[] }) =>
    exercises.map(({ name, percent }) => `${name} ${percent}% done`).join(', '),
  position: ({ exercise, of }: { exercise: number; of: number }) => `${exercise} of ${of}`,
  done: 'done',
  savedOnPhone: 'Saved on this device.',

  /** Before the first rep. */
  minutes: ({ minutes }: { minutes: number }) => `About ${formatNumber(minutes)} min`,
  leave: 'Leave the session',
  day: ({ day }: { day: number }) => `Day ${formatNumber(day)}.`,
  dayToGo: ({ day, open }: { day: number; open: number }) =>
    `Day ${formatNumber(day)}. ${numberWords[open] ?? formatNumber(open)} to go.`,
  nothingToGo: (): FigureText => ({ figure: '0', text: 'to go.' }),
  repsOfOne: ({ reps, name }: Named & { reps: number }): FigureText => ({
    figure: formatNumber(reps),
    text: `${nameInSentence(name)}.`,
  }),
  secondsOfOne: ({ seconds, name }: Named & { seconds: number }): FigureText => ({
    figure: formatNumber(seconds),
    text: `seconds of ${nameInSentence(name)}.`,
  }),
  exercises: ({ count }: { count: number }): FigureText => ({
    figure: formatNumber(count),
    text: 'exercises.',
  }),
  repsOfEach: ({ reps }: { reps: number }): FigureText => ({
    figure: formatNumber(reps),
    text: 'reps each.',
  }),
  repsInAll: ({ reps }: { reps: number }): FigureText => ({
    figure: formatNumber(reps),
    text: 'reps in total.',
  }),
  thenRest: ({ rest }: { rest: number }) => `then rest ${formatNumber(rest)} s`,
  thenDone: 'then you’re done',
  repsThenRest: ({ reps, rest }: { reps: number; rest: number }) =>
    `${formatNumber(reps)} reps, then rest ${formatNumber(rest)} s`,
  repsThenDone: ({ reps }: { reps: number }) => `${formatNumber(reps)} reps, then you’re done`,
  secondsThenRest: ({ seconds, rest }: { seconds: number; rest: number }) =>
    `${formatNumber(seconds)} s, then rest ${formatNumber(rest)} s`,
  secondsThenDone: ({ seconds }: { seconds: number }) => `${formatNumber(seconds)} s, then you’re done`,
  start: 'Start',
  markInstead: 'Mark as done instead',
  askToMarkOne: ({ name }: Named) => `Mark ${nameInSentence(name)} as done?`,
  askToMarkBoth: 'Mark both as done?',
  askToMarkAll: 'Mark all three as done?',
  noTime: 'We won’t record your workout time.',
  mark: 'Mark as done',
  back: 'Back',

  rest: 'Rest',
  /** Read aloud before the time. */
  workoutTime: 'Workout time',
  restLeft: ({ seconds }: { seconds: number }) =>
    plural(seconds, { one: '1 second of rest left', other: `${seconds} seconds of rest left` }),
  /** Stands below the number. */
  seconds: ({ seconds }: { seconds: number }) => plural(seconds, { one: 'second', other: 'seconds' }),
  nextExercise: 'Next exercise',
  startsAtZero: 'Up next',
  addRest: ({ seconds }: { seconds: number }) => `+ ${seconds} s`,
  lessRest: ({ seconds }: { seconds: number }) => `− ${seconds} s`,
  skipRest: 'Skip rest',
  /** What is held is counted in seconds. */
  held: ({ seconds }: { seconds: number }) => `${formatNumber(seconds)} s`,
  restKeys: ({ seconds }: { seconds: number }) => `Space adds ${seconds} s · Enter skips · Hold Esc to stop`,
  longestRestKeys: 'Enter skips · Hold Esc to stop',

  stopHere: 'Stop here?',
  repsSaved: ({ done, target, name }: Named & Progress) =>
    `Saved: ${formatNumber(done)} of ${formatNumber(target)} ${nameInSentence(name)}.`,
  moreRepsSaved: ({ done, name }: Named & { done: number }) =>
    `Saved: ${formatNumber(done)} ${nameInSentence(name)}.`,
  secondsSaved: ({ done, target }: Progress) =>
    `Saved: ${formatNumber(done)} of ${formatNumber(target)} seconds.`,
  keepGoing: 'Keep going',
  skipTo: ({ name }: Named) => `Skip to ${nameInSentence(name)}`,
  stopForNow: 'Stop for now',

  allDone: 'All three done.',
  oneDone: ({ name }: Named) => `${name} done.`,
  reps: ({ reps }: { reps: number }) => plural(reps, { one: '1 rep', other: `${formatNumber(reps)} reps` }),
  repsInTime: ({ reps, time }: { reps: number; time: string }) =>
    plural(reps, { one: `1 rep in ${time}`, other: `${formatNumber(reps)} reps in ${time}` }),
});
