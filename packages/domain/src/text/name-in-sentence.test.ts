import { expect, it } from 'vitest';
import { nameInSentence } from './name-in-sentence';

it.each([
  ['Push-ups', 'push-ups'],
  ['Hindu Push-ups', 'Hindu push-ups'],
  ['Russian Twists', 'Russian twists'],
  ['V-Ups', 'V-ups'],
])('The name %s is %s within a sentence', (name, inSentence) => {
  expect(nameInSentence(name)).toBe(inSentence);
});
