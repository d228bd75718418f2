import type { ProgrammeId } from '@hundred/domain/recovery/programmes';
import { lengthOf, type SessionPlan, type SessionStep, stepsOf } from '@hundred/domain/recovery/sessions';

/**
 * A session in progress, stored as instants of this device's clock and not as ticks, so that a sleeping or locked phone
 * or a reload loses nothing.
 */
export interface SessionUnderWay {
  programme: ProgrammeId;
  session: number;
  /** In epoch milliseconds, as all instants here. Every pause moves it forward, and every skip back. */
  beganAt: number;
  /** When the session was paused; null while it runs. */
  haltedAt: number | null;
  /** Seconds of skipped movements. */
  skipped: number;
}

export const beginSession = (programme: ProgrammeId, session: number, now: number): SessionUnderWay => ({
  programme,
  session,
  beganAt: now,
  haltedAt: null,
  skipped: 0,
});

/** Seconds since the start, without pauses. A clock that was set back gives 0. */
export function positionAt(
  { beganAt, haltedAt }: SessionUnderWay,
  session: SessionPlan,
  now: number,
): number {
  return Math.min(lengthOf(session), Math.max(0, ((haltedAt ?? now) - beganAt) / 1_000));
}

export const pauseSession = (underWay: SessionUnderWay, now: number): SessionUnderWay =>
  underWay.haltedAt === null ? { ...underWay, haltedAt: now } : underWay;

export const resumeSession = (underWay: SessionUnderWay, now: number): SessionUnderWay =>
  underWay.haltedAt === null
    ? underWay
    : { ...underWay, beganAt: underWay.beganAt + Math.max(0, now - underWay.haltedAt), haltedAt: null };

/** Skips to the next movement, or to the end. */
export function skipStep(underWay: SessionUnderWay, session: SessionPlan, now: number): SessionUnderWay {
  const position = positionAt(underWay, session, now);
  const step = stepAt(session, position);
  if (!step) return underWay;
  const movementLeft = step.ends - Math.max(step.begins, position);
  return {
    ...underWay,
    beganAt: underWay.beganAt - (step.ends - position) * 1_000,
    skipped: underWay.skipped + movementLeft,
  };
}

/** The step at a position, or null at the end. */
export const stepAt = (session: SessionPlan, position: number): SessionStep | null =>
  stepsOf(session).find(({ ends }) => position < ends) ?? null;

/** Whole seconds spent on movements. */
export function secondsDone({ skipped }: SessionUnderWay, session: SessionPlan, position: number): number {
  const passed = stepsOf(session).reduce(
    (sum, { begins, ends }) => sum + Math.max(0, Math.min(position, ends) - begins),
    0,
  );
  return Math.round(passed - skipped);
}
