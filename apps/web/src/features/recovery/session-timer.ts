import type { ProgrammeId } from '@hundred/domain/recovery/programmes';
import { lengthOf, type SessionPlan, type SessionStep, stepsOf } from '@hundred/domain/recovery/sessions';

/**
 * A session in progress, stored as instants of this device's clock and not as ticks, so that a sleeping or locked phone
 * or a reload loses nothing.
 */
export interface OngoingSession {
  programme: ProgrammeId;
  session: number;
  /** In epoch milliseconds, as all instants here. Every pause moves this instant forward, and every skip moves it back. */
  beganAt: number;
  /** When the session was paused; null while it runs. */
  haltedAt: number | null;
  /** Seconds of skipped movements. */
  skipped: number;
}

export const beginSession = (programme: ProgrammeId, session: number, now: number): OngoingSession => ({
  programme,
  session,
  beganAt: now,
  haltedAt: null,
  skipped: 0,
});

/** Seconds since the start, without pauses, at most the length of the session. A clock that was set back gives 0. */
export function positionAt(
  { beganAt, haltedAt }: OngoingSession,
  sessionPlan: SessionPlan,
  now: number,
): number {
  return Math.min(lengthOf(sessionPlan), Math.max(0, ((haltedAt ?? now) - beganAt) / 1_000));
}

export const pauseSession = (ongoingSession: OngoingSession, now: number): OngoingSession =>
  ongoingSession.haltedAt === null ? { ...ongoingSession, haltedAt: now } : ongoingSession;

export const resumeSession = (ongoingSession: OngoingSession, now: number): OngoingSession =>
  ongoingSession.haltedAt === null
    ? ongoingSession
    : {
        ...ongoingSession,
        beganAt: ongoingSession.beganAt + Math.max(0, now - ongoingSession.haltedAt),
        haltedAt: null,
      };

/** Skips to the next movement, or to the end. */
export function skipStep(
  ongoingSession: OngoingSession,
  sessionPlan: SessionPlan,
  now: number,
): OngoingSession {
  const position = positionAt(ongoingSession, sessionPlan, now);
  const step = stepAt(sessionPlan, position);
  if (!step) return ongoingSession;
  const movementSecondsLeft = step.ends - Math.max(step.begins, position);
  return {
    ...ongoingSession,
    beganAt: ongoingSession.beganAt - (step.ends - position) * 1_000,
    skipped: ongoingSession.skipped + movementSecondsLeft,
  };
}

/** The step at a position, or null at the end. */
export const stepAt = (sessionPlan: SessionPlan, position: number): SessionStep | null =>
  stepsOf(sessionPlan).find(({ ends }) => position < ends) ?? null;

/** Whole seconds spent on movements. */
export function secondsDone({ skipped }: OngoingSession, sessionPlan: SessionPlan, position: number): number {
  const movementSeconds = stepsOf(sessionPlan).reduce(
    (sum, { begins, ends }) => sum + Math.max(0, Math.min(position, ends) - begins),
    0,
  );
  return Math.round(movementSeconds - skipped);
}
