import { plural } from '@hundred/domain/text/plural';
import { formatNumber } from '../../../platform/format/format';
import { defineText } from '../../../ui/language/define-text';

type Named = { name: string };
type Progress = { done: number; target: number };
type SetOf = { set: number; sets: number };

export const text = defineText('today/counting', {
  title: ({ name }: Named) => `Count ${name.toLowerCase()}`,
  countWithCamera: 'Count with the camera',
  floorHint: 'Phone on the floor. Touch it once for every rep: nose or chin will do.',
  keys: 'Space counts · Backspace takes one back · P pauses · Hold Esc to stop',

  oneBack: 'One back',
  pause: 'Pause',
  resume: 'Resume',
  finish: 'Finish',
  holdToStop: 'Hold to stop',

  /** What a touch of the field does. */
  goOn: 'Go on',
  pauseCount: 'Pause the count',
  countRep: ({ name }: Named) => `Count a rep of ${name}`,

  extra: ({ reps }: { reps: number }) => `+${formatNumber(reps)} extra`,
  exerciseDone: ({ name }: Named) => `${name} done`,
  repsToGo: ({ reps }: { reps: number }) => `${formatNumber(reps)} to go`,
  secondsToGo: ({ seconds }: { seconds: number }) => `${formatNumber(seconds)} s to go`,
  setDone: ({ set, sets }: SetOf) => `Set ${set} of ${sets} done`,
  setToGo: ({ reps, set, sets }: SetOf & { reps: number }) =>
    `${formatNumber(reps)} to go in set ${set} of ${sets}`,
  keepHolding: 'Keep holding',
  isDone: 'Done?',
  paused: 'Paused',
  getReady: 'Get ready',

  repsSaved: ({ done, name }: Named & { done: number }) =>
    plural(done, {
      one: '1 rep is saved.',
      other: `${formatNumber(done)} ${name.toLowerCase()} are saved.`,
    }),
  secondsSaved: ({ seconds }: { seconds: number }) =>
    plural(seconds, { one: '1 second is saved.', other: `${formatNumber(seconds)} seconds are saved.` }),
  extraHint: 'Keep going for extra reps.',
  pausedHint: 'Touch anywhere to go on.',
  holdHint: 'Hold still. Touch anywhere to pause.',
  noVoiceHint: 'No voice on this device. The beat counts.',
  voiceHint: 'The voice counts. Touch anywhere to pause.',
  beatHint: 'The beat counts. Touch anywhere to pause.',
  touchHint: 'Touch anywhere once for every rep.',

  /** What a screen reader hears of the count. */
  progress: ({ done, target }: Progress) => `${formatNumber(done)} of ${formatNumber(target)} done`,
  progressPaused: ({ done, target }: Progress) =>
    `${formatNumber(done)} of ${formatNumber(target)} done, paused`,
  /** Short enough to be spoken within a rep. */
  spokenDone: 'Done',
  spokenExtra: ({ reps }: { reps: number }) => `plus ${reps}`,

  whoCounts: 'Who counts',
  paces: { touch: 'Touch', metronome: 'Beat', voice: 'Voice' },
  paceWithSpeed: ({ pace, perMinute }: { pace: string; perMinute: number }) =>
    `${pace}, ${perMinute} a minute`,
  perMinute: 'a minute',
  slower: 'Slower',
  faster: 'Faster',
});
