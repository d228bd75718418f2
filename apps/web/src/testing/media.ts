import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Feature = { name: string; value: string };

/** Sends every feature each time, because the browser resets those that are left out, such as reduced motion. */
const emulate = (media: '' | 'print', motion: 'reduce' | 'no-preference', features: Feature[] = []) =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [{ name: 'prefers-reduced-motion', value: motion }, ...features],
  });

/** As the tests start: on a screen, with reduced motion. */
const resetMedia = async () => void (await emulate('', 'reduce'));

/** Emulates printing until the test is over. */
export async function emulatePrint(): Promise<void> {
  await emulate('print', 'reduce');
  onTestFinished(resetMedia);
}

/** Allows motion until the test is over; tests otherwise see the last frame of everything. */
export async function allowMotion(): Promise<void> {
  await emulate('', 'no-preference');
  onTestFinished(resetMedia);
}

/** Emulates forced colours, white on black, until the test is over. */
export async function forceColours(): Promise<void> {
  await emulate('', 'reduce', [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: 'dark' },
  ]);
  onTestFinished(resetMedia);
}
