import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** The page as it goes to a printer, until the test is over. */
export async function print(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(() =>
    cdp()
      .send('Emulation.setEmulatedMedia', { media: '' })
      .then(() => {}),
  );
}

/** Things move, until the test is over: tests otherwise see the last frame of everything. */
export async function wantMotion(): Promise<void> {
  const name = 'prefers-reduced-motion';
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value: 'no-preference' }] });
  onTestFinished(() =>
    cdp()
      .send('Emulation.setEmulatedMedia', { features: [{ name, value: 'reduce' }] })
      .then(() => {}),
  );
}
