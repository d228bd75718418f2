import type { ProgrammeId } from '@hundred/domain/recovery/programmes';
import { lengthOf, type Session, type Step, stepsOf } from '@hundred/domain/recovery/sessions';

/**
 * A session under way, by instants of this device's clock and not by ticks: a phone that sleeps, is locked or reloads the
 * page loses nothing of it.
 */
export interface SessionUnderWay {
  programme: ProgrammeId;
  session: number;
  /** Moved on by every halt, and back by every skip. Epoch milliseconds, as all instants here. */
  beganAt: number;
  haltedAt: number | null;
  /** Seconds of movements that were left out. */
  skipped: number;
}

export const beginSession = (programme: ProgrammeId, session: number, now: number): SessionUnderWay => ({
  programme,
  session,
  beganAt: now,
  haltedAt: null,
  skipped: 0,
});

/** Seconds into the session. A clock that was set back stands at its beginning. */
export function positionAt({ beganAt, haltedAt }: SessionUnderWay, session: Session, now: number): number {
  return Math.min(lengthOf(session), Math.max(0, ((haltedAt ?? now) - beganAt) / 1_000));
}

export const halt = (underWay: SessionUnderWay, now: number): SessionUnderWay =>
  underWay.haltedAt === null ? { ...underWay, haltedAt: now } : underWay;

export const goOn = (underWay: SessionUnderWay, now: number): SessionUnderWay =>
  underWay.haltedAt === null
    ? underWay
    : { ...underWay, beganAt: underWay.beganAt + Math.max(0, now - underWay.haltedAt), haltedAt: null };

/** To the way to the next movement, or to the end. */
export function skipStep(underWay: SessionUnderWay, session: Session, now: number): SessionUnderWay {
  const position = positionAt(underWay, session, now);
  const step = stepAt(session, position);
  if (!step) return underWay;
  const left = step.ends - Math.max(step.begins, position);
  return {
    ...underWay,
    beganAt: underWay.beganAt - (step.ends - position) * 1_000,
    skipped: underWay.skipped + left,
  };
}

/** What is done at a moment, or made ready for; null at the end. */
export const stepAt = (session: Session, position: number): Step | null =>
  stepsOf(session).find(({ ends }) => position < ends) ?? null;

/** Whole seconds spent on movements. */
export function secondsDone({ skipped }: SessionUnderWay, session: Session, position: number): number {
  const passed = stepsOf(session).reduce(
    (sum, { begins, ends }) => sum + Math.max(0, Math.min(position, ends) - begins),
    0,
  );
  return Math.round(passed - skipped);
}
