import { type CountedMovement, countedMovements } from '@hundred/counting/counted-movements';
import type { CameraProblem } from '../camera-stream';
import type { BeforeCounting } from '../session';
import { text } from '../text';

/** What is missing before reps are counted, or counted again. */
export function readyText(session: BeforeCounting): string {
  if (session.phase === 'countdown') return text.getReady;
  if (session.hint === undefined) return text.stayThere;
  const hint = text.hints[session.hint];
  return session.isLost ? [text.pauses.asked, hint, text.countIsSaved].join(' ') : hint;
}

export const placeText = (movement: CountedMovement): string => text.places[countedMovements[movement].view];

/** Why counting is paused. */
export type Pause = 'asked' | 'hidden' | 'turned' | 'taken' | 'nobodyCame' | 'starting';

export type CameraIssue = CameraProblem | 'offline' | 'files' | 'model';

/** What to do about a problem. The installed app shows no address bar. */
export const helpFor = (problem: CameraIssue, isInstalled: boolean): string =>
  problem === 'denied' && isInstalled ? text.deniedInApp : text.problems[problem].help;
