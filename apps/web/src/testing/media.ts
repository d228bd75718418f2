import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Feature = { name: string; value: string };

/** All are said each time: what is left out would be forgotten, and with it that tests want no motion. */
const emulate = (media: '' | 'print', motion: 'reduce' | 'no-preference', features: Feature[] = []) =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [{ name: 'prefers-reduced-motion', value: motion }, ...features],
  });

const asItWas = async () => void (await emulate('', 'reduce'));

/** The page as it goes to a printer, until the test is over. */
export async function print(): Promise<void> {
  await emulate('print', 'reduce');
  onTestFinished(asItWas);
}

/** Things move, until the test is over: tests otherwise see the last frame of everything. */
export async function wantMotion(): Promise<void> {
  await emulate('', 'no-preference');
  onTestFinished(asItWas);
}

/** The page in colours that the person has set for every page, white on black, until the test is over. */
export async function forceColours(): Promise<void> {
  await emulate('', 'reduce', [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: 'dark' },
  ]);
  onTestFinished(asItWas);
}
