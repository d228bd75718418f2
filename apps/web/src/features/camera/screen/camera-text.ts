import { type CountedMovement, countedMovements } from '@hundred/counting/counted-movements';
import type { CameraIssue } from '../camera-issue';
import type { BeforeCounting } from '../session';
import { text } from '../text';

/** What is missing before reps are counted, or counted again. */
export function readyText(session: BeforeCounting): string {
  if (session.phase === 'countdown') return text.getReady;
  if (session.hint === undefined) return text.stayThere;
  const hint = text.hints[session.hint];
  return session.isLost ? [text.pauses.asked, hint, text.countIsSaved].join(' ') : hint;
}

/** Where to put the phone. */
export const placeText = (movement: CountedMovement): string => text.places[countedMovements[movement].view];

/** What to do about a problem. The installed app shows no address bar. */
export const helpFor = (problem: CameraIssue, isInstalled: boolean): string =>
  problem === 'denied' && isInstalled ? text.deniedInApp : text.problems[problem].help;
