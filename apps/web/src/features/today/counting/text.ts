import { nameInSentence } from '@hundred/domain/text/name-in-sentence';
import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

type Named = { name: string };
type Progress = { done: number; target: number };
type SetOf = { set: number; sets: number };

export const text = defineText('today/counting', {
  title: ({ name }: Named) => `Count ${nameInSentence(name)}`,
  countWithCamera: 'Count with the camera',
  floorHint: 'Put your phone on the floor. Tap it with your nose for every rep.',
  /** What the keys do. */
  keys: {
    touch: 'Space counts · Backspace undoes a rep · P pauses · Hold Esc to stop',
    paced: 'Space or P pauses · Backspace undoes a rep · Hold Esc to stop',
    paused: 'Space or P resumes · Hold Esc to stop',
    full: 'Space adds a rep · Backspace undoes a rep · Enter finishes · Hold Esc to stop',
  },

  oneBack: 'Undo',
  pause: 'Pause',
  resume: 'Resume',
  finish: 'Finish',
  holdToStop: 'Hold to stop',

  /** What a tap on the field does. */
  goOn: 'Continue',
  pauseCount: 'Pause counting',
  countRep: ({ name }: Named) => `Count a rep of ${name}`,

  extra: ({ reps }: { reps: number }) => `+${formatNumber(reps)} extra`,
  exerciseDone: ({ name }: Named) => `${name} done`,
  repsToGo: ({ reps }: { reps: number }) => `${formatNumber(reps)} to go`,
  secondsToGo: ({ seconds }: { seconds: number }) => `${formatNumber(seconds)} s to go`,
  setDone: ({ set, sets }: SetOf) => `Set ${set} of ${sets} done`,
  setToGo: ({ reps, set, sets }: SetOf & { reps: number }) =>
    `${formatNumber(reps)} to go in set ${set} of ${sets}`,
  keepHolding: 'Keep holding to stop',
  isDone: 'Done?',
  paused: 'Paused',
  getReady: 'Get ready',

  repsSaved: ({ done, name }: Named & { done: number }) =>
    plural(done, {
      one: 'Saved: 1 rep.',
      other: `Saved: ${formatNumber(done)} ${nameInSentence(name)}.`,
    }),
  secondsSaved: ({ seconds }: { seconds: number }) =>
    plural(seconds, { one: 'Saved: 1 second.', other: `Saved: ${formatNumber(seconds)} seconds.` }),
  extraHint: 'Keep going for extra reps.',
  finishHint: ({ seconds }: { seconds: number }) => `Finishes in ${seconds} s. Keep going for extra reps.`,
  pausedHint: 'Tap anywhere to resume.',
  holdHint: 'Hold still. Tap anywhere to pause.',
  noVoiceHint: 'This device can’t speak. Follow the metronome.',
  voiceHint: 'Follow the voice. Tap anywhere to pause.',
  metronomeHint: 'Follow the metronome. Tap anywhere to pause.',
  touchHint: 'Tap anywhere for every rep.',

  /** What a screen reader hears of the count. */
  progress: ({ done, target }: Progress) => `${formatNumber(done)} of ${formatNumber(target)} done`,
  progressPaused: ({ done, target }: Progress) =>
    `${formatNumber(done)} of ${formatNumber(target)} done, paused`,
  /** Short enough to be spoken within a rep. */
  spokenDone: 'Done',
  spokenExtra: ({ reps }: { reps: number }) => `plus ${reps}`,

  countBy: 'Count by',
  countByTouch: 'Count by: Tap',
  paces: { touch: 'Tap', metronome: 'Metronome', voice: 'Voice' },
  paceWithSpeed: ({ pace, perMinute }: { pace: string; perMinute: number }) =>
    `${pace}, ${perMinute} reps per minute`,
  perMinute: 'reps per minute',
  slower: 'Slower',
  faster: 'Faster',
});
