import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Feature = { name: string; value: string };

/** Sends all features each time, because a missing one would be reset, also that tests ask for reduced motion. */
const emulate = (media: '' | 'print', motion: 'reduce' | 'no-preference', features: Feature[] = []) =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [{ name: 'prefers-reduced-motion', value: motion }, ...features],
  });

const asItWas = async () => void (await emulate('', 'reduce'));

/** Emulates printing until the test is over. */
export async function print(): Promise<void> {
  await emulate('print', 'reduce');
  onTestFinished(asItWas);
}

/** Allows motion until the test is over; tests otherwise see the last frame of everything. */
export async function allowMotion(): Promise<void> {
  await emulate('', 'no-preference');
  onTestFinished(asItWas);
}

/** Emulates forced colours, white on black, until the test is over. */
export async function forceColours(): Promise<void> {
  await emulate('', 'reduce', [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: 'dark' },
  ]);
  onTestFinished(asItWas);
}
