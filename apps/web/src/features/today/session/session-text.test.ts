import { expect, it } from 'vitest';
import { amountText, restNote, savedText, sumText, totalText } from './session-text';

const pushups = {
  id: 'pushups',
  name: 'Push-ups',
  movement: 'pushup',
  amount: { unit: 'reps', target: 66, most: 99 },
  reps: 0,
  isDone: false,
} as const;
const plank = {
  ...pushups,
  id: 'situps',
  name: 'Plank',
  movement: 'plank',
  amount: { unit: 'seconds', target: 30, most: 30 },
} as const;

it('What is saved of an exercise has the unit of the exercise', () => {
  expect(savedText(pushups, 36)).toBe('Saved: 36 of 66 push-ups.');
  expect(savedText(pushups, 70)).toBe('Saved: 70 push-ups.');
  expect(savedText(plank, 12)).toBe('Saved: 12 of 30 seconds.');
});

it('The amount of a movement that is held is in seconds', () => {
  expect(amountText(pushups, 66)).toBe('66');
  expect(amountText(plank, 86)).toBe('86 s');
});

it('One exercise is summed up by its name', () => {
  expect(sumText([pushups])).toEqual({ figure: '66', text: 'push-ups.' });
  expect(sumText([plank])).toEqual({ figure: '30', text: 'seconds of plank.' });
});

it('Exercises with different targets show them before what follows', () => {
  const open = [pushups, plank];
  expect(restNote(pushups, open, ['pushups', 'situps'], 45)).toBe('66 reps, then rest 45 s');
  expect(restNote(plank, open, ['pushups', 'situps'], 45)).toBe('30 s, then you’re done');
  expect(restNote(pushups, [pushups], ['pushups'], 45)).toBe('then you’re done');
});

it('The total has a time only if one was measured', () => {
  expect(totalText(198, 588)).toBe('198 reps in 9:48');
  expect(totalText(198, 0)).toBe('198 reps');
});
