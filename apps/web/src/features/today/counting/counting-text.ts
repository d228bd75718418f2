import { formatNumber } from '../../../platform/format/format';
import type { PaceKind } from './pace';

export const floorHint = 'Phone on the floor. Touch it once for every rep: nose or chin will do.';
export const keysText = 'Space counts · Backspace takes one back · P pauses · Hold Esc to stop';

type Texts = {
  /** The name of the exercise as it stands in a sentence. */
  name: string;
  caption: string;
  done: number;
  /** Seconds until the beat begins. */
  lead: number;
  hold: 'held' | 'short' | undefined;
  unit: 'reps' | 'seconds';
  kind: PaceKind;
  isFull: boolean;
  isPaced: boolean;
  isPaused: boolean;
  isBetweenParts: boolean;
  /** Nothing was touched for a while after the target. */
  asksDone: boolean;
  /** The browser allows no speech, so the beat counts instead. */
  isVoiceRefused: boolean;
  isOnFloor: boolean;
};

/** The two lines below the count. */
export function countingTexts(texts: Texts): { caption: string; hint: string } {
  const { name, caption, done, hold, isFull, isPaused, isBetweenParts, unit } = texts;
  const amount = `${formatNumber(done)} ${unit === 'seconds' ? `s of ${name}` : name}`;
  if (hold === 'held') return { caption: 'Keep holding', hint: `${amount} are saved.` };
  if (hold === 'short') return { caption: 'Hold to stop', hint: '' };
  if (isFull) {
    if (texts.asksDone) return { caption: 'Done?', hint: `${amount} are saved.` };
    return { caption, hint: unit === 'seconds' ? '' : 'Keep going for extra reps.' };
  }
  if (isPaused) return { caption: isBetweenParts ? caption : 'Paused', hint: 'Touch anywhere to go on.' };
  if (texts.lead > 0) return { caption: 'Get ready', hint: pacedHint(texts) };
  return { caption, hint: texts.isPaced ? pacedHint(texts) : touchHint(texts) };
}

function pacedHint({ kind, unit, isVoiceRefused }: Texts): string {
  if (unit === 'seconds') return 'Hold still. Touch anywhere to pause.';
  if (isVoiceRefused) return 'No voice on this device. The beat counts.';
  const counter = kind === 'voice' ? 'The voice counts.' : 'The beat counts.';
  return `${counter} Touch anywhere to pause.`;
}

/** After the third rep nobody needs it any more. */
const touchHint = ({ done, isOnFloor }: Texts) =>
  done < 3 && !isOnFloor ? 'Touch anywhere once for every rep.' : '';
