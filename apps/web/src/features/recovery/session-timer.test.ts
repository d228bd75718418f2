import type { SessionPlan } from '@hundred/domain/recovery/sessions';
import { expect, it } from 'vitest';
import {
  beginSession,
  pauseSession,
  positionAt,
  resumeSession,
  secondsDone,
  skipStep,
  stepAt,
} from './session-timer';

/**
 * Eight seconds to get ready, thirty to move: three times. The movements begin at 8, 46 and 84 seconds, and end at 38, 76
 * and 114.
 */
const sessionPlan: SessionPlan = { seconds: 30, rounds: 1, movements: ['catCow', 'bridge', 'sphinx'] };
const start = 1_000_000;
const startedSession = beginSession('backAfterBreak', 3, start);
const at = (seconds: number) => start + seconds * 1_000;

it('The position follows the clock, however long nobody looked', () => {
  expect(positionAt(startedSession, sessionPlan, at(20))).toBe(20);
  expect(positionAt(startedSession, sessionPlan, at(86_400))).toBe(114);
  expect(positionAt(startedSession, sessionPlan, at(-50))).toBe(0);
});

it('The step is the movement that comes next, then the current one, then null at the end', () => {
  expect(stepAt(sessionPlan, 0)).toMatchObject({ movement: 'catCow', begins: 8 });
  expect(stepAt(sessionPlan, 37.9)?.movement).toBe('catCow');
  expect(stepAt(sessionPlan, 38)?.movement).toBe('bridge');
  expect(stepAt(sessionPlan, 114)).toBeNull();
});

it('The position stops at a pause, and continues from there', () => {
  const pausedSession = pauseSession(startedSession, at(20));
  expect(pauseSession(pausedSession, at(25))).toBe(pausedSession);
  expect(positionAt(pausedSession, sessionPlan, at(5_000))).toBe(20);
  const resumedSession = resumeSession(pausedSession, at(5_000));
  expect(positionAt(resumedSession, sessionPlan, at(5_010))).toBe(30);
  expect(resumeSession(resumedSession, at(6_000))).toBe(resumedSession);
});

it('The counted seconds are those of movements only', () => {
  expect(secondsDone(startedSession, sessionPlan, 8)).toBe(0);
  expect(secondsDone(startedSession, sessionPlan, 18)).toBe(10);
  expect(secondsDone(startedSession, sessionPlan, 46)).toBe(30);
  expect(secondsDone(startedSession, sessionPlan, 114)).toBe(90);
});

it('A skipped movement counts no more seconds, whether it was skipped before or after it began', () => {
  const skippedOnce = skipStep(startedSession, sessionPlan, at(18));
  expect(positionAt(skippedOnce, sessionPlan, at(18))).toBe(38);
  expect(secondsDone(skippedOnce, sessionPlan, 38)).toBe(10);
  const skippedTwice = skipStep(skippedOnce, sessionPlan, at(20));
  expect(positionAt(skippedTwice, sessionPlan, at(20))).toBe(76);
  // Ten seconds of the first movement, and the whole third one.
  expect(secondsDone(skippedTwice, sessionPlan, 114)).toBe(40);
  const skippedToEnd = skipStep(pauseSession(skippedTwice, at(20)), sessionPlan, at(60));
  expect(positionAt(skippedToEnd, sessionPlan, at(60))).toBe(114);
  expect(secondsDone(skippedToEnd, sessionPlan, 114)).toBe(10);
  expect(skipStep(skippedToEnd, sessionPlan, at(90))).toBe(skippedToEnd);
});
