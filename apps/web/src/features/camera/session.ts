import type { CountedMovement } from '@hundred/counting/counted-movements';
import { type Counting, type CountingEvent, countPose, startCounting } from '@hundred/counting/counting';
import { type Framing, type FramingHint, framePose, startFraming } from '@hundred/counting/framing';
import type { PoseLook } from './pose/pose-messages';

/** A set in front of the camera: getting into the picture, a countdown of three seconds, counting. */
export type CameraSession =
  | {
      readonly phase: 'framing';
      readonly framing: Framing;
      readonly hint: Hint | undefined;
      /** When this hint started. */
      readonly hintSince: number;
      /** When this hint was last announced. */
      readonly hintedAt: number;
      /** Since when nobody is in the picture. */
      readonly nobodySince: number;
      /** The person was being counted and left the picture. */
      readonly isLost: boolean;
    }
  | {
      readonly phase: 'countdown';
      readonly movement: CountedMovement;
      readonly began: number;
      readonly left: number;
      readonly isLost: boolean;
    }
  | { readonly phase: 'counting'; readonly counting: Counting };

export type BeforeCounting = Exclude<CameraSession, { phase: 'counting' }>;

export type Hint = FramingHint | 'tooDark';

/** Events to announce and to act on. */
export type SessionEvent =
  | CountingEvent
  | { readonly kind: 'hint'; readonly hint: Hint }
  | { readonly kind: 'countdown'; readonly left: number }
  | { readonly kind: 'go' }
  /** Nobody came, so the camera can be switched off. */
  | { readonly kind: 'nobodyCame' };

type SessionStep = { readonly session: CameraSession; readonly events: readonly SessionEvent[] };

/** Below this brightness a missing person is blamed on the light. */
const leastLight = 0.08;
/** A hint is announced once it has lasted this long, and again after a while. */
const hintAfterMs = 1_500;
const hintAgainAfterMs = 8_000;
const countdownFrom = 3;
const second = 1_000;
const giveUpAfterMs = 120_000;

const never = Number.NEGATIVE_INFINITY;

export const startSession = (movement: CountedMovement, at: number, isLost = false): CameraSession => ({
  phase: 'framing',
  framing: startFraming(movement),
  hint: 'nobody',
  hintSince: at,
  hintedAt: never,
  nobodySince: at,
  isLost,
});

/** Advances the session by one picture. */
export function advance(session: CameraSession, look: PoseLook): SessionStep {
  switch (session.phase) {
    case 'framing':
      return frame(session, look);
    case 'countdown':
      return countDown(session, look.pose.at);
    case 'counting': {
      const { counting, events } = countPose(session.counting, look.pose);
      if (!events.some(({ kind }) => kind === 'lost'))
        return { session: { phase: 'counting', counting }, events };
      return { session: startSession(counting.movement, look.pose.at, true), events };
    }
  }
}

type OfPhase<Phase> = Extract<CameraSession, { phase: Phase }>;

function frame(session: OfPhase<'framing'>, { pose, light }: PoseLook): SessionStep {
  const { at } = pose;
  const framing = framePose(session.framing, pose);
  if (framing.isReady) {
    const { movement } = framing;
    return {
      session: { phase: 'countdown', movement, began: at, left: countdownFrom, isLost: session.isLost },
      events: [{ kind: 'countdown', left: countdownFrom }],
    };
  }
  const hint = framing.hint && light < leastLight ? 'tooDark' : framing.hint;
  const hintSince = hint === session.hint ? session.hintSince : at;
  const isDue =
    hint !== undefined && at - hintSince >= hintAfterMs && at - session.hintedAt >= hintAgainAfterMs;
  const events: SessionEvent[] = isDue ? [{ kind: 'hint', hint }] : [];
  if (at - session.nobodySince >= giveUpAfterMs) events.push({ kind: 'nobodyCame' });
  return {
    session: {
      ...session,
      framing,
      hint,
      hintSince,
      hintedAt: isDue ? at : hint === session.hint ? session.hintedAt : never,
      // Only time without a person counts towards giving up.
      nobodySince: hint === 'nobody' || hint === 'tooDark' ? session.nobodySince : at,
    },
    events,
  };
}

function countDown(session: OfPhase<'countdown'>, at: number): SessionStep {
  const left = countdownFrom - Math.floor((at - session.began) / second);
  if (left <= 0) {
    return {
      session: { phase: 'counting', counting: startCounting(session.movement) },
      events: [{ kind: 'go' }],
    };
  }
  if (left === session.left) return { session, events: [] };
  return { session: { ...session, left }, events: [{ kind: 'countdown', left }] };
}
