import type { CountedMovement } from '@hundred/counting/counted-movements';
import { type Counting, type CountingEvent, countPose, startCounting } from '@hundred/counting/counting';
import { type Framing, type FramingHint, framePose, startFraming } from '@hundred/counting/framing';
import type { FoundPose } from './pose/pose-messages';

/**
 * A set in front of the camera: getting into the picture, a countdown of three seconds, counting. Instants are in
 * milliseconds of `performance.now()`.
 */
export type CameraSession =
  | {
      readonly phase: 'framing';
      readonly framing: Framing;
      readonly hint: Hint | undefined;
      readonly hintSince: number;
      /** When this hint was last announced. */
      readonly hintedAt: number;
      /** Since when nobody is in the picture; while somebody is, the instant of the last picture. */
      readonly nobodySince: number;
      /** The person was being counted and left the picture. */
      readonly isLost: boolean;
    }
  | {
      readonly phase: 'countdown';
      readonly movement: CountedMovement;
      readonly startedAt: number;
      readonly secondsLeft: number;
      readonly isLost: boolean;
    }
  | { readonly phase: 'counting'; readonly counting: Counting };

export type BeforeCounting = Exclude<CameraSession, { phase: 'counting' }>;

export type Hint = FramingHint | 'tooDark';

/** Events to announce and to act on. */
export type SessionEvent =
  | CountingEvent
  | { readonly kind: 'hint'; readonly hint: Hint }
  | { readonly kind: 'countdown'; readonly secondsLeft: number }
  | { readonly kind: 'go' }
  /** Nobody came, so the camera can be switched off. */
  | { readonly kind: 'nobodyCame' };

type SessionStep = { readonly session: CameraSession; readonly events: readonly SessionEvent[] };

/** Below this brightness, from 0 to 1, every hint says that it is too dark. */
const leastLight = 0.08;
/** A hint is announced once it has lasted this long. */
const hintAfterMs = 1_500;
/** A hint that lasts is announced again after this time. */
const hintAgainAfterMs = 8_000;
const countdownFrom = 3;
/** After this time without a person the camera can be switched off. */
const giveUpAfterMs = 120_000;

const never = Number.NEGATIVE_INFINITY;

/** A session before its first picture: nobody has been seen yet. */
export const startSession = (
  movement: CountedMovement,
  at: number,
  { isLost } = { isLost: false },
): CameraSession => ({
  phase: 'framing',
  framing: startFraming(movement),
  hint: 'nobody',
  hintSince: at,
  hintedAt: never,
  nobodySince: at,
  isLost,
});

/** Advances the session by one picture. */
export function advance(session: CameraSession, found: FoundPose): SessionStep {
  switch (session.phase) {
    case 'framing':
      return waitForPerson(session, found);
    case 'countdown':
      return countDown(session, found.pose.at);
    case 'counting': {
      const { counting, events } = countPose(session.counting, found.pose);
      if (!events.some(({ kind }) => kind === 'lost'))
        return { session: { phase: 'counting', counting }, events };
      return { session: startSession(counting.movement, found.pose.at, { isLost: true }), events };
    }
  }
}

type OfPhase<Phase> = Extract<CameraSession, { phase: Phase }>;

/** Starts the countdown once the person is in the starting position. Until then announces what is missing. */
function waitForPerson(session: OfPhase<'framing'>, { pose, light }: FoundPose): SessionStep {
  const { at } = pose;
  const framing = framePose(session.framing, pose);
  if (framing.isReady) {
    const { movement } = framing;
    return {
      session: {
        phase: 'countdown',
        movement,
        startedAt: at,
        secondsLeft: countdownFrom,
        isLost: session.isLost,
      },
      events: [{ kind: 'countdown', secondsLeft: countdownFrom }],
    };
  }
  const isTooDark = framing.hint !== undefined && light < leastLight;
  const hint = isTooDark ? 'tooDark' : framing.hint;
  const isSameHint = hint === session.hint;
  const hintSince = isSameHint ? session.hintSince : at;
  const hintedAt = isSameHint ? session.hintedAt : never;
  const isDue = hint !== undefined && at - hintSince >= hintAfterMs && at - hintedAt >= hintAgainAfterMs;
  const events: SessionEvent[] = isDue ? [{ kind: 'hint', hint }] : [];
  if (at - session.nobodySince >= giveUpAfterMs) events.push({ kind: 'nobodyCame' });
  const isNobodySeen = hint === 'nobody' || hint === 'tooDark';
  return {
    session: {
      ...session,
      framing,
      hint,
      hintSince,
      hintedAt: isDue ? at : hintedAt,
      // Only time without a person counts towards giving up.
      nobodySince: isNobodySeen ? session.nobodySince : at,
    },
    events,
  };
}

function countDown(session: OfPhase<'countdown'>, at: number): SessionStep {
  const secondsLeft = countdownFrom - Math.floor((at - session.startedAt) / 1_000);
  if (secondsLeft <= 0) {
    return {
      session: { phase: 'counting', counting: startCounting(session.movement) },
      events: [{ kind: 'go' }],
    };
  }
  if (secondsLeft === session.secondsLeft) return { session, events: [] };
  return { session: { ...session, secondsLeft }, events: [{ kind: 'countdown', secondsLeft }] };
}
