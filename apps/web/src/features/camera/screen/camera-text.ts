import { type CountedMovement, countedMovements } from '@hundred/counting/counted-movements';
import type { FaultId } from '@hundred/counting/reading';
import type { CameraProblem } from '../camera-stream';
import type { BeforeCounting, Hint } from '../session';

export const hintTexts: Readonly<Record<Hint, string>> = {
  nobody: 'Nobody is in the picture yet.',
  stepBack: 'Step back a little.',
  headOut: 'Your head is out of the picture.',
  feetOut: 'Your feet are out of the picture.',
  handsOut: 'Your hands are out of the picture.',
  comeNearer: 'Come a little nearer.',
  turnSideways: 'Turn your side to the camera.',
  faceCamera: 'Turn to face the camera.',
  notSeen: 'The camera does not see all of you.',
  tooDark: 'It is too dark to see you.',
};

/** What is missing before reps are counted, or counted again. */
export function readyText(session: BeforeCounting): string {
  if (session.phase === 'countdown') return 'Get ready.';
  if (session.hint === undefined) return 'Good. Stay like this.';
  return session.isLost ? `Paused: ${hintTexts[session.hint]} The count is kept.` : hintTexts[session.hint];
}

/** Short enough to be spoken within a rep. */
export const faultTexts: Readonly<Record<FaultId, string>> = {
  depth: 'All the way',
  hipLine: 'Hips in line',
  neck: 'Do not pull your neck',
  armsOverhead: 'Arms overhead',
  chestUp: 'Chest up',
};

export const shallowText = 'Not all the way: not counted.';

const places = {
  side: 'Stand the phone against a wall, two to three metres away, so that it sees you from the side.',
  front: 'Stand the phone against a wall, two to three metres away, and face it.',
};

export const placeText = (movement: CountedMovement): string => places[countedMovements[movement].view];

/** Why counting is paused. */
export type Pause = 'asked' | 'hidden' | 'turned' | 'taken' | 'nobodyCame' | 'starting';

export const pauseTexts: Readonly<Record<Pause, string>> = {
  asked: 'Paused.',
  hidden: 'Paused, because the page was out of sight.',
  turned: 'Paused, because the phone was turned.',
  taken: 'Paused, because the camera was taken away, as by a call or another program.',
  nobodyCame: 'Paused, because nobody was seen for two minutes.',
  starting: 'The camera is starting.',
};

export type CameraIssue = CameraProblem | 'offline' | 'files' | 'model';

export const problemTexts: Readonly<Record<CameraIssue, { title: string; help: string }>> = {
  denied: {
    title: 'The camera is not allowed',
    help: 'Allow it for this page in your browser: tap the sign beside the address, then Camera. Then try again.',
  },
  none: { title: 'No camera was found', help: 'Counting by touch works without one.' },
  busy: {
    title: 'The camera is in use',
    help: 'Another program or a call has it. Close that, then try again.',
  },
  insecure: {
    title: 'The camera needs a secure address',
    help: 'Browsers give it only to addresses that begin with https. Counting by touch works here.',
  },
  unsupported: {
    title: 'This browser cannot count with the camera',
    help: 'A newer one can. Counting by touch works in this one.',
  },
  offline: {
    title: 'No connection',
    help: 'What counting takes is not on this device yet. It comes once, with a connection.',
  },
  files: {
    title: 'Something did not arrive whole',
    help: 'Nothing is broken here. Try again: only what is missing is loaded.',
  },
  model: {
    title: 'Counting did not start',
    help: 'Try again. If it stays so, this browser cannot do it; counting by touch can.',
  },
};

const deniedInApp =
  'Allow it for Hundred in the settings of your device; on Android, hold its icon and tap App info. Then try again.';

/** What to do about a problem. The installed app shows no address bar. */
export const helpFor = (problem: CameraIssue, isInstalled: boolean): string =>
  problem === 'denied' && isInstalled ? deniedInApp : problemTexts[problem].help;
