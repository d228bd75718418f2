import type { SessionPlan } from '@hundred/domain/recovery/sessions';
import { expect, it } from 'vitest';
import { beginSession, goOn, halt, positionAt, secondsDone, skipStep, stepAt } from './session-timer';

/** Eight seconds to get ready, thirty to move: three times. */
const session: SessionPlan = { seconds: 30, rounds: 1, movements: ['catCow', 'bridge', 'sphinx'] };
const start = 1_000_000;
const begun = beginSession('backAfterBreak', 3, start);
const at = (seconds: number) => start + seconds * 1_000;

it('The position follows the clock, however long nobody looked', () => {
  expect(positionAt(begun, session, at(20))).toBe(20);
  expect(positionAt(begun, session, at(86_400))).toBe(114);
  expect(positionAt(begun, session, at(-50))).toBe(0);
});

it('The step is the movement that comes next, then the current one, then null at the end', () => {
  expect(stepAt(session, 0)).toMatchObject({ movement: 'catCow', begins: 8 });
  expect(stepAt(session, 37.9)?.movement).toBe('catCow');
  expect(stepAt(session, 38)?.movement).toBe('bridge');
  expect(stepAt(session, 114)).toBeNull();
});

it('The position stops at a pause, and continues from there', () => {
  const halted = halt(begun, at(20));
  expect(halt(halted, at(25))).toBe(halted);
  expect(positionAt(halted, session, at(5_000))).toBe(20);
  const on = goOn(halted, at(5_000));
  expect(positionAt(on, session, at(5_010))).toBe(30);
  expect(goOn(on, at(6_000))).toBe(on);
});

it('The counted seconds are those of movements only', () => {
  expect(secondsDone(begun, session, 8)).toBe(0);
  expect(secondsDone(begun, session, 18)).toBe(10);
  expect(secondsDone(begun, session, 46)).toBe(30);
  expect(secondsDone(begun, session, 114)).toBe(90);
});

it('A skipped movement counts no seconds, whether before or after it began', () => {
  const skipped = skipStep(begun, session, at(18));
  expect(positionAt(skipped, session, at(18))).toBe(38);
  expect(secondsDone(skipped, session, 38)).toBe(10);
  const again = skipStep(skipped, session, at(20));
  expect(positionAt(again, session, at(20))).toBe(76);
  expect(secondsDone(again, session, 114)).toBe(40);
  const halted = skipStep(halt(again, at(20)), session, at(60));
  expect(positionAt(halted, session, at(60))).toBe(114);
  expect(secondsDone(halted, session, 114)).toBe(10);
  expect(skipStep(halted, session, at(90))).toBe(halted);
});
